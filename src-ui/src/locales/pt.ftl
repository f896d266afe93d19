# Português: do Brasil, com palavras neutras onde Portugal diz outra coisa. Todo número contado tem também [0].

app-name = Escalera
game-rummy100 = Rummy até 100
game-rummy = Rummy clássico
game-rummy500 = Rummy 500

## Quem joga

you = Você
you-inside = você
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
card-joker-for = curinga valendo { $card }
card-heard = { $index ->
    [Q] a
   *[other] o
} { $card }
suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas
tile-name = { $number } { $colour }
colour-red = vermelho
colour-blue = azul
colour-orange = laranja
colour-black = preto
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
meld-run = Sequência de { $suit }, { $from ->
    [Q] da dama
   *[other] do { $low }
} { $to ->
    [Q] à dama
   *[other] ao { $high }
}

## O que se ouve de cada coisa

state-selected = selecionada
state-fresh = nova nesta vez
state-refused = recusada
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
no-host = Esta página foi aberta fora do aplicativo. Abra o Escalera, ou a versão para o navegador.

## Início

home-saved = De onde você parou
home-continue = Continuar
home-games = Jogos
home-options = Opções
home-level = { $level ->
    [easy] Nível fácil
    [hard] Nível difícil
   *[other] Nível médio
}
home-seats = { $count ->
    [0] Sem jogadores
    [one] Um jogador
   *[other] { $count } jogadores
}
home-quick = { $game } contra { computer-inside }
home-same-device = Neste aparelho
home-rules = Regras
home-settings = Ajustes
home-about = Sobre o Escalera
saved-turn = { $who ->
    [you] Sua vez
    [computer] Vez do computador
   *[other] Vez de { $name }
}
saved-alike = Todos com { $points }
saved-place = { $points } · { $place }º de { $count }
saved-lead = Na frente, { $names }, com { $points }
saved-round-over = Rodada terminada
saved-won = { $who ->
    [you] Você venceu
    [computer] { computer-subject } venceu
   *[other] { $name } venceu
}
saved-shared = Empate no primeiro lugar: { $names }
saved-damaged = Não dá para ler
saved-newer = De uma versão mais nova
unreadable-damaged-title = Não dá para ler esta mesa
unreadable-damaged = O arquivo está danificado e fica guardado como está. Se você começar outra partida, ela é salva à parte.
unreadable-newer-title = Esta mesa é de uma versão mais nova
unreadable-newer = Atualize o Escalera para continuar. Se você guardar esta mesa à parte, ela fica com outro nome e novas partidas podem ser salvas aqui.
set-aside = Guardar à parte
start-new = Começar outra

## Mesa nova

new-title = Nova mesa
new-who = Quem joga
mode-computer = Contra o computador
mode-same-device = Neste aparelho
mode-same-device-note = O aparelho passa de mão em mão, com uma cortina no meio.
new-level = Nível
level-easy-note = { $count ->
    [one] Joga a primeira coisa que vê.
   *[other] Jogam a primeira coisa que veem.
}
level-medium-note = { $count ->
    [one] Pensa no que vale a pena.
   *[other] Pensam no que vale a pena.
}
level-hard-note = { $count ->
    [one] Lembra o que você pega e o que descarta.
   *[other] Lembram o que cada um pega e descarta.
}
levels-apart = Um nível para cada rival
levels-apart-note = Fáceis e difíceis na mesma mesa.
levels-mixed = Diferentes
new-name-starter = Quem começa
new-name-dealer = Quem distribui
new-seats = Jogadores
new-seats-computer = Você e mais { $others ->
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
   *[other] seis
}, com { $packs ->
    [one] um baralho
   *[other] dois baralhos
}. { $hand } cartas para cada um.
new-seats-device = { $seats } pessoas, com { $packs ->
    [one] um baralho
   *[other] dois baralhos
}. { $hand } cartas para cada uma.
new-end = Fim da partida
new-end-points = Pontos
new-end-rounds = Rodadas
new-points = { $count ->
    [0] { $count } pontos
    [one] Um ponto
   *[other] { $count } pontos
}
new-rounds = { $count ->
    [0] { $count } rodadas
    [one] Uma rodada
   *[other] { $count } rodadas
}
new-target = Quando alguém chega a { $target } pontos, vence quem tiver mais.
new-rounds-note = { $count ->
    [0] Vence quem somar mais pontos.
    [one] Uma rodada só, e vence quem somar mais pontos.
   *[other] Depois de { $count } rodadas vence quem somar mais pontos.
}
new-hand = Cartas por mão
new-hand-note = Depois de dar as cartas, sobram { $stock } no monte.
new-jokers = Curingas
new-jokers-none = Nenhum
new-jokers-note = { $count ->
    [0] Cada carta vale só por ela mesma.
   *[other] Valem pela carta que você anunciar, até o fim da rodada.
}
new-ace = O ás nas sequências
new-ace-low = Antes do 2
new-ace-high = Depois do rei
new-ace-low-note = Vai como em A-2-3 e vale { $points ->
    [0] zero
    [one] um ponto
   *[other] { $points } pontos
}.
new-ace-high-note = Vai como em Q-K-A e vale { $points ->
    [0] zero
    [one] um ponto
   *[other] { $points } pontos
}.
new-out = Como se bate
new-out-discard = Descartando
new-out-any = De qualquer jeito
new-out-discard-note = A última carta se descarta: guarde sempre uma.
new-out-any-note = A última carta se baixa, se acrescenta ou se descarta.
new-names = Nomes
new-deal = Distribuir
ask-leave-title = A mesa não está sendo salva
ask-leave = As últimas jogadas não puderam ser salvas. Se você sair agora, elas se perdem.
ask-leave-yes = Sair mesmo assim
ask-replace-title = Há uma partida em andamento
ask-replace = Se você começar outra, perde a que está salva.
ask-replace-yes = Começar outra

## Mesa

