# Español: la lengua de origen. Las otras dos tienen las mismas claves.
# $who es you, computer u other; $name, el nombre; $region, spain o elsewhere.

app-name = Escalera
game-rummy100 = Rummy a 100
game-rummy = Rummy clásico
game-rummy500 = Rummy 500

## Quién juega

you = Tú
you-inside = tú
computer = { $region ->
    [spain] Ordenador
   *[elsewhere] Computadora
}
computer-subject = { $region ->
    [spain] El ordenador
   *[elsewhere] La computadora
}
computer-inside = { $region ->
    [spain] el ordenador
   *[elsewhere] la computadora
}
player = Jugador { $number }
level-easy = Fácil
level-medium = Medio
level-hard = Difícil

## Cartas

list-and = y
list-and-before-i = e
card-name = { $rank } de { $suit }
card-joker = comodín
card-joker-for = comodín por { $card }
card-heard = { $index ->
    [J] la
    [Q] la
   *[other] el
} { $card }
suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas
tile-name = { $number } { $colour }
colour-red = rojo
colour-blue = azul
colour-orange = naranja
colour-black = negro
rank-ace = as
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-10 = diez
rank-jack = jota
rank-queen = reina
rank-king = rey
ranks-ace = ases
ranks-2 = doses
ranks-3 = treses
ranks-4 = cuatros
ranks-5 = cincos
ranks-6 = seises
ranks-7 = sietes
ranks-8 = ochos
ranks-9 = nueves
ranks-10 = dieces
ranks-jack = jotas
ranks-queen = reinas
ranks-king = reyes
meld-set = Grupo de { $ranks }: { $suits }
meld-run = Escalera de { $suit }, { $from ->
    [J] de la jota
    [Q] de la reina
   *[other] del { $low }
} { $to ->
    [J] a la jota
    [Q] a la reina
   *[other] al { $high }
}

## Lo que se oye de cada cosa

state-selected = seleccionada
state-fresh = nueva en este turno
state-refused = rechazada
place-in-hand = { $place } de { $count }
hand-count = { $count ->
    [0] Tu mano, sin cartas
    [one] Tu mano, una carta
   *[other] Tu mano, { $count } cartas
}
stock-count = { $count ->
    [0] Mazo, vacío
    [one] Mazo, una carta
   *[other] Mazo, { $count } cartas
}
discard-empty = Descarte, vacío
discard-count = { $count ->
    [one] Descarte, { $card }
   *[other] Descarte, { $card } encima, { $count } cartas
}

## Botones de todas las pantallas

back = Volver
close = Cerrar
cancel = Cancelar
understood = Entendido
menu = Menú

## Al abrir

opening = Abriendo la mesa…
waiting = Preparando la mesa…
no-host-title = Aquí no se puede jugar
no-host = Esta página se abrió sin la aplicación. Abre Escalera, o la versión para el navegador.

## Inicio

home-saved = Donde lo dejaste
home-continue = Continuar
home-games = Juegos
home-options = Opciones
home-level = { $level ->
    [easy] Nivel fácil
    [hard] Nivel difícil
   *[other] Nivel medio
}
home-seats = { $count ->
    [one] Un jugador
   *[other] { $count } jugadores
}
home-quick = { $game } contra { computer-inside }
home-same-device = En este dispositivo
home-rules = Reglas
home-settings = Ajustes
home-about = Acerca de Escalera
saved-turn = { $who ->
    [you] Te toca
    [computer] Le toca { $region ->
        [spain] al ordenador
       *[elsewhere] a la computadora
    }
   *[other] Le toca a { $name }
}
saved-alike = Todos con { $points }
saved-place = { $points } · { $place }.º de { $count }
saved-lead = En cabeza: { $names }, con { $points }
saved-round-over = Ronda terminada
saved-won = { $who ->
    [you] Ganaste
    [computer] Ganó { computer-inside }
   *[other] Ganó { $name }
}
saved-shared = Victoria compartida: { $names }
saved-damaged = No se puede leer
saved-newer = De una versión más nueva
unreadable-damaged-title = Esta mesa no se puede leer
unreadable-damaged = El archivo está dañado y se conserva tal como está. Si empiezas otra partida, se guarda aparte.
unreadable-newer-title = Esta mesa es de una versión más nueva
unreadable-newer = Actualiza Escalera para seguir con ella. Si la apartas, se conserva con otro nombre y puedes guardar aquí partidas nuevas.
set-aside = Apartarla
start-new = Empezar otra

## Mesa nueva

