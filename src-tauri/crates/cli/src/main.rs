//! `rummy`: cases, records, legal moves, deals, matches between computers, tile solutions, proofs. It needs no window.

mod args;
mod case;
mod deal;
mod legal;
mod listed;
mod play;
mod replay;
mod solve;
mod trouble;
mod verify;

use std::{
    io::{ErrorKind, Write, stdout},
    process::ExitCode,
};

use args::Command;
use trouble::Trouble;

/// What a command prints, and whether all was well.
struct Report {
    text: String,
    is_good: bool,
}

impl Report {
    fn good(text: String) -> Self {
        Self { text, is_good: true }
    }
}

fn main() -> ExitCode {
    let report = args::parse(std::env::args_os().skip(1)).and_then(|command| match command {
        Command::Help => Ok(Report::good(args::USAGE.into())),
        Command::Case { files } => case::run(&files),
        Command::Replay { file, extent } => replay::run(&file, extent),
        Command::Legal { file } => legal::run(&file),
        Command::Deal(deal) => deal::run(deal),
        Command::Play(play) => play::run(&play),
        Command::Tally { files, as_markdown } => play::tally(&files, as_markdown),
        Command::Solve { files } => solve::run(&files),
        Command::Verify { file } => verify::run(&file),
    });
    match report.and_then(|report| print(&report)) {
        Ok(code) => code,
        Err(trouble) => {
            eprintln!("rummy: {trouble}");
            ExitCode::from(2)
        }
    }
}

/// Whoever reads may stop reading: that is no fault.
fn print(report: &Report) -> Result<ExitCode, Trouble> {
    match stdout().write_all(report.text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Trouble::Output(error)),
        Ok(()) | Err(_) => Ok(if report.is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE }),
    }
}
