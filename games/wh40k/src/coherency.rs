//! Unit Coherency.

use gonfalon_kernel::{Arg, Refusal};
use smallvec::SmallVec;

use crate::action::{Models, Spot};
use crate::board::Board;
use crate::constants::{COHERENCY, COHERENCY_HEIGHT, LARGE_UNIT};
use crate::state::{ModelId, UnitId};

/// Models of a unit with the places they stand or would stand.
pub(crate) type Standing = SmallVec<[(ModelId, Spot); 12]>;

impl Board<'_> {
    /// Whether a unit is in Unit Coherency.
    pub fn is_coherent(self, unit: UnitId) -> bool {
        self.coherent_at(&self.standing(unit))
    }

    /// Whether the models of a unit would be in Unit Coherency there; every model that is left has to be named.
    pub fn coherent_at(self, standing: &[(ModelId, Spot)]) -> bool {
        self.incoherence(standing).is_none()
    }

    /// The models a unit has to lose at least for one coherent group, as far as the largest group tells: those outside of it and
    /// those in it with too few neighbours. Empty if the unit is in coherency.
    pub fn stragglers(self, unit: UnitId) -> Models {
        let standing = self.standing(unit);
        if self.coherent_at(&standing) {
            return Models::new();
        }
        let mut kept: Standing = standing.clone();
        while !kept.is_empty() && !self.coherent_at(&kept) {
            let links = self.links(&kept);
            let group = largest_group(&links);
            let needed = needed(group.len());
            let stays =
                |index: &usize| links[*index].iter().filter(|other| group.contains(other)).count() >= needed;
            let mut left: SmallVec<[usize; 24]> = group.iter().copied().filter(stays).collect();
            if left.len() == kept.len() {
                left.pop();
            }
            left.sort_unstable();
            kept = if left.is_empty() {
                kept[..1].into()
            } else {
                left.iter().map(|index| kept[*index]).collect()
            };
        }
        standing
            .iter()
            .map(|(model, _)| *model)
            .filter(|model| kept.iter().all(|(other, _)| other != model))
            .collect()
    }

    /// Every model of a unit where it stands.
    pub(crate) fn standing(self, unit: UnitId) -> Standing {
        self.models(unit).map(|model| (model, self.spot(model))).collect()
    }

    /// Why models would not be in Unit Coherency there.
    pub(crate) fn incoherence(self, standing: &[(ModelId, Spot)]) -> Option<Refusal> {
        if standing.len() < 2 {
            // wh40k.coherency.single-model: a lone model is always in coherency.
            return None;
        }
        let links = self.links(standing);
        let needed = needed(standing.len());
        let alone = links.iter().filter(|others| others.len() < needed).count();
        let models =
            |refusal: Refusal| refusal.number("models", alone as i64).with("limit", Arg::Length(COHERENCY.0));
        if alone > 0 && needed == 1 {
            return Some(models(Refusal::new("wh40k.coherency.small-unit", "refusal-coherency-small")));
        }
        if alone > 0 {
            return Some(models(Refusal::new("wh40k.coherency.large-unit", "refusal-coherency-large")));
        }
        let group = largest_group(&links).len();
        (group < standing.len()).then(|| {
            Refusal::new("wh40k.coherency.single-group", "refusal-coherency-group")
                .number("group", group as i64)
                .number("models", standing.len() as i64)
        })
    }

    /// For each model the others near enough for coherency.
    fn links(self, standing: &[(ModelId, Spot)]) -> Links {
        let mut links: Links = SmallVec::from_elem(SmallVec::new(), standing.len());
        for (index, (one, here)) in standing.iter().enumerate() {
            for (other_index, (other, there)) in standing.iter().enumerate().skip(index + 1) {
                if self.near_at(*one, here, *other, there, (COHERENCY, COHERENCY_HEIGHT)) {
                    links[index].push(other_index);
                    links[other_index].push(index);
                }
            }
        }
        links
    }
}

type Links = SmallVec<[SmallVec<[usize; 8]>; 12]>;