table-round = Rodada { $round }
your-turn = É a sua vez
seat-your-turn = sua vez
seat-their-turn = na vez
stock-named = Monte, { $count }
discard-pile = Descarte
melds-of = { $who ->
    [you] Baixadas por você
    [computer] Baixadas pelo computador
   *[other] Baixadas por { $name }
}
melds-none = Ainda não há nada na mesa
seat-label = { $name }: { $count ->
    [0] sem cartas
    [one] uma carta
   *[other] { $count } cartas
}, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
seat-scores = { $seat }. Ver o placar
meld-new = recém-baixada
meld-grown = com cartas novas
meld-laid-off = { $who ->
    [you] acrescentado por você: { $cards }
    [computer] acrescentado pelo computador: { $cards }
   *[other] acrescentado por { $name }: { $cards }
}
meld-fits = { $count ->
    [0] nada encaixa
    [one] a carta selecionada encaixa
   *[other] as cartas selecionadas encaixam
}
fan-title = Descarte, { $count } cartas
fan-tap = Toque na carta mais funda de que precisar
fan-look = Da mais antiga à mais nova
fan-why = Só há uma carta no descarte.
fan-nearer = Há duas iguais: vale a que está mais em cima.
fan-named = escolhida
fan-comes = vem junto
fan-open = dá para pegar
fan-nowhere = agora não vai a lugar nenhum
fan-depth = { $count ->
    [0] não traz cartas
    [one] a de cima
   *[other] traz { $count } cartas
}
which-joker = Por qual carta vale o curinga?
which-meld = Para onde vai?
sort = Ordenar
take-back = Desfazer
log = Jogadas da rodada
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
sort-by-melds = Por combinações
sort-left = { $count ->
    [0] Nenhum ponto solto
    [one] Um ponto solto
   *[other] { $count } pontos soltos
}
sort-by-hand = À mão
ask-new-game-title = Nova partida?
ask-new-game = Você abandona a rodada e o placar volta a zero.
ask-new-game-over = O placar volta a zero.
ask-new-game-yes = Começar do zero

## A barra: o próximo passo

step-wait = { $who ->
    [you] É a sua vez
    [computer] O computador pensa…
   *[other] Vez de { $name }
}
step-hurry = Mais rápido
step-draw = Compre uma carta
step-draw-note = Toque no monte, ou no descarte se a carta servir.
step-draw-button = Comprar
step-take = Pegue do descarte
step-take-note = O monte está vazio.
step-take-button = Pegar
step-play = Baixe ou descarte
step-play-note = Toque nas cartas para selecionar.
step-where = Para onde vai { $rank ->
    [Q] a
   *[other] o
} { $card }?
step-where-both = Toque numa combinação iluminada, ou descarte a carta.
step-where-meld = Só pode ir para uma combinação iluminada: veio do descarte.
step-where-discard = Descarte, ou selecione mais cartas para baixar.
step-keep = { $rank ->
    [Q] A
   *[other] O
} { $card } fica nesta vez
step-keep-note = Veio do descarte. Baixe com outras, ou descarte outra.
step-meld-set = É um grupo
step-meld-run = É uma sequência
step-lay-off = Encaixam na mesa
step-lay-off-note = Toque numa combinação iluminada.
step-more = Selecione mais uma
step-more-note = Uma combinação tem pelo menos três cartas.
step-no-meld = Assim não combinam
step-no-meld-note = Selecione um grupo do mesmo número ou uma sequência do mesmo naipe.
step-not-now = Agora não dá para baixar
step-not-now-note = Toque em “Baixar” e veja por quê.
step-meld-button = Baixar
step-lay-off-button = Acrescentar
step-or-note = Ou toque numa combinação iluminada.
step-joker-note = Depois você escolhe por qual carta vale o curinga.
step-joker-or-note = Depois você diz por qual carta ele vale. Ou toque numa combinação iluminada.
dig-top = Pegue { $card }
dig-top-note = Só essa carta, para a sua mão.
dig-take = Pegue { $count } e baixe { $card }
dig-makes = Fica { $cards }.
dig-makes-or = Fica { $cards }. Ou toque numa combinação iluminada.
dig-makes-long = Fica uma sequência de { $count }, de { $first } a { $last }.
dig-makes-long-or = Fica uma sequência de { $count }, de { $first } a { $last }. Ou toque numa combinação iluminada.
dig-fits-one = Vai para a combinação iluminada.
dig-fits-many = Toque na combinação iluminada para onde vai.
dig-more = Selecione as cartas que baixam com ela.
dig-no-match = Com essas cartas não combina.
dig-nowhere = Agora { $card } não vai a lugar nenhum
dig-nowhere-note = A carta pela qual se cava vai na hora para a mesa.
dig-nowhere-why = { $card } não encaixa na mesa nem combina com as suas cartas. Escolha outra.
dig-button = Pegar { $count }
step-discard-button = Descartar
step-discard-why = Toque primeiro na carta que você quer descartar.
step-discard-one = Só se descarta uma carta: selecione apenas uma.
step-choose-why = Toque primeiro nas cartas que você quer pôr aí.
step-take-back-why = Não há nada para desfazer nesta vez.
step-arrange = Ordene à mão
step-arrange-note = Toque numa e mova.
step-arrange-why = Toque primeiro na que você quer mover.
step-arranged = Pronto
step-left = Para a esquerda
step-right = Para a direita
step-round-over = Rodada terminada
step-see-result = Ver resultado

## O que foi jogado

log-dealt = As { $deck ->
    [tiles] peças
   *[cards] cartas
} foram distribuídas
log-dealt-upcard = As cartas foram distribuídas; o descarte começa com { $card }
log-shuffled = O monte acabou: os descartes foram embaralhados para formar outro
log-turned-over = O monte acabou: o descarte foi virado e ficou { $card }
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
    [you] Você cavou até { $card } e pegou { $count } cartas
    [computer] O computador cavou até { $card } e pegou { $count } cartas
   *[other] { $name } cavou até { $card } e pegou { $count } cartas
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

## Uma vez de alguém, numa frase

turn-told = { $who ->
    [you] Você
    [computer] O computador
   *[other] { $name }
} { $acts }
turn-drew = comprou do monte
turn-drew-card = comprou { $card }
turn-dug = cavou até { $card }
turn-dug-many = pegou { $count } cartas
turn-took = pegou { $cards }
turn-melded = baixou { $cards }
turn-laid-off = acrescentou { $cards }
turn-put-many = { $count ->
    [0] não pôs cartas na mesa
    [one] pôs uma { $deck ->
        [tiles] peça
       *[cards] carta
    } na mesa
   *[other] pôs { $count } { $deck ->
        [tiles] peças
       *[cards] cartas
    } na mesa
}
turn-discarded = descartou { $card }

## Por que não?

