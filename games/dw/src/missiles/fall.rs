//! The table as falling things meet it, and where they come to rest.

use gonfalon_disks::DiskId;
use gonfalon_drops::{Fall, LyingCounter, Release, Rest as Support, Scene, simulate, stand_in};
use gonfalon_table::{Circle, Length, Point};

use crate::action::Disks;
use crate::board::Board;
use crate::cx::Cx;
use crate::setting::Drops;

/// The carrier from which missiles are tipped.
pub(super) const MISSILE_CARRIER: Length = Length(5_080);
/// The carrier of Rain of Steel.
pub(super) const RAIN_CARRIER: Length = Length(8_890);

/// The table as falling things meet it.
pub(super) struct Ground {
    scene: Scene,
    /// The Creature Disks in the order of the scene; Land and Spell Disks lie below them.
    disks: Vec<DiskId>,
    /// How many Land and Spell Disks there are.
    below: usize,
}

impl Ground {
    /// Everything that lies on the table but one Disk.
    pub(super) fn new(board: Board<'_>, without: Option<DiskId>) -> Ground {
        let width = board.library().constants.spell;
        let lands = board.table.lands.iter().map(|land| board.land_circle(land));
        let tokens = board.table.tokens.iter().map(|token| Circle::new(token.at, width));
        let mut circles: Vec<Circle> = lands.chain(tokens).collect();
        let below = circles.len();
        let pile = &board.table.pile;
        let disks: Vec<DiskId> = pile.from_the_bottom().filter(|disk| Some(*disk) != without).collect();
        circles.extend(disks.iter().map(|disk| pile.circle(*disk)));
        let mut ground = Ground {
            scene: Scene { table: board.game.table, disks: circles, counters: Vec::new() },
            disks,
            below,
        };
        for counter in &board.table.counters {
            let rest = ground.support(&counter.below, &counter.piled);
            ground.scene.counters.push(LyingCounter { centre: counter.at, turn: counter.turn, rest });
        }
        ground
    }

    /// What things fall onto.
    pub(super) fn scene(&self) -> &Scene {
        &self.scene
    }

    fn support(&self, below: &[DiskId], piled: &[u8]) -> Support {
        let place =
            |disk: &DiskId| self.disks.iter().position(|other| other == disk).map(|place| place + self.below);
        Support {
            disks: below.iter().filter_map(place).collect(),
            counters: piled.iter().map(|counter| usize::from(*counter)).collect(),
        }
    }

    /// The Creature Disks among the disks something lies on.
    pub(super) fn lain_on(&self, support: &Support) -> Disks {
        let places = support.disks.iter().filter_map(|place| place.checked_sub(self.below));
        places.filter_map(|place| self.disks.get(place).copied()).collect()
    }

    /// Lets something fall. What comes of it stands in the log; nothing is worked out again in a replay.
    pub(super) fn let_fall(&self, cx: &mut Cx<'_>, purpose: &'static str, release: &Release) -> Fall {
        // A physics simulation takes longer than all the rest of an imagined battle.
        let drops = if cx.state.imagined { Drops::StandIn } else { cx.game.options.drops };
        let numbers = cx.dice.outcome(purpose, &mut |seed| {
            let fall = match drops {
                Drops::Physics => simulate(&self.scene, release, seed),
                Drops::StandIn => stand_in(&self.scene, release, seed),
            };
            fall.to_numbers()
        });
        // A record that is no fall is one in which everything missed; whoever verifies it sees that the hashes differ.
        Fall::from_numbers(&numbers).unwrap_or_default()
    }

    /// Whether an earlier counter that was pushed lies on other Disks than before.
    pub(super) fn knocked_off(&self, pushed: &gonfalon_drops::Pushed) -> bool {
        self.scene.counters.get(pushed.counter).is_some() && pushed.knocked_off(&self.scene)
    }
}

impl Board<'_> {
    /// Those of the Disks something rests on that it hits: of Disks that overlap each other only the uppermost.
    pub(super) fn hit(self, rests: &[DiskId]) -> Disks {
        // dw.missile.straddle-stack
        let pile = &self.table.pile;
        let covered =
            |disk: &DiskId| rests.iter().any(|top| pile.is_above(*top, *disk) && pile.overlap(*top, *disk));
        rests.iter().copied().filter(|disk| !covered(disk)).collect()
    }

    /// Whether an aim lies on a Disk.
    pub(super) fn aims_at(self, aim: Point, disk: DiskId) -> bool {
        self.circle(disk).contains_point(aim)
    }
}
