//! Matches to speak about: armies of prebuilt regiments, set up to the first question.

use std::collections::BTreeSet;
use std::sync::Arc;

use gonfalon_kernel::{Line, SeededDice};
use gonfalon_text::{Lang, Texts};
use gonfalon_whdw::Whdw;
use gonfalon_whdw::army::{ArmyFile, PrebuiltRegiment, RegimentEntry};
use gonfalon_whdw::data::Library;
use gonfalon_whdw::rulings::Rulings;
use gonfalon_whdw::setting::{Agreement, ArmyChoice, GameKind};
use gonfalon_whdw::state::State;
use gonfalon_whdw::texts::TEXTS;

/// A match of armies that each consist of the named prebuilt regiments.
pub(crate) fn begin(kind: GameKind, armies: &[&[&str]], rulings: Rulings) -> (Whdw, State) {
    let army = |ids: &&[&str]| {
        let regiments =
            ids.iter().map(|id| RegimentEntry::Prebuilt(PrebuiltRegiment { prebuilt: (*id).to_owned() }));
        ArmyChoice::Regiments(ArmyFile {
            game: "whdw".to_owned(),
            name: "test".to_owned(),
            regiments: regiments.collect(),
        })
    };
    let agreement = Agreement { armies: armies.iter().map(army).collect(), rulings, ..Agreement::new(kind) };
    let library = Arc::new(Library::core().clone());
    agreement.begin(&library, &mut SeededDice::new(7), &mut ()).expect("the armies are legal")
}

/// All texts of the game.
pub(crate) fn texts() -> Texts {
    Texts::new(TEXTS).unwrap_or_else(|troubles| panic!("{troubles:#?}"))
}

/// The sentence is complete in both languages, and every argument it is given occurs in it.
pub(crate) fn said_completely(texts: &Texts, line: &Line) {
    for lang in Lang::ALL {
        let resolved = texts.resolve(lang, line);
        assert_eq!(resolved.flaws, [], "{line:?}");
        assert!(resolved.text.ends_with(['.', '?']), "{lang}: {}", resolved.text);
        let given: BTreeSet<String> = line.args.iter().map(|(name, _)| (*name).to_owned()).collect();
        assert!(given.is_subset(&texts.keys(lang)[line.key]), "{}: given {given:?}", line.key);
    }
}

/// The keys of the texts that begin like this.
pub(crate) fn keys(texts: &Texts, prefix: &str) -> BTreeSet<String> {
    texts.keys(Lang::En).keys().filter(|key| key.starts_with(prefix)).cloned().collect()
}
