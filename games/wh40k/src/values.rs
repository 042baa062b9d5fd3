//! Current values: characteristics and modifiers with the reasons why they are what they are.

use gonfalon_kernel::RuleId;
use serde::Serialize;
use smallvec::SmallVec;

use crate::board::Board;
use crate::data::{Ability, Core, CoreAbility, CoreAbilityKind, Effect, Reach, Special};
use crate::state::{ModelId, UnitId};

/// A number with the reasons why it is what it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Breakdown {
    /// The value it starts from.
    pub base: u8,
    /// What changes it.
    pub changes: SmallVec<[Change; 2]>,
}

/// One reason why a number changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// By which rule.
    pub rule: RuleId,
    /// By how much.
    pub by: i8,
    /// The ability that causes it, where one does.
    pub source: Option<Source>,
}

/// An ability of a model, by its place among the model's abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Source {
    /// Who has it.
    pub model: ModelId,
    /// Which of its abilities.
    pub ability: u8,
}

impl Breakdown {
    /// A value that nothing changes.
    pub fn new(base: u8) -> Breakdown {
        Breakdown { base, changes: SmallVec::new() }
    }

    /// Notes that a rule raises (or, if negative, lowers) the value.
    pub fn change(&mut self, rule: &'static str, by: i8) {
        self.changes.push(Change { rule: RuleId(rule), by, source: None });
    }

    /// Notes that an ability raises or lowers the value.
    pub fn ability(&mut self, rule: &'static str, by: i8, source: Source) {
        self.changes.push(Change { rule: RuleId(rule), by, source: Some(source) });
    }

    /// The sum of all changes.
    pub fn changed(&self) -> i16 {
        self.changes.iter().map(|change| i16::from(change.by)).sum()
    }

    /// The value after all changes; never below zero.
    pub fn total(&self) -> u8 {
        (i16::from(self.base) + self.changed()).clamp(0, 255) as u8
    }

    /// Whether a rule is among the reasons.
    pub fn cites(&self, rule: &str) -> bool {
        self.changes.iter().any(|change| change.rule.0 == rule)
    }
}

/// A special ability that reaches a model.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reaching<'a> {
    /// Whose it is.
    pub(crate) source: Source,
    /// What it says.
    pub(crate) special: &'a Special,
}

impl Reaching<'_> {
    /// The rule to cite for what the ability does.
    pub(crate) fn rule(&self) -> &'static str {
        match (self.special.psychic, self.special.reach) {
            (_, Reach::Aura(_)) => "wh40k.datasheet.aura",
            (true, _) => "wh40k.datasheet.psychic-only-psykers",
            (false, _) => "wh40k.datasheet.abilities",
        }
    }
}

