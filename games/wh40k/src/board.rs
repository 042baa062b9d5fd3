//! Reading the table: units and their models, Attached units, keywords and abilities.

use gonfalon_kernel::{Arg, Seat};
use gonfalon_table::Rectangle;

use crate::data::{Ability, Core, CoreAbility, CoreAbilityKind, Datasheet, Keyword, Movement, Profile};
use crate::rulings::Rulings;
use crate::state::{Model, ModelId, Place, Table, Unit, UnitId};
use crate::{MatchModel, MatchUnit, Wh40k};

/// The table with the facts of the match.
///
/// A *unit* here is what the rules treat as one: an Attached unit goes by the id of its Bodyguard unit, and the Leader's
/// models are among its models. A *part* is a unit as it was mustered.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// The facts of the match.
    pub game: &'a Wh40k,
    /// The table.
    pub table: &'a Table,
}

impl<'a> Board<'a> {
    /// Reads this table.
    pub fn new(game: &'a Wh40k, table: &'a Table) -> Board<'a> {
        Board { game, table }
    }

    /// The battlefield.
    pub fn field(self) -> Rectangle {
        self.game.battlefield
    }

    /// What was agreed on where the book can be read in more than one way.
    pub fn rulings(self) -> &'a Rulings {
        &self.game.rulings
    }

    /// Whether there is such a unit in the match.
    pub fn exists(self, unit: UnitId) -> bool {
        unit.index() < self.game.units.len()
    }

    /// Whether there is such a model in the match.
    pub fn model_exists(self, model: ModelId) -> bool {
        model.index() < self.game.models.len()
    }

    /// A part as it was mustered.
    pub fn facts(self, part: UnitId) -> &'a MatchUnit {
        &self.game.units[part.index()]
    }

    /// The datasheet of a part.
    pub fn datasheet(self, part: UnitId) -> &'a Datasheet {
        &self.game.library[self.facts(part).datasheet]
    }

    /// What has become of a unit.
    pub fn unit(self, unit: UnitId) -> &'a Unit {
        &self.table.units[unit.index()]
    }

    /// A model as it was mustered.
    pub fn model_facts(self, model: ModelId) -> &'a MatchModel {
        &self.game.models[model.index()]
    }

    /// Where a model is and how it fares.
    pub fn model(self, model: ModelId) -> &'a Model {
        &self.table.models[model.index()]
    }

    /// The characteristics of a model as printed.
    pub fn profile(self, model: ModelId) -> &'a Profile {
        &self.model_facts(model).profile
    }

    /// Whose unit it is.
    pub fn owner(self, unit: UnitId) -> Seat {
        self.facts(unit).owner
    }

    /// The unit a model belongs to for the rules.
    pub fn unit_of(self, model: ModelId) -> UnitId {
        self.head(self.model_facts(model).unit)
    }

    /// The unit that a part belongs to: its Bodyguard unit, if it is an attached Leader.
    pub fn head(self, part: UnitId) -> UnitId {
        self.unit(part).attached.unwrap_or(part)
    }

    /// The parts of a unit: itself, and the Leader attached to it.
    pub fn parts(self, unit: UnitId) -> impl Iterator<Item = UnitId> + 'a {
        let leader = self.table.units.iter().position(move |other| other.attached == Some(unit));
        std::iter::once(unit).chain(leader.map(|index| UnitId(index as u8)))
    }

    /// The models of a unit that are left.
    pub fn models(self, unit: UnitId) -> impl Iterator<Item = ModelId> + 'a {
        self.parts(unit)
            .flat_map(move |part| self.facts(part).models.clone().map(ModelId))
            .filter(move |model| !self.model(*model).destroyed)
    }

    /// How many models of a unit are left.
    pub fn strength(self, unit: UnitId) -> usize {
        self.models(unit).count()
    }

    /// Every unit that is not part of another one.
    pub fn heads(self) -> impl Iterator<Item = UnitId> + 'a {
        (0..self.table.units.len() as u8).map(UnitId).filter(move |unit| self.unit(*unit).attached.is_none())
    }

    /// Every unit on the battlefield.
    pub fn units(self) -> impl Iterator<Item = UnitId> + 'a {
        self.heads().filter(move |unit| self.on_battlefield(*unit))
    }

    /// Whether a unit is on the battlefield.
    pub fn on_battlefield(self, unit: UnitId) -> bool {
        self.unit(unit).place == Place::Battlefield
    }

    /// The units of a seat on the battlefield.
    pub fn army(self, seat: Seat) -> impl Iterator<Item = UnitId> + 'a {
        self.units().filter(move |unit| self.owner(*unit) == seat)
    }

    /// The enemy units of a unit on the battlefield.
    pub fn enemies_of(self, unit: UnitId) -> impl Iterator<Item = UnitId> + 'a {
        let owner = self.owner(unit);
        self.units().filter(move |other| self.owner(*other) != owner)
    }

    /// Whether two units are enemies.
    pub fn enemies(self, one: UnitId, other: UnitId) -> bool {
        self.owner(one) != self.owner(other)
    }

    /// Whether a model has a core keyword; Hover mode takes AIRCRAFT away.
    pub fn model_is(self, model: ModelId, keyword: Core) -> bool {
        let facts = self.model_facts(model);
        facts.keywords.is(keyword) && !(keyword == Core::Aircraft && self.unit(facts.unit).hovering)
    }

    /// Whether any model of a unit has a core keyword, so that the unit has it.
    pub fn is(self, unit: UnitId, keyword: Core) -> bool {
        self.models(unit).any(|model| self.model_is(model, keyword))
    }

    /// Whether a unit has any keyword.
    pub fn has_keyword(self, unit: UnitId, keyword: Keyword) -> bool {
        match keyword {
            Keyword::Core(core) => self.is(unit, core),
            Keyword::Other(_) => self.models(unit).any(|model| self.model_facts(model).keywords.has(keyword)),
        }
    }

    /// Whether every model of a unit has a core keyword.
    pub fn all_are(self, unit: UnitId, keyword: Core) -> bool {
        self.models(unit).all(|model| self.model_is(model, keyword))
    }

    /// Whether every model of a unit has a core ability.
    pub fn all_have(self, unit: UnitId, kind: CoreAbilityKind) -> bool {
        self.models(unit).all(|model| self.core(model, kind).is_some())
    }

    /// A core ability of a model.
    pub fn core(self, model: ModelId, kind: CoreAbilityKind) -> Option<CoreAbility> {
        self.model_facts(model).core(kind)
    }

    /// The abilities of a model.
    pub fn abilities(self, model: ModelId) -> &'a [Ability] {
        &self.model_facts(model).abilities
    }

    /// The wounds a model has left.
    pub fn wounds_left(self, model: ModelId) -> u8 {
        self.profile(model).wounds.saturating_sub(self.model(model).lost)
    }

    /// The Move of a model as printed; Hover mode gives 20 inches.
    pub fn movement(self, model: ModelId) -> Movement {
        match self.profile(model).movement {
            Movement::Aircraft if self.unit(self.model_facts(model).unit).hovering => Movement::Inches(20),
            printed => printed,
        }
    }

    /// A unit's name as an argument of a sentence.
    pub fn name(self, unit: UnitId) -> Arg {
        let name = &self.datasheet(unit).name;
        Arg::Name { en: name.en.clone(), de: name.de.clone() }
    }

    /// The names of several units as an argument of a sentence.
    pub fn names(self, units: &[UnitId]) -> Arg {
        let names = units.iter().map(|unit| &self.datasheet(*unit).name);
        Arg::Names(names.map(|name| (name.en.clone(), name.de.clone())).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{BLUE, Fixture, RED, tank, trooper};

    #[test]
    fn an_attached_leader_is_one_unit_with_its_bodyguards() {
        let mut fixture = Fixture::new();
        let squad = fixture.add(RED, trooper(), &[(100, 100), (120, 100)]);
        let leader = fixture.add(RED, trooper(), &[(140, 100)]);
        let enemy = fixture.add(BLUE, tank(), &[(300, 300)]);
        fixture.state.table.units[leader.index()].attached = Some(squad);
        let board = fixture.board();
        assert_eq!(board.units().collect::<Vec<_>>(), [squad, enemy]);
        assert_eq!(board.strength(squad), 3);
        assert_eq!(board.unit_of(fixture.model(leader, 0)), squad);
        assert!(board.is(enemy, Core::Vehicle) && board.all_are(squad, Core::Infantry));
        assert_eq!(board.enemies_of(squad).collect::<Vec<_>>(), [enemy]);
    }
}
