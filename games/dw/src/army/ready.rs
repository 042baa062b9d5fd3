//! The ready-made armies of the Legions boxes.

use super::file::ArmyFile;
use super::muster::Army;
use crate::data::{ArmyId, Library};

/// Every ready-made army of the library as a file, in the order of the library.
pub fn ready_files(library: &Library) -> Vec<(ArmyId, ArmyFile)> {
    ids(library).map(|id| (id, Army::ready(id, library).to_file(library))).collect()
}

/// The ready-made army with exactly these Disks and spells, in whatever order the stack is. Such an army is legal without
/// adding up points.
pub fn is_ready(army: &Army, library: &Library) -> Option<ArmyId> {
    let sorted = |army: &Army| {
        let mut disks: Vec<_> = army.disks().collect();
        let mut spells = army.spells.clone();
        disks.sort_unstable();
        spells.sort_unstable();
        (disks, spells)
    };
    let wanted = sorted(army);
    ids(library).find(|id| sorted(&Army::ready(*id, library)) == wanted)
}

fn ids(library: &Library) -> impl Iterator<Item = ArmyId> + '_ {
    (0..library.armies.len()).filter_map(|index| u8::try_from(index).ok().map(ArmyId))
}
