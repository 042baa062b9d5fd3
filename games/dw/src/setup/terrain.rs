//! Laying Terrain Disks.

use gonfalon_kernel::{Arg, Refusal};
use gonfalon_table::{Circle, Length, Point};

use crate::action::Action;
use crate::board::Board;
use crate::data::{Layout, TerrainId};
use crate::state::{LandKind, Role};

/// How far a Terrain Disk must be from other Land Disks and from the edges: farther than this.
const DISTANCE: Length = Length::inches(6);

/// Every reason against an answer to the question for a Terrain Disk.
pub(crate) fn terrain_refusals(board: Board<'_>, barred: &[TerrainId], action: &Action) -> Vec<Refusal> {
    let siege = matches!(board.scenario().layout, Layout::Siege { .. });
    match action {
        Action::Terrain { kind, at } => kind_refusals(board, barred, *kind, *at),
        // dw.terrain.number: so many may be brought.
        Action::Done if !siege => Vec::new(),
        Action::Done => vec![Refusal::new("dw.scenario.siege-defender-terrain", "refusal-terrain-due")],
        _ => vec![Refusal::new("dw.terrain.placing", "refusal-wrong-answer")],
    }
}

fn kind_refusals(board: Board<'_>, barred: &[TerrainId], kind: TerrainId, at: Point) -> Vec<Refusal> {
    if kind.index() >= board.library().terrains.len() {
        return vec![Refusal::new("dw.terrain.designate", "refusal-no-such-terrain")];
    }
    let name = |kind: TerrainId| {
        let name = &board.library()[kind].name;
        Arg::Name { en: name.en.clone(), de: name.de.clone() }
    };
    let mut refusals = Vec::new();
    if barred.contains(&kind) {
        refusals.push(
            Refusal::new("dw.terrain.nest-limit", "refusal-terrain-limit")
                .with("terrain", name(kind))
                .number("most", board.library()[kind].most.unwrap_or(0)),
        );
    }
    let circle = Circle::new(at, board.library().constants.land);
    if !board.game.table.holds_circle(&circle) {
        refusals.push(Refusal::new("dw.setup.table", "refusal-land-off-table"));
    }
    if let Layout::Siege { range, .. } = board.scenario().layout {
        refusals.extend(siege_refusals(board, &circle, range));
        return refusals;
    }
    let edge = board.edge_gap(&circle);
    if edge <= DISTANCE {
        refusals.push(
            Refusal::new("dw.terrain.placing-distance", "refusal-terrain-at-edge")
                .with("found", Arg::Length(edge.0))
                .with("distance", Arg::Length(DISTANCE.0)),
        );
    }
    for land in board.table.lands.iter() {
        let other = board.land_circle(land);
        // dw.terrain.same-type
        let alike = land.kind == LandKind::Terrain(kind);
        if alike && other.overlaps(&circle) {
            refusals.push(Refusal::new("dw.terrain.same-type", "refusal-lands-overlap"));
        }
        if !alike && other.within(&circle, DISTANCE) {
            refusals.push(
                Refusal::new("dw.terrain.placing-distance", "refusal-terrain-near")
                    .with("found", Arg::Length(other.gap(&circle).0))
                    .with("distance", Arg::Length(DISTANCE.0)),
            );
        }
    }
    refusals
}

fn siege_refusals(board: Board<'_>, circle: &Circle, range: Length) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let staging = board.table.lands.iter().find(|land| matches!(land.kind, LandKind::Staging(_)));
    if let Some(staging) = staging.map(|land| board.land_circle(land))
        && !staging.within(circle, range)
    {
        refusals.push(
            Refusal::new("dw.scenario.siege-defender-terrain", "refusal-terrain-far")
                .with("found", Arg::Length(staging.gap(circle).0))
                .with("range", Arg::Length(range.0)),
        );
    }
    if board.table.lands.iter().any(|land| board.land_circle(land).overlaps(circle)) {
        refusals.push(Refusal::new("dw.scenario.siege-defender-terrain", "refusal-lands-overlap"));
    }
    refusals
}

/// Legal places for Terrain Disks on a grid, the first open type everywhere before the next.
pub(crate) fn terrain_places<'a>(
    board: Board<'a>,
    barred: &'a [TerrainId],
) -> impl Iterator<Item = (TerrainId, Point)> + 'a {
    let kinds = (0..board.library().terrains.len()).map(|index| TerrainId(index as u8));
    let open = kinds.filter(|kind| !barred.contains(kind));
    open.flat_map(move |kind| board.grid().map(move |at| (kind, at)))
        .filter(move |(kind, at)| kind_refusals(board, barred, *kind, *at).is_empty())
}

impl<'a> Board<'a> {
    /// How many Terrain Disks each player lays; in a siege the defender alone.
    pub(crate) fn terrain_each(self) -> u8 {
        match self.scenario().layout {
            Layout::Siege { terrain, .. } => terrain,
            Layout::Facing(_) | Layout::LineOfThree(_) | Layout::Ring(_) => {
                self.game.options.terrain_each.unwrap_or(self.scenario().terrain_each)
            }
        }
    }

    /// The gap between a circle and the nearest edge of the table.
    fn edge_gap(self, circle: &Circle) -> Length {
        let (table, at) = (self.game.table, circle.centre);
        let inset = [at.x - table.min.x, at.y - table.min.y, table.max.x - at.x, table.max.y - at.y];
        Length(inset.into_iter().min().unwrap_or(0) - circle.diameter.0 / 2)
    }

    /// Points all over the table, two inches apart.
    fn grid(self) -> impl Iterator<Item = Point> + 'a {
        const STEP: i32 = Length::inches(2).0;
        let table = self.game.table;
        (table.min.x..=table.max.x).step_by(STEP as usize).flat_map(move |x| {
            (table.min.y..=table.max.y).step_by(STEP as usize).map(move |y| Point::new(x, y))
        })
    }

    /// Whether a seat defends in a siege.
    pub(crate) fn is_defender(self, seat: gonfalon_kernel::Seat) -> bool {
        self.player(seat).role == Some(Role::Defender)
    }
}
