//! The layout of the data file, and the migrations from older layouts.

/// The version of the layout, kept in the file's `user_version`.
pub const SCHEMA: u32 = 10;

/// The first layout that has checksums.
pub(super) const SUMMED: u32 = 7;

/// The first layout that has secrets, and counts the age of tables.
pub(super) const SECRETS: u32 = 8;

/// The first layout that has decisions about people: sanctions and bans.
pub(super) const DECISIONS: u32 = 9;

/// The first layout that marks the seats of programs.
pub(super) const PROGRAMS: u32 = 10;

/// The `application_id` that marks a data file of this program: the letters `Cabo`.
pub(super) const APPLICATION: u32 = u32::from_be_bytes(*b"Cabo");

/// One step for each version: `MIGRATIONS[n]` leads from layout `n` to `n + 1`. A step that has been
/// published is never changed.
pub(super) const MIGRATIONS: [&str; SCHEMA as usize] = [
    "
    -- A table, and where its game stands (so that lists need no replay).
    CREATE TABLE tables (
        number      INTEGER PRIMARY KEY,        -- short, for the other tables to refer to
        id          TEXT    NOT NULL UNIQUE,    -- the name in addresses
        setup       TEXT    NOT NULL,           -- the set-up line
        created     INTEGER NOT NULL,           -- ms since 1970
        changed     INTEGER NOT NULL,           -- ms since 1970
        awaiting    INTEGER,                    -- the seat that is to decide; NULL: the game is over
        awaits_bot  INTEGER NOT NULL,           -- 1 if a bot holds that seat
        scores      TEXT    NOT NULL,           -- points by seat, separated by blanks
        turns       INTEGER NOT NULL,           -- completed turns
        rematch     TEXT                        -- the table that is the rematch of this one
    ) STRICT;
    -- After a start: where do bots have to go on thinking?
    CREATE INDEX tables_awaiting_bots ON tables (number) WHERE awaits_bot = 1;

    -- Who sits where.
    CREATE TABLE seats (
        number      INTEGER NOT NULL REFERENCES tables,
        seat        INTEGER NOT NULL,           -- from 0, in playing order
        owner       BLOB,                       -- SHA-256 of the secret in the holder's cookie; NULL: a bot
        name        TEXT    NOT NULL,           -- as shown; may be empty
        level       TEXT,                       -- the bot's; NULL: a person
        PRIMARY KEY (number, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_by_owner ON seats (owner, number) WHERE owner IS NOT NULL;

    -- The histories: one row is a move with all the chance that followed it (or the deal). The primary key
    -- is what makes it impossible for two writers to continue the same history in two ways.
    CREATE TABLE entries (
        number      INTEGER NOT NULL REFERENCES tables,
        seq         INTEGER NOT NULL,           -- from 0, without gaps
        version     INTEGER NOT NULL,           -- the number of the game's inputs after this entry
        inputs      TEXT    NOT NULL,           -- in the game's notation, separated by blanks
        seat        INTEGER,                    -- who asked for the move; NULL: the deal, or a bot
        key         TEXT,                       -- the idempotency key of that request
        body        INTEGER,                    -- a digest of that request
        at          INTEGER NOT NULL,           -- ms since 1970
        PRIMARY KEY (number, seq)
    ) STRICT, WITHOUT ROWID;

    -- How finished games ended.
    CREATE TABLE results (
        number      INTEGER NOT NULL REFERENCES tables,
        seat        INTEGER NOT NULL,
        place       INTEGER NOT NULL,           -- 1 for the first; tied seats share a place
        points      INTEGER NOT NULL,
        PRIMARY KEY (number, seat)
    ) STRICT, WITHOUT ROWID;
    ",
    "
    -- Who set a table up, how it is held, and whether its game has begun.
    ALTER TABLE tables ADD COLUMN owner BLOB;                           -- as in seats; NULL: nobody knows
    ALTER TABLE tables ADD COLUMN drawn INTEGER NOT NULL DEFAULT 0;     -- 1: the playing order is drawn
    ALTER TABLE tables ADD COLUMN public INTEGER NOT NULL DEFAULT 0;    -- 1: listed while seats are open
    ALTER TABLE tables ADD COLUMN spectators INTEGER NOT NULL DEFAULT 1;
    -- How often the seats have changed; NULL: the game has begun. Until then the table waits for players,
    -- and a seat with neither an owner nor a level is open.
    ALTER TABLE tables ADD COLUMN revision INTEGER;
    CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
    CREATE INDEX tables_open ON tables (changed) WHERE revision IS NOT NULL AND public = 1;

    -- An entry that takes back: the version whose position is on the table again. Since then a version
    -- counts takings back too.
    ALTER TABLE entries ADD COLUMN undo INTEGER;

    -- What was said.
    CREATE TABLE lines (
        number      INTEGER NOT NULL REFERENCES tables,
        id          INTEGER NOT NULL,           -- from 0, without gaps
        room        TEXT    NOT NULL,           -- 'table' or 'spectators'
        seat        INTEGER,                    -- who said it, if a seat did
        speaker     BLOB    NOT NULL,           -- as an owner in seats
        name        TEXT    NOT NULL,           -- as shown; may be empty
        text        TEXT    NOT NULL,
        key         TEXT    NOT NULL,           -- the idempotency key of the request
        body        INTEGER NOT NULL,           -- a digest of the request
        at          INTEGER NOT NULL,           -- ms since 1970
        PRIMARY KEY (number, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX lines_by_room ON lines (number, room, id);
    ",
    "
    ALTER TABLE tables ADD COLUMN adjudicate INTEGER NOT NULL DEFAULT 0;    -- 1: a side that stalls loses
    ",
    "
    -- The chosen table options of the game, as key=value, separated by blanks.
    ALTER TABLE tables ADD COLUMN chosen TEXT NOT NULL DEFAULT '';
    UPDATE tables SET chosen = 'adjudicate=yes' WHERE adjudicate = 1;
    ALTER TABLE tables DROP COLUMN adjudicate;
    ",
    "
    -- The tables that people have removed from their lists.
    CREATE TABLE removed (
        owner       BLOB    NOT NULL,           -- as in seats
        number      INTEGER NOT NULL REFERENCES tables,
        PRIMARY KEY (owner, number)
    ) STRICT, WITHOUT ROWID;
    ",
    "
    -- What the server signs with: one row, which is added when the file is brought to this layout.
    CREATE TABLE signing (
        one         INTEGER PRIMARY KEY CHECK (one = 1),
        key         BLOB    NOT NULL            -- 64 random bytes
    ) STRICT;

    -- The people whom the file knew when nothing was signed yet.
    CREATE TABLE unsigned (
        owner       BLOB    NOT NULL PRIMARY KEY    -- as in seats
    ) STRICT, WITHOUT ROWID;
    INSERT INTO unsigned (owner)
        SELECT owner FROM seats WHERE owner IS NOT NULL UNION SELECT owner FROM tables WHERE owner IS NOT NULL
        UNION SELECT speaker FROM lines UNION SELECT owner FROM removed;
    ",
    "
    -- Checksums (`sums.rs`), which are computed of all rows when the file is brought to this layout.
    ALTER TABLE tables ADD COLUMN identity_sum INTEGER NOT NULL DEFAULT 0;  -- of what no move changes, and of the seats
    ALTER TABLE tables ADD COLUMN progress_sum INTEGER NOT NULL DEFAULT 0;  -- of what moves change, and of the last entry
    ALTER TABLE entries ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;          -- of this entry and all before it
    ALTER TABLE lines ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE removed ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE unsigned ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE signing ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;

    -- How many there are, so that a row that cannot be found is missed.
    ALTER TABLE tables ADD COLUMN said INTEGER NOT NULL DEFAULT 0;          -- lines of the table
    CREATE TABLE totals (
        one         INTEGER PRIMARY KEY CHECK (one = 1),
        tables      INTEGER NOT NULL,
        removed     INTEGER NOT NULL,
        unsigned    INTEGER NOT NULL
    ) STRICT;
    ",
    "
    -- The time up to which the age of tables is counted; no row before the first sweep.
    CREATE TABLE swept (
        one         INTEGER PRIMARY KEY CHECK (one = 1),
        at          INTEGER NOT NULL,           -- ms since 1970
        sum         INTEGER NOT NULL
    ) STRICT;
    -- A file that is older has counted until something last changed.
    INSERT INTO swept (one, at, sum) SELECT 1, max(changed), 0 FROM tables HAVING count(*) > 0;

    -- The secrets that say something else than their hash: the hash of a person's first secret is the person.
    CREATE TABLE secrets (
        hash        BLOB    NOT NULL PRIMARY KEY,   -- SHA-256 of the secret in a cookie
        person      BLOB    NOT NULL,               -- as an owner in seats
        refused     INTEGER NOT NULL,               -- 1: nobody is recognised by it any more
        sum         INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX secrets_by_person ON secrets (person);
    ALTER TABLE totals ADD COLUMN secrets INTEGER NOT NULL DEFAULT 0;
    ",
    "
    -- The decisions of the owner of a table about people without a seat.
    CREATE TABLE sanctions (
        number      INTEGER NOT NULL REFERENCES tables,
        person      BLOB    NOT NULL,               -- as an owner in seats
        removed     INTEGER NOT NULL,               -- 1: not admitted any more; 0: muted
        sum         INTEGER NOT NULL,
        PRIMARY KEY (number, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sanctions_by_person ON sanctions (person);
    ALTER TABLE totals ADD COLUMN sanctions INTEGER NOT NULL DEFAULT 0;

    -- Whom the host keeps away for a time.
    CREATE TABLE bans (
        kind        TEXT    NOT NULL,               -- 'person' or 'network'
        subject     BLOB    NOT NULL,               -- as an owner in seats; the text of a network, such as 2001:db8::/56
        until       INTEGER NOT NULL,               -- ms since 1970
        sum         INTEGER NOT NULL,
        PRIMARY KEY (kind, subject)
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE totals ADD COLUMN bans INTEGER NOT NULL DEFAULT 0;
    ",
    "
    ALTER TABLE seats ADD COLUMN program INTEGER NOT NULL DEFAULT 0;            -- 1: a program plays for the person
    ",
];
