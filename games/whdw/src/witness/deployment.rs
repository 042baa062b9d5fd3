//! Deployment cards, the zones they form, and disks deployed in them.

use gonfalon_disks::DiskId;
use gonfalon_kernel::Seat;
use gonfalon_table::Point;

use super::{Beat, Seen, Step};
use crate::action::{Action, Question};
use crate::board::Board;
use crate::data::{Effect, Stat, TerrainKeyword, Trigger};
use crate::event::Event;
use crate::state::Place;

impl Seen {
    /// Looks at a whole deployment.
    pub(super) fn answered_deployment(&mut self, step: &Step<'_>) {
        let (Question::Deploy, Action::Deploy { disks, .. }) = (step.question, step.action) else { return };
        let board = step.board();
        self.all(&["whdw.deploy.inside-zone", "whdw.deploy.zone-extent"]);
        if step.game.is_learning() {
            self.all(&[
                "whdw.learning.deploy-all",
                "whdw.learning.deploy-order",
                "whdw.learning.two-players",
                "whdw.learning.zone",
            ]);
            if board.battlefield().next().is_none() {
                self.rule("whdw.learning.initiative");
                self.edges(step);
            }
        } else {
            self.all(&["whdw.deploy.order", "whdw.setup.reverse-order"]);
            self.counted(board, step.seat, disks);
        }
    }

    /// How many disks go into zones, and how many stay behind.
    fn counted(&mut self, board: Board<'_>, seat: Seat, disks: &[(DiskId, Point)]) {
        let room: usize =
            board.zones().filter(|zone| zone.owner == seat).map(|zone| usize::from(zone.value)).sum();
        let army = board.army_in(seat, Place::Reserve).count();
        let short = army < room;
        self.rule(if short { "whdw.deploy.too-few-disks" } else { "whdw.deploy.number-per-zone" });
        if disks.len() < army {
            self.all(&["whdw.deploy.heroes", "whdw.deploy.rest-to-reserve", "whdw.reserve.definition"]);
        }
        let plain = board.table.zone_cards.iter().any(|card| card.owner == seat && !card.text);
        self.when(plain, "whdw.deploy.plain-side");
    }

    /// Looks at cards along the edges and at disks that are laid in their zones.
    pub(super) fn deployed(&mut self, beat: &Beat<'_>) {
        match beat.event() {
            Event::DeploymentCardPlaced { seat, card: Some(_), at, .. } => self.card_placed(beat, *seat, *at),
            Event::ZoneShifted { .. } => self.rule("whdw.card.feint"),
            Event::Deployed { disk, .. } => self.disk_deployed(beat.after, *disk),
            _ => {}
        }
    }

    fn card_placed(&mut self, beat: &Beat<'_>, seat: Seat, at: i32) {
        self.rule("whdw.deploy.card-placed");
        let board = beat.after;
        let number = beat.before.table.zone_cards.len() as u8;
        let alone = board.zones().any(|zone| zone.cards.as_slice() == [number]);
        self.rule(if alone { "whdw.deploy.zone-separate" } else { "whdw.deploy.zone-adjacent" });
        let room = board.card_room(seat);
        let length = board.edge_length(board.player(seat).edge);
        if board.game.seats == 3 && room.from == 0 && room.to == length {
            self.rule("whdw.multi.squeezed");
            let long = board.game.library.constants.reaches.long.0;
            let width = board.game.library.constants.deployment.card_width.0;
            let in_a_corner = at + width <= long || at >= length - long;
            self.when(!in_a_corner, "whdw.multi.squeezed-full-edge");
        }
    }

    fn disk_deployed(&mut self, board: Board<'_>, disk: DiskId) {
        let circle = board.circle(disk);
        let pins = board.table.pile.under(disk).next().is_some();
        if pins {
            self.all(&["whdw.deploy.stacking", "whdw.geometry.stack-landing"]);
            let charges = board.strength(disk, Stat::Impact) > 0;
            self.when(charges, "whdw.keyword.impact-not-placing");
        }
        let seat = board.owner(disk);
        let deep = board.zone_holding(seat, &circle).is_none();
        if deep {
            self.rule("whdw.card.ambush");
            let edge = board.player(seat).edge;
            let zone = board.zones().find(|zone| {
                let (_, reach) = zone.deep_deployment(board);
                zone.owner == seat && board.strip(edge, zone.from, zone.to, reach).holds_circle(&circle)
            });
            self.when(zone.is_some_and(|zone| zone.cards.len() > 1), "whdw.deploy.zone-abilities");
        }
        for (_, terrain) in board.terrain_under(circle) {
            let side = board.terrain_side(terrain);
            let dangerous = side.keywords.iter().any(|word| matches!(word, TerrainKeyword::Dangerous(_)));
            self.when(dangerous, "whdw.terrain.dangerous-not-deploy");
            let closed = side.abilities.iter().any(|ability| {
                ability.on == Trigger::Deploy && ability.effects.contains(&Effect::ForbidOverlap)
            });
            self.when(closed, "whdw.terrain.lake");
        }
    }
}
