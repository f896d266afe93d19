# English.

app-name = Escalera
game-rummy100 = Rummy to 100
game-rummy = Classic Rummy
game-rummy500 = Rummy 500

## Who plays

you = You
you-inside = you
computer = Computer
computer-subject = The computer
computer-inside = the computer
player = Player { $number }
level-easy = Easy
level-medium = Medium
level-hard = Hard

## Cards

list-and = and
list-and-before-i = and
card-name = { $rank } of { $suit }
card-joker = joker
card-joker-for = joker as { $card }
card-heard = the { $card }
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
tile-name = { $colour } { $number }
colour-red = red
colour-blue = blue
colour-orange = orange
colour-black = black
rank-ace = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-jack = jack
rank-queen = queen
rank-king = king
ranks-ace = aces
ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-10 = tens
ranks-jack = jacks
ranks-queen = queens
ranks-king = kings
meld-set = Set of { $ranks }: { $suits }
meld-run = Run of { $suit }, { $low } to { $high }

## What is heard of each thing

state-selected = selected
state-fresh = new this turn
state-refused = refused
place-in-hand = { $place } of { $count }
hand-count = { $count ->
    [0] Your hand, no cards
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
}
stock-count = { $count ->
    [0] Stock, empty
    [one] Stock, one card
   *[other] Stock, { $count } cards
}
discard-empty = Discard pile, empty
discard-count = { $count ->
    [one] Discard pile, { $card }
   *[other] Discard pile, { $card } on top, { $count } cards
}

## Buttons of every screen

back = Back
close = Close
cancel = Cancel
understood = Got it
menu = Menu

## Opening

opening = Opening the table…
waiting = Setting the table…
no-host-title = You can’t play here
no-host = This page was opened outside the app. Open Escalera, or the version for browsers.

## Home

home-saved = Where you left off
home-continue = Continue
home-games = Games
home-options = Options
home-level = { $level ->
    [easy] Easy level
    [hard] Hard level
   *[other] Medium level
}
home-seats = { $count ->
    [one] One player
   *[other] { $count } players
}
home-quick = { $game } against the computer
home-same-device = On this device
home-rules = Rules
home-settings = Settings
home-about = About Escalera
saved-turn = { $who ->
    [you] Your turn
    [computer] The computer’s turn
   *[other] { $name }’s turn
}
saved-alike = All at { $points }
saved-place = { $points } · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
saved-lead = { $names } ahead, { $points }
saved-round-over = Round over
saved-won = { $who ->
    [you] You won
    [computer] { computer-subject } won
   *[other] { $name } won
}
saved-shared = A shared win: { $names }
saved-damaged = Can’t be read
saved-newer = From a newer version
unreadable-damaged-title = This table can’t be read
unreadable-damaged = The file is damaged and is kept just as it is. If you start another game, it is saved beside it.
unreadable-newer-title = This table is from a newer version
unreadable-newer = Update Escalera to go on with it. If you set it aside, it is kept under another name and new games can be saved here.
set-aside = Set it aside
start-new = Start another

## New table

new-title = New table
new-who = Who plays
mode-computer = Against the computer
mode-same-device = On this device
mode-same-device-note = The device goes from hand to hand, with a curtain in between.
new-level = Level
level-easy-note = { $count ->
    [one] Plays the first thing it sees.
   *[other] They play the first thing they see.
}
level-medium-note = { $count ->
    [one] Thinks about what pays.
   *[other] They think about what pays.
}
level-hard-note = { $count ->
    [one] Remembers what you take and discard.
   *[other] They remember what everyone takes and discards.
}
levels-apart = A level for each opponent
levels-apart-note = Easy and hard ones at the same table.
levels-mixed = Mixed
new-name-starter = Who starts
new-name-dealer = Who deals
new-seats = Players
new-seats-computer = You and { $others ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
} more, with { $packs ->
    [one] one deck
   *[other] two decks
}. { $hand } cards each.
new-seats-device = { $seats } people, with { $packs ->
    [one] one deck
   *[other] two decks
}. { $hand } cards each.
new-end = End of the game
new-end-points = Points
new-end-rounds = Rounds
new-points = { $count ->
    [one] One point
   *[other] { $count } points
}
new-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
new-target = Once somebody has { $target } points, the highest score wins.
new-rounds-note = { $count ->
    [one] A single round; the most points win.
   *[other] After { $count } rounds the most points win.
}
new-hand = Cards in a hand
new-hand-note = { $stock } stay in the stock after the deal.
new-jokers = Jokers
new-jokers-none = None
new-jokers-note = { $count ->
    [0] Every card stands for itself alone.
   *[other] Each stands for the card you name, until the round ends.
}
new-ace = The ace in runs
new-ace-low = Before the 2
new-ace-high = After the king
new-ace-low-note = As in A-2-3; it counts { $points ->
    [one] one point
   *[other] { $points } points
}.
new-ace-high-note = As in Q-K-A; it counts { $points ->
    [one] one point
   *[other] { $points } points
}.
new-out = Going out
new-out-discard = By discarding
new-out-any = Any way
new-out-discard-note = The last card is discarded: always keep one.
new-out-any-note = The last card is melded, laid off or discarded.
new-names = Names
new-deal = Deal
ask-leave-title = The table is not saved
ask-leave = The last moves could not be saved. If you leave now, they are lost.
ask-leave-yes = Leave anyway
ask-replace-title = There is a game under way
ask-replace = If you start another, you lose the saved one.
ask-replace-yes = Start another

## Table

