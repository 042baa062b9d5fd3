//! Everything about a table that can be measured without playing.

use gonfalon_kernel::{Line, Seat};
use gonfalon_scene::{Charge, Ground, PieceKind, Scene, Standing, Usual};
use gonfalon_table::{Length, Shape};

use super::{
    Grid, Map, Threat,
    sight::{Feet, Sight, exposure, watched},
    threat::FirstTurn,
    ways::Ways,
};

/// A table as it was measured.
#[derive(Clone, Debug)]
pub struct Scan {
    /// Where it was looked at.
    pub grid: Grid,
    /// The table with its terrain.
    pub scene: Scene,
    /// How far units usually reach: places farther apart do not count for sight lines.
    pub range: Length,
    /// The part of all pairs of places within that range that see each other; `None` where the game has no rule of sight.
    pub density: Option<f64>,
    /// For each place the part of the table within that range that sees it.
    pub exposure: Option<Map>,
    /// Both sides.
    pub sides: [SideScan; 2],
    /// How much the maps of the two sides differ.
    pub symmetry: Symmetry,
}

/// What a table is like for one side.
#[derive(Clone, Debug)]
pub struct SideScan {
    /// From which side of the table it looks, in quarter turns counterclockwise from south.
    pub outlook: u8,
    /// What is usual in its army.
    pub usual: Usual,
    /// Where it is deployed.
    pub zones: Vec<Shape>,
    /// For each place the part of the enemy's deployment zone that sees it; 0 where it is hidden.
    pub watched: Option<Map>,
    /// The part of the table that is hidden from the enemy's deployment zone.
    pub hidden: Option<f64>,
    /// The part of its own deployment zone that is.
    pub hidden_zone: Option<f64>,
    /// The turns it takes to get to each place.
    pub reach: Map,
    /// The part of the table that no way leads to.
    pub unreached: f64,
    /// The turns it takes to get to the nearest place of the enemy's deployment zone.
    pub crossing: Option<f64>,
    /// What it threatens in its first turn, where an enemy can stand.
    pub threats: Vec<Option<Threat>>,
    /// The part of the table beyond its own zone that can be charged, that can be shot at, and the same of the enemy's zone.
    pub threatened: [f64; 4],
}

/// How much the maps of the two sides differ after half a turn of the table, in the mean of all places.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Symmetry {
    /// In the part of the table that sees a place.
    pub exposure: Option<f64>,
    /// In the part of the enemy's zone that sees a place.
    pub watched: Option<f64>,
    /// In turns.
    pub reach: f64,
    /// The part of the table where threats differ.
    pub threats: f64,
}

impl Scan {
    /// Whether any terrain lies on the table.
    pub fn has_terrain(&self) -> bool {
        let mut on_table = self.scene.pieces.iter().filter(|piece| piece.standing == Standing::Table);
        on_table.any(|piece| piece.kind == PieceKind::Terrain)
    }
}

