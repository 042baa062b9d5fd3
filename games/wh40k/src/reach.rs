//! Answers beyond all measure are refused before anything is looked up or measured.

use gonfalon_kernel::Refusal;
use gonfalon_table::{Length, Point};
use smallvec::SmallVec;

use crate::action::{Action, Spot, Use};
use crate::board::Board;
use crate::state::{ModelId, UnitId};

/// No path has more corners than this.
const MOST_CORNERS: usize = 24;
/// No weapon list has more entries than this for each model.
const MOST_SHOTS: usize = 24;
/// Nothing stands higher than this.
const HIGHEST: Length = Length::inches(36);

/// What an answer names.
#[derive(Default)]
struct Named {
    points: SmallVec<[Point; 8]>,
    heights: SmallVec<[Length; 8]>,
    units: SmallVec<[UnitId; 8]>,
    models: SmallVec<[ModelId; 8]>,
    /// The longest list, and how long it may be.
    too_long: bool,
}

impl Named {
    fn spot(&mut self, spot: &Spot) {
        self.points.push(spot.at);
        self.heights.push(spot.elevation);
    }

    fn list(&mut self, length: usize, most: usize) -> bool {
        self.too_long |= length > most;
        length <= most
    }
}

/// Places beyond the table, units and models that do not exist, and lists without end.
pub(crate) fn refusals(board: Board<'_>, action: &Action) -> Vec<Refusal> {
    let named = named(board, action);
    let mut refusals = Vec::new();
    let field = board.field();
    // Whatever lies farther from the table than its own measure cannot be part of any answer.
    let (wide, deep) = (field.width().0, field.height().0);
    let near = |point: &Point| {
        (field.min.x - wide..=field.max.x + wide).contains(&point.x)
            && (field.min.y - deep..=field.max.y + deep).contains(&point.y)
    };
    let low = |height: &Length| (Length::ZERO..=HIGHEST).contains(height);
    if !named.points.iter().all(near) || !named.heights.iter().all(low) {
        refusals.push(Refusal::new("wh40k.field.rectangular", "refusal-beyond-the-table"));
    }
    if !named.units.iter().all(|unit| board.exists(*unit)) {
        refusals.push(Refusal::new("wh40k.unit.army", "refusal-unknown-unit"));
    }
    if !named.models.iter().all(|model| board.model_exists(*model)) {
        refusals.push(Refusal::new("wh40k.unit.unit", "refusal-unknown-model"));
    }
    if named.too_long {
        refusals.push(Refusal::new("wh40k.unit.army", "refusal-too-long"));
    }
    refusals
}

fn named(board: Board<'_>, action: &Action) -> Named {
    let mut named = Named::default();
    let (units, models) = (board.game.units.len(), board.game.models.len());
    match action {
        Action::Marker(at) => named.points.push(*at),
        Action::Formations(formations) => {
            let lists = [
                formations.hovering.len(),
                formations.leaders.len(),
                formations.embarked.len(),
                formations.reserves.len(),
            ];
            if named.list(lists.into_iter().max().unwrap_or(0), units) {
                let pairs = formations.leaders.iter().chain(&formations.embarked);
                named.units.extend(pairs.flat_map(|(one, other)| [*one, *other]));
                named.units.extend(formations.hovering.iter().copied());
                named.units.extend(formations.reserves.iter().map(|(unit, _)| *unit));
            }
        }
        Action::SetUp { unit, spots } => {
            named.units.push(*unit);
            if named.list(spots.len(), models) {
                for (model, spot) in spots {
                    named.models.push(*model);
                    named.spot(spot);
                }
            }
        }
        Action::Select { unit, .. } | Action::Unit(unit) => named.units.push(*unit),
        Action::Walk { walks, embark } => {
            named.units.extend(*embark);
            if named.list(walks.len(), models) {
                for walk in walks {
                    named.models.push(walk.model);
                    if named.list(walk.path.len(), MOST_CORNERS) {
                        walk.path.iter().for_each(|spot| named.spot(spot));
                    }
                }
            }
        }
        Action::Shoot { unit, shots } => {
            named.units.push(*unit);
            name_shots(&mut named, shots, models);
        }
        Action::Strike(shots) => name_shots(&mut named, shots, models),
        Action::Charge { unit, targets } => {
            named.units.push(*unit);
            if named.list(targets.len(), units) {
                named.units.extend(targets.iter().copied());
            }
        }
        Action::Models(chosen) => {
            if named.list(chosen.len(), models) {
                named.models.extend(chosen.iter().copied());
            }
        }
        Action::Use(Use { unit, model, enemy, .. }) => {
            named.units.extend(unit.iter().chain(enemy).copied());
            named.models.extend(*model);
        }
        Action::Pass { .. } | Action::Ask(_) => {}
    }
    named
}

fn name_shots(named: &mut Named, shots: &[crate::action::Shot], models: usize) {
    if named.list(shots.len(), models * MOST_SHOTS) {
        named.models.extend(shots.iter().map(|shot| shot.model));
        named.units.extend(shots.iter().map(|shot| shot.target));
    }
}