why-not = Por que não?
why-not-turn = Ainda não é a sua vez
why-draw-first = Primeiro, a carta da vez
why-drawn = Você já tem a carta da vez
why-no-match = Não combinam
why-more = Faltam cartas
why-repeated = Um naipe se repete
why-suits = Naipes misturados
why-gap = Fica um buraco
why-ace = O ás não vai aí
why-no-fit = Aí não encaixa
why-taken = Veio do descarte
why-keep = Guarde uma carta
why-not-again = Voltar
mend-add = Com { $cards } já é uma combinação.
mend-drop = Sem { $cards } é uma combinação.
mend-swap = Com { $cards } no lugar de { $others } é uma combinação.
mend-drop-there = Sem { $cards }, o resto encaixa ali.
mend-discard = Mas você pode descartar { $card }.
mend-dig = { $card } baixa com { $cards }.
mend-choose = Escolher essas
mend-choose-one = Escolher { $card }
refusal-not_your_turn = Ainda não é a sua vez. Espere um pouco.
refusal-must_draw_first = Antes de baixar, acrescentar ou descartar, compre do monte ou pegue a carta do descarte.
refusal-already_drawn = Você já tem a carta desta vez. Agora baixe, acrescente ou descarte.
refusal-card_not_in_hand = { $count ->
    [0] Essa carta não está na sua mão. Selecione outra.
    [one] { $cards } não está na sua mão. Selecione outra carta.
   *[other] Estas cartas não estão todas na sua mão: { $cards }. Selecione outras.
}
refusal-not_a_set_or_run = { $count ->
    [0] Baixa-se um grupo do mesmo número ou uma sequência do mesmo naipe, e essas cartas não formam nem um nem outro.
    [one] Baixa-se um grupo do mesmo número ou uma sequência do mesmo naipe, e { $cards } não forma nem um nem outro.
   *[other] Baixa-se um grupo do mesmo número ou uma sequência do mesmo naipe, e { $cards } não formam nem um nem outro.
}
refusal-too_short = { $count ->
    [0] Uma combinação tem pelo menos três cartas. Selecione mais alguma.
    [one] Uma combinação tem pelo menos três cartas, e { $cards } é uma só. Selecione mais alguma.
   *[other] Uma combinação tem pelo menos três cartas, e { $cards } não bastam. Selecione mais alguma.
}
refusal-duplicate_suit = { $count ->
    [0] Num grupo, cada naipe entra uma vez só. Tire o repetido.
    [one] Num grupo, cada naipe entra uma vez só, e o que { $cards } traz já está lá. Tente outra carta.
   *[other] Num grupo, cada naipe entra uma vez só, e com { $cards } algum se repete. Tire o repetido.
}
refusal-mixed_suits = { $count ->
    [0] Uma sequência é de um naipe só. Tire as cartas de outro.
    [one] Uma sequência é de um naipe só, e { $cards } é de outro. Tente outra carta.
   *[other] Uma sequência é de um naipe só, e com { $cards } os naipes se misturam. Tente outras cartas.
}
refusal-not_consecutive = { $count ->
    [0] Numa sequência as cartas vêm uma depois da outra, e aqui fica um buraco. Complete ou deixe de fora a carta solta.
    [one] Numa sequência as cartas vêm uma depois da outra, e com { $cards } fica um buraco. Complete ou tente outra carta.
   *[other] Numa sequência as cartas vêm uma depois da outra, e com { $cards } fica um buraco. Complete ou deixe de fora a carta solta.
}
refusal-wraps_around = { $count ->
    [0] Uma sequência não dá a volta: o ás só fica numa das pontas. Deixe de fora um dos lados.
    [one] Uma sequência não dá a volta, e com { $cards } daria. O ás só fica numa das pontas.
   *[other] Uma sequência não dá a volta, e com { $cards } daria. O ás só fica numa das pontas: deixe de fora um dos lados.
}
refusal-wrong_ace = { $ace ->
    [high] O ás vem depois do rei, nunca antes do dois
   *[low] O ás vem antes do dois, nunca depois do rei
}{ $count ->
    [0] . Tente sem o ás.
    [one] : { $cards } não encaixa aí. Tente outra carta.
   *[other] : { $cards } não encaixam assim. Tente sem o ás.
}
refusal-does_not_fit_meld = { $count ->
    [0] Essas cartas não encaixam aí. Num grupo entra o mesmo número; numa sequência, a carta seguinte do naipe.
    [one] { $cards } não encaixa aí. Num grupo entra o mesmo número; numa sequência, a carta seguinte do naipe.
   *[other] { $cards } não encaixam aí juntas. Num grupo entra o mesmo número; numa sequência, as cartas seguintes do naipe.
}
refusal-no_such_meld = Essa combinação já não está na mesa. Toque em outra.
refusal-just_taken = { $count ->
    [0] Nesta vez você não pode descartar a carta que pegou do descarte{ $last ->
        [allowed] , a não ser que seja a última
       *[never] {""}
    }. Baixe ou guarde na mão.
    [one] Você pegou { $cards } do descarte nesta vez e { $last ->
        [allowed] não pode descartar essa carta, a não ser que seja a última
       *[never] só pode descartar essa carta na próxima
    }. Baixe ou guarde na mão.
   *[other] Você pegou { $cards } do descarte nesta vez e { $last ->
        [allowed] não pode descartar essa carta, a não ser que seja a última
       *[never] só pode descartar essa carta na próxima
    }. Baixe ou guarde na mão.
}
refusal-must_keep_a_discard = Aqui se bate descartando. Guarde pelo menos uma carta na mão.
refusal-would_strand = { $count ->
    [0] Você ficaria com uma única carta, que só poderia descartar na próxima vez. Guarde mais uma na mão.
    [one] Você ficaria apenas com { $cards }, que só poderia descartar na próxima vez. Guarde mais uma carta na mão.
   *[other] Você ficaria apenas com { $cards }, que só poderia descartar na próxima vez. Guarde mais uma carta na mão.
}
refusal-stock_empty = O monte está vazio e os descartes não bastam para formar outro. Pegue a carta do descarte.
refusal-discard_empty = O descarte está vazio. Compre do monte.
refusal-dig_not_allowed = { $dig ->
    [top] Essa carta é a de cima: não é preciso cavar. Pegue-a.
   *[never] Do descarte só se pega a carta de cima. Pegue essa ou compre do monte.
}
refusal-dig_card_not_placed = { $count ->
    [0] Ao cavar, a carta procurada vai logo para a mesa, e aqui ela não encaixa. Tente outra.
    [one] Ao cavar, a carta procurada vai logo para a mesa, e { $cards } não encaixa. Tente outra.
   *[other] Ao cavar, a carta procurada vai logo para a mesa, e { $cards } não encaixam. Tente outras.
}
refusal-not_in_discard_pile = { $count ->
    [0] Essa carta não está no descarte. Selecione outra.
    [one] { $cards } não está no descarte. Selecione outra carta.
   *[other] { $cards } não estão no descarte. Selecione outras cartas.
}
refusal-joker_not_announced = Esse curinga pode valer por várias cartas. Diga primeiro por qual.
refusal-joker_needs_natural = Uma combinação precisa de pelo menos uma carta que não seja curinga. Selecione alguma.
refusal-card_twice_in_meld = { $count ->
    [0] Uma combinação não leva a mesma carta duas vezes. Tire a repetida.
    [one] Uma combinação não leva a mesma carta duas vezes, e { $cards } já está lá. Tente outra.
   *[other] Uma combinação não leva a mesma carta duas vezes, e em { $cards } há uma repetida. Tire essa.
}
refusal-round_over = A rodada já terminou. Siga para a próxima.
refusal-game_over = A partida já terminou. Comece outra quando quiser.
refusal-round_not_over = A rodada ainda não terminou. Continue jogando.
refusal-nothing_to_take_back = Não há nada para desfazer nesta vez.
refusal-stale_version = A mesa mudou nesse meio-tempo. Veja como ela está e tente de novo.
refusal-bad_message = Não dá para fazer isso nesta mesa. Tente outra jogada.

