//! What all pages need. A file here uses only others of this folder.

pub mod announce;
pub mod connection;
pub mod draw;
pub mod dress;
pub mod frame;
pub mod games;
pub mod i18n;
pub mod intact;
pub mod message;
pub mod net;
pub mod notice;
pub mod offer;
pub mod online;
pub mod panel;
pub mod parts;
pub mod people;
pub mod prefs;
pub mod quote;
pub mod refusal;
pub mod screen;
pub mod site;
pub mod sounds;
pub mod supplement;
pub mod talk;
pub mod upgrade;