/// Measures a table, with places so far apart, or as is usual; fails if that makes no sense.
pub fn scan(ground: &mut dyn Ground, spacing: Option<Length>, threads: usize) -> Result<Scan, Line> {
    let scene = ground.scene();
    let (width, depth) = (scene.field.width, scene.field.depth);
    let grid = spacing
        .map_or_else(|| Ok(Grid::usual(width, depth)), |spacing| Grid::spaced(width, depth, spacing))?;
    let seats = [Seat(0), Seat(1)];
    let feet: [Feet; 2] =
        seats.map(|seat| (0..grid.count()).map(|place| ground.foothold(seat, grid.place(place))).collect());
    let zones = seats.map(|seat| ground.zones(seat));
    let starts = seats.map(|seat| within(&grid, &zones[seat.index()], &feet[seat.index()]));
    let usual = seats.map(|seat| ground.usual(seat));
    let sights = looked(ground, &feet, threads);
    let sights = sights.as_ref().map(|(first, second)| [first, second.as_ref().unwrap_or(first)]);
    let range = usual.iter().map(farthest).max().unwrap_or_default();
    let exposed = sights.as_ref().map(|sights| exposure(&grid, &feet, sights, range.0));
    let sides = seats.map(|seat| {
        let (own, other) = (seat.index(), 1 - seat.index());
        let ways = Ways::from(ground, seat, &grid, &feet[own], &starts[own]);
        let watched = sights.as_ref().map(|sights| watched(sights[other], &starts[other], &feet[own]));
        let hidden = |counts: &dyn Fn(usize) -> bool| {
            watched.as_ref().and_then(|map| part(map.0.iter(), counts, |seen| *seen <= 0.0))
        };
        let sight = sights.as_ref().map(|sights| sights[own]);
        let turn = FirstTurn { grid: &grid, usual: &usual[own], zone: &starts[own], ways: &ways, sight };
        let threats = turn.threats(&feet[other]);
        let threatened = |wanted: fn(&Threat) -> bool, counts: &dyn Fn(usize) -> bool| {
            part(threats.iter(), counts, wanted).unwrap_or(0.0)
        };
        let (beyond, enemy) =
            (|place: usize| !starts[own].contains(&place), |place: usize| starts[other].contains(&place));
        let standing = feet[own].iter().flatten().count().max(1);
        let led = (0..grid.count()).filter(|place| ways.lead_to(*place)).count();
        let reach = ways.turns();
        SideScan {
            outlook: scene.sides[own].looks_from,
            usual: usual[own].clone(),
            zones: zones[own].clone(),
            hidden: hidden(&|_| true),
            hidden_zone: hidden(&|place| starts[own].contains(&place)),
            unreached: 1.0 - led as f64 / standing as f64,
            crossing: reach.least(enemy),
            threatened: [
                threatened(|threat| threat.charged, &beyond),
                threatened(|threat| threat.shot, &beyond),
                threatened(|threat| threat.charged, &enemy),
                threatened(|threat| threat.shot, &enemy),
            ],
            reach,
            threats,
            watched,
        }
    });
    let symmetry = symmetry(&grid, exposed.as_ref().map(|(map, _)| map), &sides);
    let density = exposed.as_ref().map(|(_, [seen, all])| *seen as f64 / (*all).max(1) as f64);
    let exposure = exposed.map(|(map, _)| map);
    Ok(Scan { grid, scene, range, density, exposure, sides, symmetry })
}

/// What the sides see; the second is left out where it is the same.
fn looked(ground: &dyn Ground, feet: &[Feet; 2], threads: usize) -> Option<(Sight, Option<Sight>)> {
    let sight = |seat| Sight::of(ground, seat, feet, threads);
    ground.has_sight().then(|| (sight(Seat(0)), (!ground.is_even()).then(|| sight(Seat(1)))))
}

/// The places within some areas where a unit can stand.
fn within(grid: &Grid, zones: &[Shape], feet: &Feet) -> Vec<usize> {
    let inside = |place: &usize| zones.iter().any(|zone| zone.contains_point(grid.place(*place)));
    (0..grid.count()).filter(|place| feet[*place].is_some()).filter(inside).collect()
}

/// How far an army usually reaches: by shooting, or else by charging.
fn farthest(usual: &Usual) -> Length {
    let (Charge::Along(charge) | Charge::Straight(charge)) = usual.charge;
    usual.shooter.as_ref().map_or(charge, |shooter| shooter.range)
}

/// The part of the places that count and have a value of which something is true.
fn part<'a, T: 'a>(
    all: impl Iterator<Item = &'a Option<T>>,
    counts: &dyn Fn(usize) -> bool,
    holds: impl Fn(&T) -> bool,
) -> Option<f64> {
    let counted: Vec<bool> = all
        .enumerate()
        .filter(|(place, _)| counts(*place))
        .filter_map(|(_, value)| value.as_ref().map(&holds))
        .collect();
    let held = counted.iter().filter(|held| **held).count();
    (!counted.is_empty()).then(|| held as f64 / counted.len() as f64)
}

fn symmetry(grid: &Grid, exposure: Option<&Map>, [one, other]: &[SideScan; 2]) -> Symmetry {
    // Both kinds of threat count alike.
    let threats = |wanted: fn(&Threat) -> bool| {
        let map = |side: &SideScan| {
            let number = |threat: &Option<Threat>| threat.as_ref().map(|threat| f64::from(wanted(threat)));
            Map(side.threats.iter().map(number).collect())
        };
        map(one).difference(&map(other), grid)
    };
    let watched = one.watched.as_ref().zip(other.watched.as_ref());
    Symmetry {
        exposure: exposure.map(|map| map.difference(map, grid)),
        watched: watched.map(|(one, other)| one.difference(other, grid)),
        reach: one.reach.difference(&other.reach, grid),
        threats: (threats(|threat| threat.charged) + threats(|threat| threat.shot)) / 2.0,
    }
}
