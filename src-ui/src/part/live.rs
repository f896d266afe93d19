//! The two regions that screen readers listen to: one polite, one urgent.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::{
    model::Spoken,
    voice::{Heard, Turn, Voice},
    words::Words,
};

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct LiveProps {
    pub spoken: Spoken,
    pub words: Words,
    /// Whether a table lies open; nothing of one is heard after it.
    pub at_table: bool,
}

#[derive(Default)]
pub struct Live {
    voice: Voice,
    polite: String,
    urgent: String,
    /// Makes the same words twice two messages.
    count: u64,
    next: Option<Timeout>,
}

impl Component for Live {
    type Message = ();
    type Properties = LiveProps;

    fn create(_: &Context<Self>) -> Self {
        Self::default()
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &LiveProps) -> bool {
        let LiveProps { spoken, words, at_table } = ctx.props();
        if !at_table && old.at_table {
            self.voice.hush();
            self.polite.clear();
            self.urgent.clear();
        }
        if spoken.count != old.spoken.count {
            let heard = |say| words.spoken(say);
            self.voice.add(spoken.polite.iter().map(heard).collect(), spoken.urgent.as_ref().map(heard));
            self.speak(ctx);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, (): ()) -> bool {
        self.speak(ctx);
        true
    }

    fn view(&self, _: &Context<Self>) -> Html {
        html! { <>
            <div class="live" aria-live="polite"><p key={self.count}>{ &self.polite }</p></div>
            <div class="live" aria-live="assertive"><p key={self.count}>{ &self.urgent }</p></div>
        </> }
    }
}

impl Live {
    fn speak(&mut self, ctx: &Context<Self>) {
        match self.voice.speak(js_sys::Date::now()) {
            Turn::Silent => {}
            Turn::Wait(wait) => {
                let link = ctx.link().clone();
                self.next = Some(Timeout::new(wait.ceil() as u32, move || link.send_message(())));
            }
            Turn::Say(heard) => {
                self.count += 1;
                (self.polite, self.urgent) = match heard {
                    Heard::Polite(text) => (text, String::new()),
                    Heard::Urgent(text) => (String::new(), text),
                };
            }
        }
    }
}
