//! The greedy opponent clearly beats the random one, with every army and in every seat.

use std::sync::{Arc, OnceLock};

use gonfalon_bots::whdw::Greedy;
use gonfalon_bots::{Bot, Played, Random, Stopped, play_out};
use gonfalon_kernel::{Ask, Game, Seat, SeededDice, Seen};
use gonfalon_whdw::Whdw;
use gonfalon_whdw::action::{Action, Question};
use gonfalon_whdw::army::{ArmyFile, PrebuiltRegiment, RegimentEntry};
use gonfalon_whdw::data::{Faction, Library};
use gonfalon_whdw::setting::{Agreement, ArmyChoice, GameKind};
use gonfalon_whdw::state::State;

const MOST_DECISIONS: u32 = 5_000;

fn library() -> &'static Arc<Library> {
    static LIBRARY: OnceLock<Arc<Library>> = OnceLock::new();
    LIBRARY.get_or_init(|| Arc::clone(Library::core()))
}

fn soak() -> bool {
    std::env::var_os("GONFALON_SOAK").is_some_and(|wanted| wanted == "1")
}

fn begin(agreement: &Agreement, seed: u64) -> (Whdw, State, SeededDice) {
    let mut dice = SeededDice::new(seed);
    let (game, state) = agreement.begin(library(), &mut dice, &mut ()).expect("these armies are legal");
    (game, state, dice)
}

/// Plays one game in which `greedy` sits in one seat and chance in all others.
fn play(agreement: &Agreement, seed: u64, greedy: Seat) -> Played {
    let (game, mut state, mut dice) = begin(agreement, seed);
    let mut bots: Vec<Box<dyn Bot<Whdw>>> = Seat::all(game.seats())
        .map(|seat| -> Box<dyn Bot<Whdw>> {
            if seat == greedy {
                Box::new(Greedy::default())
            } else {
                Box::new(Random::new(seed ^ (u64::from(seat.0) << 32)))
            }
        })
        .collect();
    play_out(&game, &mut state, &mut bots, &mut dice, &mut (), MOST_DECISIONS)
        .unwrap_or_else(|stopped| panic!("{stopped}"))
}

/// Plays pairs of games, once in each seat; answers with games won and games played.
fn contest(pairs: u64, agreement: impl Fn(u64) -> Agreement) -> (u64, u64) {
    let mut won = 0;
    for seed in 0..pairs {
        for seat in [Seat(0), Seat(1)] {
            won += u64::from(play(&agreement(seed), seed, seat).outcome.winners == [seat]);
        }
    }
    (won, 2 * pairs)
}

/// An army of prebuilt regiments, another one for every number.
fn army(faction: Faction, regiments: usize, number: u64) -> ArmyChoice {
    let known = library().regiments.iter().filter(|regiment| regiment.faction == faction);
    let mut ids: Vec<&str> = known.map(|regiment| regiment.id.as_str()).collect();
    let mut chance = SeededDice::new(number);
    while ids.len() > regiments {
        ids.remove(chance.below(ids.len() as u32) as usize);
    }
    let entry = |id: &str| RegimentEntry::Prebuilt(PrebuiltRegiment { prebuilt: id.to_owned() });
    ArmyChoice::Regiments(ArmyFile {
        game: "whdw".to_owned(),
        name: String::new(),
        regiments: ids.into_iter().map(entry).collect(),
    })
}

fn prebuilt(number: u64) -> Agreement {
    let armies = vec![army(Faction::Order, 2, number), army(Faction::Destruction, 2, !number)];
    Agreement { armies, ..Agreement::new(GameKind::Standard) }
}

#[test]
fn greedy_beats_random_in_learning_games() {
    let (won, games) = contest(if soak() { 100 } else { 6 }, |_| Agreement::learning());
    println!("greedy won {won} of {games} learning games");
    assert!(won * 10 >= games * 8, "greedy won {won} of {games}");
}

#[test]
fn greedy_beats_random_with_prebuilt_regiments() {
    let (won, games) = contest(if soak() { 50 } else { 3 }, prebuilt);
    println!("greedy won {won} of {games} games with prebuilt regiments");
    assert!(won * 10 >= games * 8, "greedy won {won} of {games}");
}

#[test]
fn greedy_plays_every_kind_of_game() {
    let kinds = [(GameKind::Standard, 3), (GameKind::Standard, 4), (GameKind::Strongholds, 2)];
    for (kind, players) in kinds {
        for number in 0..if soak() { 30 } else { 1 } {
            let faction =
                |seat: u64| if seat.is_multiple_of(2) { Faction::Order } else { Faction::Destruction };
            let armies = (0..players).map(|seat| army(faction(seat), 1, number * 7 + seat)).collect();
            let (game, mut state, mut dice) = begin(&Agreement { armies, ..Agreement::new(kind) }, number);
            let mut bots = vec![Greedy::default(); players as usize];
            let played = play_out(&game, &mut state, &mut bots, &mut dice, &mut (), MOST_DECISIONS);
            assert!(played.is_ok(), "{kind:?} with {players} players: {played:?}");
        }
    }
}

#[test]
fn greedy_answers_every_time_the_same() {
    let once = play(&Agreement::learning(), 5, Seat(0));
    assert_eq!(once, play(&Agreement::learning(), 5, Seat(0)));
}

#[test]
fn a_match_without_end_is_reported() {
    let (game, mut state, mut dice) = begin(&Agreement::learning(), 1);
    let mut bots = [Random::new(1), Random::new(2)];
    let stopped = play_out(&game, &mut state, &mut bots, &mut dice, &mut (), 10);
    assert_eq!(stopped, Err(Stopped::TooLong { decisions: 10 }));
    assert!(game.outcome(&state).is_none());
}

struct AlwaysDone;

impl Bot<Whdw> for AlwaysDone {
    fn answer(&mut self, _: &Whdw, _: &Seen<'_, Whdw>, _: &Ask<Question>) -> Action {
        Action::Done
    }
}

#[test]
fn an_illegal_answer_is_reported() {
    let (game, mut state, mut dice) = begin(&Agreement::learning(), 1);
    let asked = game.asks(&state)[0].seat;
    let stopped = play_out(&game, &mut state, &mut [AlwaysDone, AlwaysDone], &mut dice, &mut (), 10);
    assert!(matches!(stopped, Err(Stopped::Denied { seat, .. }) if seat == asked), "{stopped:?}");
}
