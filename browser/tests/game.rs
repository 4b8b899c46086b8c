//! Games in a real browser: played to the end by mouse, continued after a restart, replayed; and what the table must
//! show a player at every turn.

#[path = "game/access.rs"]
mod access;
#[path = "game/asked.rs"]
mod asked;
#[path = "game/called.rs"]
mod called;
#[path = "game/chooser.rs"]
mod chooser;
#[path = "game/cities.rs"]
mod cities;
#[path = "game/contrast.rs"]
mod contrast;
#[path = "game/counts.rs"]
mod counts;
#[path = "game/fine.rs"]
mod fine;
#[path = "game/full.rs"]
mod full;
#[path = "game/gallery.rs"]
mod gallery;
#[path = "game/help.rs"]
mod help;
#[path = "game/invited.rs"]
mod invited;
#[path = "game/languages.rs"]
mod languages;
#[path = "game/lobby.rs"]
mod lobby;
#[path = "game/manners.rs"]
mod manners;
#[path = "game/modules.rs"]
mod modules;
#[path = "game/motion.rs"]
mod motion;
#[path = "game/names.rs"]
mod names;
#[path = "game/options.rs"]
mod options;
#[path = "game/own_data.rs"]
mod own_data;
#[path = "game/page.rs"]
mod page;
#[path = "game/player.rs"]
mod player;
#[path = "game/position.rs"]
mod position;
#[path = "game/replay.rs"]
mod replay;
#[path = "game/scene.rs"]
mod scene;
#[path = "game/sizes.rs"]
mod sizes;
#[path = "game/small.rs"]
mod small;
#[path = "game/together.rs"]
mod together;
#[path = "game/turn.rs"]
mod turn;
#[path = "game/whole.rs"]
mod whole;
