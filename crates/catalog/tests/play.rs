//! Running matches without their types.

use gonfalon_catalog::{ArmyWord, GameEntry, Idea, Opening, Play, Settings, game, games};
use gonfalon_kernel::{AskId, Seat, SeededDice, log::Limits};
use gonfalon_scene::Draft;

fn whdw() -> &'static dyn GameEntry {
    game("whdw").expect("it is there")
}

fn open(scenario: &str, armies: [&str; 2], seed: u64) -> Box<dyn Play> {
    let armies = armies.map(|army| ArmyWord::Named(army.to_owned())).to_vec();
    let settings = Settings { armies, ..Settings::default() }.with("scenario", scenario);
    let agreed = whdw().agree(&settings).expect("they can play");
    let seats = ["Anna".to_owned(), "greedy".to_owned()];
    whdw().open(&Opening { agreed: &agreed, seats: &seats, seed }).expect("it can begin")
}

fn standard(seed: u64) -> Box<dyn Play> {
    open("standard", ["teclis", "azhag"], seed)
}

fn think(play: &dyn Play, bot: &str) -> Idea {
    let seat = play.asks().first().expect("the match is under way").seat;
    play.puzzle(seat, bot).expect("the seat is asked").solve(&|_| true)
}

/// Plays one answer; the line for the log.
fn step(play: &mut dyn Play, bot: &str) -> String {
    let Idea { ask, seat, action, .. } = think(play, bot);
    play.act(seat, ask, action, 0).expect("bots answer legally")
}

fn text(lines: &[String]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[test]
fn the_lines_of_a_match_are_its_log_and_bring_it_back_at_any_time() {
    let mut play = standard(5);
    let mut lines = play.log();
    assert_eq!((lines.len(), play.header().seed), (2, None), "the seed would foretell the dice");
    while play.outcome().is_none() {
        lines.push(step(&mut *play, "random"));
        if play.count().is_multiple_of(40) {
            let again =
                whdw().resume(&mut text(&lines).as_bytes(), Limits::default(), 1).expect("it is proven");
            assert_eq!((again.hash(), again.count()), (play.hash(), play.count()));
            for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
                assert_eq!(again.scene(viewer), play.scene(viewer));
                assert_eq!(again.story(viewer, 0), play.story(viewer, 0));
            }
        }
    }
    assert!(play.asks().is_empty());
    assert_eq!(play.log()[..lines.len()], lines[..]);
    whdw().verify(&mut text(&play.log()).as_bytes(), Limits::default()).expect("it is proven");
}

#[test]
fn earlier_positions_can_be_looked_at_and_gone_back_to() {
    let wander = |seed| {
        let mut play = standard(seed);
        let mut scenes = vec![play.scene(Some(Seat(0)))];
        let mut hashes = vec![play.hash()];
        while play.count() < 120 && play.outcome().is_none() {
            step(&mut *play, "random");
            scenes.push(play.scene(Some(Seat(0))));
            hashes.push(play.hash());
        }
        (play.count() > 60).then_some((play, scenes, hashes))
    };
    // Some matches at random end early, and which ones depends on the data.
    let (mut play, mut scenes, mut hashes) = (6..26).find_map(wander).expect("more than one stride");
    let last = play.count();
    for count in [0, 1, 49, 50, 51, last - 1, last] {
        assert_eq!(play.scene_after(Some(Seat(0)), count).as_ref(), Some(&scenes[count as usize]), "{count}");
    }
    assert_eq!(play.scene_after(None, last + 1), None);
    assert!(!play.back_to(last + 1));
    let mut chance = SeededDice::new(3);
    for _ in 0..8 {
        let count = chance.below(play.count() + 1);
        assert!(play.back_to(count));
        assert_eq!((play.count(), play.hash()), (count, hashes[count as usize]));
        assert_eq!(play.scene(Some(Seat(0))), scenes[count as usize]);
        assert!(play.story(None, 0).iter().all(|(after, _)| *after <= count));
        hashes.truncate(count as usize + 1);
        scenes.truncate(count as usize + 1);
        for _ in 0..5 {
            if play.outcome().is_some() {
                break;
            }
            step(&mut *play, "random");
            hashes.push(play.hash());
            scenes.push(play.scene(Some(Seat(0))));
        }
    }
    whdw().resume(&mut text(&play.log()).as_bytes(), Limits::default(), 1).expect("it is still proven");
}