table-round = Round { $round }
your-turn = Your turn
seat-your-turn = your turn
seat-their-turn = their turn
stock-named = Stock, { $count }
discard-pile = Discard pile
melds-of = { $who ->
    [you] Your melds
    [computer] The computer’s melds
   *[other] { $name }’s melds
}
melds-none = Nothing on the table yet
seat-label = { $name }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-scores = { $seat }. See the score
meld-new = new on the table
meld-grown = with new cards
meld-laid-off = { $who ->
    [you] laid off by you: { $cards }
    [computer] laid off by the computer: { $cards }
   *[other] laid off by { $name }: { $cards }
}
meld-fits = { $count ->
    [one] the selected card fits
   *[other] the selected cards fit
}
fan-title = Discard pile, { $count } cards
fan-tap = Tap the deepest card you need
fan-look = Oldest first, newest last
fan-why = There is no more than one card in the discard pile.
fan-nearer = There are two of these: the one nearer the top is meant.
fan-named = chosen
fan-comes = comes too
fan-open = can be taken
fan-nowhere = can’t be placed now
fan-depth = { $count ->
    [one] top of the pile
   *[other] brings { $count } cards
}
which-joker = What is the joker?
which-meld = Where to?
sort = Sort
take-back = Undo
log = Moves this round
log-empty = Nothing has been played yet.
rules = Rules
level = Level
hide = Lower the curtain
settings = Settings
new-game = New game
leave = Leave the table
leave-note = It stays saved.
sort-by-rank = By rank
sort-by-suit = By suit
sort-by-melds = By melds
sort-left = { $count ->
    [0] No points unmatched
    [one] One point unmatched
   *[other] { $count } points unmatched
}
sort-by-hand = By hand
ask-new-game-title = New game?
ask-new-game = You give up this round and the score goes back to zero.
ask-new-game-over = The score goes back to zero.
ask-new-game-yes = Start over

## The bar: the next step

step-wait = { $who ->
    [you] Your turn
    [computer] The computer is thinking…
   *[other] { $name }’s turn
}
step-hurry = Faster
step-draw = Draw a card
step-draw-note = Tap the stock, or the discard pile if its card helps you.
step-draw-button = Draw
step-take = Take the discard
step-take-note = The stock is empty.
step-take-button = Take
step-play = Meld or discard
step-play-note = Tap cards to select them.
step-where = Where does { $card } go?
step-where-both = Tap a lit meld, or discard the card.
step-where-meld = It can only go on a lit meld: it came from the discard pile.
step-where-discard = Discard it, or select more cards to meld.
step-keep = { $card } stays this turn
step-keep-note = It came from the discard pile. Meld it with others, or discard another.
step-meld-set = That’s a set
step-meld-run = That’s a run
step-lay-off = They fit on the table
step-lay-off-note = Tap a lit meld.
step-more = Select one more
step-more-note = A meld has at least three cards.
step-no-meld = These don’t match
step-no-meld-note = Select a set of one rank or a run of one suit.
step-not-now = You can’t meld these now
step-not-now-note = Tap “Meld” to see why.
step-meld-button = Meld
step-lay-off-button = Lay off
step-or-note = Or tap a lit meld.
step-joker-note = Then choose which card the joker stands for.
step-joker-or-note = Then choose the joker’s card. Or tap a lit meld.
dig-top = Take { $card }
dig-top-note = Just this card, to your hand.
dig-take = Take { $count }, put { $card } down
dig-makes = It makes { $cards }.
dig-makes-or = It makes { $cards }. Or tap a lit meld.
dig-makes-long = It makes a run of { $count }, { $first } to { $last }.
dig-makes-long-or = It makes a run of { $count }, { $first } to { $last }. Or tap a lit meld.
dig-fits-one = It goes on the lit meld.
dig-fits-many = Tap the lit meld it goes on.
dig-more = Select the cards that go down with it.
dig-no-match = It doesn’t go with those cards.
dig-nowhere = { $card } can’t be placed now
dig-nowhere-note = The card you dig for goes on the table at once.
dig-nowhere-why = No meld takes { $card }, nor does it make one with your cards. Choose another.
dig-button = Take { $count }
step-discard-button = Discard
step-discard-why = First tap the card you want to discard.
step-discard-one = You discard only one card: select just one.
step-choose-why = First tap the cards you want to put there.
step-take-back-why = There is nothing to undo this turn.
step-arrange = Arrange by hand
step-arrange-note = Tap one and move it.
step-arrange-why = First tap the one you want to move.
step-arranged = Done
step-left = Move left
step-right = Move right
step-round-over = The round is over
step-see-result = See the result

## What was played

log-dealt = The { $deck ->
    [tiles] tiles
   *[cards] cards
} were dealt
log-dealt-upcard = The cards were dealt; the discard pile starts with { $card }
log-shuffled = The stock ran out: the discards were shuffled into a new one
log-turned-over = The stock ran out: the discard pile was turned over, leaving { $card }
log-drew = { $who ->
    [you] You drew
    [computer] The computer drew
   *[other] { $name } drew
} from the { $deck ->
    [tiles] pool
   *[cards] stock
}
log-drew-card = { $who ->
    [you] You drew { $card }
    [computer] The computer drew { $card }
   *[other] { $name } drew { $card }
} from the { $deck ->
    [tiles] pool
   *[cards] stock
}
log-took = { $who ->
    [you] You took { $card } from the discard pile
    [computer] The computer took { $card } from the discard pile
   *[other] { $name } took { $card } from the discard pile
}
log-dug = { $who ->
    [you] You dug for { $card } and took { $count } cards
    [computer] The computer dug for { $card } and took { $count } cards
   *[other] { $name } dug for { $card } and took { $count } cards
}
log-melded = { $who ->
    [you] You melded { $cards }
    [computer] The computer melded { $cards }
   *[other] { $name } melded { $cards }
}
log-laid-off = { $who ->
    [you] You laid off { $cards }
    [computer] The computer laid off { $cards }
   *[other] { $name } laid off { $cards }
}
log-discarded = { $who ->
    [you] You discarded { $card }
    [computer] The computer discarded { $card }
   *[other] { $name } discarded { $card }
}

## A turn in a sentence

