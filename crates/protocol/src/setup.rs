//! Setting a table up, and filling its seats before the game begins.

use serde::{Deserialize, Serialize};

/// `POST /api/tables`: set up a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// A set-up line, such as `splendor players=3`.
    pub setup: String,
    /// Who sits where, one entry a seat. If a seat is open, the game begins when the last one is filled.
    pub seats: Vec<NewSeat>,
    /// How it is to be held.
    #[serde(default)]
    pub options: TableOptions,
}

/// How a table is held; what is not named is as the first choice says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct TableOptions {
    /// Who sits where in the playing order when the game begins.
    pub order: Order,
    /// Whether it is listed in the lobby while seats are open; else only who has the link finds it.
    pub public: bool,
    /// Whether people without a seat may look on once the game has begun.
    pub spectators: bool,
    /// Whether whoever stalls, in a game in which that is possible, has lost. It is no rule of the game.
    pub adjudicate: bool,
}

impl Default for TableOptions {
    fn default() -> Self {
        TableOptions { order: Order::AsSeated, public: false, spectators: true, adjudicate: false }
    }
}

/// How the playing order comes about.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// As people sat down: who holds the first seat makes the first turn.
    #[default]
    AsSeated,
    /// Drawn by lot when the game begins.
    Drawn,
}

/// `POST /api/games`: open a game file as a table of its own. A game that is over can be looked through;
/// one that is not goes on with these players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenGame {
    /// The text of the file, a log.
    pub log: String,
    /// Who sits where, none of them open; empty for people at this screen in every seat.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// A person at the screen that sets the table up.
    Human {
        /// The name shown; may be empty.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level, such as `master`.
        level: String,
    },
    /// Nobody yet: whoever comes with the link and takes it.
    Open {},
}

/// The answer to a request that made a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Created {
    /// The table's name in addresses.
    pub table: String,
}

/// `POST /api/tables/{table}/seats/{seat}`: a change of a seat before the game begins. The answer is a
/// snapshot. Asking for what is so already changes nothing and is answered alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatRequest {
    /// The asker sits down there, or, sitting there already, takes another name.
    Take {
        /// The name shown; may be empty.
        name: String,
    },
    /// The asker, who sits there, gets up.
    Leave {},
    /// The owner of the table puts a bot there.
    Bot {
        /// Its level.
        level: String,
    },
    /// The owner of the table frees the seat, whoever sits there.
    Free {},
}

/// `POST /api/tables/{table}/start`: the owner lets the game begin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StartRequest {
    /// The level of the bots that fill the open seats.
    pub fill: String,
}
