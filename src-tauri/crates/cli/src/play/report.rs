//! What a match came to, in words for people and in JSON.

use super::{
    estimate::Estimate,
    sum::{Sum, Total},
    terms::Terms,
};

/// A line a player, one about all, and two about the first player.
pub fn table(terms: &Terms, sum: &Sum) -> String {
    let mut text = format!(
        "{:<8} {:>8} {:>8} {:>9} {:>9} {:>9} {:>9}\n",
        "player", "wins", "average", "ms median", "ms p95", "ms p99", "ms max"
    );
    sum.players.iter().for_each(|player| text += &line(player, sum.games));
    let (groups, games, shared, rounds) = (counted(terms, sum), sum.games, sum.shared, sum.rounds);
    let (blocked, moves, pace) = (100.0 * sum.share_blocked(), sum.moves(), sum.moves_per_second());
    text += &format!(
        "{groups}{games} games, {shared} with a shared win; {rounds} rounds, {blocked:.1} % blocked; {moves} moves, \
         {pace:.0} a second\n"
    );
    text + &first(sum)
}

fn line(player: &Total, games: usize) -> String {
    let [median, p95, p99, longest] = [50, 95, 99, 100].map(|per_cent| player.times.millis(per_cent));
    let (name, wins, average) = (&player.name, player.wins, player.average(games));
    format!("{name:<8} {wins:>8.1} {average:>8.1} {median:>9.3} {p95:>9.3} {p99:>9.3} {longest:>9.3}\n")
}

/// Where several games make one observation, how many of those there are.
fn counted(terms: &Terms, sum: &Sum) -> String {
    if terms.duplicate { format!("{}, ", terms.counted(sum.groups)) } else { String::new() }
}

/// What is thought of the first player, and how sure that is.
fn first(sum: &Sum) -> String {
    let fair = sum.of_fair_share();
    let fair = if sum.players.len() > 2 { format!(", {} times a fair share", told(fair, 2)) } else { String::new() };
    let (share, lead) = (told(sum.share.times(100.0), 1), told(sum.lead, 1));
    format!(
        "the first player wins {share} %{fair}\nand leads by {lead} points a game (the truth lies within in 95 of 100 such matches)\n"
    )
}

/// A mean and its bounds.
fn told(estimate: Estimate, digits: usize) -> String {
    let Estimate { mean, low, high } = estimate;
    if low.is_finite() {
        format!("{mean:.digits$} ({low:.digits$} to {high:.digits$})")
    } else {
        format!("{mean:.digits$}")
    }
}

/// A row of the table in docs/players.md.
pub fn row(terms: &Terms, sum: &Sum) -> String {
    let measured =
        if sum.groups == 0 { ["not measured yet", "", "", "", ""].map(String::from) } else { cells(terms, sum) };
    let (game, seats, players, command) = (&terms.game, terms.seats(), terms.pairing(), terms.command(sum.games));
    format!("| {game} | {seats} | {players} | {} | `{command}` |\n", measured.join(" | "))
}

fn cells(terms: &Terms, sum: &Sum) -> [String; 5] {
    let fair = if sum.players.len() > 2 { told(sum.of_fair_share(), 2) } else { String::new() };
    let times = [50, 95, 99, 100].map(|per_cent| millis(sum.players[0].times.millis(per_cent))).join(" · ");
    [terms.counted(sum.groups), told(sum.share.times(100.0), 1), fair, told(sum.lead, 1), times]
}

/// Two digits, or whole milliseconds.
fn millis(time: f64) -> String {
    match time {
        ..0.1 => format!("{time:.3}"),
        ..1.0 => format!("{time:.2}"),
        ..10.0 => format!("{time:.1}"),
        _ => format!("{time:.0}"),
    }
}

pub fn json(terms: &Terms, sum: &Sum) -> String {
    let players: Vec<serde_json::Value> = sum.players.iter().map(|player| player_as_json(player, sum.games)).collect();
    let bounds = |estimate: Estimate| [estimate.low, estimate.high];
    let report = serde_json::json!({
        "game": terms.game, "rules": terms.rules, "seed": terms.seed, "duplicate": terms.duplicate,
        "groups": sum.groups, "games": sum.games, "players": players,
        "first_wins_per_cent": bounds(sum.share.times(100.0)), "first_leads_by": bounds(sum.lead),
        "first_of_fair_share": bounds(sum.of_fair_share()),
        "shared_wins": sum.shared, "rounds": sum.rounds, "share_blocked": sum.share_blocked(),
        "moves": sum.moves(), "moves_per_second": sum.moves_per_second(),
    });
    format!("{report}\n")
}

fn player_as_json(player: &Total, games: usize) -> serde_json::Value {
    let [median, p95, p99, longest] = [50, 95, 99, 100].map(|per_cent| player.times.millis(per_cent));
    serde_json::json!({
        "player": player.name, "wins": player.wins, "average": player.average(games),
        "ms_median": median, "ms_p95": p95, "ms_p99": p99, "ms_max": longest,
    })
}
