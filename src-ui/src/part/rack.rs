//! The rack at the lower edge: all tiles in one group, each a button, each row on its ledge.

mod layout;

pub use layout::Layout;

use cards::Card;
use yew::prelude::*;

use super::{
    hand::HandItem,
    tile::Tile,
    zone::{set_variable, use_zone},
};

#[derive(Clone, Properties, PartialEq, Debug)]
pub struct RackProps {
    pub items: Vec<HandItem>,
    /// The number of tiles to lay out for: those that were held when the turn began.
    pub places: usize,
    pub label: AttrValue,
    /// It is only looked at.
    #[prop_or_default]
    pub still: bool,
    pub tap: Callback<Card>,
}

#[component]
pub fn Rack(props: &RackProps) -> Html {
    let node = use_node_ref();
    let zone = use_zone(&node);
    let layout = Layout::new(props.places, zone.width, zone.form);
    use_effect_with(layout, {
        let node = node.clone();
        move |layout| {
            set_variable(&node, "--tw", &format!("{}px", layout.tile));
            set_variable(&node, "--per-row", &layout.per_row.to_string());
            set_variable(&node, "--rows", &layout.rows.to_string());
        }
    });
    html! {
        <div class="rack" ref={node} id={(!props.still).then_some("hand")} data-rows={layout.rows.to_string()}
            role="group" aria-label={props.label.clone()}>
            <div class="rack__tiles" inert={props.still}>
                { for props.items.iter().map(|item| html! {
                    <Tile key={item.card.byte()} card={item.card} label={item.label.clone()} marks={item.marks}
                        tap={props.tap.clone()} />
                }) }
            </div>
        </div>
    }
}
