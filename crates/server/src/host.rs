//! Orders of the host, who changes something in a running server over a socket file beside the data file that only its
//! owner may open.

use std::fmt;

use serde::{Deserialize, Serialize};
use store::{
    Ban, Banned, Change, Changed, EventStore, Owner, ReadError, Reseat, SeatRecord, WriteError, records,
};

use crate::bans;

/// An order of the host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Order {
    /// Takes a table out of the lobby, and closes it to people without a seat.
    Close {
        /// The table.
        table: String,
    },
    /// Deletes a table.
    RemoveTable {
        /// The table.
        table: String,
    },
    /// Removes the text and the name of a line of chat.
    RemoveLine {
        /// The table.
        table: String,
        /// The number of the line.
        line: u32,
    },
    /// Makes a seat of a game that has not begun open again.
    FreeSeat {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
    },
    /// Removes the person who wrote a line from everything, as one in a seat.
    RemoveSpeaker {
        /// The table.
        table: String,
        /// The number of the line, one of the last of its room.
        line: u32,
    },
    /// Keeps somebody away for a time.
    Ban {
        /// The person or network.
        whom: Target,
        /// The time at which it ends, in milliseconds since 1970; a time that is over lifts the ban.
        until: u64,
    },
    /// Shows everybody a message.
    Say {
        /// The text; none withdraws the message.
        text: Option<String>,
    },
    /// Removes the person in a seat from everything; games stay.
    RemovePerson {
        /// A table at which the person sits.
        table: String,
        /// The person's seat there.
        seat: u8,
    },
}

/// Somebody whom the host keeps away.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The person who wrote a line.
    Speaker {
        /// The table.
        table: String,
        /// The number of the line, one of the last of its room.
        line: u32,
    },
    /// The person in a seat.
    Seat {
        /// The table.
        table: String,
        /// The seat.
        seat: u8,
    },
    /// A network, such as `2001:db8::/56`, or an address.
    Network(String),
    /// Somebody who is kept away already, by the network or the first digits of the person.
    Known(String),
}

/// The reason why an order was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum NotDone {
    /// No server has the data file open.
    NoServer,
    /// There is no such table, line or person.
    Nothing,
    /// Several of those who are kept away are meant.
    Several,
    /// The text cannot be shown.
    Unshown {
        /// The reason.
        error: String,
    },
    /// The server did not answer: whether it carried the order out is not known.
    Unanswered {
        /// The message of the system.
        error: String,
    },
    /// The game has begun, so its seats stay as they are.
    Begun,
    /// The store cannot be read or written, or the server does not answer.
    Failed {
        /// The message of the system.
        error: String,
    },
}

impl NotDone {
    fn failed(error: impl fmt::Display) -> Self {
        NotDone::Failed { error: error.to_string() }
    }
}

impl From<WriteError> for NotDone {
    fn from(error: WriteError) -> Self {
        NotDone::failed(error)
    }
}

impl From<ReadError> for NotDone {
    fn from(error: ReadError) -> Self {
        NotDone::failed(error)
    }
}

/// Carries out an order in a store that no server has open, and returns the names of the tables that it changed.
///
/// # Errors
/// If there is nothing to change, or it cannot be changed.
pub async fn carry_out(order: Order, store: &dyn EventStore) -> Result<Vec<String>, NotDone> {
    Ok(names(change(order, store).await?))
}

fn names(changed: Vec<Changed>) -> Vec<String> {
    changed.into_iter().map(|changed| changed.table).collect()
}

async fn change(order: Order, store: &dyn EventStore) -> Result<Vec<Changed>, NotDone> {
    let change = match order {
        Order::Ban { whom, until } => return ban(whom, until, store).await,
        // The server alone has pages to show it on.
        Order::Say { .. } => return Err(NotDone::NoServer),
        Order::FreeSeat { table, seat } => return free_seat(&table, seat, store).await,
        Order::Close { table } => Change::Close(table),
        Order::RemoveTable { table } => Change::RemoveTable(table),
        Order::RemoveLine { table, line } => Change::RemoveLine { table, line },
        Order::RemovePerson { table, seat } => departure(sitter(&table, seat, store).await?, store).await?,
        Order::RemoveSpeaker { table, line } => departure(speaker(&table, line, store).await?, store).await?,
    };
    let changed = store.change(change).await?;
    if changed.is_empty() { Err(NotDone::Nothing) } else { Ok(changed) }
}

