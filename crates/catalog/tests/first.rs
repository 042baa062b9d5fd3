//! What newcomers get: a match that can begin, and lessons in both languages about things that come up in it.

use std::collections::BTreeSet;

use gonfalon_catalog::{ArmyWord, Idea, Opening, Settings, games};

#[test]
fn lessons_are_told_in_both_languages_and_come_up_with_something_the_game_says() {
    for game in games() {
        let lessons = game.lessons();
        assert!(lessons.len() > 9, "{} teaches too little", game.id());
        let keys = lessons.iter().flat_map(|lesson| [lesson.on.as_str(), lesson.title.key, lesson.says.key]);
        assert_eq!(game.texts().missing(keys), Vec::<String>::new(), "{}", game.id());
        let distinct: BTreeSet<&str> = lessons.iter().map(|lesson| lesson.on.as_str()).collect();
        assert_eq!(distinct.len(), lessons.len(), "nothing is taught twice");
    }
}

#[test]
fn a_first_match_begins_and_brings_up_most_lessons() {
    for game in games() {
        let first = game.first_match().expect("every game at the table has a first match");
        let army =
            |text: &&str| ArmyWord::File { name: "army.toml".to_owned(), bytes: text.as_bytes().to_vec() };
        let mut armies: Vec<ArmyWord> = first.armies.iter().map(army).collect();
        if armies.is_empty() {
            let ready = game.ready_armies().into_iter().filter(|army| army.scenarios.contains(&"learning"));
            armies = ready.map(|army| ArmyWord::Named(army.id)).collect();
        }
        let settings = Settings { armies, ..Settings::default() };
        let settings = first.options.iter().fold(settings, |all, (name, value)| all.with(name, value));
        let agreed = game.agree(&settings).expect("the first match keeps the rules");
        let seats = ["".to_owned(), "greedy".to_owned()];
        let mut play = game.open(&Opening { agreed: &agreed, seats: &seats, seed: 3 }).expect("it begins");
        let mut heard: BTreeSet<String> = BTreeSet::new();
        while play.outcome().is_none() {
            let asked = play.asks().remove(0);
            heard.insert(asked.says.key.to_owned());
            let Idea { ask, seat, action, .. } =
                play.puzzle(asked.seat, "greedy").expect("the seat is asked").solve(&|_| true);
            play.act(seat, ask, action, 0).expect("bots answer legally");
        }
        heard.extend(play.story(None, 0).iter().map(|(_, told)| told.line.key.to_owned()));
        let lessons = game.lessons();
        let missed: Vec<&str> =
            lessons.iter().map(|lesson| lesson.on.as_str()).filter(|on| !heard.contains(*on)).collect();
        assert!(missed.len() * 3 <= lessons.len(), "{}: nothing brings up {missed:?}", game.id());
    }
}
