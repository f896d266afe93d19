//! The end of a game: who won, and the score sheet round by round.

use protocol::Seat;
use yew::prelude::*;

use super::result::{Ending, page};
use crate::{
    model::{Model, TableModel},
    msg::Msg,
    part::{button::wide, choice::say},
    step::Tone,
    words::Words,
};

pub fn game_end(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (Some(result), Some(winner)) = (table.result(), table.winner_line()) else { return html! {} };
    let end = Ending {
        screen: "game-end",
        over: words.with("game-rounds", &[("count", table.view.sheet.len().into())]),
        title: words.say(&winner),
        scores: sheet(words, table),
        next: wide("new-game", Tone::Lit, words.text("rematch"), say(emit, &Msg::NewGame)),
    };
    page(model, table, &result, end, emit)
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
            // On a phone the rounds scroll, by keys as well.
            <tbody tabindex="0">
                { for table.view.sheet.iter().enumerate().map(|(round, scores)| html! {
                    <tr>
                        <th scope="row">{ round + 1 }</th>
                        { for scores.iter().map(|score| html! { <td>{ words.score(*score) }</td> }) }
                    </tr>
                }) }
            </tbody>
            <tfoot><tr>
                <th scope="row">{ words.text("sheet-total") }</th>
                { for table.view.scores.iter().map(|score| html! { <td>{ words.score(*score) }</td> }) }
            </tr></tfoot>
        </table></div>
    </> }
}
