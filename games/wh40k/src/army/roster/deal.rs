//! Who carries what: wargear that a roster lists for a group of models, dealt to each of them.

use gonfalon_kernel::Line;
use gonfalon_rosters::{ModelGroup, Unit, Wargear};

use super::remark::Remarks;

/// One model with everything it carries.
#[derive(Clone, Debug)]
pub(super) struct Dealt<'r> {
    /// The group it belongs to.
    pub(super) group: &'r ModelGroup,
    /// Its wargear, with how many of each.
    pub(super) items: Vec<(&'r Wargear, u32)>,
}

/// No unit of the game has more models, and no model more of one weapon.
pub(super) const MOST_MODELS: u32 = 100;
const MOST_OF_ONE: u32 = 20;

/// Every model of a unit with what it carries. Models that join later are not among them.
pub(super) fn deal<'r>(unit: &'r Unit, remarks: &mut Remarks) -> Vec<Dealt<'r>> {
    let mut models = Vec::new();
    for group in unit.models.iter().filter(|group| !group.later) {
        let first = models.len();
        let count = group.count.min(MOST_MODELS) as usize;
        models.extend(std::iter::repeat_n(Dealt { group, items: vec![] }, count));
        hand_out(&mut models[first..], &group.wargear, &unit.name, remarks);
    }
    hand_out(&mut models, &unit.wargear, &unit.name, remarks);
    models
}

/// Gives every model its share. What does not come out even goes to one model after the other: eight rifles and one lamp
/// among nine models are not carried by the same.
fn hand_out<'r>(models: &mut [Dealt<'r>], list: &'r [Wargear], unit: &str, remarks: &mut Remarks) {
    let count = models.len() as u32;
    if count == 0 {
        return;
    }
    let mut next = 0;
    for item in list {
        let each = item.count / count;
        for model in models.iter_mut().filter(|_| each > 0) {
            model.items.push((item, each.min(MOST_OF_ONE)));
        }
        let rest = item.count % count;
        if rest > 0 {
            remarks.guess(
                Some(unit),
                Line::new("import-dealt")
                    .text("unit", unit)
                    .text("item", item.name.clone())
                    .number("count", item.count)
                    .number("models", count),
            );
        }
        for _ in 0..rest {
            let model = &mut models[next];
            match model.items.iter_mut().find(|(known, _)| std::ptr::eq(*known, item)) {
                Some((_, carried)) => *carried += 1,
                None => model.items.push((item, 1)),
            }
            next = (next + 1) % count as usize;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_come_out_even_goes_round() {
        let item = |name: &str, count| Wargear { name: name.to_owned(), count, ..Wargear::default() };
        let wargear = vec![item("rifle", 3), item("knife", 4), item("lamp", 1), item("bomb", 8)];
        let group = ModelGroup { name: "Kin".to_owned(), count: 4, wargear, ..ModelGroup::default() };
        let later = ModelGroup { later: true, ..group.clone() };
        let unit = Unit { name: "Kin".to_owned(), models: vec![group, later], ..Unit::default() };
        let mut remarks = Remarks::default();
        let dealt: Vec<Vec<(&str, u32)>> = deal(&unit, &mut remarks)
            .iter()
            .map(|model| model.items.iter().map(|(item, count)| (item.name.as_str(), *count)).collect())
            .collect();
        let armed = vec![("rifle", 1), ("knife", 1), ("bomb", 2)];
        assert_eq!(
            dealt,
            [armed.clone(), armed.clone(), armed, vec![("knife", 1), ("lamp", 1), ("bomb", 2)]]
        );
        assert_eq!(remarks.list.len(), 2);
    }
}