/// Returns the person in a seat.
///
/// # Errors
/// If there is none, or the table cannot be read.
async fn sitter(table: &str, seat: u8, store: &dyn EventStore) -> Result<Owner, NotDone> {
    let stored = store.load(table).await?.ok_or(NotDone::Nothing)?;
    let sitter = stored.seats.get(usize::from(seat)).and_then(|seat| seat.owner);
    sitter.filter(|person| *person != table::FORMER).ok_or(NotDone::Nothing)
}

/// Returns the person who wrote a line.
///
/// # Errors
/// If there is none, or the table cannot be read.
async fn speaker(table: &str, line: u32, store: &dyn EventStore) -> Result<Owner, NotDone> {
    let stored = store.load(table).await?.ok_or(NotDone::Nothing)?;
    let line = stored.lines.iter().find(|said| said.id == line);
    line.map(|said| said.speaker).filter(|person| *person != table::FORMER).ok_or(NotDone::Nothing)
}

/// Keeps somebody away, or admits them again.
///
/// # Errors
/// If there is nobody such, or it cannot be stored.
async fn ban(whom: Target, until: u64, store: &dyn EventStore) -> Result<Vec<Changed>, NotDone> {
    let banned = match whom {
        Target::Speaker { table, line } => Banned::Person(speaker(&table, line, store).await?),
        Target::Seat { table, seat } => Banned::Person(sitter(&table, seat, store).await?),
        Target::Network(text) => Banned::Network(bans::network(&text).ok_or(NotDone::Nothing)?),
        Target::Known(text) => {
            let bans = store.bans().await?;
            let is_meant = |banned: &Banned| match banned {
                Banned::Person(person) => !text.is_empty() && digits(person).starts_with(&text),
                Banned::Network(network) => bans::network(&text).as_ref() == Some(network),
            };
            let mut meant = bans.into_iter().map(|ban| ban.banned).filter(is_meant);
            let banned = meant.next().ok_or(NotDone::Nothing)?;
            if meant.next().is_some() {
                return Err(NotDone::Several);
            }
            banned
        }
    };
    store.ban(Ban { banned, until }, records::now()).await?;
    Ok(Vec::new())
}

