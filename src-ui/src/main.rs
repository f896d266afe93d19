//! Starts the page.
use yew::prelude::*;

#[component]
fn App() -> Html {
    html! { <main id="app"><h1>{ "Escalera" }</h1></main> }
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    console_error_panic_hook::set_once();
    yew::Renderer::<App>::new().render();
}