## Cortina

curtain-turn = { $who ->
    [computer] É a vez do computador
   *[other] É a vez de { $name }
}
curtain-label = É a vez de
curtain-since = Enquanto isso
curtain-told = Como está a partida e o que aconteceu enquanto isso
since-placed = { $players ->
    [0] { $names } puseram { $count } cartas na mesa
    [one] { $names } pôs { $count ->
        [0] zero cartas
        [one] uma carta
       *[other] { $count } cartas
    } na mesa
   *[other] { $names } puseram { $count } cartas na mesa
}
since-drew = { $players ->
    [0] { $names } compraram e descartaram
    [one] { $names } comprou e descartou
   *[other] { $names } compraram e descartaram
}
since-swapped = { $players ->
    [0] { $names } trocaram uma carta
    [one] { $names } trocou uma carta
   *[other] { $names } trocaram uma carta
}
since-both = { $first }; { $second }
curtain-show = Levantar a cortina
curtain-hold = Segure aqui
curtain-hold-note = ou toque duas vezes para levantar a cortina
curtain-again = Toque de novo para levantar a cortina.
curtain-lifting = Levantando a cortina…

## Fim da rodada e da partida

round-label = Rodada { $round }
round-out = { $who ->
    [you] Você bateu!
    [computer] O computador bateu
   *[other] { $name } bateu
}
round-out-hand = { $deck ->
    [tiles] sem peças
   *[cards] sem cartas
}
out-discard = Descartou a última carta: { $card }
out-meld = Baixou as últimas cartas: { $cards }
out-lay-off = Acrescentou à mesa o que restava: { $cards }
out-dig = Cavou até { $card } e pôs { $cards } na mesa
round-blocked = O monte acabou
round-blocked-lowest = Ninguém bateu: a mão mais baixa vence.
round-blocked-as-usual = Ninguém bateu: conta-se como sempre.
round-turns = Rodada sem vencedor
round-turns-note = { $turns ->
    [0] Ninguém bateu. Ninguém soma pontos.
    [one] Jogou-se uma vez e ninguém bateu. Ninguém soma pontos.
   *[other] Jogou-se { $turns } vezes e ninguém bateu. Ninguém soma pontos.
}
round-turns-out = Rodada sem batida
round-turns-out-note = Jogou-se { $turns } vezes e ninguém bateu: conta-se como se o monte acabasse.
round-sum = { $hands ->
    [0] Pontos nas outras mãos: { $sum }
    [one] Pontos { $deck ->
        [tiles] no outro suporte
       *[cards] na outra mão
    }: { $sum }
   *[other] Pontos nas outras mãos: { $sum }
}
round-rummy = Rummy, vale o dobro: { $sum }
round-differences = Diferenças com { $deck ->
    [tiles] o suporte mais baixo
   *[cards] a mão mais baixa
} ({ $lowest }): { $sum }
round-tied = Empate{ $deck ->
    [tiles] {""}
   *[cards] {" "}na mão mais baixa
}: { $names }. Cada um soma { $points }.
round-placed = As cartas na mesa menos as da mão.
scores = Placar (até { $target })
scores-rounds = Placar ({ $rounds ->
    [0] sem rodadas
    [one] uma rodada
   *[other] { $rounds } rodadas
})
scores-lead = Na frente: { $names }, com { $points }
scores-none = Nenhuma rodada terminou ainda.
scores-menu = Placar
next-round = Próxima rodada
see-table = Ver a mesa
game-won = { $who ->
    [you] Você venceu a partida!
    [computer] O computador venceu
   *[other] { $name } venceu
}
game-shared = Empate no primeiro lugar
game-shared-by = Empatam: { $names }
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
proof-title = Ver os detalhes
proof-note = Antes de distribuir, fixou-se uma semente e mostrou-se a impressão digital dela. Agora você vê a semente: dela sai a ordem exata das cartas, então ninguém pôde mudá-la.
proof-promised = Distribuição fixada de antemão
proof-note-now = Antes de distribuir, fixou-se uma semente, e esta é a impressão digital dela: já não dá para mudar as cartas sem que se note. No fim da rodada você vê a semente, e tudo é conferido.
proof-deal = Distribuição
proof-commit = Impressão digital, mostrada antes
proof-commit-now = Impressão digital
proof-commit-short = Impressão digital { $commit }…
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
settings-pace = Ritmo rápido
settings-pace-note = Quase sem pausa entre as jogadas dos rivais.
settings-shortcuts = Teclas rápidas
settings-shortcuts-note = Com um teclado: D compra, X descarta…
settings-table = Na mesa
settings-data = Seus dados
erase = Apagar dados
erase-note = { $count ->
    [0] Os ajustes. Não há mesas salvas.
    [one] Uma mesa salva e os ajustes.
   *[other] { $count } mesas salvas e os ajustes.
}
ask-erase-title = Apagar tudo?
ask-erase = { $count ->
    [0] Isto apaga os ajustes deste aparelho. Não há mesas salvas.
    [one] Isto apaga uma mesa salva, com o placar, e os ajustes deste aparelho. Não dá para desfazer.
   *[other] Isto apaga { $count } mesas salvas, com os placares, e os ajustes deste aparelho. Não dá para desfazer.
}
ask-erase-yes = Apagar tudo
erased = Tudo foi apagado.

## Teclas

keys = Atalhos de teclado
keys-off = Agora estão desativados; só valem as setas, Tab e Esc. Ative-os em Ajustes.
key-space = Espaço
key-shift = Shift
key-move = Andar pela mesa
key-choose = Selecionar uma carta, ou tocar no que está em foco
key-step = O próximo passo, o da barra
key-draw = Comprar do monte
key-take = Pegar do descarte
key-fan = Abrir o descarte
key-meld = Baixar as cartas selecionadas
key-discard = Descartar a carta selecionada
key-sort = Ordenar a mão
key-nudge = Mover a carta, ao ordenar à mão
key-take-back = Desfazer
key-cancel = Fechar ou cancelar
key-keys = Ver estes atalhos
key-tab = Passar de uma zona a outra

## Sobre

about-title = Sobre o Escalera
about-version = Versão { $version }
about-privacy = Privacidade
about-privacy-1 = O Escalera não coleta nada. Não há contas, anúncios nem estatísticas.
about-privacy-2 = Suas mesas e seus ajustes ficam só neste aparelho. Você pode apagar tudo quando quiser em Ajustes.
about-privacy-3 = Não é preciso conexão para jogar, e nada sai deste aparelho.
about-licences = Licenças
about-licences-note = O Escalera é software livre: MIT ou Apache 2.0. A fonte é a Bricolage Grotesque, sob a licença SIL Open Font 1.1.