turn-told = { $who ->
    [you] You
    [computer] The computer
   *[other] { $name }
} { $acts }
turn-drew = drew from the { $deck ->
    [tiles] pool
   *[cards] stock
}
turn-drew-card = drew { $card }
turn-dug = dug for { $card }
turn-dug-many = took { $count } cards
turn-took = took { $cards }
turn-melded = melded { $cards }
turn-laid-off = laid off { $cards }
turn-put-many = put { $count } { $deck ->
    [tiles] tiles
   *[cards] cards
} on the table
turn-discarded = discarded { $card }

## Why not?

why-not = Why not?
why-not-turn = Not your turn yet
why-draw-first = First, this turn’s card
why-drawn = You have this turn’s card
why-no-match = They don’t match
why-more = Not enough cards
why-repeated = A suit twice
why-suits = Mixed suits
why-gap = There’s a gap
why-ace = No ace there
why-no-fit = No fit there
why-taken = From the discard pile
why-keep = Keep a card
why-not-again = Back
mend-add = With { $cards } it’s a meld.
mend-drop = Without { $cards } it’s a meld.
mend-swap = With { $cards } instead of { $others } it’s a meld.
mend-drop-there = Without { $cards } the rest fits there.
mend-discard = You can discard { $card }, though.
mend-dig = { $card } goes down with { $cards }.
mend-choose = Select those
mend-choose-one = Select { $card }
refusal-not_your_turn = It isn’t your turn yet. Wait a moment.
refusal-must_draw_first = Before you meld, lay off or discard, draw from the stock or take the discard.
refusal-already_drawn = You already have your card for this turn. Now meld, lay off or discard.
refusal-card_not_in_hand = { $count ->
    [0] That card isn’t in your hand. Select another.
    [one] { $cards } isn’t in your hand. Select another card.
   *[other] These cards aren’t all in your hand: { $cards }. Select others.
}
refusal-not_a_set_or_run = { $count ->
    [0] A meld is a set of one rank or a run of one suit; those cards are neither.
    [one] A meld is a set of one rank or a run of one suit; { $cards } is neither.
   *[other] A meld is a set of one rank or a run of one suit; { $cards } are neither.
}
refusal-too_short = { $count ->
    [0] A meld has at least three cards. Select more.
    [one] A meld has at least three cards, and { $cards } is only one. Select more.
   *[other] A meld has at least three cards, and { $cards } aren’t enough. Select more.
}
refusal-duplicate_suit = { $count ->
    [0] A set has each suit only once. Leave out the second.
    [one] A set has each suit only once, and that of { $cards } is already there. Try another card.
   *[other] A set has each suit only once, and { $cards } would repeat one. Leave out the second.
}
refusal-mixed_suits = { $count ->
    [0] A run is all of one suit. Leave out the cards of another.
    [one] A run is all of one suit, and { $cards } is of another. Try another card.
   *[other] A run is all of one suit, and with { $cards } the suits are mixed. Try other cards.
}
refusal-not_consecutive = { $count ->
    [0] The cards of a run follow one another, and here there is a gap. Fill it, or leave the odd card out.
    [one] The cards of a run follow one another, and { $cards } leaves a gap. Fill it, or try another card.
   *[other] The cards of a run follow one another, and { $cards } leave a gap. Fill it, or leave the odd card out.
}
refusal-wraps_around = { $count ->
    [0] A run doesn’t go round the corner: the ace is only ever at one end. Leave one side out.
    [one] A run doesn’t go round the corner, and with { $cards } it would. The ace is only ever at one end.
   *[other] A run doesn’t go round the corner, and with { $cards } it would. The ace is only ever at one end: leave one side out.
}
refusal-wrong_ace = { $ace ->
    [high] The ace goes after the king, never before the two
   *[low] The ace goes before the two, never after the king
}{ $count ->
    [0] . Try without the ace.
    [one] : { $cards } doesn’t fit there. Try another card.
   *[other] : { $cards } don’t fit that way. Try without the ace.
}
refusal-does_not_fit_meld = { $count ->
    [0] Those cards don’t fit there. A set takes more of its rank; a run, the next card of its suit.
    [one] { $cards } doesn’t fit there. A set takes more of its rank; a run, the next card of its suit.
   *[other] { $cards } don’t fit there together. A set takes more of its rank; a run, the next cards of its suit.
}
refusal-no_such_meld = That meld is no longer on the table. Tap another.
refusal-just_taken = { $count ->
    [0] You can’t discard the card you took from the discard pile this turn{ $last ->
        [allowed] , unless it is your last one
       *[never] {""}
    }. Meld it or keep it.
   *[other] You took { $cards } from the discard pile this turn: you can’t discard it{ $last ->
        [allowed] , unless it is your last card
       *[never] {" "}until your next turn
    }. Meld it or keep it.
}
refusal-must_keep_a_discard = Here you go out by discarding. Keep at least one card.
refusal-would_strand = { $count ->
    [0] You would be left with one card, and you can’t discard it this turn. Keep one more card.
    [one] You would be left with just { $cards }, and you can’t discard it this turn. Keep one more card.
   *[other] You would be left with just { $cards }, and you can’t discard them this turn. Keep one more card.
}
refusal-stock_empty = The stock is empty and there are too few discards to make a new one. Take the discard.
refusal-discard_empty = The discard pile is empty. Draw from the stock.
refusal-dig_not_allowed = { $dig ->
    [top] That card is on top: there is nothing to dig for. Take it.
   *[never] Only the top card of the discard pile may be taken. Take that, or draw from the stock.
}
refusal-dig_card_not_placed = { $count ->
    [0] When you dig, the card you want goes on the table at once, and here it doesn’t fit. Try another.
    [one] When you dig, the card you want goes on the table at once, and { $cards } doesn’t fit. Try another.
   *[other] When you dig, the card you want goes on the table at once, and { $cards } don’t fit. Try others.
}
refusal-not_in_discard_pile = { $count ->
    [0] That card isn’t in the discard pile. Select another.
    [one] { $cards } isn’t in the discard pile. Select another card.
   *[other] { $cards } aren’t in the discard pile. Select other cards.
}
refusal-joker_not_announced = That joker could stand for several cards. First say which.
refusal-joker_needs_natural = A meld needs at least one card that isn’t a joker. Select one.
refusal-card_twice_in_meld = { $count ->
    [0] A meld can’t hold the same card twice. Leave out the second.
    [one] A meld can’t hold the same card twice, and { $cards } is already there. Try another.
   *[other] A meld can’t hold the same card twice, and { $cards } repeat one. Leave out the second.
}
refusal-round_over = The round is over. Go on to the next one.
refusal-game_over = The game is over. Start another whenever you like.
refusal-round_not_over = The round isn’t over yet. Play on.
refusal-nothing_to_take_back = There is nothing to undo this turn.
refusal-stale_version = The table changed in the meantime. Have a look and try again.
refusal-bad_message = That can’t be done at this table. Try another move.