/// Returns a person in hexadecimal digits, by whose first ones the host names them.
pub fn digits(person: &Owner) -> String {
    person.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Refuses the secrets of a person and returns the change that removes them.
///
/// # Errors
/// If their secrets cannot be refused.
async fn departure(person: Owner, store: &dyn EventStore) -> Result<Change, NotDone> {
    store.refuse(person).await?;
    Ok(Change::RemovePerson { person, heir: None })
}

/// Makes a seat open again.
///
/// # Errors
/// If nobody sits there, the game has begun, or the change cannot be stored.
async fn free_seat(id: &str, seat: u8, store: &dyn EventStore) -> Result<Vec<Changed>, NotDone> {
    let stored = store.load(id).await?.ok_or(NotDone::Nothing)?;
    let revision = stored.revision.ok_or(NotDone::Begun)?;
    let mut seats = stored.seats;
    let freed = seats.get_mut(usize::from(seat)).filter(|seat| seat.owner.is_some() || seat.level.is_some());
    *freed.ok_or(NotDone::Nothing)? = SeatRecord::default();
    let reseat = Reseat { revision, seats, start: None, at: records::now() };
    let grown = store.reseat(id, reseat).await?;
    Ok(vec![Changed { table: id.to_owned(), owner: stored.owner, grown }])
}

/// Sends an order to the server that has a data file open.
///
/// # Errors
/// On this system there are no socket files, so there is never a server that can be told.
#[cfg(not(unix))]
pub async fn send(_: &Order, _: &std::path::Path) -> Result<Vec<String>, NotDone> {
    Err(NotDone::NoServer)
}

#[cfg(unix)]
pub use socket::send;
#[cfg(unix)]
pub(crate) use socket::{Orders, serve};

#[cfg(unix)]
mod socket {
    use std::fs::{self, Permissions};
    use std::io;
    use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt};
    use std::path::{Path, PathBuf};
    use std::time::Duration;

    use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
    use tokio::net::{UnixListener, UnixStream};
    use tokio::time::timeout;

    use super::{NotDone, Order, change, names};
    use crate::app::App;
    use crate::stopped;

    /// The largest number of bytes of an order and of its answer.
    const BYTES_MAX: u64 = 1024 * 1024;
    /// The maximum time for an order and its answer.
    const PATIENCE: Duration = Duration::from_secs(30);

    /// Returns the name of the socket file of a data file.
    fn beside(data: &Path) -> PathBuf {
        // The same under every name of the file, as far as the names are symbolic links.
        let mut name = data.canonicalize().unwrap_or_else(|_| data.to_owned()).into_os_string();
        name.push(".admin");
        name.into()
    }

    /// The socket on which orders come; its file is removed with it.
    pub struct Orders {
        listener: UnixListener,
        path: PathBuf,
        /// The user who may give orders.
        owner: u32,
    }

    impl Orders {
        /// Listens beside a data file, which no other server may have open.
        ///
        /// # Errors
        /// If there is something else of that name, or the system refuses.
        pub fn listen(data: &Path) -> io::Result<Self> {
            let path = beside(data);
            // A server that was killed left its socket.
            if fs::symlink_metadata(&path).is_ok_and(|left| left.file_type().is_socket()) {
                fs::remove_file(&path)?;
            }
            let listener = UnixListener::bind(&path)?;
            fs::set_permissions(&path, Permissions::from_mode(0o600))?;
            let owner = fs::metadata(&path)?.uid();
            Ok(Orders { listener, path, owner })
        }
    }

    impl Drop for Orders {
        fn drop(&mut self) {
            let _ = fs::remove_file(&self.path);
        }
    }

    /// Carries out orders until the server stops.
    pub async fn serve(orders: Orders, app: App) {
        let stop = stopped(app.stopping.clone());
        tokio::pin!(stop);
        loop {
            tokio::select! {
                accepted = orders.listener.accept() => match accepted {
                    Ok((stream, _)) => drop(tokio::spawn(answer(stream, orders.owner, app.clone()))),
                    Err(error) => {
                        tracing::error!("no more orders of the host: {error}");
                        return;
                    }
                },
                () = &mut stop => return,
            }
        }
    }

    async fn answer(mut stream: UnixStream, owner: u32, app: App) {
        // Before the file got its mode, or where the system ignores it.
        if stream.peer_cred().map_or(true, |peer| peer.uid() != owner && peer.uid() != 0) {
            return;
        }
        let Ok(Ok(order)) = timeout(PATIENCE, read(&mut stream)).await else { return };
        let answer = match serde_json::from_slice::<Order>(&order) {
            Ok(order) => obey(order, &app).await,
            Err(error) => Err(NotDone::failed(error)),
        };
        let text = serde_json::to_string(&answer).expect("an answer is well-formed JSON");
        // The sender of the order may be gone.
        let _ = stream.write_all(format!("{text}\n").as_bytes()).await;
    }

    async fn obey(order: Order, app: &App) -> Result<Vec<String>, NotDone> {
        if let Order::Say { text } = order {
            let text = text.as_deref().map(table::checked_line).transpose();
            let text = text.map_err(|refusal| NotDone::Unshown { error: refusal.why })?;
            app.tables.tell(text).await;
            return Ok(Vec::new());
        }
        let is_ban = matches!(order, Order::Ban { .. });
        let changed = app.tables.change(change(order, app.store.as_ref())).await?;
        if is_ban {
            app.bans.read(app.store.as_ref()).await?;
        }
        tracing::info!(target: crate::NEWS, "an order of the host changed {} tables", changed.len());
        Ok(names(changed))
    }

    /// Reads one line.
    async fn read(stream: &mut UnixStream) -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        BufReader::new(stream.take(BYTES_MAX)).read_until(b'\n', &mut line).await?;
        Ok(line)
    }

    /// Sends an order to the server that has a data file open, and returns the names of the tables that it changed.
    ///
    /// # Errors
    /// If no server has it open, or the order is not carried out.
    pub async fn send(order: &Order, data: &Path) -> Result<Vec<String>, NotDone> {
        let mut stream = UnixStream::connect(beside(data)).await.map_err(|error| match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused => NotDone::NoServer,
            _ => NotDone::failed(error),
        })?;
        let text = serde_json::to_string(order).expect("an order is well-formed JSON");
        let answer = async {
            stream.write_all(format!("{text}\n").as_bytes()).await?;
            read(&mut stream).await
        };
        let unanswered = |error: String| NotDone::Unanswered { error };
        let answer = timeout(PATIENCE, answer).await.map_err(|error| unanswered(error.to_string()))?;
        let answer = answer.map_err(|error| unanswered(error.to_string()))?;
        serde_json::from_slice(&answer).map_err(|error| unanswered(error.to_string()))?
    }
}
