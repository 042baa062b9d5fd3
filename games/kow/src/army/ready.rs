//! The ready armies, which the program carries with it.

use std::sync::OnceLock;

use super::file::ArmyFile;
use crate::data::Name;

/// An army that can be named instead of written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadyArmy {
    /// The word that names it, which is also the name of its file.
    pub id: &'static str,
    /// What it is called.
    pub name: Name,
    /// The army.
    pub file: ArmyFile,
}

/// Each army: its id, its German name (the file has the English one) and its file.
macro_rules! armies {
    ($($id:literal: $german:literal),* $(,)?) => {
        [$(($id, $german, &include_bytes!(concat!("../../../../data/kow/armies/", $id, ".toml"))[..])),*]
    };
}

/// Every ready army, in the order of their ids.
pub fn ready_armies() -> &'static [ReadyArmy] {
    static READY: OnceLock<Vec<ReadyArmy>> = OnceLock::new();
    READY.get_or_init(|| {
        let files = armies!(
            "dawn-and-iron": "Morgenröte und Eisen",
            "faceless-host": "Das gesichtslose Heer",
            "furnace-of-the-abyss": "Esse des Abgrunds",
            "hammers-of-the-deep": "Hämmer der Tiefe",
            "pact-of-ash-and-bone": "Pakt von Asche und Gebein",
            "spears-of-the-dawn": "Speere der Morgenröte",
        );
        files.into_iter().map(|(id, german, bytes)| ready(id, german, bytes)).collect()
    })
}

fn ready(id: &'static str, german: &str, bytes: &[u8]) -> ReadyArmy {
    let file = ArmyFile::from_toml(id, bytes).expect("a test judges every ready army");
    ReadyArmy { id, name: Name { en: file.name.clone(), de: german.to_owned() }, file }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;
    use crate::army::check;
    use crate::data::Library;

    #[test]
    fn every_file_of_the_folder_is_a_legal_ready_army() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/kow/armies");
        let files = std::fs::read_dir(folder).expect("the folder is there");
        let ids: BTreeSet<String> = files
            .map(|file| file.expect("it can be read").path())
            .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
            .collect();
        let known: BTreeSet<String> = ready_armies().iter().map(|army| army.id.to_owned()).collect();
        assert_eq!(known, ids);
        for army in ready_armies() {
            assert_eq!(check(&army.file, Library::core(), None).err(), None, "{}", army.id);
            assert_eq!(army.file.points.map(|points| points % 1000), Some(0), "{}", army.id);
        }
    }
}
