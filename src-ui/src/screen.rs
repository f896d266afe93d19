//! The screens, and what lies over them.

mod about;
mod curtain;
mod game_end;
mod home;
mod new_table;
mod quiet;
mod result;
mod round_end;
mod settings;
mod sheet;
mod table;
mod trouble;

use std::rc::Rc;

use web_sys::{HtmlElement, window};
use yew::prelude::*;

use crate::{
    model::{Model, Screen, Showing},
    msg::Msg,
    part::sprite::Sprite,
};

/// The page: the screen, and the sheet over it.
pub fn page(model: &Rc<Model>, emit: &Callback<Msg>) -> Html {
    let place = (model.screen, model.showing());
    html! { <>
        <Sprite />
        <Stage {place} covered={model.sheet.is_some()}>{ screen(model, emit) }</Stage>
        { for model.sheet.iter().map(|open| sheet::sheet(model, open, emit)) }
    </> }
}

#[derive(Clone, Properties, PartialEq, Debug)]
struct StageProps {
    place: (Screen, Showing),
    /// A sheet lies over it: it can be neither touched nor heard.
    covered: bool,
    children: Html,
}

/// What a screen stands on. A new screen begins at its top, and the focus goes to it.
#[component]
fn Stage(props: &StageProps) -> Html {
    let node = use_node_ref();
    let first = use_mut_ref(|| true);
    use_effect_with(props.place, {
        let node = node.clone();
        move |_| {
            let is_first = first.replace(false);
            if let (false, Some(window), Some(stage)) = (is_first, window(), node.cast::<HtmlElement>()) {
                window.scroll_to_with_x_and_y(0.0, 0.0);
                // Only an element that has gone refuses the focus.
                let _ = stage.focus();
            }
        }
    });
    html! { <div class="screen" ref={node} tabindex="-1" inert={props.covered}>{ props.children.clone() }</div> }
}

fn screen(model: &Model, emit: &Callback<Msg>) -> Html {
    match model.screen {
        Screen::Opening => quiet::opening(model),
        Screen::NoHost => quiet::no_host(model),
        Screen::Home => home::home(model, emit),
        Screen::NewTable => new_table::new_table(model, emit),
        Screen::Table => at_table(model, emit),
        Screen::Settings => settings::settings(model, emit),
        Screen::About => about::about(model, emit),
    }
}

fn at_table(model: &Model, emit: &Callback<Msg>) -> Html {
    match (model.showing(), &model.table, &model.curtain) {
        (Showing::Curtain, _, Some(curtain)) => curtain::curtain(model, curtain, emit),
        (Showing::Table, Some(table), _) => table::table(model, table, emit),
        (Showing::RoundEnd, Some(table), _) => round_end::round_end(model, table, emit),
        (Showing::GameEnd, Some(table), _) => game_end::game_end(model, table, emit),
        (Showing::Waiting | Showing::Curtain | Showing::Table | Showing::RoundEnd | Showing::GameEnd, _, _) => {
            quiet::waiting(model, emit)
        }
    }
}
