//! Deployment cards along the edges and the zones they form.

use gonfalon_kernel::{Arg, Refusal, Seat};
use gonfalon_table::{Length, Point, Rectangle, TOLERANCE};
use smallvec::SmallVec;

use crate::Whdw;
use crate::action::Action;
use crate::board::Board;
use crate::cx::Cx;
use crate::data::{Ability, DeploymentId, Effect};
use crate::event::Event;
use crate::state::{Edge, Table, ZoneCard};

/// A deployment zone: cards laid directly against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// Whose zone.
    pub owner: Seat,
    /// Its cards, by number, in the order in which they lie along the edge.
    pub cards: SmallVec<[u8; 4]>,
    /// Where it begins along the edge.
    pub from: i32,
    /// Where it ends along the edge.
    pub to: i32,
    /// The area out to medium range.
    pub area: Rectangle,
    /// The sum of the deployment values of its cards.
    pub value: u8,
}

impl Zone {
    /// The abilities of the zone's cards that lie with their text side up.
    pub(crate) fn abilities<'a>(&'a self, board: Board<'a>) -> impl Iterator<Item = &'a Ability> {
        self.cards
            .iter()
            .flat_map(move |card| board.card_abilities(&board.table.zone_cards[usize::from(*card)]))
    }

    fn has_effect(&self, board: Board<'_>, effect: &Effect) -> bool {
        self.abilities(board).any(|ability| ability.effects.contains(effect))
    }

    /// Whether the zone counts as terrain with cover.
    pub(crate) fn gives_cover(&self, board: Board<'_>) -> bool {
        self.has_effect(board, &Effect::ZoneCover)
    }

    /// Whether disks reinforced here receive no activation token.
    pub(crate) fn spares_token(&self, board: Board<'_>) -> bool {
        self.has_effect(board, &Effect::NoToken)
    }

    /// Whether the zone may be shifted before deployment.
    pub(crate) fn may_shift(&self, board: Board<'_>) -> bool {
        self.has_effect(board, &Effect::MoveZone)
    }

    /// How many disks may be deployed farther into the battlefield, and how far.
    pub(crate) fn deep_deployment(&self, board: Board<'_>) -> (u8, Length) {
        let mut count = 0;
        let mut reach = Length::ZERO;
        for ability in self.abilities(board) {
            for effect in &ability.effects {
                if let Effect::DeployRange { range } = effect {
                    count += ability.count;
                    reach =
                        reach.max(board.game.library.constants.reaches.of(*range).unwrap_or(Length::ZERO));
                }
            }
        }
        (count, reach)
    }
}

impl<'a> Board<'a> {
    /// All deployment zones, those of seat 0 first, each along its edge.
    pub fn zones(self) -> impl Iterator<Item = Zone> {
        zones(self.game, self.table).into_iter()
    }

    /// What a deployment card says, if its text side is up.
    fn card_abilities(self, card: &ZoneCard) -> &'a [Ability] {
        match card.card {
            Some(id) if card.text => &self.game.library[id].abilities,
            _ => &[],
        }
    }

    /// The strip along an edge out to a depth.
    pub(crate) fn strip(self, edge: Edge, from: i32, to: i32, depth: Length) -> Rectangle {
        strip(self.game, edge, from, to, depth.0)
    }

    /// The length of an edge.
    pub(crate) fn edge_length(self, edge: Edge) -> i32 {
        let battlefield = &self.game.library.constants.battlefield;
        match edge {
            Edge::South | Edge::North => battlefield.width.0,
            Edge::West | Edge::East => battlefield.depth.0,
        }
    }
}

fn strip(game: &Whdw, edge: Edge, from: i32, to: i32, depth: i32) -> Rectangle {
    let battlefield = &game.library.constants.battlefield;
    let (width, height) = (battlefield.width.0, battlefield.depth.0);
    let (min, max) = match edge {
        Edge::South => ((from, 0), (to, depth)),
        Edge::North => ((from, height - depth), (to, height)),
        Edge::West => ((0, from), (depth, to)),
        Edge::East => ((width - depth, from), (width, to)),
    };
    Rectangle { min: Point::new(min.0, min.1), max: Point::new(max.0, max.1) }
}

