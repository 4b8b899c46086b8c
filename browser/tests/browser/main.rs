//! The behaviour of the page, whatever game is played: first loads, parts that do not come, the lobby, invitations,
//! languages, settings and replays.

mod cookies;
mod ending;
mod first_load;
mod guests;
mod invited;
mod languages;
mod lobby;
mod manners;
mod meddled;
mod offer;
mod open;
mod options;
mod own_data;
mod parts;
mod path;
mod replay;
mod theme;
mod wasm;
