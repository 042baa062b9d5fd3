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
/// No list of models is longer than this.
const MOST_NAMED: usize = 1_000;
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
            // Precision attacks name a model each.
            if named.list(chosen.len(), MOST_NAMED) {
                named.models.extend(chosen.iter().copied());
            }
        }
        Action::Use(Use { unit, model, enemy, .. }) => {
            named.units.extend(unit.iter().chain(enemy).copied());
            named.models.extend(*model);
        }
        Action::Pass { .. } | Action::Again | Action::Ask(_) => {}
    }
    named
}

fn name_shots(named: &mut Named, shots: &[crate::action::Shot], models: usize) {
    if named.list(shots.len(), models * MOST_SHOTS) {
        named.models.extend(shots.iter().map(|shot| shot.model));
        named.units.extend(shots.iter().map(|shot| shot.target));
    }
}

#[cfg(test)]
mod tests {
    use smallvec::smallvec;

    use super::*;
    use crate::action::{Formations, Question, Shot, Walk};
    use crate::fixture::{BLUE, Fixture, RED, trooper};
    use crate::game::answer_refusals;
    use crate::state::MoveKind;
    use crate::stratagem::Stratagem;

    fn fixture() -> Fixture {
        let mut fixture = Fixture::new();
        fixture.add(RED, trooper(), &[(100, 100), (115, 100)]);
        fixture.add(BLUE, trooper(), &[(300, 300)]);
        fixture
    }

    fn rules(fixture: &Fixture, action: &Action) -> Vec<&'static str> {
        refusals(fixture.board(), action).iter().map(|refusal| refusal.rule.0).collect()
    }

    fn spot(x: i32, height: i32) -> Spot {
        Spot { at: Point::new(x, 0), elevation: Length(height), heading: gonfalon_table::Heading::NORTH }
    }

    #[test]
    fn nothing_wild_gets_as_far_as_being_measured() {
        let fixture = fixture();
        let far = Action::Marker(Point::new(i32::MAX, i32::MIN));
        assert_eq!(rules(&fixture, &far), ["wh40k.field.rectangular"]);
        let walk = |model: u8, spot: Spot| Action::Walk {
            walks: smallvec![Walk { model: ModelId(model), path: smallvec![spot] }],
            embark: None,
        };
        assert_eq!(rules(&fixture, &walk(0, spot(0, 0))), [""; 0]);
        assert_eq!(rules(&fixture, &walk(0, spot(0, i32::MAX))), ["wh40k.field.rectangular"]);
        assert_eq!(rules(&fixture, &walk(0, spot(0, -1))), ["wh40k.field.rectangular"]);
        assert_eq!(rules(&fixture, &walk(9, spot(0, 0))), ["wh40k.unit.unit"]);
        assert_eq!(rules(&fixture, &Action::Unit(UnitId(200))), ["wh40k.unit.army"]);
        let shot = Shot { model: ModelId(0), weapon: 0, profile: 0, target: UnitId(1), attacks: None };
        let endless = Action::Strike(vec![shot; 10_000]);
        assert_eq!(rules(&fixture, &endless), ["wh40k.unit.army"]);
        let hovering = vec![UnitId(0); 1_000];
        let lists = Action::Formations(Formations { hovering, ..Formations::default() });
        assert_eq!(rules(&fixture, &lists), ["wh40k.unit.army"]);
    }

    #[test]
    fn every_kind_of_answer_to_every_kind_of_question_is_judged() {
        let fixture = fixture();
        let (unit, enemy) = (UnitId(0), UnitId(1));
        let shot = Shot { model: ModelId(0), weapon: 9, profile: 9, target: enemy, attacks: Some(0) };
        let spots = smallvec![(ModelId(2), spot(0, 0)), (ModelId(2), spot(0, 0))];
        let usage = Use {
            stratagem: Stratagem::TankShock,
            unit: Some(enemy),
            model: Some(ModelId(2)),
            enemy: Some(unit),
            weapon: Some(255),
            die: Some(255),
        };
        let walks = smallvec![Walk { model: ModelId(2), path: smallvec![] }];
        let answers = [
            Action::Marker(Point::ORIGIN),
            Action::Formations(Formations::default()),
            Action::SetUp { unit, spots },
            Action::Select { unit: enemy, kind: MoveKind::Charge },
            Action::Walk { walks, embark: Some(unit) },
            Action::Shoot { unit, shots: vec![shot] },
            Action::Charge { unit, targets: smallvec![unit] },
            Action::Strike(vec![shot]),
            Action::Unit(enemy),
            Action::Models(smallvec![ModelId(2), ModelId(2)]),
            Action::Use(usage),
        ];
        let questions = [
            Question::PlaceMarker,
            Question::Formations,
            Question::Deploy,
            Question::Scout,
            Question::TestNext { among: smallvec![unit] },
            Question::Move,
            Question::Walk { unit, kind: MoveKind::Normal, distance: Length::ZERO, targets: smallvec![] },
            Question::Retreat { unit, distance: Length::ZERO, tested: smallvec![] },
            Question::Reinforce,
            Question::Ingress { unit },
            Question::Disembark { unit, from: enemy, emergency: true },
            Question::Escape { unit, count: 1 },
            Question::Straggler { unit },
            Question::Shoot,
            Question::Overwatch { unit, enemy },
        ];
        for question in &questions {
            let fitting = |action: &Action| match question {
                Question::Formations => matches!(action, Action::Formations(_)),
                _ => false,
            };
            for action in answers.iter().filter(|action| !fitting(action)) {
                let found = answer_refusals(fixture.board(), RED, question, action);
                assert!(!found.is_empty(), "{action:?} to {question:?}");
            }
        }
    }
}