fn zones(game: &Whdw, table: &Table) -> Vec<Zone> {
    let constants = &game.library.constants;
    let width = constants.deployment.card_width.0;
    let depth = constants.reaches.of(constants.deployment.depth).unwrap_or(constants.reaches.medium).0;
    let mut order: SmallVec<[u8; 12]> = (0..table.zone_cards.len() as u8).collect();
    let card = |number: u8| &table.zone_cards[usize::from(number)];
    order.sort_by_key(|number| (card(*number).owner, card(*number).at, *number));
    let mut zones: Vec<Zone> = Vec::new();
    for number in order {
        let ZoneCard { owner, card: id, text, at } = *card(number);
        let value = match id {
            Some(id) if text => game.library[id].value,
            _ => constants.deployment.plain_value,
        };
        let edge = table.players[owner].edge;
        match zones.last_mut() {
            Some(zone) if zone.owner == owner && at - zone.to <= TOLERANCE.0 => {
                zone.cards.push(number);
                zone.to = at + width;
                zone.value += value;
                zone.area = strip(game, edge, zone.from, zone.to, depth);
            }
            _ => zones.push(Zone {
                owner,
                cards: SmallVec::from_slice(&[number]),
                from: at,
                to: at + width,
                area: strip(game, edge, at, at + width, depth),
                value,
            }),
        }
    }
    zones
}

/// The cards of the zone to which a card belongs.
pub(crate) fn zone_of_card(game: &Whdw, table: &Table, card: u8) -> SmallVec<[u8; 4]> {
    zones(game, table)
        .into_iter()
        .find(|zone| zone.cards.contains(&card))
        .map(|zone| zone.cards)
        .unwrap_or_default()
}

/// As many shuffled deployment cards as there are regiments in all armies together.
pub(super) fn deal(cx: &mut Cx<'_>) {
    let mut deck: Vec<DeploymentId> = Vec::new();
    for (index, card) in cx.game.library.deployments.iter().enumerate() {
        deck.extend((0..card.copies).map(|_| DeploymentId(index as u8)));
    }
    let count = usize::from(cx.game.regiments) * usize::from(cx.game.seats);
    let dealt = (0..count.min(deck.len()))
        .map(|_| deck.remove(usize::from(cx.roll("deployment-deal", deck.len() as u8) - 1)))
        .collect();
    cx.emit(Event::DeploymentCardsDealt(dealt));
}

/// In the learning scenario each player lays plain cards side by side at the middle of his edge.
pub(super) fn lay_learning_zones(cx: &mut Cx<'_>) {
    let width = cx.game.library.constants.deployment.card_width.0;
    let order = cx.state.table.initiative.clone();
    for seat in order {
        let cards = i32::from(cx.game.learning_cards);
        let middle = cx.board().edge_length(cx.board().player(seat).edge) / 2;
        for number in 0..cards {
            let at = middle - cards * width / 2 + number * width;
            cx.emit(Event::DeploymentCardPlaced { seat, card: None, text: false, at });
        }
    }
}

/// Every reason against laying a deployment card.
pub(crate) fn deployment_card_refusals(board: Board<'_>, seat: Seat, action: &Action) -> Vec<Refusal> {
    let Action::DeploymentCard { card, at, .. } = action else {
        return vec![Refusal::new("whdw.deploy.card-placed", "refusal-not-an-answer")];
    };
    if usize::from(*card) >= board.table.deployment_row.len() {
        return vec![Refusal::new("whdw.deploy.cards-taken", "refusal-card-not-laid-out")];
    }
    let mine: SmallVec<[i32; 8]> =
        board.table.zone_cards.iter().filter(|other| other.owner == seat).map(|other| other.at).collect();
    let mut refusals = board.card_place_refusals(seat, *at, &mine);
    if refusals.is_empty() {
        let mut laid = mine;
        laid.push(*at);
        let left = usize::from(board.game.regiments).saturating_sub(laid.len());
        if board.room_for(seat, &laid) < left {
            refusals.push(
                Refusal::new("whdw.deploy.card-placed", "refusal-no-room-for-the-rest")
                    .number("left", left as i64),
            );
        }
    }
    refusals
}