impl<'a> Board<'a> {
    /// Every special ability that reaches a model now, each once: its own, those of its unit, Auras of friends nearby.
    pub(crate) fn reaching(self, model: ModelId) -> SmallVec<[Reaching<'a>; 4]> {
        let mut all: SmallVec<[Reaching<'a>; 4]> = SmallVec::new();
        let unit = self.unit_of(model);
        for bearer in self.models(unit) {
            self.add_reaching(bearer, &mut all, |special| match special.reach {
                Reach::Bearer => bearer == model,
                Reach::Unit | Reach::Aura(_) => true,
            });
        }
        for friend in self.army(self.owner(unit)).filter(|friend| *friend != unit) {
            for bearer in self.models(friend) {
                self.add_reaching(bearer, &mut all, |special| match special.reach {
                    Reach::Aura(reach) => self.models(unit).any(|other| self.within(bearer, other, reach)),
                    Reach::Bearer | Reach::Unit => false,
                });
            }
        }
        all
    }

    fn add_reaching(
        self,
        bearer: ModelId,
        all: &mut SmallVec<[Reaching<'a>; 4]>,
        reaches: impl Fn(&Special) -> bool,
    ) {
        for (place, ability) in self.abilities(bearer).iter().enumerate() {
            let Ability::Special(special) = ability else { continue };
            // The same ability affects a unit once, however many have it: wh40k.datasheet.aura-same-once.
            if !all.iter().any(|other| other.special == special)
                && self.may_use(bearer, special)
                && reaches(special)
            {
                all.push(Reaching { source: Source { model: bearer, ability: place as u8 }, special });
            }
        }
    }

    /// Whether a model can use an ability it has: PSYKERS alone use Psychic ones, and wargear must be at hand.
    fn may_use(self, bearer: ModelId, special: &Special) -> bool {
        // wh40k.datasheet.psychic-only-psykers, wh40k.datasheet.wargear-abilities
        (!special.psychic || self.model_is(bearer, Core::Psyker))
            && special.wargear.as_deref().is_none_or(|item| self.carries(bearer, item))
    }

    fn carries(self, bearer: ModelId, item: &str) -> bool {
        let facts = self.model_facts(bearer);
        let weapons = &self.datasheet(facts.unit).weapons;
        facts.equipment.iter().any(|place| weapons[usize::from(*place)].name.en == item)
    }

    /// The Leadership of a model; lower is better.
    pub fn leadership(self, model: ModelId) -> Breakdown {
        let mut value = Breakdown::new(self.profile(model).leadership);
        for ability in self.reaching(model) {
            if let Effect::Leadership(better) = ability.special.effect {
                value.ability(ability.rule(), -(better as i8), ability.source);
            }
        }
        value
    }

    /// The Objective Control of a model; none while its unit is Battle-shocked.
    pub fn objective_control(self, model: ModelId) -> Breakdown {
        let mut value = Breakdown::new(self.profile(model).objective_control);
        for ability in self.reaching(model) {
            if let Effect::ObjectiveControl(more) = ability.special.effect {
                value.ability(ability.rule(), more as i8, ability.source);
            }
        }
        if self.unit(self.unit_of(model)).battle_shocked {
            value.change("wh40k.battleshock.oc-zero", -(value.total() as i8));
        }
        value
    }

    /// What abilities add to the Move of a model, in inches.
    pub fn move_bonus(self, model: ModelId) -> Breakdown {
        let mut value = Breakdown::new(0);
        for ability in self.reaching(model) {
            if let Effect::Move(more) = ability.special.effect {
                value.ability(ability.rule(), more as i8, ability.source);
            }
        }
        value
    }

    /// The best Feel No Pain of a model, which is the only one it uses for a wound.
    pub fn feel_no_pain(self, model: ModelId) -> Option<u8> {
        // wh40k.ability.feel-no-pain-one
        let core = self.abilities(model).iter().filter_map(|ability| match ability {
            Ability::Core(CoreAbility::FeelNoPain(needed)) => Some(*needed),
            _ => None,
        });
        let special = self.reaching(model).into_iter().filter_map(|ability| match ability.special.effect {
            Effect::FeelNoPain(needed) => Some(needed),
            _ => None,
        });
        core.chain(special).min()
    }

    /// Whether a unit is hard to make out: every model has Stealth, or smoke hides it. Names the rule.
    pub fn stealth(self, unit: UnitId) -> Option<RuleId> {
        if self.all_have(unit, CoreAbilityKind::Stealth) {
            Some(RuleId("wh40k.ability.stealth"))
        } else {
            self.unit(unit).effects.smokescreen.then_some(RuleId("wh40k.stratagem.smokescreen-effect"))
        }
    }

    /// The Toughness that attacks against a unit meet.
    pub fn toughness(self, unit: UnitId) -> u8 {
        // wh40k.leader.bodyguard-toughness: the Bodyguards are the part the unit goes by.
        let part = self.model_group(unit);
        let mut best = (0, 0);
        for model in part.clone() {
            let toughness = self.profile(model).toughness;
            let count = part.clone().filter(|other| self.profile(*other).toughness == toughness).count();
            // wh40k.attack.wound-roll: what most models have, at a tie the highest.
            best = best.max((count, toughness));
        }
        best.1
    }

    /// The Bodyguard models of a unit, or all models where there are none.
    fn model_group(self, unit: UnitId) -> impl Iterator<Item = ModelId> + Clone + 'a {
        let own = move |model: &ModelId| self.model_facts(*model).unit == unit;
        let bodyguards = self.models(unit).any(|model| own(&model));
        let models: SmallVec<[ModelId; 20]> =
            self.models(unit).filter(|model| !bodyguards || own(model)).collect();
        models.into_iter()
    }
}