## Curtain

curtain-turn = { $who ->
    [computer] It’s the computer’s turn
   *[other] It’s { $name }’s turn
}
curtain-label = Next to play
curtain-since = Meanwhile
curtain-told = How the game stands, and what happened meanwhile
since-placed = { $count ->
    [one] { $names } put a card on the table
   *[other] { $names } put { $count } { $deck ->
    [tiles] tiles
   *[cards] cards
} on the table
}
since-drew = { $names } drew and discarded
since-swapped = { $players ->
    [one] { $names } swapped a card
   *[other] { $names } swapped a card each
}
since-both = { $first }; { $second }
curtain-show = Lift the curtain
curtain-hold = Hold here
curtain-hold-note = or tap twice to lift the curtain
curtain-again = Tap again to lift the curtain.
curtain-lifting = Lifting the curtain…

## End of a round and of a game

round-label = Round { $round }
round-out = { $who ->
    [you] You went out!
    [computer] The computer went out
   *[other] { $name } went out
}
round-out-hand = { $deck ->
    [tiles] no tiles left
   *[cards] no cards left
}
out-discard = By discarding the last card: { $card }
out-meld = By melding the last cards: { $cards }
out-lay-off = By laying off what was left: { $cards }
out-dig = By digging for { $card } and putting down { $cards }
round-blocked = The stock ran out
round-blocked-lowest = Nobody went out: the lowest hand wins.
round-blocked-as-usual = Nobody went out: it is scored as usual.
round-turns = Nobody wins the round
round-turns-note = { $turns ->
    [one] One turn passed and nobody went out. Nobody scores.
   *[other] { $turns } turns passed and nobody went out. Nobody scores.
}
round-turns-out = Nobody went out
round-turns-out-note = After { $turns } turns it is scored as if the stock had run out.
round-sum = { $hands ->
    [one] Points in the other { $deck ->
        [tiles] rack
       *[cards] hand
    }: { $sum }
   *[other] Points in the other hands: { $sum }
}
round-rummy = Doubled for rummy: { $sum }
round-differences = Above the lowest { $deck ->
    [tiles] rack
   *[cards] hand
} ({ $lowest }): { $sum }
round-tied = A tie{ $deck ->
    [tiles] {""}
   *[cards] {" "}for the lowest hand
}: { $names }. Each scores { $points }.
round-placed = Cards on the table minus cards in hand.
scores = Score, to { $target }
scores-rounds = Score, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
scores-lead = In the lead: { $names }, with { $points }
scores-none = No round has ended yet.
scores-menu = Score
next-round = Next round
see-table = See the table
game-won = { $who ->
    [you] You won the game!
    [computer] The computer won
   *[other] { $name } won
}
game-shared = A shared win
game-shared-by = Tied: { $names }
game-rounds = { $count ->
    [one] One round
   *[other] { $count } rounds
}
sheet-title = Round by round
sheet-round = Round
sheet-total = Total
rematch = Rematch
to-home = Go home

proof-fits = Fair deal, proven
proof-checking = Checking the deal…
proof-failed = The deal could not be checked
proof-other-seed = The deal is not the one promised
proof-other-deal = The cards dealt are not those promised
proof-other-draw = A card drawn is not the one promised
proof-title = See the details
proof-note = Before the deal a seed was fixed and its fingerprint was shown. Now you see the seed: the exact order of the cards follows from it, so nobody could have changed it.
proof-promised = Deal fixed in advance
proof-note-now = Before the deal a seed was fixed, and this is its fingerprint: from here on nobody can change the cards unnoticed. When the round is over you see the seed, and everything is checked.
proof-deal = Deal
proof-commit = Fingerprint, shown before
proof-commit-now = Fingerprint
proof-commit-short = Fingerprint { $commit }…
proof-seed = Seed, shown after
proof-nonce = A player’s number

## Settings

settings-title = Settings
settings-language = Language
language-es = Español
language-pt = Português
language-en = English
settings-theme = Appearance
theme-system = System
theme-light = Light
theme-dark = Dark
settings-deck = Deck
deck-two = Classic
deck-four = Four colours
deck-safe = Easy to tell apart
settings-cards = Large cards
settings-cards-note = Rank and suit only, huge.
settings-hand = Left hand
settings-hand-note = Everything within reach of the left thumb.
settings-motion = Motion
settings-motion-note = Cards travel from place to place.
settings-pace = Quick pace
settings-pace-note = Hardly a pause between your opponents’ moves.
settings-shortcuts = Letter keys
settings-shortcuts-note = On a keyboard: D draws, X discards…
settings-table = At the table
settings-data = Your data
erase = Erase data
erase-note = { $count ->
    [0] The settings. There are no saved tables.
    [one] One saved table and the settings.
   *[other] { $count } saved tables and the settings.
}
ask-erase-title = Erase everything?
ask-erase = { $count ->
    [0] This erases the settings on this device. There are no saved tables.
    [one] This erases one saved table, with its score, and the settings on this device. It can’t be undone.
   *[other] This erases { $count } saved tables, with their scores, and the settings on this device. It can’t be undone.
}
ask-erase-yes = Erase everything
erased = Everything was erased.

