//! Files of JSON that hold one thing or a list of them, each with a name.

use std::{fmt, path::Path};

use serde::de::DeserializeOwned;

use crate::trouble::{Trouble, read};

pub struct Listed<'a, T> {
    file: &'a Path,
    text: String,
    pub list: Vec<T>,
}

impl<'a, T: DeserializeOwned> Listed<'a, T> {
    /// # Errors
    /// No such file, or something else in it.
    pub fn read(file: &'a Path) -> Result<Self, Trouble> {
        let text = read(file)?;
        let list = match text.trim_start().starts_with('[') {
            true => serde_json::from_str(&text),
            false => serde_json::from_str(&text).map(|one| vec![one]),
        };
        let list = list.map_err(|error| Trouble::in_json(file, &error))?;
        Ok(Self { file, text, list })
    }
}

impl<T> Listed<'_, T> {
    /// What is wrong with one of them, at the line of its name.
    pub fn trouble(&self, name: &str, why: impl fmt::Display) -> Trouble {
        let quoted = serde_json::Value::from(name).to_string();
        let line = self.text.lines().position(|line| line.contains(&quoted)).unwrap_or_default() + 1;
        Trouble::in_line(self.file, line, format!("{name}: {why}"))
    }
}
