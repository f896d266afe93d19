//! The page as a whole: keeps the model, asks the host for what `update` wants, and feeds back what it says.

use std::{cell::RefCell, collections::VecDeque, rc::Rc};

use gloo_timers::callback::Timeout;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Document, VisibilityState, window};
use yew::{html::Scope, prelude::*};

use crate::{
    feel::{Glance, Motion},
    keys,
    link::{Ear, Heard, Link},
    look,
    model::Model,
    msg::{Beat, Cmd, Msg},
    pace,
    part::{live::Live, text_size::TextSize},
    reach::Reach,
    screen,
    taps::{self, Shown},
    update::update,
    way_back::WayBack,
    words::Words,
};

/// Draws the page and starts it.
pub fn start() {
    #[cfg(target_arch = "wasm32")]
    console_error_panic_hook::set_once();
    yew::Renderer::<App>::new().render();
}

struct App {
    model: Rc<Model>,
    emit: Callback<Msg>,
    errands: Rc<Errands>,
    reach: Rc<Reach>,
    motion: Motion,
    way_back: Rc<WayBack>,
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let scope = ctx.link().clone();
        let model = Model::new(system_languages());
        look::show(&model.settings, Words::language_for(&model.settings, &model.system));
        tell_when_hidden(&scope);
        taps::listen({
            let page = scope.clone();
            move || Some(Shown::by(&page.get_component()?.model))
        });
        let (link, motion) = (Link::find(), Motion::new());
        let (waiting, resting) = (RefCell::default(), motion.clone());
        let errands = Rc::new(Errands { link, scope: scope.clone(), motion: resting, waiting });
        errands.run(vec![Cmd::Connect]);
        let reach = listen(&scope);
        let page = scope.clone();
        let way_back = WayBack::listen(move || page.send_message(Msg::Back));
        Self { model: Rc::new(model), emit: scope.callback(|msg| msg), errands, reach, motion, way_back }
    }

    fn update(&mut self, _: &Context<Self>, msg: Msg) -> bool {
        let before = Glance::at(&self.model);
        let commands = update(Rc::make_mut(&mut self.model), msg);
        self.motion.changed(before, &self.model);
        self.errands.run(commands);
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        html! { <>
            { screen::page(&self.model, &self.emit) }
            <Live spoken={self.model.spoken.clone()} words={self.model.words.clone()}
                at_table={self.model.table.is_some()} />
            <TextSize />
        </> }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if let Some(document) = document() {
            document.set_title(&title(&self.model));
        }
        // The parts inside are drawn by then as well.
        let (reach, model) = (self.reach.clone(), self.model.clone());
        spawn_local(async move { reach.keep(&model) });
        self.motion.rendered();
        self.way_back.follow(&self.model);
    }
}

/// Keys are answered by what the page shows at that moment.
fn listen(scope: &Scope<App>) -> Rc<Reach> {
    let (page, ear) = (scope.clone(), scope.clone());
    let answer = move |stroke: &keys::Stroke| keys::said(&page.get_component()?.model, stroke);
    Reach::listen(answer, move |msg| ear.send_message(msg))
}

/// The title calls when the app lies behind another window.
fn title(model: &Model) -> String {
    let name = model.words.text("app-name");
    match &model.table {
        Some(table) if table.is_my_turn() => format!("{} · {name}", model.words.text("your-turn")),
        Some(_) | None => name,
    }
}

fn document() -> Option<Document> {
    window().and_then(|window| window.document())
}

fn system_languages() -> Vec<String> {
    let Some(navigator) = window().map(|window| window.navigator()) else { return Vec::new() };
    navigator.languages().iter().filter_map(|tag| tag.as_string()).collect()
}

fn tell_when_hidden(scope: &Scope<App>) {
    let Some(document) = document() else { return };
    let (scope, page) = (scope.clone(), document.clone());
    let listen = Closure::<dyn Fn()>::new(move || {
        if page.visibility_state() == VisibilityState::Hidden {
            scope.send_message(Msg::PageHidden);
        }
    });
    // The page listens as long as it lives; without it only the curtain on hiding is missing.
    let _ = document.add_event_listener_with_callback("visibilitychange", listen.into_js_value().unchecked_ref());
}

/// What is to be asked of the host, one thing after the other.
struct Errands {
    link: Option<Link>,
    scope: Scope<App>,
    motion: Motion,
    waiting: RefCell<Queue>,
}

