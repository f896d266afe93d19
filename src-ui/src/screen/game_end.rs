//! The end of a game: who won, and the score sheet round by round.

use std::cmp::Reverse;

use protocol::Seat;
use web_sys::Element;
use yew::prelude::*;

use super::result::{Ending, page};
use crate::{
    model::{Model, TableModel},
    msg::Msg,
    part::{button::wide, choice::say},
    result::RoundResult,
    step::Tone,
    words::Words,
};

pub fn game_end(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (Some(result), Some(winner)) = (table.result(), table.winner_line()) else { return html! {} };
    // The score says how the game ended; how its last round did is in the table.
    let result = RoundResult { how: None, ..result };
    let end = Ending {
        screen: "game-end",
        over: over(words, table),
        title: words.say(&winner),
        scores: sheet(words, table),
        next: wide("new-game", Tone::Lit, words.text("rematch"), say(emit, &Msg::NewGame)),
    };
    page(model, table, &result, end, emit)
}

/// "107 : 42 · 3 rounds", the winner's score first.
fn over(words: &Words, table: &TableModel) -> String {
    let mut scores = table.view.scores.clone();
    scores.sort_by_key(|score| Reverse(*score));
    let scores = scores.iter().map(|score| words.score(*score)).collect::<Vec<_>>().join("\u{a0}:\u{a0}");
    [scores, words.with("game-rounds", &[("count", table.view.sheet.len().into())])].join(" · ")
}

/// Every round in a line, the totals below.
fn sheet(words: &Words, table: &TableModel) -> Html {
    let seats = || Seat::all(table.view.scores.len() as u8);
    html! { <>
        <h2 class="section" id="sheet-of-scores">{ words.text("sheet-title") }</h2>
        <div class="rows scoresheet"><table role="table" aria-labelledby="sheet-of-scores">
            <thead><tr>
                <th scope="col">{ words.text("sheet-round") }</th>
                { for seats().map(|seat| html! { <th scope="col">{ words.name(&table.player(seat)) }</th> }) }
            </tr></thead>
            <Rounds>
                { for table.view.sheet.iter().enumerate().map(|(round, scores)| html! {
                    <tr>
                        <th scope="row">{ round + 1 }</th>
                        { for scores.iter().map(|score| html! { <td>{ words.score(*score) }</td> }) }
                    </tr>
                }) }
            </Rounds>
            <tfoot><tr>
                <th scope="row">{ words.text("sheet-total") }</th>
                { for table.view.scores.iter().map(|score| html! { <td>{ words.score(*score) }</td> }) }
            </tr></tfoot>
        </table></div>
    </> }
}

#[derive(Clone, Properties, PartialEq)]
struct RoundsProps {
    children: Html,
}

/// The rounds of the sheet. On a phone they scroll, by keys as well, and the last of them are seen first.
#[component]
fn Rounds(props: &RoundsProps) -> Html {
    let node = use_node_ref();
    use_effect_with(node.clone(), |node| {
        if let Some(rounds) = node.cast::<Element>() {
            rounds.set_scroll_left(rounds.scroll_width());
        }
    });
    html! { <tbody tabindex="0" ref={node}>{ props.children.clone() }</tbody> }
}
