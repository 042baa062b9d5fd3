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
        [$(($id, $german, &include_bytes!(concat!("../../../../data/wh40k/armies/", $id, ".toml"))[..])),*]
    };
}

/// Every ready army, in the order of their ids.
pub fn ready_armies() -> &'static [ReadyArmy] {
    static READY: OnceLock<Vec<ReadyArmy>> = OnceLock::new();
    READY.get_or_init(|| {
        let files = armies!(
            "court-of-rust": "Gericht des Rosts",
            "lamps-against-the-dark": "Lampen gegen das Dunkel",
            "moon-at-full": "Voller Mond",
        );
        files.into_iter().map(|(id, german, bytes)| ready(id, german, bytes)).collect()
    })
}

fn ready(id: &'static str, german: &str, bytes: &[u8]) -> ReadyArmy {
    let file = ArmyFile::from_toml(id, bytes).expect("a test judges every ready army");
    ReadyArmy { id, name: Name { en: file.name.clone(), de: german.to_owned() }, file }
}
