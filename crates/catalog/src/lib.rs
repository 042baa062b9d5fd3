//! The games by name: the only crate that knows all of them.
//!
//! Hosts (the command line, servers, studies) work with [`GameEntry`] and never with a game's own types. A game joins by
//! one file here, which says what `Host` asks of it, and one line in [`games`].

mod army;
mod battle;
mod changes;
mod chronicle;
mod cited;
mod dw;
mod entry;
mod fight;
mod finding;
mod first;
mod host;
mod hosted;
mod import;
mod inquiry;
mod kow;
mod muster;
mod observe;
mod options;
mod outsider;
mod play;
mod playing;
mod program;
mod review;
mod settings;
mod story;
mod survey;
mod switches;
mod tally;
mod wh40k;
mod whdw;

pub use army::{ArmyReport, ReadyArmy, game_of_army};
pub use battle::{Battle, Order};
pub use chronicle::{Chronicle, UnitRecord};
pub use entry::GameEntry;
pub use finding::Finding;
pub use first::FirstMatch;
pub use import::GivenFile;
pub use inquiry::Inquiry;
pub use muster::army_of_link;
pub use observe::{Observed, SelfPlay};
pub use options::{MatchOption, OptionValue, ValueForm};
pub use play::{Idea, Open, Opening, Outlook, Play, Puzzle, Rejected, Thoughts};
pub use program::{Mark, PROPOSALS, hello, over, reasons, trouble};
pub use review::{
    Attempt, ChanceAt, Costly, Depth, Review, Reviewed, RoundAt, SideReview, Unreviewed, Watch, Weighed,
};
pub use settings::{Agreed, ArmyWord, Settings, Title};
pub use story::{Story, Told};

use hosted::Hosted;

/// Every game of this program, in the order in which lists show them.
pub fn games() -> &'static [&'static dyn GameEntry] {
    static WHDW: Hosted<whdw::Host> = Hosted::new();
    static KOW: Hosted<kow::Host> = Hosted::new();
    static WH40K: Hosted<wh40k::Host> = Hosted::new();
    static DW: Hosted<dw::Host> = Hosted::new();
    static GAMES: [&dyn GameEntry; 4] = [&WHDW, &KOW, &WH40K, &DW];
    &GAMES
}

/// The game with this id.
pub fn game(id: &str) -> Option<&'static dyn GameEntry> {
    games().iter().copied().find(|game| game.id() == id)
}

/// The game whose rules a card is about: that of the first rule id it names, or else the first game.
pub fn game_of_card(text: &str) -> &'static dyn GameEntry {
    let ids = text.lines().filter_map(|line| line.trim_start().strip_prefix("rule "));
    let named = ids.flat_map(str::split_whitespace).find_map(|id| game(id.split('.').next()?));
    // Whoever runs a card without any id complains about exactly that, and all games complain alike.
    named.unwrap_or(games()[0])
}
