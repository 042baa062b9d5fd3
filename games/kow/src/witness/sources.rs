//! Where a unit has a special rule from: the rule of its whole army, or something it was given.

use super::Seen;
use crate::board::Board;
use crate::data::{OptionKind, SpecialKind};
use crate::state::UnitId;

impl Seen<'_> {
    /// Notes the rule of the army list, if a special rule that took effect is the one all its units have.
    pub(super) fn army_wide(&mut self, board: Board<'_>, unit: UnitId, kind: SpecialKind) {
        let list = &board.game.library[board.profile(unit).list];
        if list.army_wide.kind() != kind {
            return;
        }
        match list.id.as_str() {
            "undead" => self.rule("kow.list.undead-evil-dead"),
            "elves" => self.rule("kow.list.elves-elite"),
            "dwarfs" => self.rule("kow.list.dwarfs-headstrong"),
            "abyssal-dwarfs" => self.rule("kow.list.abyssal-headstrong"),
            _ => {}
        }
    }

    /// Notes an option that has made a difference, if the unit took it.
    pub(super) fn option(&mut self, board: Board<'_>, unit: UnitId, kind: OptionKind) {
        if !board.profile(unit).took(kind) {
            return;
        }
        match kind {
            OptionKind::Spears => self.rule("kow.option.spears"),
            OptionKind::GiantRats => self.rule("kow.option.giant-rats"),
            OptionKind::Bows => self.rule("kow.option.bows-for-shields"),
            OptionKind::Muskets => self.rule("kow.option.muskets"),
            OptionKind::TwoHandedWeapons => self.rule("kow.option.two-handed"),
            OptionKind::ThrowingBulldogs => self.rule("kow.option.bulldogs"),
            OptionKind::MutatedThrowingBulldogs => self.rule("kow.option.mutated-bulldogs"),
            OptionKind::SabreToothedCat => self.rule("kow.option.sabre-toothed-cat"),
            // Events cite what they do.
            OptionKind::Standard | OptionKind::Musician => {}
        }
    }
}
