//! Hazardous tests, after all attacks of a unit.

use super::react::window;
use super::{Attacks, Halt, Stage, weapon};
use crate::action::{Models, Question};
use crate::constants::{HAZARDOUS_MORTALS, HAZARDOUS_PASSES_ON};
use crate::cx::Cx;
use crate::damage::{Mortals, allocate, remove};
use crate::data::{Core, WeaponAbilityKind};
use crate::event::Event;
use crate::frame::Frame;
use crate::state::ModelId;
use crate::stratagem::rolls;

impl Attacks {
    /// One die for each Hazardous weapon that attacked: wh40k.weapon.hazardous-test.
    pub(super) fn roll_hazards(&mut self, cx: &mut Cx<'_>) -> Halt {
        if self.hazardous == 0 || allocate::standing(cx.board(), self.unit).next().is_none() {
            return Halt::Done;
        }
        self.dice = cx.dice(rolls::HAZARDOUS, u16::from(self.hazardous));
        cx.emit(Event::HazardousRolled { unit: self.unit, dice: self.dice.clone() });
        self.stage = Stage::HazardStands;
        if !self.dice.contains(&1) {
            return Halt::On;
        }
        window(cx, self.unit, rolls::HAZARDOUS, &self.dice, HAZARDOUS_PASSES_ON).into()
    }

    pub(super) fn hazards_stand(&mut self) -> Halt {
        self.count = self.dice.iter().filter(|face| **face == 1).count() as u16;
        self.stage = Stage::HazardHarm;
        Halt::On
    }

    /// For each failed test a model with such a weapon suffers: wh40k.weapon.hazardous-destroyed.
    pub(super) fn suffer_hazards(&mut self, cx: &mut Cx<'_>) -> Halt {
        if self.count == 0 {
            return Halt::Done;
        }
        let among = self.bearers(cx);
        match among.as_slice() {
            [] => Halt::Done,
            [only] => self.suffer(cx, *only),
            _ => {
                let question = Question::Hazardous { unit: self.unit, among };
                Halt::Ask(cx.board().owner(self.unit), question, "wh40k.weapon.hazardous-destroyed")
            }
        }
    }

    /// The models of the unit equipped with Hazardous weapons; a TRANSPORT whose passengers lend it theirs is one.
    fn bearers(&self, cx: &Cx<'_>) -> Models {
        let board = cx.board();
        let bears = |model: &ModelId| {
            let equipment = &board.model_facts(*model).equipment;
            equipment.iter().any(|place| weapon(board, *model, *place).has(WeaponAbilityKind::Hazardous))
        };
        allocate::standing(board, self.unit).filter(|model| self.lent || bears(model)).collect()
    }

    /// A model suffers for a failed test.
    pub(super) fn suffer(&mut self, cx: &mut Cx<'_>, model: ModelId) -> Halt {
        self.count -= 1;
        let board = cx.board();
        let tough = [Core::Character, Core::Monster, Core::Vehicle];
        if tough.iter().any(|keyword| board.model_is(model, *keyword)) {
            let mortals = Mortals::new(self.unit, HAZARDOUS_MORTALS, "wh40k.weapon.hazardous-mortal");
            return Halt::call(Frame::Mortals(mortals.beginning_with(model)));
        }
        remove(cx, model, "wh40k.weapon.hazardous-destroyed").into()
    }
}
