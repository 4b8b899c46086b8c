//! Setting a table up, and filling its seats before the game begins.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// `POST /api/tables`: set up a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// A set-up line, such as `splendor players=3`.
    pub setup: String,
    /// The holders of the seats, one entry for each seat. If a seat is open, the game begins when the last one is
    /// filled.
    pub seats: Vec<NewSeat>,
    /// The table options.
    #[serde(default)]
    pub options: TableOptions,
}

/// The options of a table, which do not change the rules; an option that is left out has its first value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct TableOptions {
    /// The way in which the playing order is determined when the game begins.
    pub order: Order,
    /// Whether the table is listed in the lobby while seats are open; otherwise it can only be found by its link.
    pub public: bool,
    /// Whether spectators are admitted once the game has begun.
    pub spectators: bool,
    /// The chosen values of the table options that the game describes ([`GameInfo::options`](crate::GameInfo)), by
    /// their keys. In an answer those that have their defaults are left out.
    pub chosen: BTreeMap<String, String>,
    /// Whether a player who stalls loses: an earlier form of `adjudicate=yes` in `chosen`. A request may have either
    /// form; a game without that option ignores this one. An answer has both.
    pub adjudicate: bool,
}

impl TableOptions {
    /// The key and the value in `chosen` that [`TableOptions::adjudicate`] stands for.
    pub const ADJUDICATE: (&str, &str) = ("adjudicate", "yes");

    /// Returns the options with these values chosen, in both forms.
    #[must_use]
    pub fn with_chosen(self, chosen: BTreeMap<String, String>) -> Self {
        let (key, value) = Self::ADJUDICATE;
        let adjudicate = chosen.get(key).is_some_and(|chosen| chosen == value);
        TableOptions { chosen, adjudicate, ..self }
    }
}

impl Default for TableOptions {
    fn default() -> Self {
        TableOptions {
            order: Order::AsSeated,
            public: false,
            spectators: true,
            chosen: BTreeMap::new(),
            adjudicate: false,
        }
    }
}

/// The way in which the playing order is determined.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(rename_all = "snake_case"))]
pub enum Order {
    /// The playing order is that of the seats. The game's deal decides which seat acts first.
    #[default]
    AsSeated,
    /// The playing order is drawn by lot when the game begins.
    Drawn,
}

kernel::words!(Order { AsSeated = "as_seated", Drawn = "drawn" });

/// `POST /api/games`: open a game file as a table of its own. A finished game can be replayed; an unfinished one
/// continues with these players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenGame {
    /// The text of the file, a log. Comments below its set-up line tell how the game was played: `# player 1: Anna`,
    /// `# bot 2: greedy`, `# order drawn`, `# option adjudicate=yes`.
    pub log: String,
    /// The holders of the seats, none of them open; empty to take them from the file. The sender gets all that are not
    /// a bot's.
    #[serde(default)]
    pub seats: Vec<NewSeat>,
}

/// The intended holder of a seat.
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
        /// The level of the bot, such as `master`.
        level: String,
    },
    /// Nobody yet: the seat is open to anybody with the link.
    Open {},
}

/// The answer to a request that made a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Created {
    /// The table's name in addresses.
    pub table: String,
}

/// `POST /api/tables/{table}/seats/{seat}`: a change of a seat before the game begins. The answer is a snapshot. The
/// request is idempotent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatRequest {
    /// Take the seat, or, if the sender holds it already, change the name.
    Take {
        /// The name shown; may be empty.
        name: String,
        /// Whether a program plays in the seat. It does in any case if the request has a bearer token.
        #[serde(default, skip_serializing_if = "crate::is_false")]
        program: bool,
    },
    /// Leave the seat, which the sender holds.
    Leave {},
    /// Put a bot in the seat (allowed for the owner of the table).
    Bot {
        /// The level of the bot.
        level: String,
    },
    /// Free the seat (allowed for the owner of the table).
    Free {},
}

/// `POST /api/tables/{table}/start`: the owner starts the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct StartRequest {
    /// The level of the bots that fill the open seats.
    pub fill: String,
}