#[derive(Default)]
struct Queue {
    commands: VecDeque<Cmd>,
    is_running: bool,
}

impl Errands {
    fn run(self: &Rc<Self>, commands: Vec<Cmd>) {
        let mut queue = self.waiting.borrow_mut();
        for command in commands {
            // The page itself need not wait for the host.
            if let Cmd::Look(settings, language) = &command {
                look::show(settings, *language);
            } else if let Cmd::Settle(deal) = command {
                self.settle(deal);
            } else if let Cmd::Watch(beat, time) = command {
                self.watch(beat, time);
            } else if let Cmd::Cover(version) = command {
                let scope = self.scope.clone();
                Timeout::new(pace::DRAWN, move || scope.send_message(Msg::Cover(version))).forget();
            } else {
                queue.commands.push_back(command);
            }
        }
        if queue.is_running || queue.commands.is_empty() {
            return;
        }
        queue.is_running = true;
        let errands = self.clone();
        spawn_local(async move {
            while let Some(command) = errands.next() {
                errands.carry_out(command).await;
            }
        });
    }

    /// Waits for the last move to be seen, where there is anything to be seen of it.
    fn settle(&self, deal: u32) {
        let (scope, time) = (self.scope.clone(), self.motion.time_to_rest());
        let settled = move || scope.send_message(Msg::Settled(deal));
        if time > 0.0 {
            Timeout::new(time.ceil() as u32, settled).forget();
        } else {
            settled();
        }
    }

    /// Waits for a step of a play to be seen; where nothing moves, the whole of it is.
    fn watch(&self, beat: Beat, time: u32) {
        let scope = self.scope.clone();
        if self.motion.is_on() {
            Timeout::new(time, move || scope.send_message(Msg::Watched(beat))).forget();
        } else {
            scope.send_message(Msg::SkipPlay);
        }
    }

    fn next(&self) -> Option<Cmd> {
        let mut queue = self.waiting.borrow_mut();
        let command = queue.commands.pop_front();
        queue.is_running = command.is_some();
        command
    }

    async fn carry_out(&self, command: Cmd) {
        let answer = match &self.link {
            None => Ok(vec![Msg::NoHost]),
            Some(link) => ask(link, command, self.ear()).await,
        };
        let messages = answer.unwrap_or_else(|fault| vec![Msg::Failed(fault)]);
        messages.into_iter().for_each(|msg| self.scope.send_message(msg));
    }

    fn ear(&self) -> Ear {
        let scope = self.scope.clone();
        Rc::new(move |heard| {
            scope.send_message(match heard {
                Heard::Push(push) => Msg::Push(push),
                Heard::Lost(fault) => Msg::Lost(fault),
            });
        })
    }
}

/// Asks the host; returns what it says to that.
async fn ask(link: &Link, command: Cmd, ear: Ear) -> Result<Vec<Msg>, protocol::Fault> {
    match command {
        Cmd::Connect => {
            link.connect(ear).await?;
            let settings = link.settings().await?;
            return Ok(vec![Msg::Opened(settings), Msg::Saved(link.tables().await?)]);
        }
        Cmd::ReadSaved => return Ok(vec![Msg::Saved(link.tables().await?)]),
        Cmd::NewTable(setup) => link.new_table(setup).await?,
        Cmd::OpenTable(mode, game) => link.open_table(mode, game).await?,
        Cmd::Sit(seat) => link.sit(seat).await?,
        Cmd::Hide => link.hide().await?,
        Cmd::Hurry => link.hurry().await?,
        Cmd::Send(request) => link.request(request).await?,
        Cmd::CloseTable => link.close_table().await?,
        Cmd::SetNewerAside(mode, game) => link.set_newer_aside(mode, game).await?,
        Cmd::KeepSettings(settings) => link.keep_settings(settings).await?,
        Cmd::KeepChoices(settings) => drop(link.keep_settings(settings).await),
        Cmd::EraseAll => {
            link.erase_all().await?;
            return Ok(vec![Msg::Erased]);
        }
        Cmd::Verify { view, seat, reveal } => {
            let deal = reveal.deal;
            let verdict = link.verify(*view, seat, reveal).await;
            return Ok(vec![Msg::Verified { deal, verdict }]);
        }
        // The page has done these by itself.
        Cmd::Look(..) | Cmd::Settle(_) | Cmd::Watch(..) | Cmd::Cover(_) => {}
    }
    Ok(Vec::new())
}
