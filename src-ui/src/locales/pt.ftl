# Português: do Brasil, com palavras neutras onde Portugal diz outra coisa. Todo número contado tem também [0].

app-name = Escalera
game-rummy100 = Rummy até 100

## Quem joga

you = Você
computer = Computador
computer-subject = O computador
computer-inside = o computador
player = Jogador { $number }
level-easy = Fácil
level-medium = Médio
level-hard = Difícil

## Cartas

list-and = e
list-and-before-i = e
card-name = { $rank } de { $suit }
card-joker = curinga
suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas
rank-ace = ás
rank-2 = dois
rank-3 = três
rank-4 = quatro
rank-5 = cinco
rank-6 = seis
rank-7 = sete
rank-8 = oito
rank-9 = nove
rank-10 = dez
rank-jack = valete
rank-queen = dama
rank-king = rei
ranks-ace = ases
ranks-2 = dois
ranks-3 = três
ranks-4 = quatros
ranks-5 = cincos
ranks-6 = seis
ranks-7 = setes
ranks-8 = oitos
ranks-9 = noves
ranks-10 = dez
ranks-jack = valetes
ranks-queen = damas
ranks-king = reis
meld-set = Grupo de { $ranks }: { $suits }
meld-run = Sequência de { $suit }, do { $low } { $to ->
    [Q] à dama
   *[other] ao { $high }
}

## O que se ouve de cada coisa

state-selected = selecionada
state-fresh = nova nesta vez
state-refused = com problema
place-in-hand = { $place } de { $count }
hand-count = { $count ->
    [0] Sua mão, sem cartas
    [one] Sua mão, uma carta
   *[other] Sua mão, { $count } cartas
}
stock-count = { $count ->
    [0] Monte, vazio
    [one] Monte, uma carta
   *[other] Monte, { $count } cartas
}
discard-empty = Descarte, vazio
discard-count = { $count ->
    [0] Descarte, vazio
    [one] Descarte, { $card }
   *[other] Descarte, { $card } por cima, { $count } cartas
}
points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}

## Botões de todas as telas

back = Voltar
close = Fechar
cancel = Cancelar
understood = Entendi
menu = Menu

## Ao abrir

opening = Abrindo a mesa…
waiting = Preparando a mesa…
no-host-title = Aqui não dá para jogar
no-host = Esta página foi aberta sem o aplicativo. Abra o Escalera, ou a versão para o navegador.

## Início

home-continue = Continuar
home-new = Nova partida
home-seats = 2 jogadores
home-quick = Jogar contra o computador
home-same-device = Com alguém ao seu lado
home-rules = Regras
home-settings = Ajustes
home-about = Sobre
saved-turn = { $who ->
    [you] Sua vez
    [computer] Vez do computador
   *[other] Vez de { $name }
}
saved-round-over = Rodada terminada
saved-game-over = Partida terminada
saved-damaged = Não dá para ler
saved-newer = De uma versão mais nova
unreadable-damaged-title = Não dá para ler esta mesa
unreadable-damaged = O arquivo está danificado. Ele fica guardado como está. Se você começar outra partida, ela é salva à parte.
unreadable-newer-title = Esta mesa é de uma versão mais nova
unreadable-newer = Atualize o Escalera para continuar. Se você colocar esta mesa de lado, ela fica guardada com outro nome e novas partidas podem ser salvas aqui.
set-aside = Colocar de lado
start-new = Começar outra

## Mesa nova

new-title = Nova mesa
new-who = Com quem
mode-computer = Contra o computador
mode-same-device = No mesmo aparelho
mode-same-device-note = O aparelho passa de mão em mão, com uma cortina no meio.
new-level = Nível
level-easy-note = Joga a primeira coisa que vê.
level-medium-note = Pensa no que vale a pena.
level-hard-note = Lembra o que você pega e o que descarta.
new-names = Nomes
new-name-label = { $number ->
    [1] Quem começa
   *[other] Quem distribui
}
new-target = Vence quem chega a 100 pontos.
new-deal = Dar as cartas
ask-replace-title = Já existe uma partida em andamento
ask-replace = Se você distribuir outra, a que está salva se perde.
ask-replace-yes = Distribuir outra

## Mesa

