//! The table of a game whose melds may all be rebuilt: the other seat, the melds, the rack, and the bar.

use cards::{Card, CardSet};
use protocol::Seat;
use yew::prelude::*;

use crate::{
    drag::layer::layer,
    model::{Model, RoundPage, Sheet, TableMeld, TableModel, TileDraft},
    msg::{Handling, Msg},
    part::{
        bar::bar,
        button::tool,
        card::Marks,
        choice::say,
        hand::HandItem,
        icon::icon,
        pile::Light,
        pool::Pool,
        rack::Rack,
        seat::disc,
        tiles::{Names, TileItem, Tiles, TilesItem},
    },
    screen::trouble::trouble,
    step::Tone,
    words::Words,
};

pub fn table(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    // Whoever has seen enough of a play, or of the last move, need not wait.
    let go_on = if table.shows_a_way() {
        Some(Msg::SkipPlay)
    } else {
        let result = (table.round_page == RoundPage::Settling).then_some(Msg::ShowRound(RoundPage::Result));
        result.or_else(|| table.hint.once_read())
    };
    let shown = table.beat().map(|beat| beat.done.to_string());
    html! {
        <main class="felt table table--tiles" data-screen="table" data-phase={super::phase(table)}
            data-version={table.version.to_string()} data-my-turn={table.is_my_turn().to_string()} data-shown={shown}
            onclick={go_on.map(|msg| say(emit, &msg))}>
            { top(words, table, emit) }
            { trouble(model, emit) }
            { melds(words, table, emit) }
            { line(words, table, emit) }
            { rack(words, table, emit) }
            { bar(words, &table.step(), emit) }
            { layer(table, emit) }
        </main>
    }
}

/// The way out, who plays against one, and what takes back a step.
fn top(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let draft = table.at_hand();
    let redo = draft.is_some_and(TileDraft::can_redo);
    html! {
        <header class={classes!("top", redo.then_some("has-redo"))}>
            { tool("leave", "back", words.text("leave"), say(emit, &Msg::LeaveTable)) }
            <h1 class="vh">{ words.game(table.view.game) }</h1>
            <section class="top__seats" id="seats" aria-label={words.text("seats")}>
                { for table.opponents().into_iter().map(|seat| opponent(words, table, seat)) }
            </section>
            if draft.is_some_and(TileDraft::can_undo) {
                <button type="button" class="tool tool--text" id="undo" aria-label={words.text("tiles-undo")} onclick={say(emit, &Msg::Handle(Handling::Undo))}>
                    { icon("undo") }<span>{ words.text("tiles-undo") }</span>
                </button>
            }
            if redo {
                { tool("redo", "redo", words.text("tiles-redo"), say(emit, &Msg::Handle(Handling::Redo))) }
            }
            { tool("menu", "more", words.text("menu"), say(emit, &Msg::Open(Sheet::Menu))) }
        </header>
    }
}

/// Who plays against one, and how many tiles they hold.
fn opponent(words: &Words, table: &TableModel, seat: Seat) -> Html {
    let (name, cards) = (words.name(&table.player(seat)), table.tiles_of(seat));
    let line = words.with("tiles-count", &[("count", cards.into())]);
    let turn = table.view.turn == seat && !table.is_over();
    let count = html! { <i class="seat__count" aria-hidden="true">{ cards }</i> };
    html! {
        <div class={classes!("seat", turn.then_some("is-turn"))} role="group" aria-label={format!("{name}: {line}")}
            data-seat={seat.to_string()} data-turn={turn.to_string()} data-cards={cards.to_string()}>
            { disc(seat, &name, Some(count)) }
            <span class="seat__who">
                <span class="seat__name">{ name }</span>
                <span class="seat__line">{ line }</span>
            </span>
        </div>
    }
}

