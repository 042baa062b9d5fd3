//! Reserve and reinforcing: bringing disks onto the battlefield during the game.

use gonfalon_disks::{DiskId, Pin};
use gonfalon_kernel::{Refusal, Seat};
use gonfalon_table::{Circle, Point};
use smallvec::SmallVec;

use crate::action::Entry;
use crate::board::Board;
use crate::cx::Cx;
use crate::data::{DamageType, Effect, KeywordKind, TerrainKeyword, Trigger};
use crate::event::Event;
use crate::rulings::ReinforceLimit;
use crate::setup::Zone;
use crate::state::Place;

/// Every reason against reinforcing a disk by an activation.
pub(crate) fn reinforce_refusals(
    board: Board<'_>,
    seat: Seat,
    disk: DiskId,
    at: Point,
    by: Entry,
) -> Vec<Refusal> {
    if !board.exists(disk) {
        return vec![Refusal::new("whdw.general.control-activate", "refusal-unknown-disk")];
    }
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    if board.owner(disk) != seat {
        return vec![
            named("whdw.general.control-activate", "refusal-not-your-disk"),
            named("whdw.reserve.separate", "refusal-not-in-reserve"),
        ];
    }
    match board.disk(disk).place {
        Place::Reserve => {}
        Place::Casualty => return vec![named("whdw.reserve.separate", "refusal-not-in-reserve")],
        Place::Battlefield => return vec![named("whdw.reserve.reinforce", "refusal-not-in-reserve")],
    }
    entry_refusals(board, seat, disk, at, by)
}

/// Every reason against a place where a disk enters the battlefield.
pub(crate) fn entry_refusals(
    board: Board<'_>,
    seat: Seat,
    disk: DiskId,
    at: Point,
    by: Entry,
) -> Vec<Refusal> {
    let circle = Circle::new(at, board.table.pile.diameter(disk));
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    match by {
        Entry::Zone => match board.zone_holding(seat, &circle) {
            None => vec![named("whdw.reserve.inside-zone", "refusal-outside-zone")],
            Some(zone) if board.zone_is_full(&zone) => {
                vec![named("whdw.reserve.no-zone-limit", "refusal-zone-full").number("value", zone.value)]
            }
            Some(_) => Vec::new(),
        },
        Entry::Flank => flank_refusals(board, seat, disk, &circle),
        Entry::Piece(number) => {
            let Some(terrain) = board.table.terrain.get(usize::from(number)) else {
                return vec![named("whdw.terrain.windmill", "refusal-unknown-terrain")];
            };
            let offers = board.terrain_side(terrain).abilities.iter().any(|ability| {
                ability.on == Trigger::Reinforce
                    && ability.effects.iter().any(|effect| matches!(effect, Effect::Reinforce(_)))
            });
            let mut refusals = Vec::new();
            if !offers {
                refusals.push(named("whdw.terrain.windmill", "refusal-terrain-brings-nobody"));
            } else if board.terrain_controller(terrain) != Some(seat) {
                refusals.push(named("whdw.terrain.control", "refusal-terrain-not-controlled"));
            }
            if !terrain.outline.overlaps_circle(&circle) {
                refusals.push(named("whdw.terrain.windmill", "refusal-not-on-terrain"));
            }
            if !board.field().holds_circle(&circle) {
                refusals.push(named("whdw.reserve.inside-zone", "refusal-outside-battlefield"));
            }
            refusals
        }
    }
}

fn flank_refusals(board: Board<'_>, seat: Seat, disk: DiskId, circle: &Circle) -> Vec<Refusal> {
    let named = |rule, key| Refusal::new(rule, key).with("disk", board.name(disk));
    let mut refusals = Vec::new();
    if !board.has(disk, KeywordKind::Flank) {
        refusals.push(named("whdw.keyword.flank", "refusal-no-flank"));
    }
    if !board.field().holds_circle(circle) || !board.field().touches_edge_of(circle) {
        refusals.push(named("whdw.keyword.flank-edge", "refusal-flank-not-at-edge"));
    }
    if board.zones().any(|zone| zone.owner != seat && zone.area.overlaps_circle(circle)) {
        refusals.push(named("whdw.keyword.flank-not-enemy-zone", "refusal-flank-in-enemy-zone"));
    }
    let pins = board.table.pile.landing_pins(disk, circle.centre);
    if let Some(enemy) = pins.into_iter().find(|under| board.owner(*under) != seat) {
        refusals.push(
            named("whdw.keyword.flank-no-pin", "refusal-flank-pins-enemy").with("enemy", board.name(enemy)),
        );
    }
    refusals
}

impl Board<'_> {
    /// The zone of a seat that wholly holds a circle.
    pub(crate) fn zone_holding(self, seat: Seat, circle: &Circle) -> Option<Zone> {
        self.zones().find(|zone| zone.owner == seat && zone.area.holds_circle(circle))
    }

    fn zone_is_full(self, zone: &Zone) -> bool {
        let lying = || {
            self.army_in(zone.owner, Place::Battlefield)
                .filter(|disk| zone.area.holds_circle(&self.circle(*disk)))
                .count()
        };
        self.game.rulings.reinforce_limit == ReinforceLimit::DeploymentValue
            && lying() >= usize::from(zone.value)
    }
}

/// Places a disk from the reserve, with the token it receives and all that its landing brings.
pub(crate) fn place_reinforced(cx: &mut Cx<'_>, disk: DiskId, at: Point, by: Option<Entry>) {
    cx.emit(Event::Reinforced { disk, at, by });
    let fresh: SmallVec<[Pin; 4]> = cx.state.table.pile.fresh_pins().iter().copied().collect();
    let board = cx.board();
    let spared = matches!(by, Some(Entry::Zone) | None)
        && board
            .zone_holding(board.owner(disk), &board.circle(disk))
            .is_some_and(|zone| zone.spares_token(board));
    if !spared {
        cx.emit(Event::TokenPlaced { disk });
    }
    cx.note_pins(&fresh);
    cx.settle();
    let board = cx.board();
    if !board.on_battlefield(disk) {
        return;
    }
    let dangers: SmallVec<[DamageType; 2]> = board
        .terrain_under(board.circle(disk))
        .flat_map(|(_, terrain)| &board.terrain_side(terrain).keywords)
        .filter_map(|keyword| if let TerrainKeyword::Dangerous(kind) = keyword { Some(*kind) } else { None })
        .collect();
    for kind in dangers {
        cx.suffer_danger(disk, kind, "whdw.terrain.dangerous-reinforce");
    }
}
