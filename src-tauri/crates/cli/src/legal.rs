//! `rummy legal`: every legal move of a case's position.

use std::path::Path;

use crate::{Report, case::set_up, listed::Listed, trouble::Trouble};

pub fn run(file: &Path) -> Result<Report, Trouble> {
    let cases = Listed::read(file)?;
    let mut text = String::new();
    for case in &cases.list {
        let state = set_up(case).map_err(|why| cases.trouble(&case.name, why))?;
        if cases.list.len() > 1 {
            text += &format!("# {}\n", case.name);
        }
        for action in state.legal_actions() {
            text += &format!("{action}\n");
        }
    }
    Ok(Report::good(text))
}
