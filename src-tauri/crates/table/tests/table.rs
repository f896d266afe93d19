//! A table by its messages alone, on one device, and through its saves.

#[path = "table/damage.rs"]
mod damage;
#[path = "table/device.rs"]
mod device;
#[path = "table/drafts.rs"]
mod drafts;
#[path = "table/goldens.rs"]
mod goldens;
#[path = "table/hints.rs"]
mod hints;
#[path = "table/hurry.rs"]
mod hurry;
#[path = "table/messages.rs"]
mod messages;
#[path = "table/places.rs"]
mod places;
#[path = "table/proof.rs"]
mod proof;
#[path = "table/record.rs"]
mod record;
#[path = "table/reviews.rs"]
mod reviews;
#[path = "table/sample.rs"]
mod sample;
#[path = "table/saves.rs"]
mod saves;
