//! The host as a page sees it: what is pushed, what is saved, what is said when something is wrong.

use std::{
    fs,
    path::Path,
    sync::mpsc::{Receiver, channel},
    time::Duration,
};

use escalera_lib::{
    host::Host,
    mind::{Mind, Minds},
};
use protocol::{
    Act, Action, Agree, Agreement, AskHint, Fault, FaultCode, Game, Kind, Level, Mode, NewTable, Push, Request,
    SavedState, Seat, SeatSetup, Settings, Trouble, View,
};
use table::Slot;

use crate::sample::{app, files, folder, opened, place, setup};

/// A page: what it is told, in order.
pub struct Page(Receiver<Push>);

impl Page {
    pub fn of(host: &Host) -> Self {
        let (send, receive) = channel();
        host.connect(move |push| send.send(push).is_ok());
        Self(receive)
    }

    /// What has been told so far.
    fn told(&self) -> Vec<Push> {
        self.0.try_iter().collect()
    }

    /// The next push, which is on its way.
    pub fn next(&self) -> Push {
        self.0.recv_timeout(Duration::from_secs(60)).expect("a push is on its way")
    }
}

pub fn host(folder: &Path) -> Host {
    Host::new(files(&app(), folder)).at_pace(Duration::ZERO)
}

fn code<T: std::fmt::Debug>(result: Result<T, Fault>) -> FaultCode {
    result.expect_err("a fault").code
}

fn act(version: u64, view: &View) -> Request {
    let action = bots::choose(view, Level::Medium, version);
    Request::Act(Act { id: version, version, action })
}

/// Plays a round as the person at seat 0, by what the page is told alone.
pub fn play_round(host: &Host, page: &Page) -> View {
    loop {
        let (version, view) = match page.next() {
            Push::Welcome(welcome) => (welcome.version, welcome.view),
            Push::Update(update) => (update.version, update.view),
            Push::Refused(refused) => panic!("refused: {}", refused.code),
            Push::Roster(_) | Push::Deal(_) | Push::Done(_) | Push::Reveal(_) => continue,
            push @ (Push::Curtain(_) | Push::Hint(_) | Push::Moment(_) | Push::Judged(_) | Push::Trouble(_)) => {
                panic!("not at this table: {push:?}")
            }
        };
        if view.end.is_some() {
            return view;
        }
        if view.options.is_some() {
            host.request(act(version, &view)).expect("a table is open");
        }
    }
}

#[test]
fn a_round_against_the_computer_is_played_by_pushes_and_saved() {
    let folder = folder("round");
    let host = host(&folder);
    let page = Page::of(&host);
    host.new_table(&setup(Mode::Computer)).expect("a table");
    let view = play_round(&host, &page);
    let reveal = loop {
        if let Push::Reveal(reveal) = page.next() {
            break reveal;
        }
    };
    assert_eq!(table::verify(&view, Seat(0), &reveal), protocol::Verdict::Fits);
    host.close_table();
    let saved = host.tables();
    assert_eq!(saved.len(), 1);
    assert!(matches!(&saved[0].state, SavedState::Table(summary) if summary.round_over), "{saved:?}");
    let (_, table) = opened(&files(&app(), &folder), Mode::Computer);
    assert_eq!(table.view(Seat(0)), view);
}

/// A mind that has made itself up.
struct Said(Action);

impl Mind for Said {
    fn go_on(&mut self) -> Option<Action> {
        Some(self.0.clone())
    }

    fn pieces(&self) -> u32 {
        1
    }

    fn stop(self: Box<Self>) -> Action {
        self.0
    }
}

/// A computer player whose thoughts fail, or lead to what is not allowed, keeps nobody waiting.
#[test]
fn a_computer_that_fails_keeps_nobody_waiting() {
    let fails: [Minds; 2] = [|_, _, _| panic!("a thought that fails"), |_, _, _| Box::new(Said(Action::Take))];
    for (name, minds) in ["panic", "wrong"].into_iter().zip(fails) {
        let host = host(&folder(name)).played_by(minds);
        let page = Page::of(&host);
        host.new_table(&setup(Mode::Computer)).expect("a table");
        assert!(play_round(&host, &page).end.is_some());
    }
}

