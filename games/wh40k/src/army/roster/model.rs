//! Characteristics of models.

use gonfalon_kernel::Line;
use gonfalon_rosters::{UnitProfile, Value};
use serde_json::{Value as Json, json};

use super::base;
use super::remark::Remarks;
use super::written::WrittenModel;
use crate::data::{Core, Keywords};

/// A model of a unit by its profile, still without equipment; or every characteristic that nobody can read.
pub(super) fn model(
    unit: &str,
    name: &str,
    profile: &UnitProfile,
    keywords: &Keywords,
    mounted: bool,
    remarks: &mut Remarks,
) -> Result<WrittenModel, Vec<Line>> {
    let mut reader = Reader { unit, model: name, remarks, troubles: Vec::new() };
    let movement = reader.movement(&profile.movement, keywords.is(Core::Aircraft));
    let toughness = reader.number("T", &profile.toughness, 1..=30, None);
    let save = reader.roll("SV", &profile.save, 2..=7, Some(7));
    let wounds = reader.number("W", &profile.wounds, 1..=200, None);
    let leadership = reader.roll("LD", &profile.leadership, 2..=12, None);
    let objective_control = reader.number("OC", &profile.control, 0..=60, Some(0));
    let Reader { remarks, troubles, .. } = reader;
    if !troubles.is_empty() {
        return Err(troubles);
    }
    let (base, height) = base::guess(keywords, mounted, wounds);
    remarks.guess(
        Some(unit),
        Line::new("import-base")
            .text("unit", unit)
            .text("model", name)
            .text("base", base.shown())
            .number("height", height),
    );
    Ok(WrittenModel {
        id: String::new(),
        name: name.to_owned(),
        movement,
        toughness,
        save,
        invulnerable: None,
        wounds,
        leadership,
        objective_control,
        base: base.written(),
        height,
        keywords: Vec::new(),
        equipment: Vec::new(),
        abilities: Vec::new(),
        not_automated: Vec::new(),
    })
}

struct Reader<'r> {
    unit: &'r str,
    model: &'r str,
    remarks: &'r mut Remarks,
    troubles: Vec<Line>,
}

impl Reader<'_> {
    fn said(&self, key: &'static str, characteristic: &str, found: &Value) -> Line {
        let line = Line::new(key).text("unit", self.unit).text("model", self.model);
        line.text("characteristic", characteristic).text("found", found.to_string())
    }

    fn guessed(&mut self, characteristic: &str, found: &Value, taken: &str) {
        let says = self.said("import-value", characteristic, found).text("taken", taken);
        self.remarks.guess(Some(self.unit), says);
    }

    /// A characteristic that the roster does not give a number, or an absurd one.
    fn instead(&mut self, characteristic: &'static str, found: &Value, missing: Option<u8>) -> u8 {
        match (found, missing) {
            (Value::None | Value::NotApplicable, Some(missing)) => {
                self.guessed(characteristic, found, &missing.to_string());
                missing
            }
            _ => {
                self.troubles.push(self.said("import-unreadable", characteristic, found));
                0
            }
        }
    }

    fn number(
        &mut self,
        characteristic: &'static str,
        found: &Value,
        range: std::ops::RangeInclusive<u8>,
        missing: Option<u8>,
    ) -> u8 {
        match found {
            Value::Number(number) => u8::try_from(*number).ok().filter(|number| range.contains(number)),
            _ => None,
        }
        .unwrap_or_else(|| self.instead(characteristic, found, missing))
    }

    fn roll(
        &mut self,
        characteristic: &'static str,
        found: &Value,
        range: std::ops::RangeInclusive<u8>,
        missing: Option<u8>,
    ) -> u8 {
        match found {
            Value::Roll(number) if range.contains(number) => *number,
            _ => self.instead(characteristic, found, missing),
        }
    }

    fn movement(&mut self, found: &Value, aircraft: bool) -> Json {
        match found {
            Value::InchesOrMore(_) if aircraft => json!("20+"),
            Value::Inches(20..=120) if aircraft => {
                self.guessed("M", found, "20+\"");
                json!("20+")
            }
            Value::InchesOrMore(inches @ 1..=30) => {
                self.guessed("M", found, &format!("{inches}\""));
                json!(inches)
            }
            Value::Inches(inches @ 1..=30) => json!(inches),
            Value::Inches(0) | Value::None | Value::NotApplicable => json!("none"),
            Value::Dice { plus: 0..=30, .. } => json!(found.to_string()),
            _ => {
                self.troubles.push(self.said("import-unreadable", "M", found));
                Json::Null
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn profile(movement: Value, save: Value, wounds: Value) -> UnitProfile {
        UnitProfile {
            name: "Kin".to_owned(),
            movement,
            toughness: Value::Number(4),
            save,
            wounds,
            leadership: Value::Roll(7),
            control: Value::None,
        }
    }

    #[test]
    fn dashes_have_a_meaning_and_are_told() {
        let mut remarks = Remarks::default();
        let kin = profile(Value::None, Value::None, Value::Number(1));
        let read =
            model("Kin", "Kin", &kin, &Keywords::default(), false, &mut remarks).expect("all can be read");
        assert_eq!((read.movement, read.save, read.objective_control), (json!("none"), 7, 0));
        let keys: Vec<&str> = remarks.list.iter().map(|remark| remark.says.key).collect();
        assert_eq!(keys, ["import-value", "import-value", "import-base"]);
    }

    #[test]
    fn random_and_least_moves_are_read() {
        let of = |movement: Value, aircraft: bool| {
            let keywords: Keywords =
                aircraft.then_some(crate::data::Keyword::Core(Core::Aircraft)).into_iter().collect();
            let kin = profile(movement, Value::Roll(3), Value::Number(1));
            model("Kin", "Kin", &kin, &keywords, false, &mut Remarks::default()).map(|read| read.movement)
        };
        assert_eq!(of(Value::Dice { count: 2, sides: 6, plus: 0 }, false), Ok(json!("2D6")));
        assert_eq!(of(Value::InchesOrMore(20), true), Ok(json!("20+")));
        assert_eq!(of(Value::InchesOrMore(20), false), Ok(json!(20)));
        assert_eq!(of(Value::Inches(12), true), Ok(json!(12)));
        assert!(of(Value::Special, false).is_err());
    }

    #[test]
    fn everything_unreadable_is_listed() {
        let odd = profile(Value::Verbatim("fast".to_owned()), Value::Roll(9), Value::Number(9_000));
        let troubles = model("Kin", "Kin", &odd, &Keywords::default(), false, &mut Remarks::default());
        assert_eq!(troubles.expect_err("three cells are absurd").len(), 3);
    }
}
