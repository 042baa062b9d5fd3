//! How the stand-in's pieces push earlier counters.

use gonfalon_table::{Length, OrientedBox, Point};

use crate::chance::Chance;
use crate::fall::{Landing, Pushed};
use crate::rest::{Footprint, disks_below};
use crate::scene::{EDGE, LyingCounter, Rest, Scene};

/// Out of a hundred earlier counters that a piece comes down on, or comes to rest on, so many are pushed: set by hand so that the
/// report's figures agree.
const PUSHED: u32 = 97;

/// A pushed counter moves at most this far along the piece's way, in units: set by hand likewise.
const FARTHEST: u32 = 1_500;

/// The earlier counters of a scene as they are pushed about.
pub(crate) struct Earlier<'a> {
    scene: &'a Scene,
    outlines: Vec<OrientedBox>,
    pub(crate) pushed: Vec<Pushed>,
}

impl<'a> Earlier<'a> {
    pub(crate) fn new(scene: &'a Scene) -> Earlier<'a> {
        let outlines = scene.counters.iter().map(LyingCounter::outline).collect();
        Earlier { scene, outlines, pushed: Vec::new() }
    }

    /// What the counters cover now.
    pub(crate) fn outlines(&self) -> &[OrientedBox] {
        &self.outlines
    }

    /// Pushes what a piece meets where it comes down and where it ends; each counter is pushed once.
    pub(crate) fn meet(&mut self, piece: usize, touched: Point, landing: &Landing, chance: &mut Chance) {
        let [came, ended] =
            [touched, landing.centre].map(|centre| OrientedBox::new(centre, landing.turn, EDGE, EDGE));
        let way = (landing.centre.x - touched.x, landing.centre.y - touched.y);
        for counter in 0..self.outlines.len() {
            let outline = &self.outlines[counter];
            let met = came.overlaps(outline) || ended.overlaps(outline);
            if !met || self.pushed.iter().any(|pushed| pushed.counter == counter) {
                continue;
            }
            if chance.below(100) < PUSHED {
                let by = Length(chance.below(FARTHEST) as i32);
                let before = &self.scene.counters[counter];
                let centre = before.centre.toward(before.centre.shifted(way.0, way.1), by);
                self.push(counter, piece, centre);
            }
        }
    }

    fn push(&mut self, counter: usize, by: usize, centre: Point) {
        let turn = self.scene.counters[counter].turn;
        let outline = OrientedBox::new(centre, turn, EDGE, EDGE);
        let off_table = !self.scene.table.holds_point(centre);
        let rest = if off_table { Rest::default() } else { self.rest(counter, centre, &outline) };
        self.outlines[counter] = outline;
        let landing = Landing { centre, turn, off_table, rest, path: Vec::new() };
        self.pushed.push(Pushed { counter, by, landing });
    }

    /// What a pushed counter lies on: it stays above those that it lay on, as far as it still reaches them.
    fn rest(&self, counter: usize, centre: Point, outline: &OrientedBox) -> Rest {
        let before = &self.scene.counters[counter];
        let reached =
            |other: &&usize| self.outlines.get(**other).is_some_and(|other| outline.overlaps(other));
        let counters = before.rest.counters.iter().filter(reached).copied().collect();
        Rest { disks: disks_below(self.scene, &Footprint::new(centre, before.turn, None)), counters }
    }
}
