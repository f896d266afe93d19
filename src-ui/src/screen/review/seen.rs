//! What the player of a move saw before it: melds, piles, the own hand, and how many cards the others held.

use cards::{Card, CardSet};
use protocol::{CardSize, MeldId, Seat};
use yew::prelude::*;

use crate::{
    lights::Lights,
    model::{Model, ReviewedMove, TableMeld, TableModel, Touched},
    part::{
        card::Marks,
        hand::{Hand, HandItem, Index},
        melds::Melds,
        pile::{Light, Pile, backs, newest, under},
        pool::Pool,
        rack::Rack,
        seat::disc,
        tiles::{Names, Tiles, TilesItem},
    },
    player::Who,
    say::Say,
    screen::table,
    words::Words,
};

pub fn seen(model: &Model, shown: &ReviewedMove) -> Html {
    let (words, table) = (&model.words, &*shown.table);
    let marked = Marked { own: shown.own(), better: shown.better() };
    html! { <>
        { if table.is_rebuilt() { tiles(words, table) } else { melds(words, table, &marked) } }
        <div class="review__mid">
            { others(words, table) }
            { piles(words, table, &marked) }
        </div>
        { hand(model, shown, &marked) }
    </> }
}

/// What the move is about, and what the better one is about.
struct Marked {
    own: Touched,
    better: Touched,
}

impl Marked {
    fn marks(&self, what: impl Fn(&Touched) -> bool) -> Marks {
        Marks { selected: what(&self.own), hinted: what(&self.better), ..Marks::default() }
    }
}

fn melds(words: &Words, table: &TableModel, marked: &Marked) -> Html {
    let marks = |meld: MeldId| marked.marks(|touched| touched.meld == Some(meld));
    let owners = table::melds::owners(words, table, &Lights::default(), &marks);
    let lie = owners
        .iter()
        .flat_map(|owner| owner.melds.iter().map(move |meld| format!("{}: {}", owner.heading, meld.label)));
    html! { <>
        <ul class="vh">{ for lie.map(|meld| html! { <li>{ meld }</li> }) }</ul>
        <Melds {owners} many={true} none={words.text("melds-none")} label={words.text("melds")} still={true}
            tap={Callback::noop()} />
    </> }
}

fn tiles(words: &Words, table: &TableModel) -> Html {
    let (all, none) = (table.melds(), CardSet::EMPTY);
    let names = Names {
        zone: words.with("tiles-table", &[("count", all.len().into())]).into(),
        none: words.text("melds-none").into(),
        new: words.text("tiles-new").into(),
    };
    let item = |meld: &TableMeld| TilesItem {
        id: meld.id,
        tiles: meld.cards.iter().map(|card| table::tiles::tile(words, table, *card, &none, &none)).collect(),
        label: words.tiles(meld).into(),
        is_wrong: false,
        gap: None,
        takes: None,
        cuts: Vec::new(),
    };
    let melds: Vec<TilesItem> = all.iter().map(item).collect();
    html! { <>
        <ul class="vh">{ for melds.iter().map(|meld| html! { <li>{ &meld.label }</li> }) }</ul>
        <Tiles {melds} may_begin={false} zoomed={false} turn={table.view.turns} begins={true} {names} still={true}
            step={None::<usize>} shown={None::<protocol::DraftMeldId>} handle={Callback::noop()} />
    </> }
}

/// How many cards every other seat held.
fn others(words: &Words, table: &TableModel) -> Html {
    let seat = |seat: Seat| {
        let (name, cards) = (words.name(&table.player(seat)), table.view.hand_counts[seat.index()]);
        let key = if table.is_rebuilt() { "seat-label-tiles" } else { "review-held" };
        let label = words.with(key, &[("name", name.clone().into()), ("count", cards.into())]);
        let count = html! { <i class="seat__count" aria-hidden="true">{ cards }</i> };
        html! { <li><span aria-hidden="true">{ disc(seat, &name, Some(count)) }</span><span class="vh">{ label }</span></li> }
    };
    html! { <ul class="review__others" aria-label={words.text("seats")}>{ for table.opponents().into_iter().map(seat) }</ul> }
}

fn piles(words: &Words, table: &TableModel, marked: &Marked) -> Html {
    let (stock, discards) = (table.view.stock_count, &table.view.discard);
    let marks = marked.marks(|touched| touched.stock);
    if table.is_rebuilt() {
        let label = words.pool(stock.into(), false);
        return html! {
            <div class="review__piles" role="img" aria-label={label.clone()}>
                <Pool count={stock} empty={words.text("pool-empty")} {label} light={Light::Plain} {marks} still={true}
                    pass={None::<AttrValue>} tap={Callback::noop()} />
            </div>
        };
    }
    let (of_stock, of_pile) = (words.stock(stock.into()), words.discard(discards.last().copied(), discards.len()));
    html! {
        <div class="review__piles" role="img" aria-label={format!("{of_stock}. {of_pile}")}>
            <Pile kind="stock" cards={backs(stock)} under={under(stock.into())} name={words.with("stock-named", &[("count", stock.into())])}
                label={of_stock} light={Light::Plain} {marks} still={true} tap={Callback::noop()} />
            <Pile kind="discard" cards={newest(discards)} under={under(discards.len())} name={words.text("discard-pile")}
                label={of_pile} light={Light::Plain} marks={marked.marks(|touched| touched.discard)} still={true} tap={Callback::noop()} />
        </div>
    }
}

fn hand(model: &Model, shown: &ReviewedMove, marked: &Marked) -> Html {
    let (words, table) = (&model.words, &*shown.table);
    let (own, better) = (marked.own.held(), marked.better.held());
    let item = |card: &Card| HandItem {
        card: *card,
        label: words.card(*card).into(),
        marks: Marks {
            selected: own.contains(*card),
            hinted: better.contains(*card),
            fresh: table.fresh.contains(*card),
            ..Marks::default()
        },
    };
    let items: Vec<HandItem> = table.hand().iter().map(item).collect();
    let (places, label) = (items.len(), whose(words, shown));
    let index = match model.settings.cards {
        CardSize::Normal => Index::Normal,
        CardSize::Large => Index::Large,
    };
    html! {
        <section class="handzone" aria-label={label.clone()}>
            <h2 class="review__whose" aria-hidden="true">{ &label }</h2>
            <p class="vh">{ words.list(&table.hand().iter().map(|card| words.card(*card)).collect::<Vec<_>>()) }</p>
            if table.is_rebuilt() {
                <Rack {items} {places} {label} still={true} tap={Callback::noop()} />
            } else {
                <Hand {items} {places} {index} {label} still={true} tap={Callback::noop()} />
            }
        </section>
    }
}

/// Whose hand it is: "Tu mano", "La mano de Nora".
fn whose(words: &Words, shown: &ReviewedMove) -> String {
    let player = shown.player();
    let deck = crate::log::deck_word(shown.table.view.law.deck.kind);
    let key = if player.who == Who::You { "review-own-hand" } else { "review-hand-of" };
    words.say(&Say::new(key).by(&player).with("deck", deck))
}