## As regras de uma mesa

rules-title = Regras do { $game }
rules-goal-title = O objetivo
rules-goal-out = Fique sem cartas antes { $seats ->
    [2] da outra pessoa
   *[other] das outras pessoas
}: quem bate soma os pontos que sobram { $seats ->
    [2] na outra mão
   *[other] nas outras mãos
}.
rules-goal-placed = Ponha na mesa o que puder: a cada rodada você soma os pontos das cartas que pôs e subtrai os das que ficaram na sua mão.
rules-end-target = A partida acaba com a rodada em que alguém chega a { $target } pontos. Vence quem tiver mais; se houver empate, a vitória é dividida.
rules-end-rounds = { $rounds ->
    [0] A partida não tem rodadas.
    [one] A partida é de uma rodada só.
   *[other] A partida é de { $rounds } rodadas.
} Vence quem tiver mais pontos no fim; se houver empate, a vitória é dividida.
rules-deal-title = A distribuição
rules-deal = Jogam { $seats ->
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
   *[other] { $seats }
} pessoas, com { $packs ->
    [1] um baralho
    [2] dois baralhos
   *[other] { $packs } baralhos
} de 52 cartas e { $jokers ->
    [0] sem curingas
    [1] um curinga
   *[other] { $jokers } curingas ao todo
}. Cada mão começa com { $hand } cartas. A carta seguinte abre o descarte e as outras formam o monte.
rules-dealer-random = No começo se sorteia quem dá as cartas; { $seats ->
    [2] depois a vez alterna.
   *[other] a cada rodada dá as cartas a pessoa seguinte.
}
rules-dealer-seat = Na primeira rodada dá as cartas { $dealer ->
    [1] a primeira pessoa
    [2] a segunda pessoa
   *[other] a pessoa número { $dealer }
}; { $seats ->
    [2] depois a vez alterna.
   *[other] depois, a seguinte.
}
rules-first = Começa a jogar { $seats ->
    [2] quem não deu as cartas.
   *[other] quem está à esquerda de quem deu as cartas.
}
rules-turn-title = A sua vez
rules-draw = Primeiro compre a carta de cima do monte ou pegue a de cima do descarte.
rules-play = Depois baixe combinações e acrescente cartas às da mesa, quantas quiser ou nenhuma.
rules-discard-stays = Para terminar, descarte uma carta, mas não a que você pegou do descarte nessa mesma vez.
rules-discard-last = Para terminar, descarte uma carta. A que você pegou do descarte nessa mesma vez, só se for a última da sua mão.
rules-discard-twin = Se você tem duas iguais, uma delas pode ser descartada.
rules-dig-title = Cavar
rules-dig = Em vez de comprar, você pode cavar: escolha uma carta mais funda do descarte e ponha-a logo na mesa, numa combinação nova ou numa que já esteja lá. Você leva também todas as que estão em cima dela; pode usá-las nessa mesma combinação, e as outras vão para a sua mão. Se a carta não encaixa em lugar nenhum, não dá para cavar. Depois de cavar você pode descartar qualquer carta.
rules-melds-title = Combinações
rules-set = Um grupo junta três ou quatro cartas do mesmo número ou figura, cada uma de um naipe diferente: { $cards }.
rules-run = Uma sequência tem três cartas ou mais de um naipe só, uma depois da outra: { $cards }.
rules-ace-low = O ás vem antes do dois, { $cards }, nunca depois do rei.
rules-ace-high = O ás vem depois do rei, { $cards }, nunca antes do dois.
rules-ace-either = O ás vem antes do dois, { $cards }, ou depois do rei, { $others }, mas nunca entre o rei e o dois.
rules-packs = Mesmo havendo cartas iguais, nenhuma combinação leva duas vezes a mesma.
rules-jokers-title = Curingas
rules-jokers = Ao baixar um curinga, você diz por qual carta ele vale, e ele vale por ela até o fim da rodada. Ninguém pode trocá-lo pela carta verdadeira, e essa carta não se repete na mesma combinação. Toda combinação leva pelo menos uma carta que não seja curinga.
rules-lay-off-title = Acrescentar
rules-lay-off = Acrescente cartas a qualquer combinação da mesa, sua ou não, mesmo sem ter baixado nada. O que já está na mesa não muda de lugar.
rules-lay-off-placed = Os pontos de cada carta são de quem a pôs, esteja onde estiver.
rules-out-title = Bater
rules-out-any = Você bate quando larga a última carta: numa combinação nova, numa da mesa ou no descarte. Aí mesmo acaba a rodada.
rules-out-discard = Você bate quando descarta a última carta, e aí mesmo acaba a rodada. Ao baixar e ao acrescentar, guarde sempre uma para o descarte.
rules-out-strand = Você não pode ficar com uma única carta que ainda não possa largar nessa vez.
rules-points-title = Os pontos
rules-points = O ás vale { $points ->
    [1] um ponto
   *[other] { $points } pontos
}; o valete, a dama e o rei, 10; as outras, o seu número.
rules-points-low-ace = Numa sequência em que vem antes do dois, o ás vale 1.
rules-points-joker = O curinga vale 15, na mesa e na mão.
rules-score-hands = Quem bate soma os pontos { $seats ->
    [2] da outra mão
   *[other] de todas as outras mãos
}; ninguém mais soma.
rules-score-rummy = Se nessa rodada ainda não tinha posto nada na mesa nas vezes anteriores, faz rummy e soma o dobro.
rules-score-placed = No fim da rodada, cada pessoa soma as cartas que pôs na mesa e subtrai as que ficaram na mão. O resultado pode ser negativo.
rules-stock-title = Quando o monte acaba
rules-stock-shuffle = A carta de cima do descarte fica; as outras são embaralhadas e viram um novo monte.
rules-stock-turn = O descarte inteiro é virado, sem embaralhar: a primeira carta abre um novo descarte e as outras formam o monte.
rules-stock-single = Se no descarte só há uma carta, é preciso pegá-la.
rules-stock-unlimited = Isso pode acontecer quantas vezes for preciso.
rules-stock-ends = Quando o monte acaba pela { $times ->
    [1] primeira
    [2] segunda
    [3] terceira
   *[other] { $times }ª
} vez, a rodada termina com essa jogada.
rules-turns-end = A rodada também termina se passarem { $turns } jogadas, contando as de todo mundo, e ninguém bater.
rules-turns-no-points = Se passarem { $turns } jogadas, contando as de todo mundo, e ninguém bater, a rodada acaba sem pontos.
rules-blocked-lowest = Se a rodada termina sem ninguém bater, vence a mão mais baixa: soma o que { $seats ->
    [2] a outra tem a mais
   *[other] cada uma das outras tem a mais
}. Se houver empate, cada mão empatada soma o mesmo.
rules-blocked-placed = Se a rodada termina sem ninguém bater, os pontos se contam como sempre.
rules-goal-tiles = Ponha na mesa todas as peças do seu suporte antes de todo mundo.
rules-deal-tiles = São 106 peças: os números de 1 a 13 em quatro cores, duas vezes cada um, e dois curingas. Cada pessoa recebe { $hand }; as outras formam o monte.
rules-start = O jogador { $number } começa a primeira rodada; nas seguintes vocês se revezam.
rules-turn-tiles = Na sua vez você faz uma coisa só: joga peças do seu suporte ou compra uma do monte.
rules-rebuild = Daí em diante você pode refazer a mesa toda como quiser. No fim, todas as peças dela têm de continuar ali, com pelo menos uma sua, e todas as combinações têm de ser válidas.
rules-group = Um grupo tem três ou quatro peças do mesmo número, cada uma de uma cor: { $cards }.
rules-run-tiles = Uma sequência tem três peças ou mais de uma cor só, uma depois da outra: { $cards }. O 1 não vem depois do 13.
rules-jokers-tiles = O curinga vale pela peça do seu lugar. Numa vez posterior ele pode ser usado em outra parte da mesa, mas ninguém o leva de volta para o suporte. Toda combinação precisa de pelo menos uma peça que não seja curinga.
rules-points-tiles = Cada peça conta o seu número, e um curinga que fica no suporte conta 30.
rules-score-racks = Quem põe a última peça encerra a rodada e soma os pontos de todas as que ficaram nos suportes.
rules-pool-title = Quando o monte acaba
rules-pass = Quando não há mais o que comprar, quem não joga passa; se todos passarem seguidos, a rodada acaba.
rules-end-each = Cada rodada vale por si: os pontos não passam para a seguinte.
rules-opening = Na primeira vez que joga, você baixa combinações novas, só do seu suporte, que somem { $points } pontos ou mais. O curinga conta o número pelo qual vale. O que está na mesa fica como está.