table-round = Rodada { $round }
your-turn = É a sua vez
seat-your-turn = sua vez
seat-their-turn = na vez
stock = Monte
stock-named = Monte, { $count }
discard-pile = Descarte
melds-of = { $who ->
    [you] Baixadas por você
    [computer] Baixadas pelo computador
   *[other] Baixadas por { $name }
}
melds-none = Ainda não há nada na mesa
seat-label = { $count ->
    [0] { $name }: sem cartas, { $points } pontos
    [one] { $name }: uma carta, { $points } pontos
   *[other] { $name }: { $count } cartas, { $points } pontos
}
meld-fits = as cartas escolhidas cabem aqui
sort = Ordenar
take-back = Desfazer
log = O que foi jogado
log-empty = Ainda não se jogou nada.
rules = Regras
level = Nível
hide = Baixar a cortina
settings = Ajustes
new-game = Nova partida
leave = Sair da mesa
leave-note = Ela fica salva.
sort-by-rank = Por número
sort-by-suit = Por naipe
sort-by-hand = À mão
ask-new-game-title = Nova partida?
ask-new-game = A rodada é abandonada e o placar volta a zero.
ask-new-game-yes = Começar do zero

## A barra: o próximo passo

step-wait = { $who ->
    [you] É a sua vez
    [computer] O computador está pensando…
   *[other] Vez de { $name }
}
step-draw = Compre uma carta
step-draw-note = Toque no monte, ou no descarte se ele servir.
step-draw-button = Comprar
step-take = Pegue o descarte
step-take-note = O monte está vazio.
step-take-button = Pegar
step-play = Baixe ou descarte
step-play-note = Toque nas cartas para escolher.
step-where = Para onde vai { $rank ->
    [Q] a
   *[other] o
} { $card }?
step-where-both = Toque numa combinação iluminada ou descarte a carta.
step-where-meld = Toque numa combinação iluminada: nesta vez ela não pode ser descartada.
step-where-discard = Descarte, ou escolha mais cartas para baixar.
step-where-nowhere = Você a pegou do descarte: nesta vez não dá para descartar.
step-meld-set = É um grupo
step-meld-run = É uma sequência
step-lay-off = Cabem na mesa
step-lay-off-note = Toque na combinação iluminada.
step-more = Escolha mais uma
step-more-note = Uma combinação tem pelo menos três cartas.
step-no-meld = Assim não combinam
step-no-meld-note = Escolha um grupo do mesmo número ou uma sequência do mesmo naipe.
step-meld-button = Baixar
step-discard-button = Descartar
step-discard-why = Toque antes na carta que você quer descartar.
step-discard-one = Só se descarta uma carta: escolha apenas uma.
step-choose-why = Toque antes nas cartas que você quer pôr aí.
step-take-back-why = Não há nada para desfazer nesta vez.
step-arrange = Ordene a sua mão
step-arrange-note = Toque numa carta e mova.
step-arrange-why = Toque antes na carta que você quer mover.
step-arranged = Pronto
step-left = Para a esquerda
step-right = Para a direita
step-round-over = A rodada terminou
step-see-result = Ver o resultado

## O que foi jogado

log-dealt = As cartas foram distribuídas
log-dealt-upcard = As cartas foram distribuídas; o descarte começa com { $card }
log-shuffled = O monte acabou: os descartes são embaralhados e formam outro
log-turned-over = O monte acabou: os descartes são virados e fica { $card }
log-drew = { $who ->
    [you] Você comprou do monte
    [computer] O computador comprou do monte
   *[other] { $name } comprou do monte
}
log-drew-card = { $who ->
    [you] Você comprou { $card } do monte
    [computer] O computador comprou { $card } do monte
   *[other] { $name } comprou { $card } do monte
}
log-took = { $who ->
    [you] Você pegou { $card } do descarte
    [computer] O computador pegou { $card } do descarte
   *[other] { $name } pegou { $card } do descarte
}
log-dug = { $who ->
    [you] Você cavou { $cards }
    [computer] O computador cavou { $cards }
   *[other] { $name } cavou { $cards }
}
log-melded = { $who ->
    [you] Você baixou { $cards }
    [computer] O computador baixou { $cards }
   *[other] { $name } baixou { $cards }
}
log-laid-off = { $who ->
    [you] Você acrescentou { $cards } à mesa
    [computer] O computador acrescentou { $cards } à mesa
   *[other] { $name } acrescentou { $cards } à mesa
}
log-discarded = { $who ->
    [you] Você descartou { $card }
    [computer] O computador descartou { $card }
   *[other] { $name } descartou { $card }
}

