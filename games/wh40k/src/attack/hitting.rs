//! From the number of attacks to the wounds: attacks that are alike are rolled together.

use gonfalon_kernel::RuleId;

use super::react::window;
use super::steps::{CRITICAL, wound_score};
use super::{Attacks, Halt, Stage};
use crate::action::Question;
use crate::cx::Cx;
use crate::data::{Amount, WeaponAbility, WeaponAbilityKind, WeaponProfile};
use crate::event::{Event, Faces};
use crate::stratagem::rolls;

impl Attacks {
    /// The number of attacks of one weapon; each weapon has a roll of its own: wh40k.datasheet.random-other.
    pub(super) fn roll_number(&mut self, cx: &mut Cx<'_>) -> Halt {
        let number = self.current().like.attacks(cx.board());
        self.dice = number.roll(cx, rolls::ATTACKS);
        let attacks = number.value(&self.dice);
        cx.emit(Event::AttacksRolled { attack: self.id(), dice: self.dice.clone(), attacks });
        self.stage = Stage::Counted;
        window(cx, self.unit, rolls::ATTACKS, &self.dice, 0).into()
    }

    pub(super) fn counted(&mut self, cx: &mut Cx<'_>) -> Halt {
        self.count += self.current().like.attacks(cx.board()).value(&self.dice);
        let volley = self.volley.as_mut().expect("every stage of a volley has its volley");
        volley.rolled -= 1;
        self.stage = if volley.rolled > 0 { Stage::Count } else { Stage::Hit };
        Halt::On
    }

    pub(super) fn roll_hits(&mut self, cx: &mut Cx<'_>) -> Halt {
        self.roll_strength(cx);
        let skill = &self.current().skill;
        let (needed, why, ones) = (skill.needed(), skill.hit.clone(), skill.ones.is_some());
        self.dice.clear();
        let mut again = 0;
        if needed.is_some() {
            self.dice = cx.dice(rolls::HIT, self.count);
            if ones {
                // A one always fails, so nobody would keep it.
                again = reroll(cx, &mut self.dice, rolls::HIT, |face| face == 1);
            }
        }
        cx.emit(Event::HitsRolled {
            attack: self.id(),
            weapons: self.current().weapons,
            needed,
            why,
            attacks: self.count,
            dice: self.dice.clone(),
            again,
        });
        self.stage = Stage::HitStands;
        let Some(needed) = needed else { return Halt::On };
        let profile = self.current().like.profile(cx.board());
        let critical = is_lethal(profile) || sustained(profile).is_some();
        let fresh = &self.dice[..self.dice.len() - usize::from(again)];
        // wh40k.dice.reroll-once: what was rolled again is not offered.
        if !fresh.iter().any(|face| *face < needed || critical && *face < CRITICAL) {
            return Halt::On;
        }
        window(cx, self.unit, rolls::HIT, fresh, needed).into()
    }

    fn roll_strength(&mut self, cx: &mut Cx<'_>) {
        let amount = self.current().like.profile(cx.board()).strength;
        if amount.is_random() {
            let (dice, strength) = cx.amount("strength-roll", amount);
            let strength = strength.min(255) as u8;
            cx.emit(Event::StrengthRolled { attack: self.id(), dice, strength });
            self.volley.as_mut().expect("every stage of a volley has its volley").strength = strength;
        }
    }

    pub(super) fn hits_stand(&mut self, cx: &mut Cx<'_>) -> Halt {
        self.stage = Stage::Wound;
        self.apart = 0;
        // wh40k.weapon.torrent: without a roll there are no Critical Hits.
        let Some(needed) = self.current().skill.needed() else { return Halt::On };
        let hits = self.dice.iter().filter(|face| **face >= needed).count() as u16;
        let criticals = self.dice.iter().filter(|face| **face == CRITICAL).count() as u16;
        let profile = self.current().like.profile(cx.board());
        let (lethal, sustained) = (is_lethal(profile), sustained(profile));
        self.count = hits;
        if lethal {
            // wh40k.weapon.lethal-hits
            self.apart = criticals;
            self.count -= criticals;
        }
        if let Some(amount) = sustained
            && criticals > 0
        {
            self.sustain(cx, amount, criticals);
        }
        Halt::On
    }

    /// More hits for each Critical Hit; they are not rolled for: wh40k.weapon.sustained-hits.
    fn sustain(&mut self, cx: &mut Cx<'_>, amount: Amount, criticals: u16) {
        let mut dice = Faces::new();
        let mut hits = 0;
        for _ in 0..criticals {
            let (faces, more) = cx.amount("sustained-hits", amount);
            dice.extend(faces);
            hits += more;
        }
        self.count += hits;
        let rule = RuleId("wh40k.weapon.sustained-hits");
        cx.emit(Event::HitsSustained { attack: self.id(), dice, hits, rule });
    }

    pub(super) fn roll_wounds(&mut self, cx: &mut Cx<'_>) -> Halt {
        self.dice = cx.dice(rolls::WOUND, self.count);
        self.stage = if self.count + self.apart == 0 { Stage::WoundStands } else { Stage::Twin };
        Halt::On
    }

