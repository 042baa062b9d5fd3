//! Who sees whom: true line of sight between columns past terrain and models.
//!
//! Each model is a solid column over its base with the height of its datasheet, each feature a set of solids. A model is visible when
//! a line between points of both columns is stopped by nothing; it is fully visible when every point of its rim that faces the
//! observer is seen from some point of the observer's rim. `docs/adr/0010` says which points these are.

mod column;
mod lane;
mod obstacle;
mod scene;
#[cfg(test)]
mod tests;
mod view;

use gonfalon_kernel::RuleId;
use serde::Serialize;
use smallvec::SmallVec;

pub use obstacle::{Blocker, Obstruction};
pub use view::Line;

use crate::board::Board;
use crate::rulings::Cover;
use crate::state::{ModelId, UnitId};
use crate::terrain::FeatureId;
use column::Column;
use obstacle::Obstacle;
use scene::{Scene, Wanted, woods_around};

/// What one model sees of another, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sight {
    /// It is visible.
    pub seen: bool,
    /// It is fully visible.
    pub fully: bool,
    /// A line that shows it: a clear one if the model is visible, else the one from head to head.
    pub line: Line,
    /// What keeps the model from being visible, or else from being fully visible.
    pub blocker: Option<Blocker>,
}

impl Board<'_> {
    /// What one model sees of another, with a line and a blocker to show. Both must be on the battlefield.
    pub fn sight(self, observer: ModelId, target: ModelId) -> Sight {
        let (from, to) = ([Column::new(self, observer)], [Column::new(self, target)]);
        let scene = Scene::new(self, &from, &to, &[self.unit_of(observer)]);
        let mut view = scene.view(&from[0], &to[0], Wanted::Seen);
        let Some(line) = view.clear_line() else {
            let line = view.head_line();
            return Sight { seen: false, fully: false, line, blocker: view.first_on(&line) };
        };
        let mut view = scene.view(&from[0], &to[0], Wanted::Fully);
        let hidden = view.hidden_line();
        let around = || {
            let what = Obstruction::Feature(woods_around(self, target)?);
            Some(Blocker { what, rule: RuleId("wh40k.terrain.woods-inside-never-fully-visible") })
        };
        let blocker = hidden.and_then(|hidden| view.first_on(&hidden)).or_else(around);
        Sight { seen: true, fully: blocker.is_none(), line, blocker }
    }

    /// Whether a model is visible to another one (`wh40k.visibility.model-visible`). The observer looks through its own unit, not
    /// through the target's other models.
    pub fn model_sees(self, observer: ModelId, target: ModelId) -> bool {
        if !self.stands(observer) || !self.stands(target) {
            return false;
        }
        let (from, to) = ([Column::new(self, observer)], [Column::new(self, target)]);
        let scene = Scene::new(self, &from, &to, &[self.unit_of(observer)]);
        scene.is_open() || scene.view(&from[0], &to[0], Wanted::Seen).clear_line().is_some()
    }

    /// Whether a model is fully visible to another one (`wh40k.visibility.model-fully-visible`).
    pub fn fully_visible(self, observer: ModelId, target: ModelId) -> bool {
        if !self.stands(observer) || !self.stands(target) {
            return false;
        }
        let (from, to) = ([Column::new(self, observer)], [Column::new(self, target)]);
        let scene = Scene::new(self, &from, &to, &[self.unit_of(observer)]);
        self.is_full(&scene, &from[0], &to[0])
    }

    /// Whether a unit is visible to a model (`wh40k.visibility.unit-visible`). What a model of the unit hides is hidden by something
    /// visible, so its models are looked through.
    pub fn model_sees_unit(self, observer: ModelId, unit: UnitId) -> bool {
        self.stands(observer)
            && self.on_battlefield(unit)
            && self.any_sees(&[Column::new(self, observer)], self.unit_of(observer), unit)
    }

    /// Whether any model of a unit that counts, such as those in range, is visible to a model; what [`Board::model_sees`] says of each,
    /// for less.
    pub fn model_sees_any(self, observer: ModelId, unit: UnitId, counts: impl Fn(ModelId) -> bool) -> bool {
        if !self.stands(observer) || !self.on_battlefield(unit) {
            return false;
        }
        let from = Column::new(self, observer);
        let counting = self.models(unit).filter(|model| counts(*model));
        let to: SmallVec<[Column; 12]> = counting.map(|model| Column::new(self, model)).collect();
        let scene = Scene::new(self, std::slice::from_ref(&from), &to, &[self.unit_of(observer)]);
        !to.is_empty() && sees_any(&scene, &from, &to)
    }

    /// Whether a unit is visible to any model of another unit.
    pub fn unit_sees_unit(self, observers: UnitId, unit: UnitId) -> bool {
        self.on_battlefield(observers)
            && self.on_battlefield(unit)
            && self.any_sees(&Column::of_unit(self, observers), observers, unit)
    }

    /// Which models of a unit see another unit, in the order of [`Board::models`]; what [`Board::model_sees_unit`] says of each, for
    /// less.
    pub fn observers(self, observers: UnitId, unit: UnitId) -> SmallVec<[ModelId; 12]> {
        if !self.on_battlefield(observers) || !self.on_battlefield(unit) {
            return SmallVec::new();
        }
        let (from, to) = (Column::of_unit(self, observers), Column::of_unit(self, unit));
        let scene = Scene::new(self, &from, &to, &[observers, unit]);
        if scene.is_shut(&from, &to) {
            return SmallVec::new();
        }
        let sees = |column: &&Column| sees_any(&scene, column, &to);
        from.iter().filter(sees).map(|column| column.model).collect()
    }

    /// Whether a unit is fully visible to a model (`wh40k.visibility.unit-fully-visible`); its own models are looked through
    /// (`wh40k.visibility.fully-visible-see-through-target`).
    pub fn unit_fully_visible(self, observer: ModelId, unit: UnitId) -> bool {
        if !self.stands(observer) || !self.on_battlefield(unit) {
            return false;
        }
        let (from, to) = ([Column::new(self, observer)], Column::of_unit(self, unit));
        let scene = Scene::new(self, &from, &to, &[self.unit_of(observer), unit]);
        to.iter().all(|target| self.is_full(&scene, &from[0], target))
    }

    /// A terrain feature, of those that count, because of which a model is not fully visible to some model of a unit, or to all of
    /// them if that was agreed on (`wh40k.terrain.partly-hidden-for-any`): it hides part of the model on its own, or nothing
    /// would be hidden without it.
    pub(crate) fn hiding_feature(
        self,
        observers: UnitId,
        target: ModelId,
        counts: impl Fn(FeatureId) -> bool,
    ) -> Option<FeatureId> {
        let (from, to) = (Column::of_unit(self, observers), [Column::new(self, target)]);
        let scene = Scene::of_terrain(self, &from, &to);
        let hides = |from: &Column, alone: bool, id: FeatureId| {
            let past = |obstacle: &Obstacle<'_>| (obstacle.blocker.what == Obstruction::Feature(id)) == alone;
            scene.view_past(from, &to[0], Wanted::Fully, past).hidden_line().is_some()
        };
        let mut observers = from.iter().filter(|_| !scene.is_open());
        if self.rulings().cover == Cover::FromAll {
            let features = scene.view(observers.next()?, &to[0], Wanted::Fully).features();
            let from_all = |id: &FeatureId| {
                from.iter().all(|from| {
                    scene.view(from, &to[0], Wanted::Fully).hidden_line().is_some()
                        && (hides(from, true, *id) || !hides(from, false, *id))
                })
            };
            return features.iter().copied().filter(|id| counts(*id)).find(from_all);
        }
        observers.find_map(|from| {
            let mut view = scene.view(from, &to[0], Wanted::Fully);
            view.hidden_line()?;
            let features = view.features();
            let mut counting = features.iter().copied().filter(|id| counts(*id));
            let found = counting.clone().find(|id| hides(from, true, *id));
            found.or_else(|| counting.find(|id| !hides(from, false, *id)))
        })
    }

    fn any_sees(self, from: &[Column], observers: UnitId, unit: UnitId) -> bool {
        let to = Column::of_unit(self, unit);
        let scene = Scene::new(self, from, &to, &[observers, unit]);
        !scene.is_shut(from, &to) && from.iter().any(|column| sees_any(&scene, column, &to))
    }

    fn is_full(self, scene: &Scene<'_>, from: &Column, to: &Column) -> bool {
        woods_around(self, to.model).is_none() && scene.view(from, to, Wanted::Fully).hidden_line().is_none()
    }

    /// Whether a model is on the battlefield.
    fn stands(self, model: ModelId) -> bool {
        !self.model(model).destroyed && self.on_battlefield(self.unit_of(model))
    }
}

/// Whether a column sees any of several.
fn sees_any(scene: &Scene<'_>, from: &Column, to: &[Column]) -> bool {
    scene.is_open()
        || (!scene.is_shut(std::slice::from_ref(from), to)
            && to.iter().any(|target| scene.view(from, target, Wanted::Seen).clear_line().is_some()))
}
