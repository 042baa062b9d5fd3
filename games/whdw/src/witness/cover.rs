//! Cover from terrain and from zones.

use super::Seen;
use super::ranged::Shot;
use crate::board::Board;
use crate::data::TerrainKeyword;
use crate::event::Shooter;
use crate::rulings::Rampart;

impl Seen {
    /// Looks at what protects the target of an attack.
    pub(super) fn covered(&mut self, board: Board<'_>, shot: &Shot) {
        let target = shot.target;
        let circle = board.circle(target);
        let sides = board.terrain_under(circle).map(|(_, terrain)| board.terrain_side(terrain));
        let sides: Vec<_> = sides.filter(|side| side.keywords.contains(&TerrainKeyword::Cover)).collect();
        let everybody = board.game.rulings.rampart == Rampart::Everybody;
        let zones = board.zones().filter(|zone| {
            zone.gives_cover(board)
                && zone.area.overlaps_circle(&circle)
                && (everybody || zone.owner == board.owner(target))
        });
        let zones: Vec<_> = zones.collect();
        if sides.is_empty() && zones.is_empty() {
            return;
        }
        let dice = match shot.by {
            Shooter::Disk(disk) => board.weapon_dice(disk, shot.weapon),
            Shooter::Tower(..) => shot.attack(board).dice,
        };
        self.when(dice <= 1, "whdw.terrain.cover-minimum");
        self.when(sides.len() + zones.len() > 1, "whdw.terrain.cover-once");
        if dice > 1 {
            self.rule("whdw.terrain.cover");
            self.when(sides.iter().any(|side| side.id == "rocks"), "whdw.terrain.rocks");
            self.when(!zones.is_empty(), "whdw.card.rampart");
            self.when(zones.iter().any(|zone| zone.cards.len() > 1), "whdw.deploy.zone-abilities");
        }
    }
}