new-title = Mesa nueva
new-who = Quién juega
mode-computer = { $region ->
    [spain] Contra el ordenador
   *[elsewhere] Contra la computadora
}
mode-same-device = En este dispositivo
mode-same-device-note = El dispositivo pasa de mano en mano, con un telón de por medio.
new-level = Nivel
level-easy-note = { $count ->
    [one] Juega lo primero que ve.
   *[other] Juegan lo primero que ven.
}
level-medium-note = { $count ->
    [one] Piensa en lo que le conviene.
   *[other] Piensan en lo que les conviene.
}
level-hard-note = { $count ->
    [one] Recuerda lo que tomas y lo que descartas.
   *[other] Recuerdan lo que toma y descarta cada cual.
}
levels-apart = Cada rival, su nivel
levels-apart-note = Fáciles y difíciles en una misma mesa.
levels-mixed = Distintos
new-name-starter = Quién empieza
new-name-dealer = Quién reparte
new-seats = Jugadores
new-seats-computer = Tú y { $others ->
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] seis
} más, con { $packs ->
    [one] una baraja
   *[other] dos barajas
}. { $hand } cartas a cada uno.
new-seats-device = { $seats } personas, con { $packs ->
    [one] una baraja
   *[other] dos barajas
}. { $hand } cartas a cada una.
new-end = Fin de la partida
new-end-points = Puntos
new-end-rounds = Rondas
new-points = { $count ->
    [one] Un punto
   *[other] { $count } puntos
}
new-rounds = { $count ->
    [one] Una ronda
   *[other] { $count } rondas
}
new-target = Cuando alguien llega a { $target } puntos, gana quien más tenga.
new-rounds-note = { $count ->
    [one] Una sola ronda, y gana quien suma más puntos.
   *[other] Tras { $count } rondas gana quien suma más puntos.
}
new-hand = Cartas por mano
new-hand-note = Después de repartir quedan { $stock } en el mazo.
new-jokers = Comodines
new-jokers-none = Ninguno
new-jokers-note = { $count ->
    [0] Cada carta vale solo por sí misma.
   *[other] Valen por la carta que anuncies, hasta el fin de la ronda.
}
new-ace = El as en las escaleras
new-ace-low = Antes del 2
new-ace-high = Tras el rey
new-ace-low-note = Va como en A-2-3 y vale { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
new-ace-high-note = Va como en Q-K-A y vale { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
new-out = Cómo se cierra
new-out-discard = Descartando
new-out-any = De cualquier modo
new-out-discard-note = La última carta se descarta: guarda siempre una.
new-out-any-note = La última carta se baja, se añade o se descarta.
new-names = Nombres
new-deal = Repartir
ask-leave-title = La mesa no se guarda
ask-leave = Lo último que se jugó no se ha podido guardar. Si sales ahora, se pierde.
ask-leave-yes = Salir igualmente
ask-replace-title = Hay una partida sin terminar
ask-replace = Si empiezas otra, pierdes la que está guardada.
ask-replace-yes = Empezar otra

## Mesa

table-round = Ronda { $round }
your-turn = Te toca
seat-your-turn = tu turno
seat-their-turn = su turno
stock-named = Mazo, { $count }
discard-pile = Descarte
melds-of = { $who ->
    [you] Bajaste tú
    [computer] Bajó { computer-inside }
   *[other] Bajó { $name }
}
melds-none = Aún no hay nada en la mesa
seat-label = { $name }: { $count ->
    [0] sin cartas
    [one] una carta
   *[other] { $count } cartas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
seat-scores = { $seat }. Ver el marcador
meld-new = recién bajada
meld-grown = con cartas nuevas
meld-laid-off = { $who ->
    [you] añadido por ti: { $cards }
    [computer] añadido por { computer-inside }: { $cards }
   *[other] añadido por { $name }: { $cards }
}
meld-fits = { $count ->
    [one] encaja la carta seleccionada
   *[other] encajan las cartas seleccionadas
}
fan-title = Descarte, { $count } cartas
fan-tap = Toca la carta más profunda que necesites
fan-look = De la más antigua a la más nueva
fan-why = En el descarte no hay más que una carta.
fan-nearer = Hay dos iguales: vale la que está más arriba.
fan-named = elegida
fan-comes = viene también
fan-open = se puede tomar
fan-nowhere = ahora no va a ningún sitio
fan-depth = { $count ->
    [one] la de arriba
   *[other] trae { $count } cartas
}
which-joker = ¿Por qué carta vale el comodín?
which-meld = ¿Adónde va?
sort = Ordenar
take-back = Deshacer
log = Jugadas de la ronda
log-empty = Todavía no se ha jugado nada.
rules = Reglas
level = Nivel
hide = Bajar el telón
settings = Ajustes
new-game = Partida nueva
leave = Salir de la mesa
leave-note = Queda guardada.
sort-by-rank = Por número
sort-by-suit = Por palo
sort-by-melds = Por combinaciones
sort-left = { $count ->
    [0] Ningún punto suelto
    [one] Un punto suelto
   *[other] { $count } puntos sueltos
}
sort-by-hand = A mano
ask-new-game-title = ¿Partida nueva?
ask-new-game = Abandonas la ronda y el marcador vuelve a cero.
ask-new-game-over = El marcador vuelve a cero.
ask-new-game-yes = Empezar de cero

## La barra: el paso siguiente

step-wait = { $who ->
    [you] Te toca
    [computer] { computer-subject } piensa…
   *[other] Le toca a { $name }
}
step-hurry = Más rápido
step-draw = Roba una carta
step-draw-note = Toca el mazo, o el descarte si su carta te sirve.
step-draw-button = Robar
step-take = Toma del descarte
step-take-note = El mazo está vacío.
step-take-button = Tomar
step-play = Baja o descarta
step-play-note = Toca cartas para seleccionarlas.
step-where = ¿Dónde va { $rank ->
    [J] la
    [Q] la
   *[other] el
} { $card }?
step-where-both = Toca una combinación iluminada, o descarta la carta.
step-where-meld = Solo puede ir a una combinación iluminada: viene del descarte.
step-where-discard = Descártala, o selecciona más cartas para bajarlas.
step-keep = { $rank ->
    [J] La
    [Q] La
   *[other] El
} { $card } se queda este turno
step-keep-note = Viene del descarte. Bájala con otras, o descarta otra.
step-meld-set = Es un grupo
step-meld-run = Es una escalera
step-lay-off = Encajan en la mesa
step-lay-off-note = Toca una combinación iluminada.
step-more = Selecciona una más
step-more-note = Una combinación lleva al menos tres cartas.
step-no-meld = Así no combinan
step-no-meld-note = Selecciona un grupo del mismo número o una escalera del mismo palo.
step-not-now = Ahora no puedes bajarlas
step-not-now-note = Toca «Bajar» y verás por qué.
step-meld-button = Bajar
step-lay-off-button = Añadir
step-or-note = O toca una combinación iluminada.
step-joker-note = Después eliges por qué carta vale el comodín.
step-joker-or-note = Después eliges por qué carta vale. O toca una combinación iluminada.
dig-top = Toma { $card }
dig-top-note = Solo esa carta, a tu mano.
dig-take = Toma { $count } y baja { $card }
dig-makes = Queda { $cards }.
dig-makes-or = Queda { $cards }. O toca una combinación iluminada.
dig-makes-long = Queda una escalera de { $count }, de { $first } a { $last }.
dig-makes-long-or = Queda una escalera de { $count }, de { $first } a { $last }. O toca una combinación iluminada.
dig-fits-one = Va a la combinación iluminada.
dig-fits-many = Toca la combinación iluminada donde va.
dig-more = Selecciona las cartas que bajan con ella.
dig-no-match = Con esas cartas no combina.
dig-nowhere = Ahora { $card } no va a ningún sitio
dig-nowhere-note = La carta por la que excavas se pone en la mesa en el acto.
dig-nowhere-why = { $card } no encaja en la mesa ni combina con tus cartas. Elige otra.
dig-button = Tomar { $count }
step-discard-button = Descartar
step-discard-why = Toca primero la carta que quieres descartar.
step-discard-one = Solo se descarta una carta: selecciona una sola.
step-choose-why = Toca primero las cartas que quieres poner ahí.
step-take-back-why = No hay nada que deshacer en este turno.
step-arrange = Ordena a mano
step-arrange-note = Toca una y muévela.
step-arrange-why = Toca primero la que quieres mover.
step-arranged = Listo
step-left = A la izquierda
step-right = A la derecha
step-round-over = Ronda terminada
step-see-result = Ver resultado

## Lo jugado

log-dealt = Se repartieron las { $deck ->
    [tiles] fichas
   *[cards] cartas
}
log-dealt-upcard = Se repartieron las cartas; el descarte empieza con { $card }
log-shuffled = Se acabó el mazo: los descartes se barajaron para formar otro
log-turned-over = Se acabó el mazo: se dio la vuelta al descarte y quedó { $card }
log-drew = { $who ->
    [you] Robaste
    [computer] { computer-subject } robó
   *[other] { $name } robó
} del { $deck ->
    [tiles] montón
   *[cards] mazo
}
log-drew-card = { $who ->
    [you] Robaste { $card }
    [computer] { computer-subject } robó { $card }
   *[other] { $name } robó { $card }
} del { $deck ->
    [tiles] montón
   *[cards] mazo
}
log-took = { $who ->
    [you] Tomaste { $card } del descarte
    [computer] { computer-subject } tomó { $card } del descarte
   *[other] { $name } tomó { $card } del descarte
}
log-dug = { $who ->
    [you] Excavaste hasta { $card } y tomaste { $count } cartas
    [computer] { computer-subject } excavó hasta { $card } y tomó { $count } cartas
   *[other] { $name } excavó hasta { $card } y tomó { $count } cartas
}
log-melded = { $who ->
    [you] Bajaste { $cards }
    [computer] { computer-subject } bajó { $cards }
   *[other] { $name } bajó { $cards }
}
log-laid-off = { $who ->
    [you] Añadiste { $cards } a la mesa
    [computer] { computer-subject } añadió { $cards } a la mesa
   *[other] { $name } añadió { $cards } a la mesa
}
log-discarded = { $who ->
    [you] Descartaste { $card }
    [computer] { computer-subject } descartó { $card }
   *[other] { $name } descartó { $card }
}

## Un turno en una frase

turn-told = { $who ->
    [you] Tú
    [computer] { computer-subject }
   *[other] { $name }
} { $acts }
turn-drew = { $who ->
    [you] robaste
   *[other] robó
} del { $deck ->
    [tiles] montón
   *[cards] mazo
}
turn-drew-card = { $who ->
    [you] robaste { $card }
   *[other] robó { $card }
}
turn-dug = { $who ->
    [you] excavaste hasta { $card }
   *[other] excavó hasta { $card }
}
turn-dug-many = { $who ->
    [you] tomaste { $count } cartas
   *[other] tomó { $count } cartas
}
turn-took = { $who ->
    [you] tomaste { $cards }
   *[other] tomó { $cards }
}
turn-melded = { $who ->
    [you] bajaste { $cards }
   *[other] bajó { $cards }
}
turn-laid-off = { $who ->
    [you] añadiste { $cards }
   *[other] añadió { $cards }
}
turn-put-many = { $who ->
    [you] pusiste
   *[other] puso
} { $count } { $deck ->
    [tiles] fichas
   *[cards] cartas
} en la mesa
turn-discarded = { $who ->
    [you] descartaste { $card }
   *[other] descartó { $card }
}

## ¿Por qué no?

why-not = ¿Por qué no?
why-not-turn = Todavía no te toca
why-draw-first = Primero, la carta del turno
why-drawn = Ya tienes la carta del turno
why-no-match = No combinan
why-more = Faltan cartas
why-repeated = Un palo se repite
why-suits = Palos mezclados
why-gap = Queda un hueco
why-ace = El as no va ahí
why-no-fit = Ahí no encaja
why-taken = Viene del descarte
why-keep = Guarda una carta
why-not-again = Volver
mend-add = Con { $cards } ya es una combinación.
mend-drop = Sin { $cards } es una combinación.
mend-swap = Con { $cards } en vez de { $others } es una combinación.
mend-drop-there = Sin { $cards }, lo demás encaja ahí.
mend-discard = Sí puedes descartar { $card }.
mend-dig = { $card } baja con { $cards }.
mend-choose = Elegir esas
mend-choose-one = Elegir { $card }
refusal-not_your_turn = Todavía no te toca. Espera tu turno.
refusal-must_draw_first = Antes de bajar, añadir o descartar, roba del mazo o toma la carta del descarte.
refusal-already_drawn = Ya tienes la carta de este turno. Ahora baja, añade o descarta.
refusal-card_not_in_hand = { $count ->
    [0] Esa carta no está en tu mano. Selecciona otra.
    [one] { $cards } no está en tu mano. Selecciona otra carta.
   *[other] Estas cartas no están todas en tu mano: { $cards }. Selecciona otras.
}
refusal-not_a_set_or_run = { $count ->
    [0] Se baja un grupo del mismo número o una escalera del mismo palo, y esas cartas no forman ni lo uno ni lo otro.
    [one] Se baja un grupo del mismo número o una escalera del mismo palo, y { $cards } no forma ni lo uno ni lo otro.
   *[other] Se baja un grupo del mismo número o una escalera del mismo palo, y { $cards } no forman ni lo uno ni lo otro.
}
refusal-too_short = { $count ->
    [0] Una combinación lleva al menos tres cartas. Selecciona alguna más.
    [one] Una combinación lleva al menos tres cartas, y { $cards } es una sola. Selecciona alguna más.
   *[other] Una combinación lleva al menos tres cartas, y { $cards } no bastan. Selecciona alguna más.
}
refusal-duplicate_suit = { $count ->
    [0] En un grupo, cada palo va una sola vez. Quita el repetido.
    [one] En un grupo, cada palo va una sola vez, y el que trae { $cards } ya está. Prueba con otra carta.
   *[other] En un grupo, cada palo va una sola vez, y con { $cards } se repite alguno. Quita el repetido.
}
refusal-mixed_suits = { $count ->
    [0] Una escalera es de un solo palo. Quita las cartas de otro.
    [one] Una escalera es de un solo palo, y { $cards } es de otro. Prueba con otra carta.
   *[other] Una escalera es de un solo palo, y con { $cards } se mezclan varios. Prueba con otras cartas.
}
refusal-not_consecutive = { $count ->
    [0] En una escalera las cartas van seguidas, y aquí queda un hueco. Complétalo o deja fuera la carta suelta.
    [one] En una escalera las cartas van seguidas, y con { $cards } queda un hueco. Complétalo o prueba con otra carta.
   *[other] En una escalera las cartas van seguidas, y con { $cards } queda un hueco. Complétalo o deja fuera la carta suelta.
}
refusal-wraps_around = { $count ->
    [0] Una escalera no da la vuelta: el as solo va en un extremo. Deja fuera uno de los lados.
    [one] Una escalera no da la vuelta, y con { $cards } la daría. El as solo va en un extremo.
   *[other] Una escalera no da la vuelta, y con { $cards } la daría. El as solo va en un extremo: deja fuera uno de los lados.
}
refusal-wrong_ace = { $ace ->
    [high] El as va después del rey, nunca antes del dos
   *[low] El as va antes del dos, nunca después del rey
}{ $count ->
    [0] . Prueba sin el as.
    [one] : { $cards } no encaja ahí. Prueba con otra carta.
   *[other] : { $cards } no encajan así. Prueba sin el as.
}
refusal-does_not_fit_meld = { $count ->
    [0] Esas cartas no encajan ahí. A un grupo le va su mismo número; a una escalera, la carta que sigue de su palo.
    [one] { $cards } no encaja ahí. A un grupo le va su mismo número; a una escalera, la carta que sigue de su palo.
   *[other] { $cards } no encajan ahí juntas. A un grupo le va su mismo número; a una escalera, las cartas que siguen de su palo.
}
refusal-no_such_meld = Esa combinación ya no está en la mesa. Toca otra.
refusal-just_taken = { $count ->
    [0] En este turno no puedes descartar la carta que tomaste del descarte{ $last ->
        [allowed] , salvo que sea la última
       *[never] {""}
    }. Bájala o guárdala en la mano.
   *[other] Tomaste { $cards } del descarte en este turno: no puedes descartarla{ $last ->
        [allowed] , salvo que sea tu última carta
       *[never] {" "}hasta el próximo
    }. Bájala o guárdala en la mano.
}
refusal-must_keep_a_discard = Aquí se cierra descartando. Guarda al menos una carta en la mano.
refusal-would_strand = { $count ->
    [0] Te quedarías con una sola carta, y en este turno no puedes descartarla. Guarda otra más en la mano.
    [one] Te quedarías solo con { $cards }, y en este turno no puedes descartar esa carta. Guarda otra más en la mano.
   *[other] Te quedarías solo con { $cards }, y en este turno no puedes descartar esas cartas. Guarda otra más en la mano.
}
refusal-stock_empty = El mazo está vacío y los descartes no bastan para formar otro. Toma la carta del descarte.
refusal-discard_empty = El descarte está vacío. Roba del mazo.
refusal-dig_not_allowed = { $dig ->
    [top] Esa carta es la de encima: no hace falta excavar. Tómala.
   *[never] Del descarte solo se toma la carta de encima. Toma esa o roba del mazo.
}
refusal-dig_card_not_placed = { $count ->
    [0] Al excavar, la carta buscada va enseguida a la mesa, y aquí no encaja. Prueba con otra.
    [one] Al excavar, la carta buscada va enseguida a la mesa, y { $cards } no encaja. Prueba con otra.
   *[other] Al excavar, la carta buscada va enseguida a la mesa, y { $cards } no encajan. Prueba con otras.
}
refusal-not_in_discard_pile = { $count ->
    [0] Esa carta no está en el descarte. Selecciona otra.
    [one] { $cards } no está en el descarte. Selecciona otra carta.
   *[other] { $cards } no están en el descarte. Selecciona otras cartas.
}
refusal-joker_not_announced = Ese comodín puede valer por varias cartas. Di primero por cuál.
refusal-joker_needs_natural = Una combinación necesita al menos una carta que no sea comodín. Selecciona alguna.
refusal-card_twice_in_meld = { $count ->
    [0] Una combinación no lleva dos veces la misma carta. Quita la repetida.
    [one] Una combinación no lleva dos veces la misma carta, y { $cards } ya está. Prueba con otra.
   *[other] Una combinación no lleva dos veces la misma carta, y en { $cards } hay una repetida. Quítala.
}
refusal-round_over = La ronda ya terminó. Sigue con la siguiente.
refusal-game_over = La partida ya terminó. Empieza otra cuando quieras.
refusal-round_not_over = La ronda todavía no ha terminado. Sigue jugando.
refusal-nothing_to_take_back = No hay nada que deshacer en este turno.
refusal-stale_version = La mesa cambió mientras tanto. Mira cómo está y prueba otra vez.
refusal-bad_message = Eso no se puede hacer en esta mesa. Prueba otra jugada.

## Telón

curtain-turn = { $who ->
    [computer] Le toca { $region ->
        [spain] al ordenador
       *[elsewhere] a la computadora
    }
   *[other] Le toca a { $name }
}
curtain-label = Le toca a
curtain-since = Mientras tanto
curtain-told = Cómo va la partida y qué pasó mientras tanto
since-placed = { $players ->
    [one] { $names } puso { $count ->
        [one] una { $deck ->
            [tiles] ficha
           *[cards] carta
        }
       *[other] { $count } { $deck ->
            [tiles] fichas
           *[cards] cartas
        }
    } en la mesa
   *[other] { $names } pusieron { $count } cartas en la mesa
}
since-drew = { $players ->
    [one] { $names } robó y descartó
   *[other] { $names } robaron y descartaron
}
since-swapped = { $players ->
    [one] { $names } cambió una carta
   *[other] { $names } cambiaron una carta
}
since-both = { $first }; { $second }
curtain-show = Levantar el telón
curtain-hold = Mantén pulsado aquí
curtain-hold-note = o toca dos veces para levantar el telón
curtain-again = Toca otra vez para levantar el telón.
curtain-lifting = Levantando el telón…

## Fin de ronda y de partida

round-label = Ronda { $round }
round-out = { $who ->
    [you] ¡Cerraste!
    [computer] Cerró { computer-inside }
   *[other] Cerró { $name }
}
round-out-hand = { $deck ->
    [tiles] sin fichas
   *[cards] sin cartas
}
out-discard = Descartando la última carta: { $card }
out-meld = Bajando las últimas cartas: { $cards }
out-lay-off = Añadiendo a la mesa lo que quedaba: { $cards }
out-dig = Excavando hasta { $card } y poniendo { $cards } en la mesa
round-blocked = Se acabó el mazo
round-blocked-lowest = Nadie cerró: gana la mano más baja.
round-blocked-as-usual = Nadie cerró: se cuenta como siempre.
round-turns = Ronda sin ganador
round-turns-note = { $turns ->
    [one] Pasó un turno y nadie cerró. Nadie suma puntos.
   *[other] Pasaron { $turns } turnos y nadie cerró. Nadie suma puntos.
}
round-turns-out = Ronda sin cierre
round-turns-out-note = Pasaron { $turns } turnos y nadie cerró: se cuenta como si se acabara el mazo.
round-sum = { $hands ->
    [one] Puntos en { $deck ->
        [tiles] el otro soporte
       *[cards] la otra mano
    }: { $sum }
   *[other] Puntos en las otras manos: { $sum }
}
round-rummy = Rummy, vale doble: { $sum }
round-differences = Diferencias con { $deck ->
    [tiles] el soporte más bajo
   *[cards] la mano más baja
} ({ $lowest }): { $sum }
round-tied = Empate{ $deck ->
    [tiles] {""}
   *[cards] {" "}en la mano más baja
}: { $names }. Cada cual suma { $points }.
round-placed = Las cartas en la mesa menos las de la mano.
scores = Marcador, hasta { $target }
scores-rounds = Marcador, { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
scores-lead = En cabeza: { $names }, con { $points }
scores-none = Todavía no ha terminado ninguna ronda.
scores-menu = Marcador
next-round = Siguiente ronda
see-table = Ver la mesa
game-won = { $who ->
    [you] ¡Ganaste la partida!
    [computer] Ganó { computer-inside }
   *[other] Ganó { $name }
}
game-shared = Victoria compartida
game-shared-by = Con los mismos puntos: { $names }
game-rounds = { $count ->
    [one] Una ronda
   *[other] { $count } rondas
}
sheet-title = Ronda por ronda
sheet-round = Ronda
sheet-total = Total
rematch = Revancha
to-home = Ir al inicio

proof-fits = Reparto comprobado
proof-checking = Comprobando el reparto…
proof-failed = El reparto no se pudo comprobar
proof-other-seed = El reparto no es el prometido
proof-other-deal = Las cartas repartidas no son las prometidas
proof-other-draw = Una carta robada no es la prometida
proof-title = Ver los detalles
proof-note = Antes de repartir se fijó una semilla y se mostró su huella. Ahora ves la semilla: de ella sale el orden exacto de las cartas, así que nadie pudo cambiarlo.
proof-promised = Reparto fijado de antemano
proof-note-now = Antes de repartir se fijó una semilla, y esta es su huella: cambiar las cartas ya no es posible sin que se note. Al acabar la ronda verás la semilla, y se comprueba que todo encaja.
proof-deal = Reparto
proof-commit = Huella, mostrada antes
proof-commit-now = Huella
proof-commit-short = Huella { $commit }…
proof-seed = Semilla, mostrada después
proof-nonce = Número de un jugador

## Ajustes

settings-title = Ajustes
settings-language = Idioma
language-es = Español
language-pt = Português
language-en = English
settings-theme = Apariencia
theme-system = Sistema
theme-light = Clara
theme-dark = Oscura
settings-deck = Baraja
deck-two = Clásica
deck-four = Cuatro colores
deck-safe = Fácil de distinguir
settings-cards = Cartas grandes
settings-cards-note = Solo número y palo, enormes.
settings-hand = Mano izquierda
settings-hand-note = Todo al alcance del pulgar izquierdo.
settings-motion = Movimiento
settings-motion-note = Las cartas viajan de un sitio a otro.
settings-pace = Ritmo rápido
settings-pace-note = Entre las jugadas de los rivales apenas hay pausa.
settings-shortcuts = Teclas rápidas
settings-shortcuts-note = Con un teclado: D roba, X descarta…
settings-table = En la mesa
settings-data = Tus datos
erase = Borrar datos
erase-note = { $count ->
    [0] Los ajustes. No hay mesas guardadas.
    [one] Una mesa guardada y los ajustes.
   *[other] { $count } mesas guardadas y los ajustes.
}
ask-erase-title = ¿Borrar todo?
ask-erase = { $count ->
    [0] Se borran los ajustes de este dispositivo. No hay mesas guardadas.
    [one] Se borran una mesa guardada, con su marcador, y los ajustes de este dispositivo. No se puede deshacer.
   *[other] Se borran { $count } mesas guardadas, con sus marcadores, y los ajustes de este dispositivo. No se puede deshacer.
}
ask-erase-yes = Borrar todo
erased = Se borró todo.

## Teclas

keys = Atajos de teclado
keys-off = Ahora están desactivados; solo valen las flechas, Tab y Esc. Actívalos en Ajustes.
key-space = Espacio
key-shift = Mayús
key-move = Moverse por la mesa
key-choose = Seleccionar una carta, o tocar lo señalado
key-step = El paso siguiente, el de la barra
key-draw = Robar del mazo
key-take = Tomar del descarte
key-fan = Abrir el descarte
key-meld = Bajar las cartas seleccionadas
key-discard = Descartar la carta seleccionada
key-sort = Ordenar la mano
key-nudge = Mover la carta, al ordenar a mano
key-take-back = Deshacer
key-cancel = Cerrar o cancelar
key-keys = Ver estos atajos
key-tab = Pasar de una zona a otra

## Acerca de

about-title = Acerca de Escalera
about-version = Versión { $version }
about-privacy = Privacidad
about-privacy-1 = Escalera no recoge nada. No hay cuentas, anuncios ni estadísticas.
about-privacy-2 = Tus mesas y tus ajustes se guardan solo en este dispositivo. Puedes borrarlos cuando quieras en Ajustes.
about-privacy-3 = Para jugar no hace falta conexión, y nada sale de este dispositivo.
about-licences = Licencias
about-licences-note = Escalera es software libre: MIT o Apache 2.0. El tipo de letra es Bricolage Grotesque, con licencia SIL Open Font 1.1.

## Las reglas de una mesa

rules-title = Reglas del { $game }
rules-goal-title = El objetivo
rules-goal-out = Quédate sin cartas antes que { $seats ->
    [2] la otra persona
   *[other] las demás personas
}: quien cierra suma los puntos que quedan en { $seats ->
    [2] la otra mano
   *[other] las demás manos
}.
rules-goal-placed = Pon en la mesa cuanto puedas: en cada ronda sumas los puntos de las cartas que pusiste y restas los de las que te queden en la mano.
rules-end-target = La partida acaba con la ronda en que alguien llega a { $target } puntos. Gana quien más tenga; si hay empate, la victoria es compartida.
rules-end-rounds = { $rounds ->
    [one] La partida es de una sola ronda.
   *[other] La partida es de { $rounds } rondas.
} Gana quien más puntos tenga al final; si hay empate, la victoria es compartida.
rules-deal-title = El reparto
rules-deal = Se juega entre { $seats ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
   *[other] { $seats }
}, con { $packs ->
    [one] una baraja
    [2] dos barajas
   *[other] { $packs } barajas
} de 52 cartas y { $jokers ->
    [0] sin comodines
    [one] un comodín
   *[other] { $jokers } comodines en total
}. A cada mano le tocan { $hand } cartas. La carta siguiente abre el descarte y las demás forman el mazo.
rules-dealer-random = Al empezar se sortea quién reparte; { $seats ->
    [2] después se alterna.
   *[other] en cada ronda reparte la persona siguiente.
}
rules-dealer-seat = La primera ronda la reparte { $dealer ->
    [1] la primera persona
    [2] la segunda persona
   *[other] la persona número { $dealer }
}; { $seats ->
    [2] después se alterna.
   *[other] después, la siguiente.
}
rules-first = Empieza a jugar { $seats ->
    [2] quien no reparte.
   *[other] quien se sienta a la izquierda de quien reparte.
}
rules-turn-title = Tu turno
rules-draw = Primero roba la carta de encima del mazo o toma la de encima del descarte.
rules-play = Después baja combinaciones y añade cartas a las de la mesa, cuantas quieras o ninguna.
rules-discard-stays = Para terminar, descarta una carta, pero no la que tomaste del descarte en ese mismo turno.
rules-discard-last = Para terminar, descarta una carta. La que tomaste del descarte en ese mismo turno, solo si es la última que te queda.
rules-discard-twin = Si tienes dos iguales, una de ellas sí puedes descartarla.
rules-dig-title = Excavar
rules-dig = En vez de robar, puedes excavar: elige una carta más profunda del descarte y ponla enseguida en la mesa, en una combinación nueva o en una que ya esté. Te llevas también todas las que tiene encima; puedes usarlas en esa misma combinación, y las demás pasan a tu mano. Si la carta no encaja en ningún sitio, no se puede excavar. Después de excavar puedes descartar cualquier carta.
rules-melds-title = Combinaciones
rules-set = Un grupo reúne tres o cuatro cartas del mismo número o figura, cada una de un palo distinto: { $cards }.
rules-run = Una escalera lleva tres cartas o más de un solo palo, una tras otra: { $cards }.
rules-ace-low = El as va antes del dos, { $cards }, nunca después del rey.
rules-ace-high = El as va después del rey, { $cards }, nunca antes del dos.
rules-ace-either = El as va antes del dos, { $cards }, o después del rey, { $others }, pero nunca entre el rey y el dos.
rules-packs = Aunque haya cartas iguales, ninguna combinación lleva dos veces la misma.
rules-jokers-title = Comodines
rules-jokers = Al bajar un comodín dices por qué carta vale, y vale por ella hasta el fin de la ronda. Nadie puede cambiarlo por la carta verdadera, y esa carta no se repite en la misma combinación. Toda combinación lleva al menos una carta que no sea comodín.
rules-lay-off-title = Añadir
rules-lay-off = Añade cartas a cualquier combinación de la mesa, sea de quien sea, aunque todavía no hayas bajado nada. Lo que ya está en la mesa no se mueve.
rules-lay-off-placed = Los puntos de cada carta son de quien la pone, esté donde esté.
rules-out-title = Cerrar
rules-out-any = Cierras cuando sueltas tu última carta: en una combinación nueva, en una de la mesa o en el descarte. Ahí mismo acaba la ronda.
rules-out-discard = Cierras cuando descartas tu última carta, y ahí mismo acaba la ronda. Al bajar y al añadir guarda siempre una para el descarte.
rules-out-strand = No puedes quedarte con una única carta que en ese turno no puedas soltar.
rules-points-title = Los puntos
rules-points = El as vale { $points ->
    [one] un punto
   *[other] { $points } puntos
}; la jota, la reina y el rey, 10; las demás, su número.
rules-points-low-ace = En una escalera en la que va antes del dos, el as vale 1.
rules-points-joker = El comodín vale 15, en la mesa y en la mano.
rules-score-hands = Quien cierra suma los puntos de { $seats ->
    [2] la otra mano
   *[other] todas las demás manos
}; nadie más suma.
rules-score-rummy = Si en esa ronda no había puesto nada en la mesa en turnos anteriores, hace rummy y suma el doble.
rules-score-placed = Al acabar la ronda, cada cual suma las cartas que puso en la mesa y resta las que le quedan en la mano. El resultado puede ser negativo.
rules-stock-title = Cuando se acaba el mazo
rules-stock-shuffle = La carta de encima del descarte se queda; las demás se barajan y forman otro mazo.
rules-stock-turn = Se da la vuelta al descarte entero, sin barajarlo: la primera carta abre un descarte nuevo y las demás forman el mazo.
rules-stock-single = Si en el descarte no hay más que una carta, hay que tomarla.
rules-stock-unlimited = Esto puede pasar cuantas veces haga falta.
rules-stock-ends = Cuando el mazo se acaba por { $times ->
    [1] primera
    [2] segunda
    [3] tercera
   *[other] { $times }.ª
} vez, la ronda termina con ese turno.
rules-turns-end = La ronda termina también si pasan { $turns } turnos, contando los de todo el mundo, y nadie cierra.
rules-turns-no-points = Si pasan { $turns } turnos, contando los de todo el mundo, y nadie cierra, la ronda acaba sin puntos.
rules-blocked-lowest = Si la ronda termina sin que nadie cierre, gana la mano más baja: suma lo que { $seats ->
    [2] la otra tiene de más
   *[other] cada una de las otras tiene de más
}. Si hay empate, cada mano empatada suma lo mismo.
rules-blocked-placed = Si la ronda termina sin que nadie cierre, los puntos se cuentan como siempre.
rules-goal-tiles = Pon en la mesa todas las fichas de tu soporte antes que nadie.
rules-deal-tiles = Hay 106 fichas: los números del 1 al 13 en cuatro colores, dos veces cada uno, y dos comodines. Cada persona recibe { $hand }; las demás forman el montón.
rules-start = El jugador { $number } empieza la primera ronda; en las siguientes se van turnando.
rules-turn-tiles = En tu turno haces una sola cosa: jugar fichas de tu soporte o robar una del montón.
rules-rebuild = A partir de ahí puedes rehacer toda la mesa como quieras. Al final tienen que seguir en ella todas sus fichas, con una tuya por lo menos, y todas las combinaciones tienen que ser válidas.
rules-group = Un grupo lleva tres o cuatro fichas de un mismo número, cada una de un color: { $cards }.
rules-run-tiles = Una escalera lleva tres fichas o más de un solo color, una tras otra: { $cards }. El 1 no va después del 13.
rules-jokers-tiles = El comodín vale por la ficha de su lugar. En un turno posterior se puede usar en otra parte de la mesa, pero nadie se lo lleva al soporte. Toda combinación necesita al menos una ficha que no sea comodín.
rules-points-tiles = Cada ficha cuenta su número, y un comodín que queda en el soporte cuenta 30.
rules-score-racks = Quien pone su última ficha acaba la ronda y suma los puntos de todas las que quedan en los soportes.
rules-pool-title = Cuando se acaba el montón
rules-pass = Cuando ya no hay qué robar, quien no juega pasa; si pasan todos seguidos, la ronda se acaba.
rules-end-each = Cada ronda vale por sí sola: los puntos no pasan a la siguiente.
rules-opening = La primera vez que juegas bajas combinaciones nuevas, solo de tu soporte, que sumen { $points } puntos o más. El comodín cuenta el número por el que vale. Lo que hay en la mesa se queda como está.

## Cuando algo va mal

trouble-not_saved = No se pudo guardar. Puedes seguir jugando; se vuelve a intentar con cada jugada.
trouble-saved_again = La mesa vuelve a guardarse.
trouble-newer_in_place = Esta mesa no se guarda: en su lugar hay otra, de una versión más nueva.
fault-title = Algo no salió bien
fault-no_table = Esa mesa ya no está abierta. Vuelve a abrirla desde el inicio.
fault-damaged = La mesa guardada está dañada y no se puede abrir. El archivo se conserva.
fault-newer = La mesa guardada es de una versión más nueva de Escalera. Se queda como está.
fault-storage = No se pudo leer o guardar en este dispositivo. Revisa el espacio y los permisos.
fault-bad_message = La aplicación recibió algo que no entiende. Vuelve a abrir la mesa.
fault-other_tab = Esta mesa sigue en otra pestaña, y allí está lo último. Vuelve a abrirla aquí para continuar.
fault-internal = Algo falló en la aplicación. Vuelve a abrir la mesa: está guardada.

## Nombres de lo que se ve, para quien lo oye

seats = Jugadores
melds = Combinaciones
piles = Mazo y descarte
open-hands = Manos a la vista
why-not-missing = Falta { $cards }

## Fichas

game-tiles = Rummy de fichas
log-played = { $who ->
    [you] Pusiste { $cards }
    [computer] { computer-subject } puso { $cards }
   *[other] { $name } puso { $cards }
}
log-rebuilt = { $who ->
    [you] Pusiste fichas en la mesa
    [computer] { computer-subject } puso fichas en la mesa
   *[other] { $name } puso fichas en la mesa
}
log-passed = { $who ->
    [you] Pasaste
    [computer] { computer-subject } pasó
   *[other] { $name } pasó
}
turn-played = { $who ->
    [you] pusiste { $cards }
   *[other] puso { $cards }
}
turn-rebuilt = { $who ->
    [you] pusiste fichas en la mesa
   *[other] puso fichas en la mesa
}
turn-passed = { $who ->
    [you] pasaste
   *[other] pasó
}
tiles-zoom = Ampliar la mesa
key-choose-whole = Seleccionar toda la combinación de una ficha de la mesa
tiles-where-nowhere = Así no se une a ninguna otra.
pool-count = { $count ->
    [0] Montón vacío
    [one] Montón, 1 ficha
   *[other] Montón, { $count } fichas
}
pool-empty = Vacío
rack-count = { $count ->
    [0] Tu soporte, sin fichas
    [one] Tu soporte, una ficha
   *[other] Tu soporte, { $count } fichas
}
tiles-count = { $count ->
    [0] sin fichas
    [one] una ficha
   *[other] { $count } fichas
}
tiles-table = { $count ->
    [0] Mesa, sin combinaciones
    [one] Mesa, una combinación
   *[other] Mesa, { $count } combinaciones
}
tiles-unfinished = Sin completar: { $tiles }
tiles-group = Grupo de { $number }: { $colours }
tiles-run = Escalera de { $colour }, del { $low } al { $high }
tiles-with-joker = { $count ->
    [0] { $meld }
    [one] { $meld }, con un comodín
   *[other] { $meld }, con { $count } comodines
}
tile-own = tuya, sin confirmar
tile-new = recién puesta
tiles-new = Combinación nueva
tiles-split = Cortar entre { $left } y { $right }
tiles-add = Añadir a: { $meld }
tiles-undo = Deshacer
tiles-redo = Rehacer
tiles-reset = Restablecer
tiles-reset-note = Todo vuelve a como estaba al empezar tu turno.
tiles-meter = { $worth } / { $needed }
tiles-play = Juega o roba
tiles-opening-first = Abre con { $needed } puntos de tu soporte.
tiles-play-or-pass = Juega o pasa
tiles-draw = Roba una ficha
tiles-draw-note = { $count ->
    [0] El montón está vacío.
    [one] Queda una ficha en el montón.
   *[other] Quedan { $count } fichas en el montón.
}
tiles-pass-note = No quedan fichas que robar.
tiles-pass-button = Pasar
tiles-chosen = { $count ->
    [one] ¿Dónde va { $cards }?
   *[other] ¿Dónde van { $count } fichas?
}
tiles-where-lit = Toca una combinación iluminada.
tiles-where-new = Selecciona más, o empieza una combinación.
tiles-where-back = Es tuya: puede volver al soporte.
tiles-back-button = Al soporte
tiles-split-button = Cortar
tiles-left = A la izquierda
tiles-right = A la derecha
tiles-confirm = { $count ->
    [0] Confirma
    [one] Confirma tu ficha
   *[other] Confirma tus { $count } fichas
}
tiles-confirm-button = Confirmar
tiles-wrong = Una combinación no vale todavía
tiles-wrong-many = { $count ->
    [0] Hay combinaciones que no valen
    [one] Una combinación no vale todavía
   *[other] { $count } combinaciones no valen todavía
}
tiles-wrong-marked = Llevan un «!» en la mesa.
tiles-gap = Falta { $card }.
tiles-why-short = Con { $cards } no basta: lleva al menos tres fichas.
tiles-why-twice = Un color se repite: { $cards }.
tiles-why-mixed = Los colores se mezclan: { $cards }.
tiles-why-gap = No van seguidas: { $cards }.
tiles-why-jokers = Solo comodines no forman nada.
tiles-why = No combinan: { $cards }.
tiles-opening = Para abrir hacen falta { $needed } puntos
tiles-opening-note = { $left ->
    [0] Ya están.
    [one] Falta uno, con fichas de tu soporte.
   *[other] Faltan { $left }, con fichas de tu soporte.
}
tiles-opening-table = Antes de abrir, la mesa no se mueve
tiles-opening-table-note = Abre con combinaciones de tu soporte solo.
tiles-no-tile = Falta poner una ficha tuya
tiles-no-tile-note = O deja la mesa como estaba.
tiles-choose-why = Toca primero las fichas que quieres mover.
tiles-undo-why = No hay nada que deshacer en este turno.
tiles-redo-why = No hay nada que rehacer.
tiles-wait = Espera un momento.
shown-put = Pone { $cards }
shown-moved = Mueve { $cards }
shown-before = { $who ->
    [you] Tu jugada
    [computer] Así jugó { computer-inside }
   *[other] Así jugó { $name }
}
shown-course = { $step } de { $steps } · toca la mesa para saltar
shown-skip = Saltar
sort-by-colour = Por color
why-opening = Faltan puntos para abrir
why-opening-table = La mesa todavía no
why-table-tile = Esa se queda en la mesa
why-no-tile = Falta una ficha tuya
why-draft = Hay fichas fuera de su sitio
mend-reset-draw = Restablecer y robar
mend-reset-pass = Restablecer y pasar
refusal-opening_below_30 = Para abrir, tus combinaciones nuevas deben sumar al menos 30 puntos.
refusal-opening_moves_table = Hasta que abras, las combinaciones de la mesa se quedan como están.
refusal-table_tile_missing = { $count ->
    [0] Las fichas de la mesa se quedan en la mesa.
    [one] { $cards } estaba en la mesa y se queda en ella.
   *[other] { $cards } estaban en la mesa y se quedan en ella.
}
refusal-no_tile_added = Pon al menos una ficha de tu soporte, o deja la mesa como estaba.
refusal-invalid_meld_on_table = { $count ->
    [0] Alguna combinación de la mesa no vale todavía.
    [one] Con { $cards } no vale la combinación todavía.
   *[other] Estas fichas no forman combinaciones todavía: { $cards }.
}
refusal-tile_not_in_rack = { $count ->
    [0] Esa ficha no está en tu soporte.
    [one] { $cards } no está en tu soporte.
   *[other] { $cards } no están en tu soporte.
}
refusal-pool_not_empty = Mientras queden fichas en el montón no se pasa: juega o roba.
refusal-pool_empty = El montón está vacío: juega o pasa.
refusal-draft_not_reset = { $count ->
    [0] Has movido fichas de la mesa. Antes, todo vuelve a su sitio.
    [one] Has puesto { $cards } en la mesa. Antes, todo vuelve a su sitio.
   *[other] Has puesto { $cards } en la mesa. Antes, todo vuelve a su sitio.
}
scores-each = Cada ronda se cuenta por sí sola
new-end-each = Cada ronda
tiles-apart-button = Apartar
round-passed = Nadie puede seguir
round-passed-note = El montón está vacío y nadie pudo jugar: cuentan los puntos que quedan en los soportes.
out-play = Poniendo las últimas fichas: { $cards }
ask-new-game-each = Abandonas esta ronda.
key-choose-tile = Seleccionar una ficha, o tocar lo señalado
key-new-meld = Empezar una combinación con las fichas seleccionadas
key-to-rack = Devolver al soporte las fichas seleccionadas
key-confirm = Confirmar la jugada
key-draw-tile = Robar del montón
key-pass = Pasar, con el montón vacío
key-sort-rack = Ordenar el soporte
seat-label-tiles = { $name }: { $count ->
    [0] sin fichas
    [one] una ficha
   *[other] { $count } fichas
}
tiles-where-cut = Corta ahí; otro toque selecciona toda la combinación.
hint = Pista
state-hinted = marcada por la pista
hint-tiles = { $count ->
    [one] Puedes jugar una ficha
   *[other] Puedes jugar { $count } fichas
}
hint-marked = { $count ->
    [one] Está marcada en tu soporte.
   *[other] Están marcadas en tu soporte.
}
hint-from-start = Con la mesa como estaba al empezar el turno.
hint-placed = Mejor no se puede
hint-show = Ver cómo
hint-none = No hay jugada
hint-none-draw = Roba una ficha.
hint-none-pass = El montón está vacío: pasa.
hint-step = Paso { $place } de { $count }
hint-reset = Primero, todo vuelve a su sitio
hint-new = Combinación nueva: { $cards }
hint-add = { $count ->
    [one] { $cards } va con { $meld }
   *[other] { $cards } van con { $meld }
}
hint-add-run = { $count ->
    [one] { $cards } va en la escalera de { $first } a { $last }
   *[other] { $cards } van en la escalera de { $first } a { $last }
}
key-hint = Pista; otra vez, ver la jugada
hint-stock = Fíjate en el mazo
hint-discard = Fíjate en el descarte
hint-cards = Fíjate en { $cards }
hint-reasons = { $first } { $second }

## Jugadas por su nombre

move-draw = Robar del { $deck ->
    [tiles] montón
   *[cards] mazo
}
move-take = Tomar { $card } del descarte
move-dig-meld = Excavar hasta { $card } y bajar { $cards }
move-dig-lay-off = Excavar hasta { $card } y añadir { $cards } a la mesa
move-meld = Bajar { $cards }
move-lay-off = Añadir { $cards } a { $meld }
move-lay-off-run = Añadir { $cards } a la escalera de { $first } a { $last }
move-discard = Descartar { $card }
move-play = Poner { $cards }
move-play-many = { $count ->
    [one] Poner una ficha
   *[other] Poner { $count } fichas
}
move-pass = Pasar

## Por qué una jugada es buena; sirve de consejo y de explicación

reason-goes_out = Así se cierra la ronda.
reason-only_move = No hay otra jugada posible.
reason-makes_meld = { $number ->
    [0] Completa una combinación.
   *[other] Completa { $cards }.
}
reason-fits_the_table = { $number ->
    [0] Encaja en la mesa.
    [one] { $cards } encaja en la mesa.
   *[other] { $cards } encajan en la mesa.
}
reason-brings_near = { $number ->
    [0] Acerca una combinación.
   *[other] Va bien con { $cards }.
}
reason-dig_brings = { $count ->
    [one] Lleva un punto a la mesa.
   *[other] Lleva { $count } puntos a la mesa.
}
reason-top_fits_nothing = { $number ->
    [0] Lo de encima del descarte no encaja con nada.
   *[other] { $cards } no encaja con nada de la mano.
}
reason-known_card = { $number ->
    [0] Se sabe lo que se toma.
   *[other] Se sabe lo que se toma: { $cards }.
}
reason-cards_to_come = { $count ->
    [one] Aún puede venir una carta útil.
   *[other] Aún pueden venir { $count } cartas útiles.
}
reason-drawn_unseen = Nadie ve lo que se roba.
reason-puts_down = { $count ->
    [one] Deja un punto a salvo en la mesa.
   *[other] Deja { $count } puntos a salvo en la mesa.
}
reason-few_left = { $count ->
    [0] No queda ninguna carta en la mano.
    [one] Queda una sola carta en la mano.
   *[other] Quedan solo { $count } cartas en la mano.
}
reason-other_near_out = { $who ->
    [you] { $count ->
        [one] Te queda una sola carta y puedes cerrar pronto.
       *[other] Te quedan { $count } cartas y puedes cerrar pronto.
    }
    [computer] { $count ->
        [one] { $region ->
            [spain] Al ordenador
           *[elsewhere] A la computadora
        } le queda una sola carta y puede cerrar pronto.
       *[other] { $region ->
            [spain] Al ordenador
           *[elsewhere] A la computadora
        } le quedan { $count } cartas y puede cerrar pronto.
    }
    [other] { $count ->
        [one] A { $name } le queda una sola carta y puede cerrar pronto.
       *[other] A { $name } le quedan { $count } cartas y puede cerrar pronto.
    }
   *[nobody] Alguien puede cerrar pronto.
}
reason-holds_back = { $number ->
    [0] Mientras siga en la mano, nadie puede añadirle nada.
    [one] Mientras { $cards } siga en la mano, nadie puede añadirle nada.
   *[other] Mientras { $cards } sigan en la mano, nadie puede añadirles nada.
}
reason-keeps_runs = { $count ->
    [one] Deja abierta una posible escalera.
   *[other] Deja abiertas { $count } posibles escaleras.
}
reason-keeps_pairs = { $count ->
    [one] Conserva una pareja.
   *[other] Conserva { $count } parejas.
}
reason-lies_alone = { $number ->
    [0] No va con nada de la mano.
   *[other] { $cards } no va con nada de la mano.
}
reason-saves_points = { $count ->
    [one] Quita un punto { $deck ->
        [tiles] del soporte
       *[cards] de la mano
    }.
   *[other] Quita { $count } puntos { $deck ->
        [tiles] del soporte
       *[cards] de la mano
    }.
}
reason-thrown_by_next = { $who ->
    [you] No parece que te interese: ya descartaste { $number ->
        [0] algo parecido
       *[other] { $cards }
    }.
    [computer] No parece que le interese { $region ->
        [spain] al ordenador
       *[elsewhere] a la computadora
    }: ya descartó { $number ->
        [0] algo parecido
       *[other] { $cards }
    }.
    [other] No parece que le interese a { $name }: ya descartó { $number ->
        [0] algo parecido
       *[other] { $cards }
    }.
   *[nobody] No parece que le interese a nadie.
}
reason-left_by_next = { $who ->
    [you] No parece que te interese: dejaste pasar { $number ->
        [0] algo parecido
       *[other] { $cards }
    }.
    [computer] No parece que le interese { $region ->
        [spain] al ordenador
       *[elsewhere] a la computadora
    }: dejó pasar { $number ->
        [0] algo parecido
       *[other] { $cards }
    }.
    [other] No parece que le interese a { $name }: dejó pasar { $number ->
        [0] algo parecido
       *[other] { $cards }
    }.
   *[nobody] No parece que le interese a nadie.
}
reason-nobody_can_use = { $number ->
    [0] A nadie le sirve: con las cartas aún ocultas no forma nada.
   *[other] A nadie le sirve { $cards }: con las cartas aún ocultas no forma nada.
}
reason-most_tiles = { $count ->
    [one] Coloca una ficha, y no se puede colocar más.
   *[other] Coloca { $count } fichas, y no se puede colocar más.
}
reason-opens = { $count ->
    [one] Abre con un punto.
   *[other] Abre con { $count } puntos.
}
reason-below_opening = { $count ->
    [0] Todavía no hay con qué abrir.
    [one] Lo mejor del soporte suma un punto: no basta para abrir.
   *[other] Lo mejor del soporte suma { $count } puntos: no basta para abrir.
}
reason-keeps_tiles = { $count ->
    [one] Guarda una ficha para más tarde.
   *[other] Guarda { $count } fichas para más tarde.
}
reason-no_play = Con este soporte no hay jugada.
reason-holds_less = { $count ->
    [one] Así acaba la ronda, con un punto menos
   *[other] Así acaba la ronda, con { $count } puntos menos
} { $who ->
    [you] que tú
    [computer] que { computer-inside }
    [other] que { $name }
   *[nobody] en el soporte
}.

## Repaso de una ronda

review = Repaso
review-open = Repasar la ronda
review-button = Repasar
review-opening = Preparando el repaso…
review-untold = Esta ronda no se puede repasar.
review-panel = La jugada
review-thought = Lo que vale la jugada
review-why = ¿Por qué?
review-best = El nivel difícil, con lo mismo a la vista
review-better-unsaid = Mejor
review-wait = Pensando…
review-same = Haría lo mismo
review-even = Igual de buena
review-better = { $count ->
    [one] Cerca de un punto mejor
   *[other] Unos { $count } puntos mejor
}
review-again-same = Calculada de nuevo, sale la misma jugada.
review-again-other = Calculada de nuevo, sale otra jugada: algo no cuadra.
review-again-unknown = No se puede volver a calcular: esta ronda se repartió con otra versión, o hubo un fallo.
review-saw = Veía esta mesa y lo que se había jugado antes, nada más.
review-place = Jugada { $place } de { $count }
review-course = { $place } / { $count }
review-steps = De jugada en jugada
review-previous = Jugada anterior
review-next = Siguiente
review-next-own = Mi próxima
review-done = Listo
review-last = Última jugada
review-own-hand = { $deck ->
    [tiles] Tu soporte
   *[cards] Tu mano
}
review-hand-of = { $deck ->
    [tiles] El soporte
   *[cards] La mano
} { $who ->
    [computer] { $region ->
        [spain] del ordenador
       *[elsewhere] de la computadora
    }
   *[other] de { $name }
}
review-held = { $name }: { $count ->
    [0] sin cartas
    [one] una carta
   *[other] { $count } cartas
}
