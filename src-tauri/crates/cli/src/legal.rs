//! `rummy legal`: every legal move of a case's position.

use std::path::Path;

use crate::{Report, case, trouble::Trouble};

pub fn run(file: &Path) -> Result<Report, Trouble> {
    let cases = case::cases(file)?;
    let mut text = String::new();
    for case in &cases {
        let state = case::set_up(case).map_err(|why| Trouble::in_file(file, format!("{}: {why}", case.name)))?;
        if cases.len() > 1 {
            text += &format!("# {}\n", case.name);
        }
        for action in state.legal_actions() {
            text += &format!("{action}\n");
        }
    }
    Ok(Report::good(text))
}