## Quando algo dá errado

trouble-not_saved = Não foi possível salvar. Você pode continuar: a cada jogada se tenta de novo.
trouble-saved_again = A mesa voltou a ser salva.
trouble-newer_in_place = Esta mesa não está sendo salva: no lugar dela há outra, de uma versão mais nova.
fault-title = Algo não deu certo
fault-no_table = Essa mesa já não está aberta. Abra de novo pelo início.
fault-damaged = A mesa salva está danificada e não abre. O arquivo fica guardado.
fault-newer = A mesa salva é de uma versão mais nova do Escalera. Ela fica como está.
fault-storage = Não foi possível ler ou salvar neste aparelho. Veja o espaço e as permissões.
fault-bad_message = O aplicativo recebeu algo que não entende. Abra a mesa de novo.
fault-other_tab = Esta mesa continua em outra aba, e lá está o mais recente. Abra de novo aqui para continuar.
fault-internal = Algo falhou no aplicativo. Abra a mesa de novo: ela está salva.

## Nomes do que se vê, para quem ouve

seats = Jogadores
melds = Combinações
piles = Monte e descarte
open-hands = Mãos à mostra
why-not-missing = Falta { $cards }

## Peças

game-tiles = Rummy de peças
log-played = { $who ->
    [you] Você pôs { $cards }
    [computer] O computador pôs { $cards }
   *[other] { $name } pôs { $cards }
}
log-rebuilt = { $who ->
    [you] Você pôs peças na mesa
    [computer] O computador pôs peças na mesa
   *[other] { $name } pôs peças na mesa
}
log-passed = { $who ->
    [you] Você passou
    [computer] O computador passou
   *[other] { $name } passou
}
turn-played = { $who ->
    [you] pôs { $cards }
   *[other] pôs { $cards }
}
turn-rebuilt = pôs peças na mesa
turn-passed = passou
tiles-zoom = Ampliar a mesa
key-choose-whole = Selecionar a combinação inteira de uma peça da mesa
tiles-where-nowhere = Assim não se junta a nenhuma outra.
pool-count = { $count ->
    [0] Monte vazio
    [one] Monte, 1 peça
   *[other] Monte, { $count } peças
}
pool-empty = Vazio
rack-count = { $count ->
    [0] Seu suporte, sem peças
    [one] Seu suporte, uma peça
   *[other] Seu suporte, { $count } peças
}
tiles-count = { $count ->
    [0] sem peças
    [one] uma peça
   *[other] { $count } peças
}
tiles-table = { $count ->
    [0] Mesa, sem combinações
    [one] Mesa, uma combinação
   *[other] Mesa, { $count } combinações
}
tiles-unfinished = Incompleta: { $tiles }
tiles-group = Grupo de { $number }: { $colours }
tiles-run = Sequência de { $colour }, do { $low } ao { $high }
tiles-with-joker = { $count ->
    [0] { $meld }
    [one] { $meld }, com um curinga
   *[other] { $meld }, com { $count } curingas
}
tile-own = sua, sem confirmar
tile-new = recém-posta
tiles-new = Combinação nova
tiles-split = Cortar entre { $left } e { $right }
tiles-add = Acrescentar a: { $meld }
tiles-undo = Desfazer
tiles-redo = Refazer
tiles-reset = Restaurar
tiles-reset-note = Tudo volta a como estava no começo da sua vez.
tiles-meter = { $worth } / { $needed }
tiles-play = Jogue ou compre
tiles-opening-first = Abra com { $needed } pontos do seu suporte.
tiles-play-or-pass = Jogue ou passe
tiles-draw = Compre uma peça
tiles-draw-note = { $count ->
    [0] O monte está vazio.
    [one] Resta uma peça no monte.
   *[other] Restam { $count } peças no monte.
}
tiles-pass-note = Não há mais peças para comprar.
tiles-pass-button = Passar
tiles-chosen = { $count ->
    [0] Nenhuma peça selecionada
    [one] Aonde vai { $cards }?
   *[other] Aonde vão { $count } peças?
}
tiles-where-lit = Toque numa combinação iluminada.
tiles-where-new = Selecione mais, ou comece uma combinação.
tiles-where-back = É sua: pode voltar ao suporte.
tiles-back-button = Ao suporte
tiles-split-button = Cortar
tiles-left = Para a esquerda
tiles-right = Para a direita
tiles-confirm = { $count ->
    [0] Confirme
    [one] Confirme sua peça
   *[other] Confirme suas { $count } peças
}
tiles-confirm-button = Confirmar
tiles-wrong = Uma combinação ainda não vale
tiles-wrong-many = { $count ->
    [0] Há combinações que não valem
    [one] Uma combinação ainda não vale
   *[other] { $count } combinações ainda não valem
}
tiles-wrong-marked = Estão marcadas com “!” na mesa.
tiles-gap = Falta { $card }.
tiles-why-short = Com { $cards } não basta: são pelo menos três peças.
tiles-why-twice = Uma cor se repete: { $cards }.
tiles-why-mixed = As cores se misturam: { $cards }.
tiles-why-gap = Não são seguidas: { $cards }.
tiles-why-jokers = Só curingas não formam nada.
tiles-why = Não combinam: { $cards }.
tiles-opening = Para abrir são precisos { $needed } pontos
tiles-opening-note = { $left ->
    [0] Já estão.
    [one] Falta um, com peças do seu suporte.
   *[other] Faltam { $left }, com peças do seu suporte.
}
tiles-opening-table = Antes de abrir, a mesa não se mexe
tiles-opening-table-note = Abra só com combinações do seu suporte.
tiles-no-tile = Falta pôr uma peça sua
tiles-no-tile-note = Ou deixe a mesa como estava.
tiles-choose-why = Toque primeiro nas peças que quer mover.
tiles-undo-why = Não há nada para desfazer nesta vez.
tiles-redo-why = Não há nada para refazer.
tiles-wait = Espere um momento.
shown-put = Põe { $cards }
shown-moved = Move { $cards }
shown-before = { $who ->
    [you] Sua jogada
    [computer] A jogada do computador
   *[other] A jogada de { $name }
}
shown-course = { $step } de { $steps } · toque na mesa para pular
shown-skip = Pular
sort-by-colour = Por cor
why-opening = Faltam pontos para abrir
why-opening-table = A mesa ainda não
why-table-tile = Essa fica na mesa
why-no-tile = Falta uma peça sua
why-draft = Há peças fora do lugar
mend-reset-draw = Restaurar e comprar
mend-reset-pass = Restaurar e passar
refusal-opening_below_30 = Para abrir, suas combinações novas devem somar pelo menos 30 pontos.
refusal-opening_moves_table = Até você abrir, as combinações da mesa ficam como estão.
refusal-table_tile_missing = { $count ->
    [0] As peças da mesa ficam na mesa.
    [one] { $cards } estava na mesa e fica nela.
   *[other] { $cards } estavam na mesa e ficam nela.
}
refusal-no_tile_added = Ponha pelo menos uma peça do seu suporte, ou deixe a mesa como estava.
refusal-invalid_meld_on_table = { $count ->
    [0] Alguma combinação da mesa ainda não vale.
    [one] Com { $cards } a combinação ainda não vale.
   *[other] Estas peças ainda não formam combinações: { $cards }.
}
refusal-tile_not_in_rack = { $count ->
    [0] Essa peça não está no seu suporte.
    [one] { $cards } não está no seu suporte.
   *[other] { $cards } não estão no seu suporte.
}
refusal-pool_not_empty = Enquanto houver peças no monte não se passa: jogue ou compre.
refusal-pool_empty = O monte está vazio: jogue ou passe.
refusal-draft_not_reset = { $count ->
    [0] Você mexeu nas peças da mesa. Antes, tudo volta ao lugar.
    [one] Você pôs { $cards } na mesa. Antes, tudo volta ao lugar.
   *[other] Você pôs { $cards } na mesa. Antes, tudo volta ao lugar.
}
scores-each = Cada rodada conta por si só
new-end-each = Cada rodada
tiles-apart-button = Separar
round-passed = Ninguém pode continuar
round-passed-note = O monte está vazio e ninguém pôde jogar: contam os pontos que ficaram nos suportes.
out-play = Pondo as últimas peças: { $cards }
ask-new-game-each = Você abandona esta rodada.
key-choose-tile = Selecionar uma peça, ou tocar no que está marcado
key-new-meld = Começar uma combinação com as peças selecionadas
key-to-rack = Devolver ao suporte as peças selecionadas
key-confirm = Confirmar a jogada
key-draw-tile = Comprar do monte
key-pass = Passar, com o monte vazio
key-sort-rack = Ordenar o suporte
seat-label-tiles = { $name }: { $count ->
    [0] sem peças
    [one] uma peça
   *[other] { $count } peças
}
tiles-where-cut = Corte ali; outro toque seleciona a combinação inteira.
hint = Dica
state-hinted = marcada pela dica
hint-tiles = { $count ->
    [0] Nenhuma peça para jogar
    [one] Você pode jogar uma peça
   *[other] Você pode jogar { $count } peças
}
hint-marked = { $count ->
    [0] Nada está marcado.
    [one] Está marcada no seu suporte.
   *[other] Estão marcadas no seu suporte.
}
hint-from-start = Com a mesa como estava no começo da vez.
hint-placed = Melhor que isso não dá
hint-show = Ver como
hint-none = Não há jogada
hint-none-draw = Compre uma peça.
hint-none-pass = O monte está vazio: passe.
hint-step = Passo { $place } de { $count }
hint-reset = Primeiro, tudo volta ao lugar
hint-new = Combinação nova: { $cards }
hint-add = { $count ->
    [0] Nada muda
    [one] { $cards } vai com { $meld }
   *[other] { $cards } vão com { $meld }
}
hint-add-run = { $count ->
    [0] Nada muda
    [one] { $cards } vai na sequência de { $first } a { $last }
   *[other] { $cards } vão na sequência de { $first } a { $last }
}
key-hint = Dica; de novo, ver a jogada
hint-stock = Repare no monte
hint-discard = Repare no descarte
hint-cards = Repare em { $cards }
hint-reasons = { $first } { $second }

