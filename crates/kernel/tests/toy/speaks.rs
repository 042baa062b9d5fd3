//! The words of the toy game's cards.

use std::sync::atomic::{AtomicU8, Ordering};

use gonfalon_kernel::{
    Ask, BySeat, Dice, Game as _, Ledger, Refusal, Seat,
    card::{Speaks, Verdict, run_text},
    nearest,
};

use crate::game::{Action, Event, Fault, Order, Question, State, Toy, View};

#[derive(Debug)]
pub(crate) struct ToyWords;

#[derive(Debug, Default)]
pub(crate) struct Scene {
    at: [i32; 2],
    luck: [Option<u8>; 2],
    rounds_before: u8,
    fault: Fault,
    unsteady: bool,
}

pub(crate) fn ledger() -> Ledger {
    Ledger::read("toy.toml", include_str!("toy.toml")).expect("the ledger of the toy is whole")
}

/// Runs a card and returns its verdicts.
pub(crate) fn run(text: &str) -> Vec<Verdict> {
    run_text::<ToyWords>("test.card", text, &ledger())
}

fn seat(word: &str) -> Result<Seat, String> {
    let found = Seat::from_colour(word).filter(|seat| seat.0 < 2);
    found.ok_or_else(|| {
        format!("there is no `{word}`; did you mean {}?", nearest(word, ["red", "blue"]).unwrap_or_default())
    })
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no number"))
}

fn check(holds: bool, found: String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(found) }
}

impl Speaks for ToyWords {
    type Game = Toy;
    type Scene = Scene;

    fn prefix() -> &'static str {
        "toy"
    }

    fn blank() -> Scene {
        Scene::default()
    }

    fn nouns() -> &'static [&'static str] {
        &["runner", "luck", "round", "fault"]
    }

    fn arrange(scene: &mut Scene, words: &[&str]) -> Result<(), String> {
        match words {
            ["runner", name, "at", place] => scene.at[seat(name)?.index()] = number(place)?,
            ["luck", name, value] => scene.luck[seat(name)?.index()] = Some(number(value)?),
            ["round", count] => scene.rounds_before = number::<u8>(count)?.saturating_sub(1),
            ["fault", "bad-fallback"] => scene.fault = Fault::BadFallback,
            ["fault", "bad-proposal"] => scene.fault = Fault::BadProposal,
            ["fault", "bad-alternative"] => scene.fault = Fault::BadAlternative,
            ["fault", "unknown-citation"] => scene.fault = Fault::UnknownCitation,
            ["fault", "panic"] => scene.fault = Fault::Panic,
            ["fault", "leak"] => scene.fault = Fault::Leak,
            ["fault", "unsteady"] => scene.unsteady = true,
            _ => return Err(format!("this is not how to set up: {}", words.join(" "))),
        }
        Ok(())
    }

    fn attempt(_: &Scene, words: &[&str]) -> Result<Vec<Refusal>, String> {
        match words {
            ["runner", _, "at", place] if number::<i32>(place)? < 0 => {
                Ok(vec![Refusal::new("toy.run.table", "toy-off-the-table")])
            }
            ["runner", _, "at", _] => Ok(Vec::new()),
            _ => Err(format!("this cannot be tried: {}", words.join(" "))),
        }
    }

    fn start(scene: &Scene, dice: &mut dyn Dice) -> Result<(Toy, State), String> {
        static STARTS: AtomicU8 = AtomicU8::new(0);
        let game = Toy { seats: 2, fault: scene.fault };
        let at = BySeat::new(2, |seat| scene.at[seat.index()]);
        let mut state = game.start(at, &scene.luck, scene.rounds_before, dice);
        if scene.unsteady {
            state.round = STARTS.fetch_add(1, Ordering::Relaxed);
        }
        Ok((game, state))
    }

    fn die(purpose: &str, word: &str) -> Result<(String, u8), String> {
        let value = match word {
            "high" => 6,
            "low" => 1,
            word => number(word)?,
        };
        Ok((purpose.to_owned(), value))
    }

    fn action(_: &Toy, _: &State, _: &Ask<Question>, _: Seat, words: &[&str]) -> Result<Action, String> {
        match words {
            ["hold"] => Ok(Action::Order(Order::Hold)),
            ["run", to] => Ok(Action::Order(Order::Run { to: number(to)? })),
            ["trip"] => Ok(Action::Trip),
            ["pass"] => Ok(Action::Pass),
            [word, ..] => {
                let known = nearest(word, ["hold", "run", "trip", "pass"]).unwrap_or_default();
                Err(format!("`{word}` is no action; did you mean {known}?"))
            }
            [] => Err("an action is missing".to_owned()),
        }
    }

    fn question(question: &Question) -> String {
        match question {
            Question::Order => "order".to_owned(),
            Question::Trip { runner } => format!("trip {runner}"),
        }
    }

    fn expect(game: &Toy, state: &State, events: &[Event], words: &[&str]) -> Result<(), String> {
        match words {
            ["round", round] => check(state.round == number::<u8>(round)?, format!("round {}", state.round)),
            ["revealed"] => {
                check(events.iter().any(|event| matches!(event, Event::Revealed(_))), format!("{events:?}"))
            }
            ["tripped", name] => {
                let runner = seat(name)?;
                let tripped =
                    |event: &Event| matches!(event, Event::Tripped { runner: one, .. } if *one == runner);
                check(events.iter().any(tripped), format!("{events:?}"))
            }
            ["missed"] => {
                check(events.iter().any(|event| matches!(event, Event::Missed { .. })), format!("{events:?}"))
            }
            ["won", name] => {
                let winner = seat(name)?;
                let won = game.outcome(state).is_some_and(|outcome| outcome.winners == [winner]);
                check(won, format!("{:?}", game.outcome(state)))
            }
            [name, "at", place] => {
                let at = state.at[seat(name)?];
                check(at == number::<i32>(place)?, format!("{name} at {at}"))
            }
            _ => Err(format!("this cannot be expected: {}", words.join(" "))),
        }
    }

    fn sees(_: &Toy, view: &View, words: &[&str]) -> Result<bool, String> {
        match words {
            ["luck", name] => Ok(view.luck[seat(name)?].is_some()),
            ["order", name] => Ok(view.orders[seat(name)?].is_some()),
            _ => Err(format!("this cannot be seen: {}", words.join(" "))),
        }
    }

    fn explain(_: &Toy, state: &State, words: &[&str]) -> Result<String, String> {
        match words {
            ["trip", name] => {
                let luck = state.luck[seat(name)?];
                Ok(format!("{}+ = 6 -  {luck} luck [toy.trip.roll]", 6 - luck))
            }
            _ => Err(format!("this has no reasons: {}", words.join(" "))),
        }
    }

    fn draw(_: &Toy, state: &State) -> String {
        state.at.iter().map(|(seat, at)| format!("{seat} at {at}\n")).collect()
    }

    fn honest(game: &Toy, state: &State) -> Result<(), String> {
        for (owner, viewer) in [(Seat(0), Seat(1)), (Seat(1), Seat(0))] {
            let mut other = state.clone();
            other.luck[owner] = 4 - other.luck[owner].min(3);
            if other.luck != state.luck && game.view(state, Some(viewer)) != game.view(&other, Some(viewer)) {
                return Err(format!("{viewer} knows the luck of {owner}"));
            }
        }
        Ok(())
    }
}