#[test]
fn a_fork_with_the_same_dice_goes_the_same_way() {
    let mut play = standard(7);
    let mut told = Vec::new();
    while play.outcome().is_none() && play.count() < 20 {
        told.push(think(&*play, "random"));
        step(&mut *play, "random");
    }
    let names = vec!["a".to_owned(), "b".to_owned()];
    let mut fork = play.fork(20, names.clone(), 1, true).expect("there are so many");
    assert_eq!((fork.count(), &fork.header().seats), (20, &names));
    for Idea { ask, seat, action, .. } in &told[20..] {
        fork.act(*seat, *ask, action.clone(), 0).expect("it is legal there too");
    }
    assert_eq!(fork.scene(None), play.scene(None));
    assert!(play.fork(play.count() + 1, names, 1, false).is_none());
}

#[test]
fn answers_with_dice_or_revealed_secrets_are_not_free_to_take_back() {
    let mut play = open("learning", ["learning-empire", "learning-orc"], 8);
    let (mut free, mut bound) = (0, 0);
    while play.outcome().is_none() {
        let seat = think(&*play, "random").seat;
        let line = step(&mut *play, "random");
        let rolled = !line.contains("\"dice\":[]");
        let revealed =
            play.story(None, play.count()).iter().any(|(_, told)| told.line.key == "event-commands-revealed");
        if rolled || revealed {
            assert_eq!(play.free_to_take_back(seat), 0, "{line}");
            bound += 1;
        } else if play.free_to_take_back(seat) > 0 {
            free += 1;
        }
        assert_eq!(play.before_last_answer(seat), Some(play.count() - 1));
    }
    assert!(free > 5 && bound > 5, "{free} free, {bound} bound");
}

#[test]
fn what_nobody_asked_is_denied() {
    let mut play = standard(9);
    let asked = play.asks()[0].clone();
    let other = Seat(1 - asked.seat.0);
    let idea = think(&*play, "greedy");
    let draft = Draft { verb: "no-such-verb".to_owned(), given: Vec::new() };
    let stale = AskId(asked.id.0 + 1);
    let one_seat = play.asks().len() == 1;
    if one_seat {
        assert_eq!(
            play.act(other, asked.id, idea.action.clone(), 0).expect_err("not asked").says[0].key,
            "denied-not-asked"
        );
    }
    assert_eq!(play.play(asked.seat, stale, &draft, 0).expect_err("stale").says[0].key, "denied-not-asked");
    assert!(!play.play(asked.seat, asked.id, &draft, 0).expect_err("no verb").refusals.is_empty());
    let wrong = play.act(asked.seat, asked.id, serde_json::json!({ "win": true }), 0).expect_err("no answer");
    assert_eq!(wrong.says[0].key, "catalog-not-an-answer");
    assert_eq!(play.count(), 0);
    play.pass(asked.seat, asked.id, 0).expect("the safe answer is legal");
    assert_eq!(play.count(), 1);
}

#[test]
fn hints_can_be_played_as_they_are() {
    for entry in games().iter() {
        let every = entry.every_match(&Settings::default(), Some(2)).expect("there are ready armies");
        let seats = ["Anna".to_owned(), "Bert".to_owned()];
        let opening = Opening { agreed: &every[0], seats: &seats, seed: 10 };
        let mut play = entry.open(&opening).expect("it can begin");
        let mut pointed = 0;
        while play.outcome().is_none() && play.count() < 20 {
            let Idea { ask, seat, draft, action, .. } = think(&*play, "greedy");
            let prompt = play.prompt(seat).expect("the seat is asked");
            match draft {
                Some(draft) => {
                    let known = prompt.verbs.iter().any(|verb| verb.id == draft.verb);
                    assert!(known, "{}: {draft:?} is none of {:?}", entry.id(), prompt.verbs);
                    let verdict = play.judge(seat, ask, &draft).expect("it is asked");
                    assert!(
                        verdict.whole && verdict.refusals.is_empty(),
                        "{}: {draft:?}: {verdict:?}",
                        entry.id()
                    );
                    play.play(seat, ask, &draft, 0).expect("a legal draft can be played");
                    pointed += 1;
                }
                None => {
                    play.act(seat, ask, action, 0).expect("bots answer legally");
                }
            }
        }
        assert!(pointed * 10 > play.count() * 8, "{}: {pointed} of {}", entry.id(), play.count());
    }
}
