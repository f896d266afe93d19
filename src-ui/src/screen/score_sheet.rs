//! The score sheet: a row a player, a column a round; the rounds scroll between names and totals.

use protocol::{GameEnd, Seat};
use web_sys::Element;
use yew::prelude::*;

use crate::{model::TableModel, words::Words};

/// What the game is played to: a target, or a number of rounds.
pub fn title(words: &Words, table: &TableModel) -> String {
    match table.view.law.game_end {
        GameEnd::Target(target) => words.with("scores", &[("target", target.into())]),
        GameEnd::Rounds(rounds) => words.with("scores-rounds", &[("rounds", rounds.into())]),
    }
}

/// The sheet of the game under way, with the round on the table where it is over.
pub fn score_sheet(words: &Words, table: &TableModel) -> Html {
    let rounds = 1..=table.view.sheet.len();
    html! {
        <Rounds count={table.view.sheet.len()} label={words.text("sheet-title")}>
            <table>
                <thead><tr>
                    <th scope="col">{ words.text("sheet-round") }</th>
                    { for rounds.map(|round| html! { <th scope="col">{ round }</th> }) }
                    <th scope="col">{ words.text("sheet-total") }</th>
                </tr></thead>
                <tbody>{ for Seat::all(table.view.scores.len() as u8).map(|seat| row(words, table, seat)) }</tbody>
            </table>
        </Rounds>
    }
}

fn row(words: &Words, table: &TableModel, seat: Seat) -> Html {
    let of_seat = |scores: &Vec<i32>| scores.get(seat.index()).map(|score| words.score(*score)).unwrap_or_default();
    let leads = table.leaders().contains(&seat);
    html! {
        <tr class={classes!(leads.then_some("leads"))} data-seat={seat.to_string()} data-leads={leads.to_string()}>
            <th scope="row"><span class="scoresheet__name">{ words.name(&table.player(seat)) }</span></th>
            { for table.view.sheet.iter().map(|scores| html! { <td>{ of_seat(scores) }</td> }) }
            <td>{ of_seat(&table.view.scores) }</td>
        </tr>
    }
}

#[derive(Clone, Properties, PartialEq)]
struct RoundsProps {
    count: usize,
    label: String,
    children: Html,
}

/// The box in which the sheet scrolls, by keys as well; the last rounds are seen first.
#[component]
fn Rounds(props: &RoundsProps) -> Html {
    let node = use_node_ref();
    use_effect_with((node.clone(), props.count), |(node, _)| {
        if let Some(rounds) = node.cast::<Element>() {
            rounds.set_scroll_left(rounds.scroll_width());
        }
    });
    html! {
        <div class="rows scoresheet" role="group" aria-label={props.label.clone()} tabindex="0" ref={node}>
            { props.children.clone() }
        </div>
    }
}