impl Board<'_> {
    /// Every reason against a card of a seat lying at a place along its edge, beside its other cards.
    pub(crate) fn card_place_refusals(self, seat: Seat, at: i32, others: &[i32]) -> Vec<Refusal> {
        let width = self.game.library.constants.deployment.card_width.0;
        let mut refusals = Vec::new();
        let allowed = self.card_room(seat);
        if at < allowed.from || at.saturating_add(width) > allowed.to {
            refusals.push(
                Refusal::new(allowed.rule, allowed.key)
                    .with("from", Arg::Length(allowed.from))
                    .with("to", Arg::Length(allowed.to)),
            );
        }
        if others
            .iter()
            .any(|other| (i64::from(*other) - i64::from(at)).abs() < i64::from(width - TOLERANCE.0))
        {
            refusals.push(Refusal::new("whdw.deploy.cards-no-overlap", "refusal-cards-overlap"));
        }
        refusals
    }

    /// The part of an edge on which a seat may lay cards.
    pub(crate) fn card_room(self, seat: Seat) -> CardRoom {
        let edge = self.player(seat).edge;
        let length = self.edge_length(edge);
        let reaches = &self.game.library.constants.reaches;
        let whole =
            CardRoom { from: 0, to: length, rule: "whdw.deploy.card-placed", key: "refusal-card-off-edge" };
        let taken: SmallVec<[Edge; 4]> = self.table.players.iter().map(|(_, player)| player.edge).collect();
        match self.game.seats {
            4 => CardRoom {
                // "Within medium range" includes its limit, so a card must lie clearly beyond it.
                from: reaches.medium.0 + TOLERANCE.0 + 1,
                to: length - reaches.medium.0 - TOLERANCE.0 - 1,
                rule: "whdw.multi.four-corners",
                key: "refusal-card-near-corner",
            },
            3 => {
                let (low, high) = neighbours(edge);
                match (taken.contains(&low), taken.contains(&high)) {
                    (true, true) => whole,
                    (true, false) => CardRoom {
                        from: length - reaches.long.0 - TOLERANCE.0,
                        rule: "whdw.multi.others-far-corner",
                        key: "refusal-card-far-from-corner",
                        ..whole
                    },
                    _ => CardRoom {
                        to: reaches.long.0 + TOLERANCE.0,
                        rule: "whdw.multi.others-far-corner",
                        key: "refusal-card-far-from-corner",
                        ..whole
                    },
                }
            }
            _ => whole,
        }
    }

    /// How many more cards fit on a seat's edge beside those that lie there.
    pub(crate) fn room_for(self, seat: Seat, laid: &[i32]) -> usize {
        let width = self.game.library.constants.deployment.card_width.0;
        let room = self.card_room(seat);
        let mut laid: SmallVec<[i32; 8]> = laid.iter().copied().collect();
        laid.sort_unstable();
        let mut from = room.from;
        let mut fits = 0;
        for at in laid.iter().copied().chain([room.to]) {
            // Two cards may be laid a hair closer than their width, see the tolerance.
            fits += usize::try_from((at - from + TOLERANCE.0) / width).unwrap_or(0);
            from = at + width;
        }
        fits
    }
}

/// The part of an edge on which cards may lie, and the rule that limits it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CardRoom {
    pub(crate) from: i32,
    pub(crate) to: i32,
    rule: &'static str,
    key: &'static str,
}

/// The edges at the low and at the high end of an edge.
fn neighbours(edge: Edge) -> (Edge, Edge) {
    match edge {
        Edge::South | Edge::North => (Edge::West, Edge::East),
        Edge::West | Edge::East => (Edge::South, Edge::North),
    }
}