## Jogadas pelo nome

move-draw = Comprar do monte
move-take = Pegar { $card } do descarte
move-dig-meld = Cavar até { $card } e baixar { $cards }
move-dig-lay-off = Cavar até { $card } e acrescentar { $cards } à mesa
move-meld = Baixar { $cards }
move-lay-off = Acrescentar { $cards } a { $meld }
move-lay-off-run = Acrescentar { $cards } à sequência de { $first } a { $last }
move-discard = Descartar { $card }
move-play = Pôr { $cards }
move-play-many = { $count ->
    [0] Não pôr nenhuma peça
    [one] Pôr uma peça
   *[other] Pôr { $count } peças
}
move-pass = Passar

## Por que uma jogada é boa; serve de conselho e de explicação

reason-goes_out = Assim se encerra a rodada.
reason-only_move = Não há outra jogada possível.
reason-makes_meld = { $number ->
    [0] Completa uma combinação.
   *[other] Completa { $cards }.
}
reason-fits_the_table = { $number ->
    [0] Encaixa na mesa.
    [one] { $cards } encaixa na mesa.
   *[other] { $cards } encaixam na mesa.
}
reason-brings_near = { $number ->
    [0] Aproxima uma combinação.
   *[other] Vai bem com { $cards }.
}
reason-dig_brings = { $count ->
    [0] Não leva pontos à mesa.
    [one] Leva um ponto à mesa.
   *[other] Leva { $count } pontos à mesa.
}
reason-top_fits_nothing = { $number ->
    [0] A carta de cima do descarte não combina com nada.
   *[other] { $cards } não combina com nada da mão.
}
reason-known_card = { $number ->
    [0] Já se sabe o que se pega.
   *[other] Já se sabe o que se pega: { $cards }.
}
reason-cards_to_come = { $count ->
    [0] Não há mais cartas úteis por vir.
    [one] Ainda pode vir uma carta útil.
   *[other] Ainda podem vir { $count } cartas úteis.
}
reason-drawn_unseen = Ninguém vê o que se compra.
reason-puts_down = { $count ->
    [0] Não deixa pontos a salvo na mesa.
    [one] Deixa um ponto a salvo na mesa.
   *[other] Deixa { $count } pontos a salvo na mesa.
}
reason-few_left = { $count ->
    [0] Não fica nenhuma carta na mão.
    [one] Fica uma única carta na mão.
   *[other] Ficam só { $count } cartas na mão.
}
reason-other_near_out = { $who ->
    [you] { $count ->
        [0] Você pode bater em breve.
        [one] Você só tem uma carta e pode bater em breve.
       *[other] Você só tem { $count } cartas e pode bater em breve.
    }
    [computer] { $count ->
        [0] O computador pode bater em breve.
        [one] O computador só tem uma carta e pode bater em breve.
       *[other] O computador só tem { $count } cartas e pode bater em breve.
    }
    [other] { $count ->
        [0] { $name } pode bater em breve.
        [one] { $name } só tem uma carta e pode bater em breve.
       *[other] { $name } só tem { $count } cartas e pode bater em breve.
    }
   *[nobody] Alguém pode bater em breve.
}
reason-holds_back = { $number ->
    [0] Enquanto fica na mão, ninguém pode acrescentar nada.
   *[other] Com { $cards } ainda na mão, ninguém pode acrescentar nada ali.
}
reason-keeps_runs = { $count ->
    [0] Não deixa nenhuma sequência em aberto.
    [one] Deixa em aberto uma possível sequência.
   *[other] Deixa em aberto { $count } possíveis sequências.
}
reason-keeps_pairs = { $count ->
    [0] Não guarda nenhum par.
    [one] Guarda um par.
   *[other] Guarda { $count } pares.
}
reason-lies_alone = { $number ->
    [0] Não vai com nada da mão.
   *[other] { $cards } não vai com nada da mão.
}
reason-saves_points = { $count ->
    [0] Não tira pontos { $deck ->
        [tiles] do suporte
       *[cards] da mão
    }.
    [one] Tira um ponto { $deck ->
        [tiles] do suporte
       *[cards] da mão
    }.
   *[other] Tira { $count } pontos { $deck ->
        [tiles] do suporte
       *[cards] da mão
    }.
}
reason-thrown_by_next = { $who ->
    [you] Não parece interessar a você: você já descartou { $number ->
        [0] algo parecido
       *[other] { $cards }
    }.
    [computer] Não parece interessar ao computador: já descartou { $number ->
        [0] algo parecido
       *[other] { $cards }
    }.
    [other] Não parece interessar a { $name }: já descartou { $number ->
        [0] algo parecido
       *[other] { $cards }
    }.
   *[nobody] Não parece interessar a ninguém.
}
reason-left_by_next = { $who ->
    [you] Não parece interessar a você: você deixou passar { $number ->
        [0] algo parecido
       *[other] { $cards }
    }.
    [computer] Não parece interessar ao computador: deixou passar { $number ->
        [0] algo parecido
       *[other] { $cards }
    }.
    [other] Não parece interessar a { $name }: deixou passar { $number ->
        [0] algo parecido
       *[other] { $cards }
    }.
   *[nobody] Não parece interessar a ninguém.
}
reason-nobody_can_use = { $number ->
    [0] Não serve a ninguém: com as cartas ainda ocultas não forma nada.
   *[other] { $cards } não serve a ninguém: com as cartas ainda ocultas não forma nada.
}
reason-most_tiles = { $count ->
    [0] Nenhuma peça encontra lugar.
    [one] Coloca uma peça, e não dá para colocar mais.
   *[other] Coloca { $count } peças, e não dá para colocar mais.
}
reason-opens = { $count ->
    [0] Abre a rodada.
    [one] Abre com um ponto.
   *[other] Abre com { $count } pontos.
}
reason-below_opening = { $count ->
    [0] Ainda não há com que abrir.
    [one] O melhor do suporte soma um ponto: não dá para abrir.
   *[other] O melhor do suporte soma { $count } pontos: não dá para abrir.
}
reason-keeps_tiles = { $count ->
    [0] Não guarda nenhuma peça.
    [one] Guarda uma peça para mais tarde.
   *[other] Guarda { $count } peças para mais tarde.
}
reason-no_play = Com este suporte não há jogada.
reason-holds_less = { $count ->
    [0] Assim acaba a rodada, com menos pontos
    [one] Assim acaba a rodada, com um ponto a menos
   *[other] Assim acaba a rodada, com { $count } pontos a menos
} { $who ->
    [you] que você
    [computer] que o computador
    [other] que { $name }
   *[nobody] no suporte
}.

