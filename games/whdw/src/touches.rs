//! What the continuous abilities of a match can change at all.

use crate::data::{Ability, Effect, KeywordKind, Library, Stat, Trigger};

/// Which values and keywords continuous abilities can change, so that nobody looks for what cannot be there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touches {
    stats: u8,
    keywords: u16,
}

impl Touches {
    /// A value.
    pub(crate) fn stat(stat: Stat) -> Touches {
        Touches { stats: 1 << stat as u8, keywords: 0 }
    }

    /// A keyword.
    pub(crate) fn keyword(kind: KeywordKind) -> Touches {
        Touches { stats: 0, keywords: 1 << kind as u16 }
    }

    /// What an effect changes.
    pub(crate) fn by(effect: &Effect) -> Touches {
        match effect {
            Effect::Modify(modify) => Touches::stat(modify.stat),
            Effect::Grant { keyword, .. } => Touches::keyword(keyword.kind()),
            _ => Touches::default(),
        }
    }

    /// What continuous abilities of terrain can change.
    pub(crate) fn by_terrain(library: &Library) -> Touches {
        let sides = library.pieces.iter().flat_map(|piece| &piece.sides);
        Touches::by_abilities(sides.flat_map(|side| &side.abilities))
    }

    /// What continuous abilities of each scenario can change.
    pub(crate) fn by_scenarios(library: &Library) -> Vec<Touches> {
        library.scenarios.iter().map(|scenario| Touches::by_abilities(&scenario.abilities)).collect()
    }

    /// What the continuous ones of some abilities can change.
    pub(crate) fn by_abilities<'a>(abilities: impl IntoIterator<Item = &'a Ability>) -> Touches {
        let continuous = abilities.into_iter().filter(|ability| ability.on == Trigger::Always);
        continuous.flat_map(|ability| &ability.effects).map(Touches::by).collect()
    }

    /// Whether any keyword is among it.
    pub(crate) fn any_keyword(self) -> bool {
        self.keywords != 0
    }

    /// Whether anything is in both.
    pub(crate) fn meet(self, other: Touches) -> bool {
        self.stats & other.stats != 0 || self.keywords & other.keywords != 0
    }
}

impl FromIterator<Touches> for Touches {
    fn from_iter<I: IntoIterator<Item = Touches>>(all: I) -> Touches {
        all.into_iter().fold(Touches::default(), |sum, one| Touches {
            stats: sum.stats | one.stats,
            keywords: sum.keywords | one.keywords,
        })
    }
}
