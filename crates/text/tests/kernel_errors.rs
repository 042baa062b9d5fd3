//! Every complaint of the kernel can be said completely in both languages.

use std::collections::BTreeSet;

use gonfalon_kernel::{
    Denied, Line, Misfit, Refusal, Roll, Rolled, Seat,
    card::Trouble as Card,
    ledger::{Problem as Ledger, Trouble as LedgerTrouble},
    log::{Problem as Log, Trouble as LogTrouble, Unbuildable},
};
use gonfalon_text::{Lang, Texts};

fn misfits() -> [Misfit; 2] {
    let due = Roll { purpose: "trip", sides: 6 };
    let found = Rolled::die("luck", 3, 2);
    [Misfit { due, found: Some(found) }, Misfit { due, found: None }]
}

/// The sentence is complete and has no argument that nobody needs.
fn said_completely(texts: &Texts, line: &Line) {
    for lang in Lang::ALL {
        let resolved = texts.resolve(lang, line);
        assert_eq!(resolved.flaws, [], "{line:?}");
        let given: BTreeSet<String> = line.args.iter().map(|(name, _)| (*name).to_owned()).collect();
        let needed = &texts.keys(lang)[line.key];
        // Every remedy is told the line, and not every remedy mentions it.
        let allowed = given.is_superset(needed) && line.key.starts_with("log-remedy-");
        assert!(given == *needed || allowed, "{}: given {given:?}, needed {needed:?}", line.key);
    }
}

#[test]
fn of_logs() {
    let texts = Texts::new(&[]).expect("the kernel's texts are sound");
    let text = || "x".to_owned();
    let mut problems = vec![
        Log::Unreadable(text()),
        Log::NotALog,
        Log::OtherFormat(9),
        Log::Unbuildable(Unbuildable::UnknownGame(text())),
        Log::Unbuildable(Unbuildable::OtherRules { found: 1, ours: 2 }),
        Log::Unbuildable(Unbuildable::OtherData { found: text(), ours: text() }),
        Log::Malformed(text()),
        Log::OutOfPlace,
        Log::CutShort,
        Log::AfterEnd,
        Log::LongLine { limit: 1 },
        Log::TooMany { limit: 1 },
        Log::TooBig { limit: 1 },
        Log::NotAnAnswer(text()),
        Log::NotAsked(Seat(0)),
        Log::Over,
        Log::Refused(vec![Refusal::new("toy.a", "toy-a")]),
        Log::DiceLeft(1),
        Log::Edited,
        Log::OtherEnd,
    ];
    problems.extend(misfits().map(Log::Dice));
    for problem in problems {
        let trouble = LogTrouble { line: 3, problem };
        said_completely(&texts, &trouble.says());
        said_completely(&texts, &trouble.remedy());
        assert!(texts.line(Lang::De, &trouble.says()).contains("Zeile 3"), "{trouble:?}");
    }
}

#[test]
fn of_ledgers() {
    let texts = Texts::new(&[]).expect("the kernel's texts are sound");
    let text = || "x".to_owned();
    let problems = [
        Ledger::Unreadable(text()),
        Ledger::Form(text()),
        Ledger::Twice(text()),
        Ledger::BadId(text()),
        Ledger::ForeignTopic(text()),
        Ledger::NoTopic { id: text(), nearest: None },
        Ledger::NoSuchNeed { id: text(), needs: text(), nearest: Some(text()) },
        Ledger::Empty { id: text(), field: "de" },
        Ledger::Lonely { id: text(), field: "waived", without: "waived_de" },
        Ledger::BadSwitch { id: text(), switch: text() },
    ];
    for problem in problems {
        let trouble = LedgerTrouble { file: "toy.toml".to_owned(), line: 7, problem };
        said_completely(&texts, &trouble.says());
        assert!(texts.line(Lang::En, &trouble.says()).starts_with("toy.toml:7: "), "{trouble:?}");
    }
}

#[test]
fn of_cards() {
    let texts = Texts::new(&[]).expect("the kernel's texts are sound");
    let text = || "x".to_owned();
    let found = || vec![Refusal::new("toy.a", "toy-a")];
    let mut troubles = vec![
        Card::Unreadable(text()),
        Card::TooLong { limit: 1 },
        Card::NoCase,
        Card::BeforeRule,
        Card::NoRuleId { prefix: "toy", nearest: None },
        Card::UnknownId { id: text(), nearest: None },
        Card::UnknownWord { word: text(), nearest: None },
        Card::UnknownSeat { word: text(), nearest: None },
        Card::Form("do SEAT"),
        Card::GluedArrow(text()),
        Card::NothingBeforeArrow,
        Card::LateSetup { since: 1 },
        Card::ClaimsNothing,
        Card::Game(text()),
        Card::NoSuchSeat(Seat(0)),
        Card::NotAsked(Seat(0)),
        Card::Refused(found()),
        Card::NotRefused,
        Card::RefusedOtherwise { missing: text(), found: found() },
        Card::AskedOtherwise { seat: Seat(0), found: text() },
        Card::Asked(Seat(0)),
        Card::Expected { expectation: text(), found: text() },
        Card::NotSeen,
        Card::NotHidden,
        Card::ExplainedOtherwise { found: text() },
        Card::DiceLeft(vec![text()]),
        Card::CitesUnknown { id: text(), nearest: None },
        Card::Dishonest(text()),
        Card::ReplayDiffers { entries: 1 },
        Card::ActionLost { entry: 1 },
        Card::BadProposal { from: "fallback", seat: Seat(0), action: text(), found: found() },
        Card::Panicked(text()),
        Card::DoesNotFail,
    ];
    troubles.extend(misfits().map(Card::Dice));
    troubles.iter().for_each(|trouble| said_completely(&texts, &trouble.says()));
}

#[test]
fn of_the_door() {
    let texts = Texts::new(&[]).expect("the kernel's texts are sound");
    for denied in [Denied::Over, Denied::NotAsked] {
        denied.says().iter().for_each(|line| said_completely(&texts, line));
    }
}