## Revisão de uma rodada

review = Revisão
review-open = Rever a rodada
review-button = Rever
review-opening = Preparando a revisão…
review-untold = Não dá para rever esta rodada.
review-panel = A jogada
review-thought = O que vale a jogada
review-why = Por quê?
review-best = O nível difícil, vendo o mesmo
review-better-unsaid = Melhor
review-wait = Pensando…
review-same = Faria o mesmo
review-even = Igualmente boa
review-better = { $count ->
    [0] Igualmente boa
    [one] Cerca de um ponto melhor
   *[other] Uns { $count } pontos melhor
}
review-again-same = Calculada de novo, dá a mesma jogada.
review-again-other = Calculada de novo, dá outra jogada: algo está errado.
review-again-unknown = Não dá para calcular de novo: esta rodada foi dada por outra versão, ou houve uma falha.
review-saw = Via-se dali esta mesa e o que já tinha sido jogado, mais nada.
review-place = Jogada { $place } de { $count }
review-course = { $place } / { $count }
review-steps = De jogada em jogada
review-previous = Jogada anterior
review-next = Próxima
review-next-own = Minha próxima
review-done = Pronto
review-last = Última jogada
review-own-hand = { $deck ->
    [tiles] Seu suporte
   *[cards] Sua mão
}
review-hand-of = { $deck ->
    [tiles] O suporte
   *[cards] A mão
} { $who ->
    [computer] do computador
   *[other] de { $name }
}
review-held = { $name }: { $count ->
    [0] sem cartas
    [one] uma carta
   *[other] { $count } cartas
}
