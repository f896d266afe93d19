//! Follows the size of the text while the page stands: it is set outside of it.

use yew::prelude::*;

use super::zone::use_zone;
use crate::look;

/// A measure one `rem` wide that nobody sees.
#[component]
pub fn TextSize() -> Html {
    let node = use_node_ref();
    let zone = use_zone(&node);
    use_effect_with(zone.width.to_bits(), |_| look::fit_text());
    html! { <span class="rem" ref={node} aria-hidden="true" /> }
}
