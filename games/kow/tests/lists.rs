//! The army lists of the book and the units made of them.

use gonfalon_kow::data::*;
use gonfalon_table::Length;

fn entry(id: &str) -> &'static Entry {
    let library = Library::core();
    &library[library.entry(id).unwrap_or_else(|| panic!("{id}"))]
}

fn profile(id: &str, options: &[OptionKind]) -> Profile {
    let library = Library::core();
    library.profile(library.entry(id).unwrap_or_else(|| panic!("{id}")), options)
}

#[test]
fn the_book_has_four_lists_with_93_entries_and_127_options() {
    let library = Library::core();
    let lists: Vec<(&str, Alignment, Special, usize)> = (0..4)
        .map(|index| {
            let list = &library.lists[usize::from(index)];
            (list.id.as_str(), list.alignment, list.army_wide, library.entries_of(ListId(index)).count())
        })
        .collect();
    assert_eq!(
        lists,
        [
            ("undead", Alignment::Evil, Special::EvilDead, 22),
            ("elves", Alignment::Good, Special::Elite, 22),
            ("dwarfs", Alignment::Good, Special::Headstrong, 22),
            ("abyssal-dwarfs", Alignment::Evil, Special::Headstrong, 27),
        ]
    );
    assert_eq!(library.entries.len(), 93);
    assert_eq!(library.entries.iter().map(|entry| entry.options.len()).sum::<usize>(), 127);
    assert_eq!(library.entries.iter().filter(|entry| entry.unique).count(), 1);
}

#[test]
fn the_samples_of_the_book() {
    let regiment = entry("elf-spearmen-regiment");
    assert_eq!((regiment.points, regiment.models, regiment.unit_type), (110, 20, UnitType::Infantry));
    assert_eq!(
        (regiment.speed, regiment.melee, regiment.ranged, regiment.defence, regiment.attacks, regiment.nerve),
        (6, Some(4), None, 4, Some(10), 6)
    );
    let horde = profile("elf-spearmen-horde", &[]);
    assert_eq!((horde.points, horde.attacks, horde.nerve), (210, Some(20), 13));
    assert_eq!(horde.specials, [Special::Elite, Special::Phalanx]);
    assert_eq!((horde.width, horde.depth), (Length::millimetres(200), Length::millimetres(80)));
}