## Keys

keys = Keyboard shortcuts
keys-off = They are off now: only arrows, Tab and Esc work. Turn them on in Settings.
key-space = Space
key-shift = Shift
key-move = Move around the table
key-choose = Select a card, or press what is marked
key-step = The next step, as the bar says
key-draw = Draw from the stock
key-take = Take from the discard pile
key-fan = Open the discard pile
key-meld = Meld the selected cards
key-discard = Discard the selected card
key-sort = Sort the hand
key-nudge = Move the card, when sorting by hand
key-take-back = Undo
key-cancel = Close or cancel
key-keys = Show these shortcuts
key-tab = From one zone to the next

## About

about-title = About Escalera
about-version = Version { $version }
about-privacy = Privacy
about-privacy-1 = Escalera collects nothing. There are no accounts, no ads and no analytics.
about-privacy-2 = Your tables and settings are kept on this device only. You can erase them at any time in Settings.
about-privacy-3 = You need no connection to play, and nothing leaves this device.
about-licences = Licences
about-licences-note = Escalera is free software: MIT or Apache 2.0. The typeface is Bricolage Grotesque, under the SIL Open Font License 1.1.

## The rules of a table

rules-title = Rules of { $game }
rules-goal-title = The goal
rules-goal-out = Get rid of your cards before { $seats ->
    [2] the other player does
   *[other] anyone else does
}: whoever goes out scores the points left in { $seats ->
    [2] the other hand
   *[other] all other hands
}.
rules-goal-placed = Put down all you can: each round you score the cards you have put on the table, less those left in your hand.
rules-end-target = The game ends with the round in which someone reaches { $target } points. The highest score wins; a tie is a shared win.
rules-end-rounds = { $rounds ->
    [one] The game lasts a single round.
   *[other] The game lasts { $rounds } rounds.
} The highest score wins; a tie is a shared win.
rules-deal-title = The deal
rules-deal = { $seats ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
   *[other] { $seats }
} play with { $packs ->
    [one] one deck
    [2] two decks
   *[other] { $packs } decks
} of 52 cards and { $jokers ->
    [0] no jokers
    [one] one joker
   *[other] { $jokers } jokers in all
}. Each hand has { $hand } cards. The next card starts the discard pile, and the rest is the stock.
rules-dealer-random = Who deals first is drawn by lot; { $seats ->
    [2] then you take turns.
   *[other] each round the next player deals.
}
rules-dealer-seat = The first round is dealt by { $dealer ->
    [1] the first player
    [2] the second player
   *[other] player number { $dealer }
}; { $seats ->
    [2] then you take turns.
   *[other] after that, the next one deals.
}
rules-first = { $seats ->
    [2] The one who did not deal starts.
   *[other] The player to the left of the dealer starts.
}
rules-turn-title = Your turn
rules-draw = First draw the top card of the stock, or take the top card of the discard pile.
rules-play = Then meld and lay off as much as you like, or nothing.
rules-discard-stays = To end your turn, discard a card, but not the one you took from the discard pile this turn.
rules-discard-last = To end your turn, discard a card. It can be the one you took from the discard pile this turn only if it is the last you hold.
rules-discard-twin = If you hold two of the same, you may discard one of them.
rules-dig-title = Digging
rules-dig = Instead of drawing you can dig: choose a card deeper in the discard pile and put it on the table at once, in a new meld or on one that lies there. You take all the cards above it too; you can use them in that meld, and the others go to your hand. If the card fits nowhere, you cannot dig for it. After digging you may discard any card.
rules-melds-title = Melds
rules-set = A set is three or four cards of one rank, each of a different suit: { $cards }.
rules-run = A run is three or more cards of one suit in a row: { $cards }.
rules-ace-low = The ace goes before the two, { $cards }, never after the king.
rules-ace-high = The ace goes after the king, { $cards }, never before the two.
rules-ace-either = The ace goes before the two, { $cards }, or after the king, { $others }, but never between the king and the two.
rules-packs = Though there are equal cards, no meld holds the same one twice.
rules-jokers-title = Jokers
rules-jokers = When you put down a joker you say which card it stands for, and it stands for that card until the round ends. Nobody can swap it for the real one, and that card is not repeated in the same meld. Every meld needs at least one card that is no joker.
rules-lay-off-title = Laying off
rules-lay-off = Add cards to any meld on the table, whoever melded it, even before you have melded anything yourself. What lies on the table stays where it is.
rules-lay-off-placed = Each card scores for whoever puts it down, wherever it lies.
rules-out-title = Going out
rules-out-any = You go out when you part with your last card: in a new meld, on a meld of the table or on the discard pile. The round ends right there.
rules-out-discard = You go out when you discard your last card, and the round ends right there. When you meld and lay off, always keep one to discard.
rules-out-strand = You can’t leave yourself a single card that you couldn’t get rid of this turn.
rules-points-title = Points
rules-points = An ace counts { $points }; jack, queen and king, 10 each; all others, their number.
rules-points-low-ace = In a run in which it goes before the two, the ace counts 1.
rules-points-joker = A joker counts 15, on the table and in hand.
rules-score-hands = Whoever goes out scores the points of { $seats ->
    [2] the other hand
   *[other] all other hands
}; nobody else scores.
rules-score-rummy = If whoever goes out had put nothing on the table in earlier turns of the round, that is rummy, and counts double.
rules-score-placed = When the round ends, each player scores the cards they put on the table less the cards left in hand. The result can be negative.
rules-stock-title = When the stock runs out
rules-stock-shuffle = The top discard stays; the others are shuffled and become a new stock.
rules-stock-turn = The whole discard pile is turned over, unshuffled: its first card starts a new discard pile, and the rest is the stock.
rules-stock-single = If there is only one card in the discard pile, you have to take it.
rules-stock-unlimited = This can happen as often as it takes.
rules-stock-ends = When the stock runs out for the { $times ->
    [1] first
    [2] second
    [3] third
   *[other] { $times }th
} time, the round ends with that turn.
rules-turns-end = The round also ends when { $turns } turns have passed, counting everyone’s, and nobody has gone out.
rules-turns-no-points = If { $turns } turns pass, counting everyone’s, and nobody goes out, the round ends without points.
rules-blocked-lowest = If the round ends with nobody out, the lowest hand wins: it scores what { $seats ->
    [2] the other hand holds beyond it
   *[other] each other hand holds beyond it
}. Where there is a tie, each of the tied hands scores the same.
rules-blocked-placed = If the round ends with nobody out, points are counted as always.
rules-goal-tiles = Be the first to place all the tiles of your rack on the table.
rules-deal-tiles = There are 106 tiles: the numbers 1 to 13 in four colours, each twice, and two jokers. Everyone gets { $hand }; the others are the pool.
rules-start = Player { $number } starts the first round; after that you take turns starting.
rules-turn-tiles = In your turn you do one thing: play tiles of your rack, or draw one from the pool.
rules-rebuild = From then on you may rebuild the whole table as you like. In the end every tile of it must still lie there, with at least one of yours added, and all melds must be right.
rules-group = A group is three or four tiles of one number, each of a different colour: { $cards }.
rules-run-tiles = A run is three or more tiles of one colour in a row: { $cards }. The 1 does not follow the 13.
rules-jokers-tiles = A joker stands for the tile of its place. In a later turn it may be used elsewhere on the table, but nobody takes it back to a rack. Every meld needs at least one tile that is no joker.
rules-points-tiles = Each tile counts its number, and a joker left in a rack counts 30.
rules-score-racks = Whoever places their last tile ends the round and scores the points of all tiles still in racks.
rules-pool-title = When the pool is empty
rules-pass = When there is nothing left to draw, whoever does not play passes; once everyone has passed in a row, the round is over.
rules-end-each = Each round stands by itself: no score is carried over.
rules-opening = The first time you play, put down new melds from your rack alone that are worth { $points } points or more together. A joker counts the number it stands for. What lies on the table stays as it is.

