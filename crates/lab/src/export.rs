//! Results as tables that any tool reads.

use std::io::Write;

use csv::WriterBuilder;
use gonfalon_kernel::Line;
use rusqlite::types::ValueRef;

use crate::reading::Store;

/// A table that can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exported {
    /// Every game that counts, with its match-up.
    Games,
    /// Every unit of these games.
    Units,
    /// Every rule that bore on them.
    Rules,
}

impl Exported {
    /// All of them.
    pub const ALL: [Exported; 3] = [Exported::Games, Exported::Units, Exported::Rules];

    /// What its file is called, without an ending.
    pub fn name(self) -> &'static str {
        match self {
            Exported::Games => "games",
            Exported::Units => "units",
            Exported::Rules => "rules",
        }
    }

    fn select(self) -> &'static str {
        match self {
            Exported::Games => {
                "SELECT number, variant, cell, pair, army_a, army_b, bot_a, bot_b, scenario, options, place, seed, winner,
                    score_0, score_1, rounds, decisions_0, decisions_1, first
                FROM counted JOIN cell USING (cell) ORDER BY number"
            }
            Exported::Units => {
                "SELECT number, variant, cell, unit.place AS place, seat,
                    CASE WHEN seat = counted.place THEN army_a ELSE army_b END AS army, unit, upgrades, points, survived,
                    lost, killed
                FROM counted JOIN unit USING (number) JOIN cell USING (cell) ORDER BY number, unit.place"
            }
            Exported::Rules => {
                "SELECT number, variant, cell, rule, times FROM counted JOIN rule USING (number) ORDER BY number, rule"
            }
        }
    }
}

/// Writes a table, its heading first, and says how many rows it has.
pub fn export(store: &Store, table: Exported, delimiter: u8, out: &mut impl Write) -> Result<u64, Line> {
    let mut writer = WriterBuilder::new().delimiter(delimiter).from_writer(out);
    let unwritten = |why: String| Line::new("lab-results-trouble").text("file", &store.path).text("why", why);
    let mut rows = 0;
    let mut wrong: Option<csv::Error> = None;
    writer.write_record(store.columns(table.select())?).map_err(|error| unwritten(error.to_string()))?;
    store.each(table.select(), |row| {
        let count = row.as_ref().column_count();
        let fields =
            (0..count).map(|column| row.get_ref(column).map(field)).collect::<Result<Vec<_>, _>>()?;
        rows += 1;
        if let Err(error) = writer.write_record(&fields) {
            wrong.get_or_insert(error);
        }
        Ok(())
    })?;
    let flushed = writer.flush().map_err(|error| unwritten(error.to_string()));
    wrong.map_or(flushed, |error| Err(unwritten(error.to_string()))).map(|()| rows)
}

/// A value as text; nothing where there is none.
fn field(value: ValueRef<'_>) -> String {
    match value {
        ValueRef::Null | ValueRef::Blob(_) => String::new(),
        ValueRef::Integer(number) => number.to_string(),
        ValueRef::Real(number) => number.to_string(),
        ValueRef::Text(text) => String::from_utf8_lossy(text).into_owned(),
    }
}
