//! Keywords: those the core rules refer to, and any others.

use gonfalon_data::words;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A keyword that the core rules refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names are the keywords")]
pub enum Core {
    Aircraft,
    Battleline,
    Beast,
    Character,
    DedicatedTransport,
    EpicHero,
    Fly,
    Fortification,
    Grenades,
    Infantry,
    Monster,
    Psyker,
    Smoke,
    Titanic,
    Towering,
    Transport,
    Vehicle,
    Walker,
    Warlord,
}

words!(Core: Aircraft = "aircraft", Battleline = "battleline", Beast = "beast", Character = "character",
    DedicatedTransport = "dedicated-transport", EpicHero = "epic-hero", Fly = "fly", Fortification = "fortification",
    Grenades = "grenades", Infantry = "infantry", Monster = "monster", Psyker = "psyker", Smoke = "smoke",
    Titanic = "titanic", Towering = "towering", Transport = "transport", Vehicle = "vehicle", Walker = "walker",
    Warlord = "warlord");

/// A keyword of a publication, by its place in [`Library::keywords`](crate::data::Library::keywords).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeywordId(pub u16);

/// Any keyword.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keyword {
    /// One the core rules refer to.
    Core(Core),
    /// Another one: factions, names, troop kinds of a publication.
    Other(KeywordId),
}

/// The keywords of a model or unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Keywords {
    core: u32,
    others: SmallVec<[KeywordId; 4]>,
}

impl Keywords {
    /// Whether one of the core keywords is among them.
    pub fn is(&self, keyword: Core) -> bool {
        self.core & (1 << keyword as u32) != 0
    }

    /// Whether a keyword is among them.
    pub fn has(&self, keyword: Keyword) -> bool {
        match keyword {
            Keyword::Core(core) => self.is(core),
            Keyword::Other(id) => self.others.contains(&id),
        }
    }

    /// Adds a keyword.
    pub fn add(&mut self, keyword: Keyword) {
        match keyword {
            Keyword::Core(core) => self.core |= 1 << core as u32,
            Keyword::Other(id) => {
                if !self.others.contains(&id) {
                    self.others.push(id);
                    self.others.sort_unstable();
                }
            }
        }
    }

    /// Takes a keyword away.
    pub fn remove(&mut self, keyword: Core) {
        self.core &= !(1 << keyword as u32);
    }

    /// Adds all of another model's or unit's keywords.
    pub fn join(&mut self, others: &Keywords) {
        self.core |= others.core;
        for id in &others.others {
            self.add(Keyword::Other(*id));
        }
    }
}

impl FromIterator<Keyword> for Keywords {
    fn from_iter<I: IntoIterator<Item = Keyword>>(list: I) -> Keywords {
        let mut keywords = Keywords::default();
        list.into_iter().for_each(|keyword| keywords.add(keyword));
        keywords
    }
}