    /// Asks whether Twin-linked successes are rolled again in the hope of critical ones, where those are worth more.
    pub(super) fn ask_twin(&mut self, cx: &mut Cx<'_>) -> Halt {
        let board = cx.board();
        let volley = self.current();
        let (needed, critical) = volley.to_wound(board);
        let profile = volley.like.profile(board);
        let hopeful = profile.has(WeaponAbilityKind::TwinLinked)
            && profile.has(WeaponAbilityKind::DevastatingWounds)
            && self.dice.iter().any(|face| (needed..critical).contains(face));
        if !hopeful {
            return self.reroll_wounds(cx, false);
        }
        let dice = self.dice.iter().copied().collect();
        let question = Question::Again { unit: self.unit, dice, needed, critical };
        Halt::Ask(board.owner(self.unit), question, "wh40k.weapon.twin-linked")
    }

    /// Rolls Twin-linked dice again, successes that are not critical too if the attacker wants; then the rolls are told.
    pub(super) fn reroll_wounds(&mut self, cx: &mut Cx<'_>, successes: bool) -> Halt {
        self.stage = Stage::WoundStands;
        let board = cx.board();
        let volley = self.current();
        let (needed, critical) = volley.to_wound(board);
        let profile = volley.like.profile(board);
        let devastating = profile.has(WeaponAbilityKind::DevastatingWounds);
        let psychic = profile.has(WeaponAbilityKind::Psychic);
        let below = match profile.has(WeaponAbilityKind::TwinLinked) {
            true if successes => critical,
            true => needed,
            false => 0,
        };
        let (strength, toughness) = (volley.strength, volley.like.toughness);
        let mut why = volley.skill.wound.clone();
        why.base = wound_score(strength, toughness);
        let again = reroll(cx, &mut self.dice, rolls::WOUND, |face| face < below);
        cx.emit(Event::WoundsRolled {
            attack: self.id(),
            strength,
            toughness,
            needed,
            critical,
            why,
            dice: self.dice.clone(),
            again,
            automatic: self.apart,
            psychic,
        });
        let fresh = &self.dice[..self.dice.len() - usize::from(again)];
        if !fresh.iter().any(|face| *face < needed || devastating && *face < critical) {
            return Halt::On;
        }
        window(cx, self.unit, rolls::WOUND, fresh, needed).into()
    }

    pub(super) fn wounds_stand(&mut self, cx: &mut Cx<'_>) -> Halt {
        let volley = self.current();
        let (needed, critical) = volley.to_wound(cx.board());
        let wounds = self.dice.iter().filter(|face| **face >= needed).count() as u16;
        let criticals = self.dice.iter().filter(|face| **face >= critical).count() as u16;
        let devastating = volley.like.profile(cx.board()).has(WeaponAbilityKind::DevastatingWounds);
        self.count = wounds + std::mem::take(&mut self.apart);
        if devastating {
            // wh40k.weapon.devastating-wounds: their sequence ends here.
            self.count -= criticals;
            self.apart = criticals;
        }
        self.stage = Stage::Devastate;
        Halt::On
    }

    /// Counts the mortal wounds of critical wounds; a random Damage is rolled for each.
    pub(super) fn devastate(&mut self, cx: &mut Cx<'_>) -> Halt {
        let damage = self.current().like.damage(cx.board());
        if self.apart == 0 {
            self.stage = Stage::Precision;
            return Halt::On;
        }
        if !damage.is_random() {
            self.mortals += std::mem::take(&mut self.apart) * damage.value(&[]);
            return Halt::On;
        }
        self.dice = damage.roll(cx, rolls::DAMAGE);
        let dealt = damage.value(&self.dice);
        cx.emit(Event::DamageRolled { attack: self.id(), dice: self.dice.clone(), damage: dealt });
        self.stage = Stage::DevastateStands;
        window(cx, self.unit, rolls::DAMAGE, &self.dice, 0).into()
    }

    pub(super) fn devastation_stands(&mut self, cx: &mut Cx<'_>) -> Halt {
        self.mortals += self.current().like.damage(cx.board()).value(&self.dice);
        self.apart -= 1;
        self.stage = Stage::Devastate;
        Halt::On
    }
}

pub(super) fn is_lethal(profile: &WeaponProfile) -> bool {
    profile.has(WeaponAbilityKind::LethalHits)
}

/// How many more hits each Critical Hit scores, if any.
pub fn sustained(profile: &WeaponProfile) -> Option<Amount> {
    profile.abilities.iter().find_map(|ability| match ability {
        WeaponAbility::SustainedHits(amount) => Some(*amount),
        _ => None,
    })
}

/// Rolls dice again that an ability allows to, each once; they come last. Says how many.
fn reroll(cx: &mut Cx<'_>, dice: &mut Faces, purpose: &'static str, again: impl Fn(u8) -> bool) -> u16 {
    let before = dice.len();
    dice.retain(|face| !again(*face));
    let count = (before - dice.len()) as u16;
    dice.extend(cx.dice(purpose, count));
    count
}
