//! The app without its window: files, host and commands, by the very plugin that writes the files.

#[path = "app/commands.rs"]
mod commands;
#[path = "app/files.rs"]
mod files;
#[path = "app/host.rs"]
mod host;
#[path = "app/instance.rs"]
mod instance;
#[path = "app/kill.rs"]
mod kill;
#[path = "app/receipts.rs"]
mod receipts;
#[path = "app/sample.rs"]
mod sample;