## Por que não?

why-not = Por que não?
why-not-again = Escolher de novo
refusal-not_your_turn = Ainda não é a sua vez.
refusal-must_draw_first = Antes de baixar ou descartar, compre do monte ou pegue a carta do descarte.
refusal-already_drawn = Você já comprou nesta vez. Agora baixe, acrescente ou descarte.
refusal-card_not_in_hand = { $count ->
    [0] Essa carta não está na sua mão.
    [one] Você não tem { $cards } na mão.
   *[other] Você não tem todas estas cartas na mão: { $cards }.
}
refusal-not_a_set_or_run = { $count ->
    [0] Essas cartas não formam nem grupo nem sequência.
    [one] { $cards } não forma nem grupo nem sequência.
   *[other] { $cards } não formam nem grupo nem sequência.
}
refusal-too_short = { $count ->
    [0] Uma combinação tem pelo menos três cartas.
    [one] Só { $cards } não basta: uma combinação tem pelo menos três cartas.
   *[other] { $cards } não bastam: uma combinação tem pelo menos três cartas.
}
refusal-duplicate_suit = { $count ->
    [0] Num grupo, cada naipe entra uma vez só.
    [one] Num grupo, cada naipe entra uma vez só, e o de { $cards } já está lá.
   *[other] Num grupo, cada naipe entra uma vez só, e em { $cards } há um repetido.
}
refusal-mixed_suits = { $count ->
    [0] Uma sequência é de um naipe só.
    [one] Uma sequência é de um naipe só, e { $cards } é de outro.
   *[other] Uma sequência é de um naipe só, e { $cards } são de vários.
}
refusal-not_consecutive = { $count ->
    [0] Numa sequência as cartas vêm uma depois da outra, e aqui falta alguma.
    [one] Numa sequência as cartas vêm uma depois da outra, e com { $cards } fica um buraco.
   *[other] Numa sequência as cartas vêm uma depois da outra, e em { $cards } falta alguma.
}
refusal-wraps_around = { $count ->
    [0] A sequência termina no rei: o ás não vem depois.
    [one] A sequência termina no rei: { $cards } não pode dar a volta.
   *[other] A sequência termina no rei: { $cards } não pode dar a volta pelo ás.
}
refusal-wrong_ace = { $count ->
    [0] O ás vem antes do dois, não depois do rei.
    [one] O ás vem antes do dois, não depois do rei: { $cards } não cabe aí.
   *[other] O ás vem antes do dois, não depois do rei: { $cards } não vale.
}
refusal-does_not_fit_meld = { $count ->
    [0] Essas cartas não cabem nessa combinação.
    [one] { $cards } não cabe nessa combinação.
   *[other] { $cards } não cabem juntas nessa combinação.
}
refusal-no_such_meld = Essa combinação já não está na mesa.
refusal-just_taken = { $count ->
    [0] A carta que você pegou do descarte não pode ser descartada na mesma vez. Baixe ou guarde.
    [one] Você pegou { $cards } do descarte nesta vez: baixe ou guarde, mas não descarte ainda.
   *[other] Você pegou { $cards } do descarte nesta vez: baixe ou guarde, mas não descarte ainda.
}
refusal-must_keep_a_discard = Aqui se bate descartando: fique com pelo menos uma carta.
refusal-would_strand = { $count ->
    [0] Sobraria uma única carta que nesta vez você não pode descartar.
    [one] Sobraria só { $cards }, que nesta vez você não pode descartar. Guarde mais uma carta.
   *[other] Sobrariam só { $cards }, que nesta vez você não pode descartar. Guarde mais uma carta.
}
refusal-stock_empty = O monte está vazio e não há descartes para formar outro. Pegue a carta do descarte.
refusal-discard_empty = O descarte está vazio. Compre do monte.
refusal-dig_not_allowed = Do descarte só se pega a carta de cima.
refusal-dig_card_not_placed = { $count ->
    [0] Ao cavar, a carta escolhida vai para a mesa na hora, e aqui ela não cabe.
    [one] Ao cavar, a carta escolhida vai para a mesa na hora, e { $cards } não cabe.
   *[other] Ao cavar, a carta escolhida vai para a mesa na hora, e { $cards } não cabem.
}
refusal-not_in_discard_pile = { $count ->
    [0] Essa carta não está no descarte.
    [one] { $cards } não está no descarte.
   *[other] { $cards } não estão no descarte.
}
refusal-joker_not_announced = Diga antes por qual carta vale o curinga.
refusal-joker_needs_natural = Uma combinação precisa de pelo menos uma carta que não seja curinga.
refusal-card_twice_in_meld = { $count ->
    [0] Uma combinação não leva a mesma carta duas vezes.
    [one] Uma combinação não leva a mesma carta duas vezes: { $cards } já está lá.
   *[other] Uma combinação não leva a mesma carta duas vezes: veja { $cards }.
}
refusal-round_over = A rodada já terminou.
refusal-game_over = A partida já terminou.
refusal-round_not_over = A rodada ainda não terminou.
refusal-nothing_to_take_back = Não há nada para desfazer nesta vez.
refusal-stale_version = A mesa mudou nesse meio-tempo. Veja como ela está e tente de novo.
refusal-bad_message = Não dá para fazer isso nesta mesa.