/// How many neighbours each model of a unit of this many models needs (`wh40k.coherency.current-count`).
fn needed(models: usize) -> usize {
    match models {
        0 | 1 => 0,
        _ if models < LARGE_UNIT => 1,
        _ => 2,
    }
}

/// The largest connected group; the first of several.
fn largest_group(links: &Links) -> SmallVec<[usize; 24]> {
    let mut seen: SmallVec<[bool; 24]> = SmallVec::from_elem(false, links.len());
    let mut best = SmallVec::new();
    for start in 0..links.len() {
        if seen[start] {
            continue;
        }
        let mut group: SmallVec<[usize; 24]> = SmallVec::from_elem(start, 1);
        seen[start] = true;
        let mut next = 0;
        while next < group.len() {
            for &other in &links[group[next]] {
                if !seen[other] {
                    seen[other] = true;
                    group.push(other);
                }
            }
            next += 1;
        }
        if group.len() > best.len() {
            best = group;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, RED, trooper};
    use gonfalon_table::Length;

    /// A unit whose models stand at these places in hundredths of a millimetre.
    fn unit(at: &[(i32, i32)]) -> Fixture {
        let mut fixture = Fixture::new();
        fixture.add(RED, trooper(), &vec![(0, 0); at.len()]);
        for (model, (x, y)) in fixture.state.table.models.iter_mut().zip(at) {
            (model.at.x, model.at.y) = (50_000 + x, 50_000 + y);
        }
        fixture
    }

    const STEP: i32 = 3_200 + 2 * 2_540;

    fn row(count: i32, step: i32) -> Vec<(i32, i32)> {
        (0..count).map(|index| (index * step, 0)).collect()
    }

    fn rule(fixture: &Fixture) -> Option<&'static str> {
        let board = fixture.board();
        board.incoherence(&board.standing(UnitId(0))).map(|refusal| refusal.rule.0)
    }

    #[test]
    fn a_chain_with_gaps_of_two_inches_is_coherent_up_to_six_models() {
        assert_eq!(rule(&unit(&row(5, STEP))), None);
        assert_eq!(rule(&unit(&row(6, STEP))), None);
        assert_eq!(rule(&unit(&row(2, STEP + 2))), Some("wh40k.coherency.small-unit"));
        assert_eq!(
            rule(&unit(&row(7, STEP))),
            Some("wh40k.coherency.large-unit"),
            "the ends have one neighbour"
        );
        let block: Vec<_> =
            row(5, STEP).into_iter().chain(row(5, STEP).iter().map(|(x, _)| (*x, STEP))).collect();
        assert_eq!(rule(&unit(&block)), None);
        assert_eq!(rule(&unit(&[(0, 0)])), None);
    }

    #[test]
    fn two_clusters_are_no_group() {
        let clusters = [(0, 0), (3_200, 0), (6_400, 0), (20_000, 0), (23_200, 0), (26_400, 0)];
        let fixture = unit(&clusters);
        assert_eq!(rule(&fixture), Some("wh40k.coherency.single-group"));
        assert_eq!(fixture.board().stragglers(UnitId(0)).len(), 3);
    }

    #[test]
    fn heights_count_up_to_five_inches() {
        let mut fixture = unit(&row(2, STEP));
        fixture.state.table.models[1].elevation = Length::inches(5);
        assert_eq!(rule(&fixture), None);
        fixture.state.table.models[1].elevation = Length::thousandths(5_010);
        assert_eq!(rule(&fixture), Some("wh40k.coherency.small-unit"));
    }

    #[test]
    fn what_is_left_without_the_stragglers_is_coherent() {
        let mut seed = 7_u32;
        for _ in 0..200 {
            let mut next = || {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (seed >> 16) as i32 % 40_000
            };
            let places: Vec<_> = (0..9).map(|_| (next(), next() / 2)).collect();
            let mut fixture = unit(&places);
            let gone = fixture.board().stragglers(UnitId(0));
            assert_eq!(gone.is_empty(), fixture.board().is_coherent(UnitId(0)));
            for model in gone {
                fixture.state.table.models[model.index()].destroyed = true;
            }
            assert!(fixture.board().is_coherent(UnitId(0)) && fixture.board().strength(UnitId(0)) > 0);
        }
    }
}
