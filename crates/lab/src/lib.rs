//! Studies of balance: many games between bots, planned in a file, played on every core, kept in a database and judged with
//! intervals.
//!
//! A [`Study`] is what somebody wrote. A [`Plan`] unfolds it into numbered games; the number determines everything about a
//! game, so that results are the same on any number of threads and machines. [`run`] plays what is missing and keeps each
//! game once in [`Results`]. [`Summary`] and [`Comparison`] say what came of it, [`report()`] tells it as a page, and
//! [`export()`] hands it to other tools. A [`table`] is measured without a study.

mod army_files;
mod comparison;
mod difference;
mod export;
mod generate;
mod identity;
mod kept;
mod labour;
mod matrix;
mod measures;
mod office;
mod pairing;
mod plan;
mod play;
mod queue;
mod reading;
mod report;
mod results;
mod runner;
mod schema;
mod sign_flip;
mod stop;
mod study;
mod summary;
pub mod table;
mod tracker;
mod tray;
mod words;

pub use army_files::ArmyFiles;
pub use comparison::{Arm, Compared, Comparison, compare, compare_variants};
pub use difference::{Difference, PROMISED_ERRORS};
pub use export::{Exported, export};
pub use identity::Identity;
pub use kept::{Fought, Kept, UnitKept};
pub use labour::{Labour, work_through};
pub use measures::{FirstPlayer, Length, Mean};
pub use office::Office;
pub use plan::{Cell, GamePlan, Plan};
pub use play::play;
pub use queue::{Done, Local, Queue};
pub use reading::Store;
pub use report::report;
pub use results::Results;
pub use runner::{Crew, Progress, Ran, run};
pub use stop::{Stop, Until};
pub use study::{ArmySource, Changes, Faults, Pairings, Study};
pub use summary::{ArmyScore, CellSummary, Effect, Matchup, RuleCount, Summary, UnitSummary};
pub use words::{sentence, texts};