#[test]
fn a_page_that_comes_again_finds_the_table_as_it_was() {
    let host = host(&folder("reload"));
    let page = Page::of(&host);
    host.new_table(&setup(Mode::SameDevice)).expect("a table");
    assert!(matches!(page.told()[..], [Push::Curtain(_)]));
    host.sit(Seat(0)).expect("seat 0 begins");
    let [Push::Welcome(welcome)] = &page.told()[..] else { panic!("a welcome") };
    host.request(act(welcome.version, &welcome.view)).expect("a table is open");
    let page = Page::of(&host);
    host.open_table(Mode::SameDevice, Game::Rummy100).expect("it is open");
    assert!(matches!(page.told()[..], [Push::Curtain(_)]), "a page that knows nothing finds the curtain");
    host.sit(Seat(0)).expect("still its turn");
    assert!(matches!(&page.told()[..], [Push::Welcome(again)] if again.version == welcome.version + 1));
}

#[test]
fn an_app_that_starts_again_finds_the_table_in_the_middle_of_a_turn() {
    let folder = folder("again");
    let first = host(&folder);
    let page = Page::of(&first);
    first.new_table(&setup(Mode::Computer)).expect("a table");
    let Push::Welcome(welcome) = page.next() else { panic!("a welcome first") };
    first.request(act(welcome.version, &welcome.view)).expect("a table is open");
    let Push::Update(update) = page.next() else { panic!("an update next") };
    let second = host(&folder);
    let page = Page::of(&second);
    second.open_table(Mode::Computer, Game::Rummy100).expect("a table");
    let Push::Welcome(welcome) = page.next() else { panic!("a welcome first") };
    assert_eq!((welcome.version, welcome.view), (update.version, update.view));
}

#[test]
fn what_makes_no_sense_is_said_so() {
    let folder = folder("nonsense");
    let host = host(&folder);
    assert_eq!(code(host.sit(Seat(0))), FaultCode::NoTable);
    assert_eq!(code(host.hide()), FaultCode::NoTable);
    assert_eq!(code(host.hurry()), FaultCode::NoTable);
    assert_eq!(code(host.open_table(Mode::Computer, Game::Rummy100)), FaultCode::NoTable);
    let agree = Request::Agree(Agree { id: 1, to: Agreement::NewGame, deal: 1 });
    assert_eq!(code(host.request(agree)), FaultCode::NoTable);
    let mut wrong = setup(Mode::Computer);
    wrong.seats[0].kind = Kind::Hard;
    assert_eq!(code(host.new_table(&wrong)), FaultCode::BadMessage);
    host.new_table(&setup(Mode::SameDevice)).expect("a table");
    assert_eq!(code(host.sit(Seat(1))), FaultCode::BadMessage);
    assert_eq!(code(host.sit(Seat(200))), FaultCode::BadMessage);
    host.close_table();
    host.close_table();
    assert_eq!(host.tables().len(), 1);
}

#[test]
fn a_damaged_table_is_said_to_be_and_stays_where_it_is() {
    let folder = folder("damaged");
    let host = host(&folder);
    let path = files(&app(), &folder).path(place(Mode::Computer), Slot::B);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
    fs::write(&path, "damage").expect("a file");
    assert_eq!(host.tables()[0].state, SavedState::Damaged);
    assert_eq!(code(host.open_table(Mode::Computer, Game::Rummy100)), FaultCode::Damaged);
    assert_eq!(fs::read_to_string(&path).expect("it is still there"), "damage");
}

#[test]
fn in_the_place_of_a_newer_release_a_table_is_played_unsaved_until_that_is_set_aside() {
    let folder = folder("newer");
    let host = host(&folder);
    let path = files(&app(), &folder).path(place(Mode::SameDevice), Slot::A);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
    let newer = r#"{"version":7}"#;
    fs::write(&path, newer).expect("a file");
    assert_eq!(code(host.open_table(Mode::SameDevice, Game::Rummy100)), FaultCode::Newer);
    let page = Page::of(&host);
    host.new_table(&setup(Mode::SameDevice)).expect("a table");
    assert!(matches!(page.told()[..], [Push::Curtain(_), Push::Trouble(Trouble::NewerInPlace)]));
    let page = Page::of(&host);
    host.open_table(Mode::SameDevice, Game::Rummy100).expect("it is open already");
    assert!(
        matches!(page.told()[..], [Push::Curtain(_), Push::Trouble(Trouble::NewerInPlace)]),
        "a page that was loaded anew is told as well"
    );
    assert_eq!(host.tables()[0].state, SavedState::Newer);
    assert_eq!(fs::read_to_string(&path).expect("it is still there"), newer);
    host.set_newer_aside(Mode::SameDevice, Game::Rummy100).expect("a folder to write to");
    assert!(matches!(page.told()[..], [Push::Trouble(Trouble::SavedAgain)]));
    assert!(matches!(host.tables()[0].state, SavedState::Table(_)));
}

