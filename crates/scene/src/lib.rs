//! What a player sees and can do, without the game behind it.
//!
//! A game that [`Shows`] itself turns a view into a [`Scene`] ready to draw, a question into a [`Prompt`] with the
//! [`Verb`]s that answer it, and what a player points at, a [`Draft`], into an answer and a [`Preview`]. Pages draw
//! scenes and collect drafts; they know no game and decide nothing. Armies are built in the same way: a [`Muster`] says all
//! about an army in the making, and an [`Edit`] changes it. A [`Ground`] answers for the table itself: what is seen and where the ways
//! lead.

mod about;
mod card;
mod distance;
mod draft;
mod edit;
mod ground;
mod import;
mod lesson;
mod muster;
mod overlay;
mod piece;
mod preview;
mod prompt;
mod reasons;
mod scene;
mod score;
mod sheet;
mod shows;
mod span;
mod tape;

pub use about::{About, Die, Fall, Fallen, Falling, Modifier, Roll, Sort};
pub use card::Card;
pub use distance::{Aim, Distance};
pub use draft::{Draft, Given, Placed, Stop, Stride, Way};
pub use edit::{Edit, MOST_ENTRIES, MOST_NAME, Nonsense, Setting, sound_name};
pub use ground::{Charge, Foothold, Ground, Passage, Shooter, Usual, median};
pub use import::{Import, ImportCounts, ImportEntry, ImportFate, ImportRemark};
pub use lesson::Lesson;
pub use muster::{
    Addition, AdditionPlace, ArmyText, Broken, Choice, ChoiceForm, ChoiceValue, Muster, MusterEntry,
};
pub use overlay::{Ring, RingKind, Sight, SightVerdict};
pub use piece::{Badge, Figure, Group, Key, Piece, PieceKind, Standing};
pub use preview::{Chance, Gauge, Ghost, Likely, Preview, Spread, Trace, Verdict};
pub use prompt::{ForAll, Need, Prompt, Slot, Verb, Weight};
pub use reasons::{Doubt, Later, Plan, Reasons, Risk, thousandths};
pub use scene::{Bar, Clock, Field, Region, Scene, Side, Step, Tally};
pub use score::{Score, Stake};
pub use sheet::{Origin, Row, Sheet, Trait};
pub use shows::Shows;
pub use span::Span;
pub use tape::{MOST_SPOTS, Spot, Tape, measure};
