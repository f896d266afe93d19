//! The score sheet: a row a player, a column a round; the rounds scroll between names and totals.

use std::iter::successors;

use protocol::{GameEnd, Seat};
use web_sys::Element;
use yew::prelude::*;

use crate::{
    model::TableModel,
    part::zone::{set_variable, use_zone},
    words::Words,
};

/// What the game is played to: a target, or a number of rounds.
pub fn title(words: &Words, table: &TableModel) -> String {
    match table.view.law.game_end {
        GameEnd::Target(target) => words.with("scores", &[("target", target.into())]),
        GameEnd::Rounds(rounds) => words.with("scores-rounds", &[("rounds", rounds.into())]),
        GameEnd::EachRound => words.text("scores-each"),
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

/// The box in which the sheet scrolls, by keys as well; the last rounds are seen first, and none of them in part.
#[component]
fn Rounds(props: &RoundsProps) -> Html {
    let node = use_node_ref();
    let width = use_zone(&node).width;
    use_effect_with((node.clone(), props.count, width), |(node, ..)| {
        let Some(rounds) = node.cast::<Element>() else { return };
        // Measured as wide as they are by themselves.
        set_variable(node, "--round", "0px");
        set_variable(node, "--more", "#0000");
        if let Some((names, round)) = whole(&rounds) {
            set_variable(node, "--names", &format!("{names}px"));
            set_variable(node, "--round", &format!("{round:.3}px"));
            set_variable(node, "--more", "#0004");
        }
        rounds.set_scroll_left(rounds.scroll_width());
    });
    html! {
        <div class="rows scoresheet" role="group" aria-label={props.label.clone()} tabindex="0" ref={node}>
            { props.children.clone() }
        </div>
    }
}

/// Where not all rounds have room: the width of the names, and the width of a round with which whole ones fill the room
/// between names and totals; in CSS pixels.
fn whole(rounds: &Element) -> Option<(i32, f64)> {
    let first = rounds.query_selector("thead th").ok()?;
    let widths: Vec<i32> = successors(first, Element::next_element_sibling).map(|head| head.client_width()).collect();
    let [names, each @ .., total] = &widths[..] else { return None };
    let widest = *each.iter().max().filter(|widest| **widest > 0)?;
    let room = rounds.client_width() - names - total;
    (rounds.scroll_width() > rounds.client_width())
        .then(|| (*names, f64::from(room) / f64::from((room / widest).max(1))))
}
