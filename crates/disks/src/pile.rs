//! Who lies on whom.
//!
//! Disks are circles with a height: the later landing is the higher disk. A disk *pins* another if it lies above
//! it and some part of their shared area has no disk in between. Pins are kept up to date with every landing and
//! removal; only pairs that the change can touch are looked at again.

use gonfalon_table::{Circle, Length, Point, share_area, uncovered};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// One disk of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DiskId(pub u8);

impl DiskId {
    /// The disk as a place in a list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One disk lying on another with nothing in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Pin {
    /// The disk above.
    pub top: DiskId,
    /// The disk below.
    pub under: DiskId,
}

/// When a disk in between breaks a pin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PinTest {
    /// The pin stands wherever some shared area has nothing in between.
    #[default]
    Contact,
    /// Any disk in between that overlaps both breaks the pin.
    AnyBetween,
    /// A disk in between breaks the pin where it has an area in common with both at once.
    CommonArea,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Lying {
    at: Point,
    diameter: Length,
    /// 0 while the disk is not on the table.
    height: u16,
}

impl Lying {
    fn circle(self) -> Circle {
        Circle::new(self.at, self.diameter)
    }
}

/// All disks of a match that lie on the table, with their pins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pile {
    lying: Vec<Lying>,
    pins: Vec<Pin>,
    fresh: SmallVec<[Pin; 4]>,
    highest: u16,
    test: PinTest,
}

impl Pile {
    /// Bytes that the pile holds beside itself.
    pub fn heap(&self) -> usize {
        size_of_val(&self.lying[..]) + size_of_val(&self.pins[..])
    }

    /// Disks of these diameters, none of them on the table yet.
    pub fn new(diameters: impl IntoIterator<Item = Length>, test: PinTest) -> Pile {
        let lying = diameters
            .into_iter()
            .map(|diameter| Lying { at: Point::default(), diameter, height: 0 })
            .collect();
        Pile { lying, pins: Vec::new(), fresh: SmallVec::new(), highest: 0, test }
    }

    /// How many disks the match has, on the table or not.
    pub fn count(&self) -> u8 {
        self.lying.len() as u8
    }

    /// Whether the disk lies on the table.
    pub fn lies(&self, disk: DiskId) -> bool {
        self.lying[disk.index()].height > 0
    }

    /// The disk's circle where it lies (or was last).
    pub fn circle(&self, disk: DiskId) -> Circle {
        self.lying[disk.index()].circle()
    }

    /// The disk's centre where it lies (or was last).
    pub fn at(&self, disk: DiskId) -> Point {
        self.lying[disk.index()].at
    }

    /// The disk's diameter.
    pub fn diameter(&self, disk: DiskId) -> Length {
        self.lying[disk.index()].diameter
    }

    /// All disks on the table in the order of their ids.
    pub fn disks(&self) -> impl Iterator<Item = DiskId> {
        self.lying
            .iter()
            .enumerate()
            .filter(|(_, lying)| lying.height > 0)
            .map(|(index, _)| DiskId(index as u8))
    }

    /// All disks on the table from the lowest to the highest.
    pub fn from_the_bottom(&self) -> impl Iterator<Item = DiskId> {
        let mut disks: SmallVec<[DiskId; 32]> = self.disks().collect();
        disks.sort_unstable_by_key(|disk| self.lying[disk.index()].height);
        disks.into_iter()
    }

    /// Whether `top` landed after `under`.
    pub fn is_above(&self, top: DiskId, under: DiskId) -> bool {
        self.lying[top.index()].height > self.lying[under.index()].height
    }

    /// Whether two disks on the table share an area, whichever is on top and whatever lies between.
    pub fn overlap(&self, one: DiskId, other: DiskId) -> bool {
        let (one, other) = (self.lying[one.index()], self.lying[other.index()]);
        one.height > 0 && other.height > 0 && one.circle().overlaps(&other.circle())
    }

    /// Every pin on the table.
    pub fn pins(&self) -> &[Pin] {
        &self.pins
    }

    /// The pins that the last change made.
    pub fn fresh_pins(&self) -> &[Pin] {
        &self.fresh
    }

