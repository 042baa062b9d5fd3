//! From wounds to damage: Precision, allocation, saving throws.

use super::react::window;
use super::steps::{IMPOSSIBLE, Save};
use super::{Attacks, Halt, Stage, is_attached};
use crate::action::{Models, Question};
use crate::board::Board;
use crate::cx::Cx;
use crate::damage::allocate::{self, Allocation};
use crate::damage::inflict;
use crate::event::{Event, Faces};
use crate::state::{ModelId, UnitId};
use crate::stratagem::rolls;

impl Attacks {
    fn target(&self) -> UnitId {
        self.current().like.target
    }

    /// Asks the attacker where Precision attacks go, if there is anybody to aim at: wh40k.weapon.precision.
    pub(super) fn ask_precision(&mut self, cx: &mut Cx<'_>) -> Halt {
        let board = cx.board();
        let unit = self.target();
        if self.count > 0 && is_attached(board, unit) {
            let seen = self.current().like.precise.iter().copied();
            let among: Models =
                seen.filter(|model| allocate::standing(board, unit).any(|other| other == *model)).collect();
            if !among.is_empty() {
                let seat = board.owner(self.unit);
                let question = Question::Precision { unit, among, wounds: self.count };
                return Halt::Ask(seat, question, "wh40k.weapon.precision");
            }
        }
        self.stage = Stage::Save;
        Halt::On
    }

    /// Rolls all saves together where that changes nothing, else allocates the next wound and rolls its save.
    pub(super) fn save(&mut self, cx: &mut Cx<'_>) -> Halt {
        let unit = self.target();
        if self.count == 0 || allocate::standing(cx.board(), unit).next().is_none() {
            self.stage = Stage::Next;
            return Halt::On;
        }
        let random = self.current().like.damage(cx.board()).is_random();
        if !random
            && self.precise.is_empty()
            && let Some(save) = self.common_save(cx.board())
        {
            self.roll_saves(cx, None, save, self.count);
            self.stage = Stage::SavesStand;
            return self.save_window(cx);
        }
        let model = match self.aim(cx.board()) {
            Allocation::Nobody => return Halt::On,
            Allocation::Ask(among) => return ask(cx.board(), unit, among),
            Allocation::Model(model) => model,
        };
        allocated(cx, model);
        let save = self.current().save(cx.board(), self.melee, model);
        self.count -= 1;
        self.roll_saves(cx, Some(model), save, 1);
        self.stage = Stage::SaveStands(model);
        self.save_window(cx)
    }

    /// The save that all models of the target make alike, if they do and it does not matter who of them suffers:
    /// wh40k.fastdice.saves-together.
    fn common_save(&self, board: Board<'_>) -> Option<Save> {
        let mut saves = allocate::standing(board, self.target())
            .map(|model| self.current().save(board, self.melee, model));
        let first = saves.next()?;
        (saves.all(|save| save == first) && is_all_one(board, self.target())).then_some(first)
    }

    fn roll_saves(&mut self, cx: &mut Cx<'_>, model: Option<ModelId>, save: Save, count: u16) {
        // What no die can save is not rolled for.
        self.dice = if save.needed < IMPOSSIBLE { cx.dice(rolls::SAVE, count) } else { Faces::new() };
        self.apart = u16::from(save.needed);
        let Save { needed, invulnerable, why } = save;
        let unit = self.target();
        cx.emit(Event::SavesRolled { unit, model, needed, invulnerable, why, dice: self.dice.clone() });
    }

    fn save_window(&self, cx: &Cx<'_>) -> Halt {
        let failed = self.dice.iter().any(|face| u16::from(*face) < self.apart);
        if failed {
            window(cx, self.target(), rolls::SAVE, &self.dice, self.apart as u8).into()
        } else {
            Halt::On
        }
    }

    /// How many of the saves just rolled have succeeded.
    fn saved(&mut self) -> u16 {
        let needed = std::mem::take(&mut self.apart);
        self.dice.iter().filter(|face| u16::from(**face) >= needed).count() as u16
    }

    pub(super) fn saves_stand(&mut self, _cx: &mut Cx<'_>) -> Halt {
        self.count -= self.saved();
        self.stage = Stage::Harm;
        Halt::On
    }

    /// Allocates attacks whose saves have failed, one by one: wh40k.fastdice.failed-saves-allocated.
    pub(super) fn harm(&mut self, cx: &mut Cx<'_>) -> Halt {
        let unit = self.target();
        let damage = self.current().like.damage(cx.board()).value(&[]);
        while self.count > 0 {
            let model = match allocate::next(cx.board(), unit, &self.order) {
                Allocation::Nobody => break,
                Allocation::Ask(among) => return ask(cx.board(), unit, among),
                Allocation::Model(model) => model,
            };
            allocated(cx, model);
            // Attacks of Damage 1 that go to the same model are dealt together; else excess is lost: wh40k.attack.excess-lost.
            let harm = inflict(cx, model, if damage == 1 { self.count } else { damage });
            self.count -= if damage == 1 { harm.dealt } else { 1 };
            if let Some(frame) = harm.then {
                return Halt::call(frame);
            }
        }
        self.stage = Stage::Next;
        Halt::On
    }

    /// To which model the next wound goes: a CHARACTER the attacker aims at, or as the defender says.
    fn aim(&mut self, board: Board<'_>) -> Allocation {
        let unit = self.target();
        while !self.precise.is_empty() {
            let model = self.precise.remove(0);
            if allocate::standing(board, unit).any(|other| other == model) {
                return Allocation::Model(model);
            }
        }
        allocate::next(board, unit, &self.order)
    }

    pub(super) fn save_stands(&mut self, cx: &mut Cx<'_>, model: ModelId) -> Halt {
        self.stage = Stage::Save;
        if self.saved() > 0 {
            return Halt::On;
        }
        let damage = self.current().like.damage(cx.board());
        if !damage.is_random() {
            return inflict(cx, model, damage.value(&[])).then.into();
        }
        // wh40k.fastdice.random-damage-singly
        self.dice = damage.roll(cx, rolls::DAMAGE);
        let dealt = damage.value(&self.dice);
        cx.emit(Event::DamageRolled { attack: self.id(), dice: self.dice.clone(), damage: dealt });
        self.stage = Stage::DamageStands(model);
        window(cx, self.unit, rolls::DAMAGE, &self.dice, 0).into()
    }

    pub(super) fn damage_stands(&mut self, cx: &mut Cx<'_>, model: ModelId) -> Halt {
        self.stage = Stage::Save;
        let damage = self.current().like.damage(cx.board()).value(&self.dice);
        inflict(cx, model, damage).then.into()
    }
}

/// Whether it is all one to whom of those that can suffer attacks go: knowing how many saves have failed, nobody would choose
/// another model.
fn is_all_one(board: Board<'_>, unit: UnitId) -> bool {
    let exposed = allocate::exposed(board, unit);
    let [first, others @ ..] = exposed.as_slice() else { return true };
    // What abilities of others give reaches all models of a unit alike.
    let tough = |model: ModelId| (board.profile(model).wounds, board.own_feel_no_pain(model));
    let wanted = tough(*first);
    others.iter().all(|model| tough(*model) == wanted)
}

fn ask(board: Board<'_>, unit: UnitId, among: Models) -> Halt {
    let question = Question::Allocate { unit, among };
    Halt::Ask(board.owner(unit), question, "wh40k.attack.allocate-by-defender")
}

fn allocated(cx: &mut Cx<'_>, model: ModelId) {
    if !cx.board().model(model).allocated {
        cx.emit(Event::Allocated(model));
    }
}
