//! Questions that seldom come up can be answered by pointing as well.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Ask, AskId, Game as _, RuleId};
use gonfalon_scene::Shows as _;
use gonfalon_table::Length;
use smallvec::smallvec;

use crate::action::{Action, Question};
use crate::data::SpellId;
use crate::fixture::{BLUE, Fixture, RED, tenths};
use crate::view::View;

fn table() -> (Fixture, DiskId, DiskId, DiskId) {
    let mut fixture = Fixture::new(2);
    let one = fixture.disk(RED, "grugs", 200, 200);
    let other = fixture.disk(RED, "grugs", 300, 200);
    let enemy = fixture.disk(BLUE, "grugs", 300, 300);
    (fixture, one, other, enemy)
}

/// Every answer goes through its draft, and the draft's verb is offered.
fn round_trips(fixture: &Fixture, question: Question, actions: &[Action]) {
    let ask = Ask { id: AskId(1), seat: RED, question, rule: RuleId("dw.general.scenario-wins") };
    let view: View = fixture.game.view(&fixture.state, Some(RED));
    let prompt = fixture.game.prompt(&view, &ask);
    for action in actions {
        let draft = fixture.game.draft(&view, &ask, action).expect("every answer can be pointed out");
        assert!(prompt.verbs.iter().any(|verb| verb.id == draft.verb), "{draft:?} among {:?}", prompt.verbs);
        assert_eq!(fixture.game.answer(&view, &ask, &draft), Ok(Some(action.clone())), "{draft:?}");
        fixture.game.preview(&view, &ask, &draft);
    }
    let nonsense = gonfalon_scene::Draft { verb: "sing:7".to_owned(), given: Vec::new() };
    assert!(fixture.game.answer(&view, &ask, &nonsense).is_err());
}

#[test]
fn choices_among_disks() {
    let (fixture, one, other, enemy) = table();
    let chosen = [Action::Choose(one), Action::Choose(other), Action::Done];
    let among = || smallvec![one, other];
    round_trips(&fixture, Question::AnyTime { disks: among() }, &chosen);
    round_trips(&fixture, Question::Redirect { disk: enemy, count: 2, among: among() }, &chosen);
    round_trips(&fixture, Question::Credit { victim: enemy, among: among() }, &chosen);
    round_trips(&fixture, Question::NestBlow { land: 0, among: among() }, &chosen);
    let surge = Question::Surge { spell: SpellId(0), by: enemy, casters: among() };
    round_trips(&fixture, surge, &chosen);
    let apart = Question::FightApart { disks: among(), defender: enemy };
    round_trips(&fixture, apart, &[Action::ChooseAll(smallvec![other]), Action::Done]);
}

#[test]
fn damage_is_shared_out_point_by_point() {
    let (fixture, one, other, _) = table();
    let question = Question::Share { damage: 5, among: smallvec![one, other] };
    let shared = [Action::Share(vec![(one, 3), (other, 2)]), Action::Share(vec![(other, 5)])];
    round_trips(&fixture, question, &shared);
}

#[test]
fn offers_and_places() {
    let (fixture, one, other, enemy) = table();
    let offered = [Action::Accept, Action::Done];
    round_trips(&fixture, Question::Enslave { by: one, victim: enemy }, &offered);
    let at = [Action::At(tenths(310, 210))];
    round_trips(&fixture, Question::Lay { disk: one, on: other }, &at);
    let around = (tenths(300, 200), Length::inches(1));
    let fall = Question::AimDisk { disk: one, around, within: Length::inches(3), again: false };
    round_trips(&fixture, fall, &at);
    let fire = Question::Fire { archers: smallvec![one] };
    round_trips(&fixture, fire, &[Action::Done]);
}

#[test]
fn the_death_ball_is_tossed_as_high_as_the_rules_ask() {
    let (fixture, ..) = table();
    let question = Question::Toss { spell: SpellId(0) };
    let ask =
        Ask { id: AskId(1), seat: RED, question: question.clone(), rule: RuleId("dw.spell.death-ball") };
    let view = fixture.game.view(&fixture.state, Some(RED));
    let safe = fixture.game.fallback(&view, &ask);
    assert_eq!(fixture.game.refusals(&fixture.state, &ask, &safe), []);
    round_trips(&fixture, question, &[safe]);
}