#[test]
fn a_save_that_fails_is_told_once_and_made_good() {
    let folder = folder("trouble");
    let host = host(&folder);
    fs::write(folder.join("saves"), "in the way").expect("a file");
    let page = Page::of(&host);
    host.new_table(&setup(Mode::SameDevice)).expect("a table is played all the same");
    assert!(matches!(page.told()[..], [Push::Curtain(_), Push::Trouble(Trouble::NotSaved)]));
    host.sit(Seat(0)).expect("seat 0 begins");
    let [Push::Welcome(welcome)] = &page.told()[..] else { panic!("a welcome") };
    host.request(act(welcome.version, &welcome.view)).expect("a table is open");
    let told = page.told();
    let [Push::Update(update), Push::Done(_)] = &told[..] else { panic!("told once only: {told:?}") };
    fs::remove_file(folder.join("saves")).expect("it was in the way");
    host.request(act(update.version, &update.view)).expect("a table is open");
    assert!(page.told().iter().any(|push| matches!(push, Push::Trouble(Trouble::SavedAgain))));
    assert_eq!(host.tables().len(), 1);
}

#[test]
fn a_new_table_is_saved_in_the_place_of_one_whose_save_failed() {
    let folder = folder("replaced");
    let host = host(&folder);
    let page = Page::of(&host);
    host.new_table(&setup(Mode::SameDevice)).expect("a table");
    page.told();
    fs::rename(folder.join("saves"), folder.join("elsewhere")).expect("a folder can be renamed");
    fs::write(folder.join("saves"), "in the way").expect("a file");
    host.sit(Seat(0)).expect("seat 0 begins");
    let [Push::Welcome(welcome)] = &page.told()[..] else { panic!("a welcome") };
    host.request(act(welcome.version, &welcome.view)).expect("a table is open");
    assert!(page.told().iter().any(|push| matches!(push, Push::Trouble(Trouble::NotSaved))));
    fs::remove_file(folder.join("saves")).expect("it was in the way");
    fs::rename(folder.join("elsewhere"), folder.join("saves")).expect("a folder can be renamed");
    host.new_table(&setup(Mode::SameDevice)).expect("a table");
    let told = page.told();
    assert!(matches!(told[..], [Push::Trouble(Trouble::SavedAgain), Push::Curtain(_)]), "{told:?}");
}

#[test]
fn erasing_takes_tables_and_settings() {
    let host = host(&folder("erase-all"));
    let large = Settings { cards: protocol::CardSize::Large, ..Settings::default() };
    host.keep_settings(&large).expect("a folder to write to");
    host.new_table(&setup(Mode::Computer)).expect("a table");
    assert_eq!((host.settings(), host.tables().len()), (large, 1));
    host.erase_all().expect("all of it is ours");
    assert_eq!((host.settings(), host.tables().len()), (Settings::default(), 0));
    assert_eq!(code(host.hide()), FaultCode::NoTable);
}

/// What it tells follows from the view that the page has, and from nothing else.
#[test]
fn whoever_asks_is_told_how_to_play() {
    let host = host(&folder("hint"));
    let page = Page::of(&host);
    let seats = [Kind::Human, Kind::Human].map(|kind| SeatSetup { name: String::new(), kind }).to_vec();
    let rules = "seats=2".parse().expect("keys");
    host.new_table(&NewTable { game: Game::Tiles, mode: Mode::SameDevice, rules, seats }).expect("a table");
    let mut helped = (0, 0);
    while helped.0 == 0 || helped.1 == 0 {
        let Push::Curtain(curtain) = page.next() else { panic!("the curtain first") };
        host.sit(curtain.next).expect("it is that seat's turn");
        let Push::Welcome(welcome) = page.next() else { panic!("a welcome") };
        host.request(Request::Hint(AskHint { id: 9, version: welcome.version })).expect("a table is open");
        assert!(matches!(page.next(), Push::Done(done) if done.id == 9));
        let Push::Hint(told) = page.next() else { panic!("a hint") };
        let known = bots::Help::begin(&welcome.view).finish().steps;
        assert_eq!((told.version, &told.steps), (welcome.version, &known));
        if known.is_empty() {
            helped.0 += 1
        } else {
            helped.1 += 1
        }
        host.request(act(welcome.version, &welcome.view)).expect("a table is open");
        assert!(matches!(page.next(), Push::Update(_)) && matches!(page.next(), Push::Done(_)));
    }
}