## When something goes wrong

trouble-not_saved = This couldn’t be saved. You can play on: every move tries again.
trouble-saved_again = The table is being saved again.
trouble-newer_in_place = This table isn’t being saved: another, from a newer version, lies in its place.
fault-title = That didn’t work
fault-no_table = That table is no longer open. Open it again from the home screen.
fault-damaged = The saved table is damaged and can’t be opened. The file is kept.
fault-newer = The saved table is from a newer version of Escalera. It stays as it is.
fault-storage = Reading or saving failed on this device. Check its space and permissions.
fault-bad_message = The app was sent something it doesn’t understand. Open the table again.
fault-other_tab = This table goes on in another tab, and the latest is there. Open it here again to continue.
fault-internal = Something in the app failed. Open the table again: it is saved.

## Names of what is seen, for whoever hears it

seats = Players
melds = Melds
piles = Stock and discard pile
open-hands = Open hands
why-not-missing = Missing: { $cards }

## Tiles

game-tiles = Tile Rummy
log-played = { $who ->
    [you] You placed { $cards }
    [computer] The computer placed { $cards }
   *[other] { $name } placed { $cards }
}
log-rebuilt = { $who ->
    [you] You placed tiles on the table
    [computer] The computer placed tiles on the table
   *[other] { $name } placed tiles on the table
}
log-passed = { $who ->
    [you] You passed
    [computer] The computer passed
   *[other] { $name } passed
}
turn-played = placed { $cards }
turn-rebuilt = placed tiles on the table
turn-passed = passed
tiles-zoom = Enlarge the table
key-choose-whole = Choose the whole meld of a tile on the table
tiles-where-nowhere = This meld joins no other as it is.
pool-count = { $count ->
    [0] Pool empty
    [one] Pool, 1 tile
   *[other] Pool, { $count } tiles
}
pool-empty = Empty
rack-count = { $count ->
    [0] Your rack, no tiles
    [one] Your rack, one tile
   *[other] Your rack, { $count } tiles
}
tiles-count = { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}
tiles-table = { $count ->
    [0] Table, no melds
    [one] Table, one meld
   *[other] Table, { $count } melds
}
tiles-unfinished = Unfinished: { $tiles }
tiles-group = Group of { $number }: { $colours }
tiles-run = Run of { $colour }, { $low } to { $high }
tiles-with-joker = { $count ->
    [0] { $meld }
    [one] { $meld }, with a joker
   *[other] { $meld }, with { $count } jokers
}
tile-own = yours, not confirmed
tile-new = just placed
tiles-new = New meld
tiles-split = Split between { $left } and { $right }
tiles-add = Add to: { $meld }
tiles-undo = Undo
tiles-redo = Redo
tiles-reset = Reset
tiles-reset-note = Everything goes back to how your turn began.
tiles-meter = { $worth } / { $needed }
tiles-play = Play or draw
tiles-opening-first = Open with { $needed } points from your rack.
tiles-play-or-pass = Play or pass
tiles-draw = Draw a tile
tiles-draw-note = { $count ->
    [0] The pool is empty.
    [one] One tile is left in the pool.
   *[other] { $count } tiles are left in the pool.
}
tiles-pass-note = No tiles are left to draw.
tiles-pass-button = Pass
tiles-chosen = { $count ->
    [one] Where does { $cards } go?
   *[other] Where do { $count } tiles go?
}
tiles-where-lit = Tap a lit meld.
tiles-where-new = Choose more, or start a meld.
tiles-where-back = Yours: it may go back to the rack.
tiles-back-button = To rack
tiles-split-button = Split
tiles-left = To the left
tiles-right = To the right
tiles-confirm = { $count ->
    [0] Confirm
    [one] Confirm your tile
   *[other] Confirm your { $count } tiles
}
tiles-confirm-button = Confirm
tiles-wrong = One meld isn’t right yet
tiles-wrong-many = { $count ->
    [0] Some melds aren’t right yet
    [one] One meld isn’t right yet
   *[other] { $count } melds aren’t right yet
}
tiles-wrong-marked = They carry a “!” on the table.
tiles-gap = { $card } is missing.
tiles-why-short = It takes three tiles at least: { $cards } won’t do.
tiles-why-twice = A colour is there twice: { $cards }.
tiles-why-mixed = Colours are mixed: { $cards }.
tiles-why-gap = They don’t follow on: { $cards }.
tiles-why-jokers = Jokers alone make nothing.
tiles-why = These don’t match: { $cards }.
tiles-opening = Opening takes { $needed } points
tiles-opening-note = { $left ->
    [0] There they are.
    [one] One more, from your rack alone.
   *[other] { $left } more, from your rack alone.
}
tiles-opening-table = The table stays until you open
tiles-opening-table-note = Open with melds of your rack alone.
tiles-no-tile = Add a tile of your own
tiles-no-tile-note = Or put the table back as it was.
tiles-choose-why = First tap the tiles you want to move.
tiles-undo-why = There is nothing to undo this turn.
tiles-redo-why = There is nothing to redo.
tiles-wait = One moment.
shown-put = Placing { $cards }
shown-moved = Moving { $cards }
shown-before = { $who ->
    [you] Your play
    [computer] The computer’s play
   *[other] { $name }’s play
}
shown-course = { $step } of { $steps } · tap the table to skip
shown-skip = Skip
sort-by-colour = By colour
why-opening = Not enough to open
why-opening-table = Not the table yet
why-table-tile = That one stays
why-no-tile = None of yours yet
why-draft = Tiles are out of place
mend-reset-draw = Reset and draw
mend-reset-pass = Reset and pass
refusal-opening_below_30 = To open, your new melds must add up to 30 points at least.
refusal-opening_moves_table = Until you open, the melds on the table stay as they are.
refusal-table_tile_missing = { $count ->
    [0] Tiles of the table stay on the table.
    [one] { $cards } lay on the table and stays there.
   *[other] { $cards } lay on the table and stay there.
}
refusal-no_tile_added = Add at least one tile of your rack, or put the table back as it was.
refusal-invalid_meld_on_table = { $count ->
    [0] Some meld on the table isn’t right yet.
    [one] With { $cards } the meld isn’t right yet.
   *[other] These tiles make no melds yet: { $cards }.
}
refusal-tile_not_in_rack = { $count ->
    [0] That tile isn’t in your rack.
    [one] { $cards } isn’t in your rack.
   *[other] { $cards } aren’t in your rack.
}
refusal-pool_not_empty = While the pool has tiles there is no passing: play or draw.
refusal-pool_empty = The pool is empty: play or pass.
refusal-draft_not_reset = { $count ->
    [0] You have moved tiles of the table. First, everything goes back.
    [one] You have placed { $cards }. First, everything goes back.
   *[other] You have placed { $cards }. First, everything goes back.
}
scores-each = Each round stands by itself
new-end-each = Each round
tiles-apart-button = Set apart
round-passed = Nobody can go on
round-passed-note = The pool is empty and nobody could play: the points left in the racks count.
out-play = Placing the last tiles: { $cards }
ask-new-game-each = You give up this round.
key-choose-tile = Choose a tile, or tap what has the focus
key-new-meld = Start a meld with the chosen tiles
key-to-rack = Take the chosen tiles back to the rack
key-confirm = Confirm the play
key-draw-tile = Draw from the pool
key-pass = Pass, when the pool is empty
key-sort-rack = Sort the rack
seat-label-tiles = { $name }: { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}
tiles-where-cut = Split it there; another tap chooses the whole meld.
hint = Hint
state-hinted = marked by the hint
hint-tiles = { $count ->
    [one] You can play one tile
   *[other] You can play { $count } tiles
}
hint-marked = { $count ->
    [one] It is marked in your rack.
   *[other] They are marked in your rack.
}
hint-from-start = With the table as it was when your turn began.
hint-placed = That’s as good as it gets
hint-show = Show me
hint-none = There is no play
hint-none-draw = Draw a tile.
hint-none-pass = The pool is empty: pass.
hint-step = Step { $place } of { $count }
hint-reset = First, everything goes back
hint-new = New meld: { $cards }
hint-add = { $count ->
    [one] { $cards } goes with { $meld }
   *[other] { $cards } go with { $meld }
}
hint-add-run = { $count ->
    [one] { $cards } goes in the run from { $first } to { $last }
   *[other] { $cards } go in the run from { $first } to { $last }
}
key-hint = Hint; once more, show the play
hint-stock = Look at the stock
hint-discard = Look at the discard pile
hint-cards = Look at { $cards }
hint-reasons = { $first } { $second }