fn melds(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let (all, is_shown) = (table.melds(), table.shows_a_way());
    let own = table.draft.as_ref().map(TileDraft::placed).unwrap_or_default();
    let (came, takers, one) = (table.marked_on_table(), table.takers(), table.one_on_table());
    let names = Names {
        zone: words.with("tiles-table", &[("count", all.len().into())]).into(),
        none: words.text("melds-none").into(),
        new: words.text("tiles-new").into(),
    };
    let item = |meld: &TableMeld| TilesItem {
        id: meld.id,
        tiles: meld.cards.iter().map(|card| tile(words, table, *card, &own, &came)).collect(),
        label: words.tiles(meld).into(),
        // What a play that is shown leaves unfinished is soon finished.
        is_wrong: meld.verdict.is_err() && !is_shown,
        gap: meld.gap().filter(|_| !is_shown).map(|gap| (gap.place, gap.face)),
        takes: takers.contains(&meld.id).then(|| words.with("tiles-add", &[("meld", words.tiles(meld).into())]).into()),
        cuts: one
            .as_ref()
            .filter(|(with, _)| with.id == meld.id)
            .map(|(_, at)| cuts(words, meld, *at))
            .unwrap_or_default(),
    };
    let step = table.shown.as_ref().map(|play| play.course().0);
    // As long as a play is shown, the turn is still the one in which it was made.
    let turn = table.view.turns.saturating_sub(step.is_some().into());
    let begins = step.is_none() && table.draft.as_ref().is_some_and(TileDraft::is_reset);
    html! {
        <Tiles melds={all.iter().map(item).collect::<Vec<_>>()} may_begin={table.at_hand().is_some() && !table.chosen().is_empty()}
            zoomed={table.zoomed} {turn} {begins} {step} shown={table.hint.showing().and_then(|showing| showing.meld)}
            {names} handle={emit.reform(Msg::Handle)} />
    }
}

/// The edges of a tile at which its meld can be split.
fn cuts(words: &Words, meld: &TableMeld, place: usize) -> Vec<(usize, AttrValue)> {
    let name = |at: usize| {
        let sides = [("left", words.card(meld.cards[at - 1]).into()), ("right", words.card(meld.cards[at]).into())];
        words.with("tiles-split", &sides).into()
    };
    let inside = [place, place + 1].into_iter().filter(|at| (1..meld.cards.len()).contains(at));
    inside.map(|at| (at, name(at))).collect()
}

pub fn tile(words: &Words, table: &TableModel, card: Card, own: &CardSet, came: &CardSet) -> TileItem {
    let (is_own, is_new) = (own.contains(card), came.contains(card));
    TileItem {
        card,
        label: words.tile_on_table(table, card, is_own, is_new).into(),
        marks: Marks {
            selected: table.is_selected(card),
            fresh: is_own || is_new,
            wrong: table.pointed_at().contains(card),
            ..Marks::default()
        },
        moved: table.moved.contains(card),
    }
}

/// The pool, what has just happened, and how the rack is sorted.
fn line(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    html! {
        <div class="tiles__line">
            { pool(words, table, emit) }
            { super::melds::said(words, table) }
            <span class="tiles__tools">
                if table.may_have_hint() {
                    { tool("hint", "hint", words.text("hint"), say(emit, &Msg::Hint)) }
                }
                <button type="button" id="zoom" class="tool tool--zoom" aria-label={words.text("tiles-zoom")}
                    aria-pressed={table.zoomed.to_string()} onclick={say(emit, &Msg::Handle(Handling::Zoom))}>
                    { icon(if table.zoomed { "zoom-out" } else { "zoom" }) }
                </button>
                { tool("sort", "sort", words.text("sort"), say(emit, &Msg::Open(Sheet::Sort))) }
            </span>
        </div>
    }
}

fn pool(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let count = table.view.stock_count;
    let may_pass = table.at_hand().is_some() && table.view.options.as_ref().is_some_and(|options| options.pass);
    let light = match table.step().buttons.first() {
        Some(button) if button.tone == Tone::Lit && gives_up(&button.msg) => Light::Lit,
        Some(_) if table.is_my_turn() => Light::Plain,
        Some(_) | None => Light::Off,
    };
    html! {
        <Pool {count} {light} empty={words.text("pool-empty")} label={words.pool(count.into(), may_pass)}
            pass={may_pass.then(|| words.text("tiles-pass-button"))} tap={emit.reform(|()| Msg::TapStock)} />
    }
}

const fn gives_up(msg: &Msg) -> bool {
    matches!(msg, Msg::Handle(Handling::Draw | Handling::Pass))
}

fn rack(words: &Words, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let (pointed_at, hinted) = (table.pointed_at(), table.hinted());
    let item = |card: &Card| HandItem {
        card: *card,
        label: words.card_in_hand(table, *card).into(),
        marks: Marks {
            selected: table.is_selected(*card),
            fresh: table.fresh.contains(*card),
            wrong: pointed_at.contains(*card),
            hinted: hinted.contains(*card),
            leaving: false,
        },
    };
    let items: Vec<HandItem> = table.hand().iter().map(item).collect();
    // As many places as the whole rack needs, so that what is put down moves no row.
    let places = usize::from(table.view.hand_counts[table.seat.index()]);
    html! {
        <section class="handzone">
            <Rack label={words.rack(items.len())} {items} {places} tap={emit.reform(|card| Msg::Handle(Handling::Tap(card)))} />
        </section>
    }
}
