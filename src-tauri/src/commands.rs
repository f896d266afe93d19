//! What the page may ask: each command takes its words apart and hands them to the host.

use protocol::{Fault, FaultCode, Game, Mode, NewTable, Push, Request, Reveal, Saved, Seat, Settings, Verdict, View};
use serde::Deserialize;
use tauri::{
    Runtime, State,
    ipc::{Channel, CommandArg, CommandItem, InvokeError},
};

use crate::host::Host;

type Answer<T> = Result<T, Fault>;

/// An argument from the page. One that makes no sense is answered by a fault like any other.
pub struct Said<T>(T);

impl<'de, T: Deserialize<'de>, R: Runtime> CommandArg<'de, R> for Said<T> {
    fn from_command(item: CommandItem<'de, R>) -> Result<Self, InvokeError> {
        let (name, key) = (item.name, item.key);
        T::deserialize(item)
            .map(Self)
            .map_err(|why| Fault::new(FaultCode::BadMessage, format!("{name}, {key}: {why}")).into())
    }
}

#[tauri::command(async)]
pub fn connect(host: State<'_, Host>, channel: Channel<Push>) {
    host.connect(move |push| channel.send(push).is_ok());
}

#[tauri::command(async)]
pub fn tables(host: State<'_, Host>) -> Vec<Saved> {
    host.tables()
}

#[tauri::command(async)]
pub fn new_table(host: State<'_, Host>, setup: Said<NewTable>) -> Answer<()> {
    host.new_table(&setup.0)
}

#[tauri::command(async)]
pub fn open_table(host: State<'_, Host>, mode: Said<Mode>, game: Said<Game>) -> Answer<()> {
    host.open_table(mode.0, game.0)
}

#[tauri::command(async)]
pub fn sit(host: State<'_, Host>, seat: Said<Seat>) -> Answer<()> {
    host.sit(seat.0)
}

#[tauri::command(async)]
pub fn hide(host: State<'_, Host>) -> Answer<()> {
    host.hide()
}

#[tauri::command(async)]
pub fn hurry(host: State<'_, Host>) -> Answer<()> {
    host.hurry()
}

#[tauri::command(async)]
pub fn request(host: State<'_, Host>, request: Said<Request>) -> Answer<()> {
    host.request(request.0)
}

#[tauri::command(async)]
pub fn close_table(host: State<'_, Host>) {
    host.close_table();
}

#[tauri::command(async)]
pub fn set_newer_aside(host: State<'_, Host>, mode: Said<Mode>, game: Said<Game>) -> Answer<()> {
    host.set_newer_aside(mode.0, game.0)
}

#[tauri::command(async)]
pub fn settings(host: State<'_, Host>) -> Settings {
    host.settings()
}

#[tauri::command(async)]
pub fn keep_settings(host: State<'_, Host>, settings: Said<Settings>) -> Answer<()> {
    host.keep_settings(&settings.0)
}

#[tauri::command(async)]
pub fn erase_all(host: State<'_, Host>) -> Answer<()> {
    host.erase_all()
}

#[tauri::command(async)]
pub fn verify(view: Said<View>, seat: Said<Seat>, reveal: Said<Reveal>) -> Verdict {
    table::verify(&view.0, seat.0, &reveal.0)
}