## Moves by their names

move-draw = Draw from the { $deck ->
    [tiles] pool
   *[cards] stock
}
move-take = Take { $card } from the discard pile
move-dig-meld = Dig to { $card } and put down { $cards }
move-dig-lay-off = Dig to { $card } and lay off { $cards }
move-meld = Put down { $cards }
move-lay-off = Lay off { $cards } on { $meld }
move-lay-off-run = Lay off { $cards } on the run from { $first } to { $last }
move-discard = Discard { $card }
move-play = Play { $cards }
move-play-many = { $count ->
    [one] Play one tile
   *[other] Play { $count } tiles
}
move-pass = Pass

## Why a move is a good one; advice and account alike

reason-goes_out = It ends the round.
reason-only_move = There is no other move.
reason-makes_meld = { $number ->
    [0] It completes a meld.
   *[other] It completes { $cards }.
}
reason-fits_the_table = { $number ->
    [0] It fits the table.
    [one] { $cards } fits the table.
   *[other] { $cards } fit the table.
}
reason-brings_near = { $number ->
    [0] It brings a meld nearer.
   *[other] It goes well with { $cards }.
}
reason-dig_brings = { $count ->
    [one] It brings one point to the table.
   *[other] It brings { $count } points to the table.
}
reason-top_fits_nothing = { $number ->
    [0] The top of the discard pile goes with nothing in the hand.
   *[other] { $cards } goes with nothing in the hand.
}
reason-known_card = { $number ->
    [0] It is known what is taken.
   *[other] It is known what is taken: { $cards }.
}
reason-cards_to_come = { $count ->
    [one] One useful card may still come.
   *[other] { $count } useful cards may still come.
}
reason-drawn_unseen = Nobody sees what is drawn.
reason-puts_down = { $count ->
    [one] One point lies safe on the table.
   *[other] { $count } points lie safe on the table.
}
reason-few_left = { $count ->
    [0] No card is left in the hand.
    [one] Only one card is left in the hand.
   *[other] Only { $count } cards are left in the hand.
}
reason-other_near_out = { $who ->
    [you] { $count ->
        [one] You hold a single card and may go out soon.
       *[other] You hold { $count } cards and may go out soon.
    }
    [computer] { $count ->
        [one] The computer holds a single card and may go out soon.
       *[other] The computer holds { $count } cards and may go out soon.
    }
    [other] { $count ->
        [one] { $name } holds a single card and may go out soon.
       *[other] { $name } holds { $count } cards and may go out soon.
    }
   *[nobody] Somebody may go out soon.
}
reason-holds_back = { $number ->
    [0] While it stays in the hand, nobody can lay off on it.
   *[other] While { $cards } stay in the hand, nobody can lay off on them.
}
reason-keeps_runs = { $count ->
    [one] One possible run stays open.
   *[other] { $count } possible runs stay open.
}
reason-keeps_pairs = { $count ->
    [one] A pair stays together.
   *[other] { $count } pairs stay together.
}
reason-lies_alone = { $number ->
    [0] It goes with nothing else in the hand.
   *[other] { $cards } goes with nothing else in the hand.
}
reason-saves_points = { $count ->
    [one] One point leaves the { $deck ->
        [tiles] rack
       *[cards] hand
    }.
   *[other] { $count } points leave the { $deck ->
        [tiles] rack
       *[cards] hand
    }.
}
reason-thrown_by_next = { $who ->
    [you] You hardly want it: you have thrown { $number ->
        [0] something like it
       *[other] { $cards }
    }.
    [computer] The computer hardly wants it: it has thrown { $number ->
        [0] something like it
       *[other] { $cards }
    }.
    [other] { $name } hardly wants it, having thrown { $number ->
        [0] something like it
       *[other] { $cards }
    }.
   *[nobody] Hardly anybody wants it.
}
reason-left_by_next = { $who ->
    [you] You hardly want it: you have let { $number ->
        [0] something like it
       *[other] { $cards }
    } lie.
    [computer] The computer hardly wants it: it has let { $number ->
        [0] something like it
       *[other] { $cards }
    } lie.
    [other] { $name } hardly wants it, having let { $number ->
        [0] something like it
       *[other] { $cards }
    } lie.
   *[nobody] Hardly anybody wants it.
}
reason-nobody_can_use = { $number ->
    [0] Nobody can use it: with the cards still hidden it makes no meld.
   *[other] Nobody can use { $cards }: with the cards still hidden it makes no meld.
}
reason-most_tiles = { $count ->
    [one] One tile finds a place, and no more can.
   *[other] { $count } tiles find a place, and no more can.
}
reason-opens = { $count ->
    [one] It opens with one point.
   *[other] It opens with { $count } points.
}
reason-below_opening = { $count ->
    [0] There is nothing to open with yet.
    [one] The best melds of the rack are worth one point: too few to open.
   *[other] The best melds of the rack are worth { $count } points: too few to open.
}
reason-keeps_tiles = { $count ->
    [one] One tile is kept for later.
   *[other] { $count } tiles are kept for later.
}
reason-no_play = There is no play with this rack.
reason-holds_less = { $count ->
    [one] It ends the round with one point less
   *[other] It ends the round with { $count } points less
} { $who ->
    [you] than you hold
    [computer] than the computer holds
    [other] than { $name } holds
   *[nobody] in the rack
}.

## Going through a round

review = Review
review-open = Go through the round
review-button = Review
review-opening = Laying out the round…
review-untold = This round cannot be reviewed.
review-panel = The move
review-thought = What the move is worth
review-why = Why?
review-best = The hard level, seeing the same
review-better-unsaid = Better
review-wait = Thinking…
review-same = It would do the same
review-even = Just as good
review-better = { $count ->
    [one] About one point better
   *[other] About { $count } points better
}
review-again-same = Worked out again, the same move comes out.
review-again-other = Worked out again, another move comes out: something is wrong.
review-again-unknown = It cannot be worked out again: this round was dealt by another version, or something failed.
review-saw = It saw this table and what had been played before, and nothing else.
review-place = Move { $place } of { $count }
review-course = { $place } / { $count }
review-steps = From move to move
review-previous = Previous move
review-next = Next
review-next-own = My next move
review-done = Done
review-last = Last move
review-own-hand = Your { $deck ->
    [tiles] rack
   *[cards] hand
}
review-hand-of = { $who ->
    [computer] The computer’s
   *[other] { $name }’s
} { $deck ->
    [tiles] rack
   *[cards] hand
}
review-held = { $name }: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
