//! The end of a game: who won, and the score sheet round by round.

use protocol::Seat;
use yew::prelude::*;

use super::{
    result::{hands, hero, proof},
    trouble::banners,
};
use crate::{
    model::{Model, RoundPage, TableModel},
    msg::Msg,
    part::{button::wide, choice::say, sentence::sentence},
    step::Tone,
    words::Words,
};

pub fn game_end(model: &Model, table: &TableModel, emit: &Callback<Msg>) -> Html {
    let words = &model.words;
    let (Some(result), Some(winner)) = (table.result(), table.winner_line()) else { return html! {} };
    let rounds = words.with("game-rounds", &[("count", table.view.sheet.len().into())]);
    let how = result.how.as_ref().map(|how| sentence(words, how)).unwrap_or_default();
    html! {
        <main class="page re" data-screen="game-end">
            { hero(model, table, rounds, words.say(&winner), how, emit) }
            { banners(model, emit) }
            { hands(words, table, &result) }
            <div class="re__side">
                { sheet(words, table) }
                { proof(words, table, emit) }
                <div class="re__go">
                    { wide("new-game", Tone::Lit, words.text("rematch"), say(emit, &Msg::NewGame)) }
                    <button type="button" class="button button--plain" id="see-table"
                        onclick={say(emit, &Msg::ShowRound(RoundPage::Table))}>{ words.text("see-table") }</button>
                </div>
            </div>
        </main>
    }
}

/// Every round in a line, the totals below.
fn sheet(words: &Words, table: &TableModel) -> Html {
    let seats = || Seat::all(table.view.scores.len() as u8);
    html! { <>
        <h2 class="section" id="sheet-of-scores">{ words.text("sheet-title") }</h2>
        <div class="rows scoresheet"><table aria-labelledby="sheet-of-scores">
            <thead><tr>
                <th scope="col">{ words.text("sheet-round") }</th>
                { for seats().map(|seat| html! { <th scope="col">{ words.name(&table.player(seat)) }</th> }) }
            </tr></thead>
            <tbody>
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
