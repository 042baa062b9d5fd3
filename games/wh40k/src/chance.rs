//! Terrain drawn by chance: something in the middle, and pairs of features that lie alike seen from both long sides, so that nobody is
//! favoured (`wh40k.layout.balanced-spread`).

use gonfalon_kernel::{Dice, Roll};
use gonfalon_table::{Heading, Length, Point, Rectangle};

use crate::data::{Feature, Library, MOST_FEATURES, Piece};

/// Headings are multiples of this many degrees.
const HEADING_STEP: i32 = 15;
/// The length of battlefield for which pairs are counted.
const USUAL_LENGTH: Length = Length::inches(60);

/// Draws the terrain of a battlefield. A pair that finds no place after some tries is left out.
pub(crate) fn features(library: &Library, battlefield: &Rectangle, dice: &mut dyn Dice) -> Vec<Feature> {
    let chance = library.chance;
    let mut draw = Draw { pieces: &library.pieces, battlefield, dice };
    // wh40k.layout.block-centre-sight
    let mut features: Vec<Feature> = draw.middle().into_iter().collect();
    if library.pieces.is_empty() {
        return features;
    }
    let usual = i32::from(draw.roll("terrain-pairs-die", 6)) + i32::from(chance.pairs_added);
    let pairs = usual * battlefield.width().0 / USUAL_LENGTH.0;
    for _ in 0..pairs.min((MOST_FEATURES / 2) as i32 - 1) {
        let pair = (0..chance.tries).find_map(|_| {
            let pair = draw.pair();
            fits(&pair, &features, battlefield, chance.gap, chance.edge).then_some(pair)
        });
        features.extend(pair.into_iter().flatten());
    }
    features
}

/// What is drawn from.
struct Draw<'a> {
    pieces: &'a [Piece],
    battlefield: &'a Rectangle,
    dice: &'a mut dyn Dice,
}

impl Draw<'_> {
    fn roll(&mut self, purpose: &'static str, sides: u8) -> u8 {
        self.dice.roll(Roll { purpose, sides })
    }

    /// A piece that looks alike from both sides, lying along the battlefield or across it.
    fn middle(&mut self) -> Option<Feature> {
        let pieces: Vec<&Piece> = self.pieces.iter().filter(|piece| piece.middle).collect();
        let sides = u8::try_from(pieces.len()).ok().filter(|sides| *sides > 0)?;
        let piece = pieces[usize::from(self.roll("terrain-kind-die", sides)) - 1];
        let heading = if self.roll("terrain-heading-die", 2) == 1 { Heading::EAST } else { Heading::NORTH };
        let feature = piece.feature.placed(self.battlefield.centre(), heading);
        feature.is_its_own_twin(self.battlefield).then_some(feature)
    }

    /// A feature anywhere, and its twin half a turn about the middle of the battlefield from it.
    fn pair(&mut self) -> [Feature; 2] {
        let inches = |length: Length| u8::try_from(length.0 / Length::INCH.0).unwrap_or(u8::MAX).max(1);
        // The middle of an inch, so that both edges are equally far.
        let middle = |inch: u8| i32::from(inch) * Length::INCH.0 - Length::INCH.0 / 2;
        let kind = self.roll("terrain-kind-die", self.pieces.len() as u8);
        let x = middle(self.roll("terrain-across-die", inches(self.battlefield.width())));
        let y = middle(self.roll("terrain-along-die", inches(self.battlefield.height())));
        let step = i32::from(self.roll("terrain-heading-die", (360 / HEADING_STEP) as u8)) - 1;
        let piece = &self.pieces[usize::from(kind) - 1];
        let at = Point::new(self.battlefield.min.x + x, self.battlefield.min.y + y);
        let feature = piece.feature.placed(at, Heading::from_degrees(step * HEADING_STEP));
        let twin = feature.twin(self.battlefield);
        [feature, twin]
    }
}

/// Whether both features lie on the battlefield, away from its edges (`wh40k.layout.room-to-manoeuvre`), from each other and from the
/// others.
fn fits(pair: &[Feature; 2], others: &[Feature], battlefield: &Rectangle, gap: Length, edge: Length) -> bool {
    let room =
        Rectangle::new(battlefield.min.shifted(edge.0, edge.0), battlefield.max.shifted(-edge.0, -edge.0));
    let apart = |one: &Feature, other: &Feature| {
        !one.footprint.overlaps(&other.footprint) && one.footprint.gap(&other.footprint) >= gap
    };
    let [one, twin] = pair;
    // What holds for a feature holds for its twin, since all the others come in pairs.
    one.footprint.inside_rectangle(&room) && apart(one, twin) && others.iter().all(|other| apart(one, other))
}

#[cfg(test)]
mod tests {
    use gonfalon_kernel::SeededDice;

    use super::*;
    use crate::data::FeatureKind;

    fn battlefield(length: i32) -> Rectangle {
        Rectangle::sized(Length::inches(length), Length::inches(44))
    }

    #[test]
    fn features_lie_apart_on_the_battlefield_and_alike_from_both_sides() {
        let library = Library::core();
        for (seed, length) in (0..20).map(|seed| (seed, 60)).chain((20..30).map(|seed| (seed, 90))) {
            let field = battlefield(length);
            let features = features(library, &field, &mut SeededDice::new(seed));
            assert!(features[0].is_its_own_twin(&field), "seed {seed}");
            for (number, feature) in features.iter().enumerate() {
                let twin = feature.twin(&field);
                assert!(features.iter().any(|other| other.footprint.gap(&twin.footprint) == Length::ZERO));
                assert!(feature.footprint.inside_rectangle(&field), "seed {seed}");
                for other in &features[..number] {
                    let gap = feature.footprint.gap(&other.footprint);
                    assert!(gap >= library.chance.gap, "seed {seed}: {gap}");
                }
            }
            for pair in features[1..].chunks(2) {
                assert_eq!(pair[0].twin(&field), pair[1], "seed {seed}");
            }
            assert!((7..=MOST_FEATURES).contains(&features.len()), "seed {seed}: {}", features.len());
        }
    }

    #[test]
    fn the_same_dice_lay_out_the_same_terrain_and_others_another() {
        let drawn = |seed| features(Library::core(), &battlefield(60), &mut SeededDice::new(seed));
        assert_eq!(drawn(7), drawn(7));
        assert_ne!(drawn(7), drawn(8));
        let counts: Vec<usize> = (0..12).map(|seed| drawn(seed).len()).collect();
        assert!(counts.iter().any(|count| *count != counts[0]), "{counts:?}");
    }

    #[test]
    fn every_kind_of_feature_is_drawn_at_some_time() {
        let drawn: Vec<FeatureKind> = (0..12)
            .flat_map(|seed| features(Library::core(), &battlefield(60), &mut SeededDice::new(seed)))
            .map(|feature| feature.kind)
            .collect();
        for (_, kind) in <FeatureKind as gonfalon_data::Word>::WORDS {
            assert!(drawn.contains(kind), "{kind:?}");
        }
    }

    #[test]
    fn without_pieces_there_is_no_terrain() {
        assert_eq!(features(&Library::empty(), &battlefield(60), &mut SeededDice::new(1)), []);
    }
}
