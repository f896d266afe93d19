//! The table of docs/players.md. It stands between two marks, and all around it is left as it is.
use super::{
    line::{LINES, Line},
    rummy,
};
use crate::{
    place,
    steps::{Done, Failure, ask, line as typed},
};
use std::{fs, path::PathBuf};

const BEGIN: &str = "<!-- The table: cargo xtask players writes it. -->\n";
const END: &str = "<!-- The end of the table. -->\n";

const HEAD: &str = "\
| game | seats | players | played | the first wins, % | times its fair share | leads by, points | ms a move | played by |
|---|---|---|---|---|---|---|---|---|
";

/// The document that holds the table.
pub fn file() -> PathBuf {
    place::root().join("docs/players.md")
}

/// Writes the table as far as it is measured. `pairs` are those that a line not measured yet is to have.
///
/// # Errors
/// That the document or what is kept of a match cannot be read, or that the document cannot be written.
pub fn write(pairs: u32) -> Done {
    let rows: Vec<String> = LINES.iter().map(|line| row(line, pairs)).collect::<Done<_>>()?;
    let path = file();
    let fault = |why: String| Failure::new(format!("{}: {why}", path.display()));
    let text = fs::read_to_string(&path).map_err(|error| fault(error.to_string()))?;
    let text = with_table(&text, &(HEAD.to_string() + &rows.concat()))
        .ok_or_else(|| fault("no marks for the table".into()))?;
    fs::write(&path, text).map_err(|error| fault(error.to_string()))
}

fn row(line: &Line, pairs: u32) -> Done<String> {
    if !line.file().exists() {
        return Ok(unmeasured(line, pairs));
    }
    let mut command = rummy();
    command.args(["tally", "--markdown"]).arg(line.file());
    ask(&mut command).ok_or_else(|| Failure::new(format!("`{}` failed", typed(&command))))
}

fn unmeasured(line: &Line, pairs: u32) -> String {
    let (who, args) = (line.who(), line.args(pairs).join(" "));
    format!("| {who} | not measured yet | | | | | `rummy {args}` |\n")
}

/// The text with another table between its marks; none where it has no marks.
fn with_table(text: &str, table: &str) -> Option<String> {
    let (before, rest) = text.split_once(BEGIN)?;
    let (_, after) = rest.split_once(END)?;
    Some(format!("{before}{BEGIN}\n{table}\n{END}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_written_between_the_marks_and_nothing_else_changes() {
        let text = format!("# Players\n{BEGIN}old\n{END}\nmore\n");
        let new = with_table(&text, "| new |\n").expect("marks");
        assert_eq!(new, format!("# Players\n{BEGIN}\n| new |\n\n{END}\nmore\n"));
        assert_eq!(with_table(&new, "| new |\n"), Some(new.clone()), "written again it stays");
        assert_eq!(with_table("no marks\n", "| new |\n"), None);
    }

    #[test]
    fn every_row_has_a_cell_for_each_head() {
        let heads = HEAD.lines().next().expect("heads").matches('|').count();
        assert!(LINES.iter().all(|line| unmeasured(line, 1000).matches('|').count() == heads));
    }

    #[test]
    fn the_document_has_marks() {
        let text = fs::read_to_string(file()).expect("the document");
        assert!(with_table(&text, "").is_some());
    }
}