    /// Whether anything lies on the disk.
    pub fn is_pinned(&self, disk: DiskId) -> bool {
        self.pins.iter().any(|pin| pin.under == disk)
    }

    /// Whether `top` pins `under`.
    pub fn pins_disk(&self, top: DiskId, under: DiskId) -> bool {
        self.pins.contains(&Pin { top, under })
    }

    /// The disks that `top` pins.
    pub fn under(&self, top: DiskId) -> impl Iterator<Item = DiskId> + '_ {
        self.pins.iter().filter(move |pin| pin.top == top).map(|pin| pin.under)
    }

    /// The disks that pin `under`.
    pub fn over(&self, under: DiskId) -> impl Iterator<Item = DiskId> + '_ {
        self.pins.iter().filter(move |pin| pin.under == under).map(|pin| pin.top)
    }

    /// The disks that `disk` would pin if it landed at `at`, in the order of their ids.
    pub fn landing_pins(&self, disk: DiskId, at: Point) -> SmallVec<[DiskId; 4]> {
        self.landing_pins_among(disk, at, |_| true)
    }

    /// Those of the disks that `disk` would pin if it landed at `at` that pass a test; it spares looking at the others.
    pub fn landing_pins_among(
        &self,
        disk: DiskId,
        at: Point,
        test: impl Fn(DiskId) -> bool,
    ) -> SmallVec<[DiskId; 4]> {
        let circle = Circle::new(at, self.diameter(disk));
        let mut below: SmallVec<[DiskId; 8]> = SmallVec::new();
        for (index, lying) in self.lying.iter().enumerate() {
            // Most disks are far away, so that is asked first.
            if lying.circle().overlaps(&circle) && lying.height > 0 && index != disk.index() {
                below.push(DiskId(index as u8));
            }
        }
        let mut pinned = SmallVec::new();
        for under in &below {
            if test(*under) && (below.len() == 1 || self.touches(&circle, *under, &below)) {
                pinned.push(*under);
            }
        }
        pinned
    }

    /// The disks that would overlap `disk` if it landed at `at`.
    pub fn landing_overlaps(&self, disk: DiskId, at: Point) -> impl Iterator<Item = DiskId> + '_ {
        let circle = Circle::new(at, self.diameter(disk));
        self.disks().filter(move |other| *other != disk && self.circle(*other).overlaps(&circle))
    }

    /// Lays the disk on top of everything at its new place. A pin that the disk already had before it moved is
    /// not fresh.
    pub fn land(&mut self, disk: DiskId, at: Point) {
        let before: SmallVec<[DiskId; 4]> = self.under(disk).collect();
        self.lift(disk);
        let pinned = self.landing_pins(disk, at);
        self.highest += 1;
        let lying = &mut self.lying[disk.index()];
        lying.at = at;
        lying.height = self.highest;
        for under in pinned {
            let pin = Pin { top: disk, under };
            self.pins.push(pin);
            if !before.contains(&under) {
                self.fresh.push(pin);
            }
        }
    }

    /// Slides the disk under everything at its new place.
    pub fn slide_beneath(&mut self, disk: DiskId, at: Point) {
        self.lift(disk);
        self.highest += 1;
        for lying in self.lying.iter_mut().filter(|lying| lying.height > 0) {
            lying.height += 1;
        }
        let lying = &mut self.lying[disk.index()];
        (lying.at, lying.height) = (at, 1);
        self.fresh.clear();
        let above: SmallVec<[DiskId; 8]> =
            self.disks().filter(|other| *other != disk && self.overlap(*other, disk)).collect();
        for top in above {
            if self.works_out_pin(top, disk) {
                let pin = Pin { top, under: disk };
                self.pins.push(pin);
                self.fresh.push(pin);
            }
        }
    }

    /// Two disks on the table trade places and heights; everything else stays.
    pub fn swap(&mut self, one: DiskId, other: DiskId) {
        let (first, second) = (self.lying[one.index()], self.lying[other.index()]);
        (self.lying[one.index()].at, self.lying[one.index()].height) = (second.at, second.height);
        (self.lying[other.index()].at, self.lying[other.index()].height) = (first.at, first.height);
        let before = std::mem::take(&mut self.pins);
        self.fresh.clear();
        let lying: SmallVec<[DiskId; 32]> = self.disks().collect();
        for top in &lying {
            for under in &lying {
                if self.works_out_pin(*top, *under) {
                    let pin = Pin { top: *top, under: *under };
                    self.pins.push(pin);
                    if !before.contains(&pin) {
                        self.fresh.push(pin);
                    }
                }
            }
        }
    }

    /// Says how wide a disk is, before it is laid down for the first time.
    pub fn measure(&mut self, disk: DiskId, diameter: Length) {
        debug_assert!(!self.lies(disk), "a disk on the table does not change its size");
        self.lying[disk.index()].diameter = diameter;
    }

    /// Moves the disk through the air to `at`: it lies on nothing and nothing lies on it.
    pub fn hover(&mut self, disk: DiskId, at: Point) {
        self.lift(disk);
        let lying = &mut self.lying[disk.index()];
        lying.at = at;
        lying.height = 0;
    }

    /// Takes the disk off the table. Disks above sink in place and may now pin disks below.
    pub fn remove(&mut self, disk: DiskId) {
        self.lift(disk);
        self.lying[disk.index()].height = 0;
    }

    /// Puts disks at given heights, for positions that are set up by hand: the list runs from the lowest up.
    pub fn arrange(&mut self, disks: impl IntoIterator<Item = (DiskId, Point)>) {
        for (disk, at) in disks {
            self.land(disk, at);
        }
        self.fresh.clear();
    }

    /// Whether `top` pins `under`, worked out from the positions alone.
    pub fn works_out_pin(&self, top: DiskId, under: DiskId) -> bool {
        let (above, below) = (self.lying[top.index()], self.lying[under.index()]);
        if below.height == 0 || above.height <= below.height || !above.circle().overlaps(&below.circle()) {
            return false;
        }
        let between: SmallVec<[DiskId; 8]> = self
            .disks()
            .filter(|disk| {
                let height = self.lying[disk.index()].height;
                height > below.height && height < above.height
            })
            .collect();
        self.touches(&above.circle(), under, &between)
    }

    /// Whether a circle above all of `candidates` touches `under` where none of them that is higher than `under`
    /// lies in between.
    fn touches(&self, above: &Circle, under: DiskId, candidates: &[DiskId]) -> bool {
        let below = self.lying[under.index()];
        let between: SmallVec<[Circle; 8]> = candidates
            .iter()
            .map(|disk| self.lying[disk.index()])
            .filter(|lying| lying.height > below.height && lying.circle().overlaps(&below.circle()))
            .map(Lying::circle)
            .filter(|circle| circle.overlaps(above))
            .collect();
        match self.test {
            PinTest::Contact => uncovered(above, &below.circle(), &between),
            PinTest::AnyBetween => between.is_empty(),
            PinTest::CommonArea => !between.iter().any(|circle| share_area(above, &below.circle(), circle)),
        }
    }

    fn lift(&mut self, disk: DiskId) {
        self.fresh.clear();
        if self.lying[disk.index()].height == 0 || self.pins.is_empty() {
            return;
        }
        // Where nothing touches the disk from above, others cover it: they also cover all below that it might bare.
        if self.test == PinTest::Contact && !self.is_pinned(disk) {
            self.pins.retain(|pin| pin.top != disk);
            return;
        }
        let touched: SmallVec<[DiskId; 8]> =
            self.disks().filter(|other| *other != disk && self.overlap(*other, disk)).collect();
        self.pins.retain(|pin| pin.top != disk && pin.under != disk);
        let height = self.lying[disk.index()].height;
        // While the pins of the others are worked out, the lifted disk must not lie in between any more.
        self.lying[disk.index()].height = 0;
        for top in touched.iter().copied().filter(|top| self.lying[top.index()].height > height) {
            for under in touched.iter().copied().filter(|under| self.lying[under.index()].height < height) {
                let pin = Pin { top, under };
                if !self.pins.contains(&pin) && self.works_out_pin(top, under) {
                    self.pins.push(pin);
                    self.fresh.push(pin);
                }
            }
        }
    }
}