## Cortina

curtain-turn = { $who ->
    [computer] Vez do computador
   *[other] É a vez de { $name }
}
curtain-label = É a vez de
curtain-since = Desde a sua última vez
curtain-nothing = Ainda não aconteceu nada.
curtain-show = Ver minhas cartas
curtain-hold = Segure aqui
curtain-hold-note = ou toque duas vezes para ver suas cartas
curtain-again = Toque de novo para ver suas cartas.
curtain-lifting = Levantando a cortina…

## Fim da rodada e da partida

round-label = Rodada { $round }
round-out = { $who ->
    [you] Você bateu!
    [computer] O computador bateu
   *[other] { $name } bateu
}
round-out-hand = sem cartas
out-discard = Descartou a última carta: { $card }
out-meld = Baixou as últimas cartas: { $cards }
out-lay-off = Acrescentou à mesa o que faltava: { $cards }
round-blocked = O monte acabou
round-blocked-note = Ninguém bateu.
round-turns = Rodada sem vencedor
round-turns-note = { $turns ->
    [0] Ninguém bateu. Ninguém soma pontos.
    [one] Passou uma vez sem ninguém bater. Ninguém soma pontos.
   *[other] Passaram { $turns } vezes sem ninguém bater. Ninguém soma pontos.
}
round-sum = { $hands ->
    [0] Pontos nas outras mãos: { $sum }
    [one] Pontos na outra mão: { $sum }
   *[other] Pontos nas outras mãos: { $sum }
}
scores = Placar, até { $target }
next-round = Próxima rodada
see-table = Ver a mesa
game-won = { $who ->
    [you] Você venceu a partida!
    [computer] O computador venceu
   *[other] { $name } venceu
}
game-shared = Empate no primeiro lugar
game-rounds = { $count ->
    [0] Nenhuma rodada
    [one] Uma rodada
   *[other] { $count } rodadas
}
sheet-title = Rodada por rodada
sheet-round = Rodada
sheet-total = Total
rematch = Revanche
to-home = Ir para o início

proof-fits = Distribuição comprovada
proof-checking = Conferindo a distribuição…
proof-failed = Não foi possível conferir a distribuição
proof-other-seed = A distribuição não é a prometida
proof-other-deal = As cartas distribuídas não são as prometidas
proof-other-draw = Uma carta comprada não é a prometida
proof-title = Prova da distribuição
proof-note = Antes da distribuição, uma semente foi fixada e a marca dela foi mostrada. Agora a semente é mostrada: dela sai a ordem exata das cartas, então ninguém pôde mudar nada.
proof-deal = Distribuição
proof-commit = Marca, mostrada antes
proof-seed = Semente, mostrada depois
proof-nonce = Número de um jogador

## Ajustes

