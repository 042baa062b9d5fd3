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

    /// The sum as people write it: `3 - 1 [wh40k.ability.stealth]`; a value that nothing changes is just that.
    pub fn formula(&self) -> String {
        let mut text = self.base.to_string();
        for Change { rule, by, .. } in &self.changes {
            let sign = if *by < 0 { '-' } else { '+' };
            text.push_str(&format!(" {sign} {} [{}]", by.unsigned_abs(), rule.0));
        }
        text
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
        let (part, unit) = (self.model_facts(model).unit, self.unit_of(model));
        let owner = self.owner(part);
        for bearer in self.game.bearers().iter().copied() {
            let home = self.model_facts(bearer).unit;
            if self.owner(home) != owner || self.model(bearer).destroyed {
                continue;
            }
            let (home, same) = (self.head(home), self.head(home) == unit);
            self.add_reaching(bearer, &mut all, |special| match special.reach {
                Reach::Bearer => bearer == model,
                Reach::Unit => same,
                // wh40k.datasheet.aura-self
                Reach::Aura(reach) => {
                    same || self.on_battlefield(home)
                        && self.on_battlefield(unit)
                        && self.models(unit).any(|other| self.within(bearer, other, reach))
                }
            });
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

    /// Whether a model can use an ability it has: PSYKERS alone use Psychic ones. What comes from wargear is given to those alone
    /// who took it when the army is fielded.
    pub(crate) fn may_use(self, bearer: ModelId, special: &Special) -> bool {
        // wh40k.datasheet.psychic-only-psykers
        !special.psychic || self.model_is(bearer, Core::Psyker)
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

    /// The best Feel No Pain among a model's own abilities.
    pub(crate) fn own_feel_no_pain(self, model: ModelId) -> Option<u8> {
        let own = self.abilities(model).iter().filter_map(|ability| match ability {
            Ability::Core(CoreAbility::FeelNoPain(needed)) => Some(*needed),
            Ability::Special(Special { effect: Effect::FeelNoPain(needed), .. }) => Some(*needed),
            _ => None,
        });
        own.min()
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
        toughness_of(self.model_group(unit).map(|model| (1, self.profile(model).toughness)))
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

/// The Toughness of a unit whose models have these, each with how many have it.
pub fn toughness_of(models: impl Iterator<Item = (usize, u8)> + Clone) -> u8 {
    let count = |wanted: u8| -> usize {
        models.clone().filter(|(_, other)| *other == wanted).map(|(count, _)| count).sum()
    };
    // wh40k.attack.wound-roll: what most models have, at a tie the highest.
    let best = models.clone().map(|(_, toughness)| (count(toughness), toughness)).max();
    best.map_or(0, |(_, toughness)| toughness)
}

#[cfg(test)]
mod tests {
    use gonfalon_table::Length;

    use super::*;
    use crate::data::{Datasheet, Keyword};
    use crate::fixture::{BLUE, Fixture, RED, name, trooper};

    fn with(effect: Effect, reach: Reach, change: impl Fn(&mut Special)) -> Datasheet {
        let mut special = Special { name: name("Gift"), reach, effect, psychic: false, wargear: None };
        change(&mut special);
        let mut sheet = trooper();
        sheet.abilities.push(Ability::Special(special));
        sheet
    }

    #[test]
    fn an_aura_reaches_friends_within_its_range_once() {
        // wh40k.datasheet.aura, wh40k.datasheet.aura-self, wh40k.datasheet.aura-same-once, wh40k.datasheet.leadership
        let aura = with(Effect::Leadership(1), Reach::Aura(Length::inches(6)), |_| {});
        let mut fixture = Fixture::new();
        let bearer = fixture.add(RED, aura.clone(), &[(100, 100)]);
        fixture.add(RED, aura, &[(100, 120)]);
        let friend = fixture.add(RED, trooper(), &[(100, 160)]);
        let far = fixture.add(RED, trooper(), &[(100, 260)]);
        let enemy = fixture.add(BLUE, trooper(), &[(120, 100)]);
        let total = |unit| fixture.board().leadership(fixture.model(unit, 0)).total();
        assert_eq!([bearer, friend, far, enemy].map(total), [5, 5, 6, 6]);
        let why = fixture.board().leadership(fixture.model(friend, 0));
        assert_eq!(why.formula(), "6 - 1 [wh40k.datasheet.aura]");
        assert_eq!(why.changes[0].source, Some(Source { model: fixture.model(bearer, 0), ability: 0 }));
    }

    #[test]
    fn several_different_auras_add_up() {
        // wh40k.datasheet.aura-several
        let six = Reach::Aura(Length::inches(6));
        let mut fixture = Fixture::new();
        fixture.add(RED, with(Effect::ObjectiveControl(1), six, |_| {}), &[(100, 100)]);
        fixture.add(
            RED,
            with(Effect::ObjectiveControl(2), six, |gift| gift.name = name("Banner")),
            &[(100, 120)],
        );
        let friend = fixture.add(RED, trooper(), &[(100, 140)]);
        let model = fixture.model(friend, 0);
        assert_eq!(fixture.board().objective_control(model).total(), 5);
        // wh40k.battleshock.oc-zero
        fixture.state.table.units[friend.index()].battle_shocked = true;
        assert_eq!(fixture.board().objective_control(model).total(), 0);
    }

    #[test]
    fn abilities_of_a_unit_reach_attached_leaders_and_those_of_a_bearer_nobody_else() {
        let mut fixture = Fixture::new();
        let squad = fixture.add(RED, trooper(), &[(100, 100)]);
        let leader = fixture.add(RED, with(Effect::Move(2), Reach::Unit, |_| {}), &[(120, 100)]);
        let other = fixture.add(RED, with(Effect::FeelNoPain(5), Reach::Bearer, |_| {}), &[(140, 100)]);
        fixture.state.table.units[leader.index()].attached = Some(squad);
        fixture.state.table.units[other.index()].attached = None;
        let board = fixture.board();
        assert_eq!(board.move_bonus(fixture.model(squad, 0)).total(), 2);
        assert_eq!(board.move_bonus(fixture.model(other, 0)).total(), 0);
        let pain = |unit| board.feel_no_pain(fixture.model(unit, 0));
        assert_eq!((pain(other), pain(squad)), (Some(5), None));
    }

    #[test]
    fn psychic_gifts_need_a_psyker() {
        // wh40k.datasheet.psychic-only-psykers
        let mut fixture = Fixture::new();
        let psychic =
            fixture.add(RED, with(Effect::Move(1), Reach::Bearer, |gift| gift.psychic = true), &[(100, 100)]);
        let bonus = |fixture: &Fixture, unit| fixture.board().move_bonus(fixture.model(unit, 0)).total();
        assert_eq!(bonus(&fixture, psychic), 0);
        fixture.game.models[0].keywords.add(Keyword::Core(Core::Psyker));
        assert_eq!(bonus(&fixture, psychic), 1);
    }

    #[test]
    fn toughness_is_the_bodyguards_or_what_most_models_have() {
        // wh40k.leader.bodyguard-toughness, wh40k.attack.wound-roll
        let mut fixture = Fixture::new();
        let squad = fixture.add(RED, trooper(), &[(100, 100), (120, 100)]);
        let mut sheet = trooper();
        sheet.kinds[0].profile.toughness = 6;
        let leader = fixture.add(RED, sheet, &[(140, 100)]);
        fixture.state.table.units[leader.index()].attached = Some(squad);
        assert_eq!(fixture.board().toughness(squad), 4);
        fixture.game.models[1].profile.toughness = 5;
        assert_eq!(fixture.board().toughness(squad), 5);
        fixture.state.table.models[0].destroyed = true;
        fixture.state.table.models[1].destroyed = true;
        assert_eq!(fixture.board().toughness(squad), 6);
    }
}
