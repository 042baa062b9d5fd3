//! The tables of results, which other people's tools read too.

/// Rises when the tables change.
pub(crate) const FORMAT: i64 = 1;

/// What tells files of ours from other databases: `gonf` in ASCII.
pub(crate) const APPLICATION: i64 = 0x676f_6e66;

/// Games are kept once, by their number; everything else about a game hangs on it.
pub(crate) const TABLES: &str = "
CREATE TABLE study (
    format INTEGER NOT NULL, game TEXT NOT NULL, title TEXT NOT NULL, text TEXT NOT NULL, study_hash TEXT NOT NULL,
    rules_version INTEGER NOT NULL, data_hash TEXT NOT NULL, lore_hash TEXT NOT NULL, seed INTEGER NOT NULL,
    most_pairs INTEGER NOT NULL, variants INTEGER NOT NULL, changes TEXT
);
CREATE TABLE cell (
    cell INTEGER PRIMARY KEY, army_a TEXT NOT NULL, army_b TEXT NOT NULL, bot_a TEXT NOT NULL, bot_b TEXT NOT NULL,
    scenario TEXT NOT NULL, options TEXT NOT NULL, pairs INTEGER
);
CREATE TABLE game (
    number INTEGER PRIMARY KEY, cell INTEGER NOT NULL, variant INTEGER NOT NULL, pair INTEGER NOT NULL,
    place INTEGER NOT NULL, seed INTEGER NOT NULL, winner INTEGER, score_0 INTEGER, score_1 INTEGER,
    rounds INTEGER NOT NULL, decisions_0 INTEGER NOT NULL, decisions_1 INTEGER NOT NULL, first INTEGER,
    micros INTEGER NOT NULL
);
CREATE TABLE broken (number INTEGER PRIMARY KEY, why TEXT NOT NULL);
CREATE TABLE word (word INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE unit_row (
    number INTEGER NOT NULL, place INTEGER NOT NULL, seat INTEGER NOT NULL, unit INTEGER NOT NULL,
    upgrades INTEGER NOT NULL, points INTEGER NOT NULL, survived INTEGER NOT NULL, lost INTEGER NOT NULL,
    killed REAL NOT NULL, PRIMARY KEY (number, place)
) WITHOUT ROWID;
CREATE TABLE rule_row (
    number INTEGER NOT NULL, rule INTEGER NOT NULL, times INTEGER NOT NULL, PRIMARY KEY (number, rule)
) WITHOUT ROWID;
CREATE VIEW counted AS
    SELECT game.* FROM game JOIN cell USING (cell) WHERE cell.pairs IS NULL OR game.pair < cell.pairs;
CREATE VIEW unit AS
    SELECT number, place, seat, (SELECT text FROM word WHERE word = unit) AS unit,
        (SELECT text FROM word WHERE word = upgrades) AS upgrades, points, survived, lost, killed FROM unit_row;
CREATE VIEW rule AS
    SELECT number, (SELECT text FROM word WHERE word = rule) AS rule, times FROM rule_row;
";