settings-title = Ajustes
settings-language = Idioma
language-es = Español
language-pt = Português
language-en = English
settings-theme = Aparência
theme-system = Sistema
theme-light = Clara
theme-dark = Escura
settings-deck = Baralho
deck-two = Clássico
deck-four = Quatro cores
deck-safe = Fácil de distinguir
settings-cards = Cartas grandes
settings-cards-note = Só número e naipe, enormes.
settings-hand = Mão esquerda
settings-hand-note = Tudo ao alcance do polegar esquerdo.
settings-motion = Movimento
settings-motion-note = As cartas viajam de um lugar a outro.
settings-table = Na mesa
settings-data = Seus dados
off = Não
erase = Apagar dados
erase-note = { $count ->
    [0] Os ajustes. Não há mesas salvas.
    [one] Uma mesa salva e os ajustes.
   *[other] { $count } mesas salvas e os ajustes.
}
ask-erase-title = Apagar tudo?
ask-erase = { $count ->
    [0] Os ajustes deste aparelho são apagados. Não há mesas salvas.
    [one] Uma mesa salva, com o placar, e os ajustes deste aparelho são apagados. Não dá para desfazer.
   *[other] { $count } mesas salvas, com o placar, e os ajustes deste aparelho são apagados. Não dá para desfazer.
}
ask-erase-yes = Apagar tudo
erased = Tudo foi apagado.

## Sobre

about-title = Sobre o Escalera
about-version = Versão { $version }
about-privacy = Privacidade
about-privacy-1 = O Escalera não coleta nada. Não há contas, anúncios nem estatísticas.
about-privacy-2 = Suas mesas e seus ajustes ficam só neste aparelho. Você pode apagar tudo quando quiser em Ajustes.
about-privacy-3 = Não é preciso conexão para jogar, e nada sai daqui.
about-licences = Licenças
about-licences-note = O Escalera é software livre: MIT ou Apache 2.0. A letra é a Bricolage Grotesque, sob a licença SIL Open Font 1.1.

## Regras do Rummy até 100

rules-title = Regras: { $game }
rules-goal-title = O objetivo
rules-goal = Fique sem cartas antes da outra pessoa. Quem bate leva os pontos que sobraram na mão do outro, e vence a partida quem chega primeiro a 100.
rules-deal-title = A distribuição
rules-deal = Jogam dois, com um baralho de 52 cartas sem curingas. Cada mão recebe dez. A carta seguinte abre o descarte e o resto forma o monte. A cada rodada muda quem começa.
rules-turn-title = A sua vez
rules-turn = Compre do monte ou pegue a carta de cima do descarte. Depois baixe e acrescente o que quiser. Termine com um descarte, que não pode ser a carta que você acabou de pegar do descarte.
rules-melds-title = Combinações
rules-melds = Um grupo junta três ou quatro cartas do mesmo número, cada uma de um naipe. Uma sequência tem três ou mais cartas seguidas do mesmo naipe. O ás vem antes do dois, nunca depois do rei.
rules-lay-off-title = Acrescentar
rules-lay-off = Acrescente cartas a qualquer combinação da mesa, sua ou não, mesmo sem ter baixado nada. O que já está na mesa não muda de lugar.
rules-out-title = Bater
rules-out = A rodada acaba assim que você fica sem cartas: baixando, acrescentando ou descartando. Você não pode ficar na mão com uma única carta que não dá para largar nessa vez.
rules-points-title = Os pontos
rules-points = O ás vale 1; o valete, a dama e o rei, 10; as outras, o seu número.
rules-stock-title = Se o monte acabar
rules-stock = Os descartes são embaralhados, menos o de cima, e formam outro monte. Se depois de 200 vezes ninguém bateu, a rodada acaba sem pontos.

## Quando algo dá errado

trouble-not_saved = Não foi possível salvar. Você pode continuar; a cada jogada tentamos de novo.
trouble-saved_again = A mesa voltou a ser salva.
trouble-newer_in_place = Esta mesa não é salva: no lugar dela há uma de uma versão mais nova.
fault-title = Não deu certo
fault-no_table = Essa mesa já não está aberta.
fault-damaged = A mesa salva está danificada e não abre. O arquivo fica guardado.
fault-newer = A mesa salva é de uma versão mais nova do Escalera. Ela fica como está.
fault-storage = Não foi possível ler ou salvar neste aparelho. Veja o espaço e as permissões.
fault-bad_message = O aplicativo recebeu algo que não entende. Abra a mesa de novo.
fault-other_tab = Esta mesa continua em outra aba, e lá está o mais recente. Abra de novo aqui para continuar.
fault-no_host = Esta página foi aberta sem o aplicativo que guarda as mesas.
fault-internal = Algo falhou no aplicativo. Abra a mesa de novo: ela está salva.

## Nomes do que se vê, para quem ouve

seats = Jogadores
melds = O que foi baixado
piles = Monte e descarte
open-hands = Mãos abertas
why-not-missing = Falta { $cards }
