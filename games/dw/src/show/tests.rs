//! Questions that seldom come up can be answered by pointing as well.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Ask, AskId, Game as _, RuleId};
use gonfalon_scene::{Given, RingKind, Shows as _, Spot, measure};
use gonfalon_table::{Heading, Length};
use smallvec::{SmallVec, smallvec};

use crate::action::{Action, Borrowed, Choice, Order, Question, Striker};
use crate::data::{SpellId, TokenKind};
use crate::fixture::{BLUE, Fixture, RED, on, on_at, profile, spell, tenths, terrain};
use crate::movement::Mover;
use crate::state::Role;
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

fn activate() -> Question {
    Question::Activate { made: 0, least: 3, most: 3, due: SmallVec::new() }
}

fn fires(archer: DiskId, target: DiskId, x: i32, y: i32) -> Action {
    Action::Fire { archer, weapon: 0, target, aim: tenths(x, y) }
}

#[test]
fn missed_missiles_are_gathered_and_fired_again() {
    let (mut fixture, _, _, enemy) = table();
    let archer = fixture.disk(RED, "deepwood-archers", 250, 250);
    let middle = fires(archer, enemy, 300, 300);
    let beside = fires(archer, enemy, 303, 298);
    round_trips(&fixture, Question::Refire { disk: archer }, &[middle.clone(), beside.clone(), Action::Done]);
    round_trips(&fixture, Question::Fire { archers: smallvec![archer] }, &[middle, beside, Action::Done]);
}

#[test]
fn what_was_converted_is_taken_or_laid_down() {
    let (mut fixture, _, _, enemy) = table();
    let hidden = fixture.stack(RED, "grugs");
    let offer = Question::Convert { disk: enemy, profile: profile("grugs") };
    round_trips(&fixture, offer, &[Action::Accept, Action::Done]);
    let places = [Action::At(tenths(200, 260)), Action::Done];
    round_trips(&fixture, Question::PlaceUnconverted { disk: hidden }, &places);
}

#[test]
fn everything_before_the_first_round() {
    let (mut fixture, ..) = table();
    let (top, next) = (fixture.stack(RED, "grugs"), fixture.stack(RED, "grugs"));
    round_trips(&fixture, Question::ArrangeStack, &[Action::Stack(vec![next, top])]);
    let lake = Action::Terrain { kind: terrain("lake"), at: tenths(100, 100) };
    round_trips(&fixture, Question::PlaceTerrain { left: 1, barred: SmallVec::new() }, &[lake]);
    let staging = [Action::At(tenths(100, 100))];
    round_trips(&fixture, Question::PlaceStaging { role: Role::Attacker }, &staging);
    let both = Action::Place(vec![(top, tenths(100, 100)), (next, tenths(130, 100))]);
    round_trips(&fixture, Question::PlaceStarting { count: 2 }, std::slice::from_ref(&both));
    round_trips(&fixture, Question::Reinforce { most: 2, called: false }, &[both, Action::Done]);
    let one = Action::Place(vec![(next, tenths(130, 100))]);
    round_trips(&fixture, Question::PlaceOne, &[one]);
}

#[test]
fn flips_stacks_and_strikes() {
    let (fixture, one, other, enemy) = table();
    let flip = Action::Flip(smallvec![Heading::NORTH]);
    let on = Question::Flip { disk: one, left: 2, mover: Mover::Activated };
    round_trips(&fixture, on, &[flip.clone(), Action::Done]);
    round_trips(&fixture, Question::ForcedFlip { disk: one, away_from: Some(enemy) }, &[flip]);
    let stacks = vec![smallvec![one, enemy], smallvec![other]];
    round_trips(&fixture, Question::ChooseStack { among: stacks }, &[Action::Next(0), Action::Next(1)]);
    let strikers = vec![Striker { disk: one, victims: smallvec![enemy, other] }];
    let struck = [Action::Strike(vec![(one, enemy)]), Action::Strike(vec![(one, other)])];
    round_trips(&fixture, Question::Strike { strikers }, &struck);
}

#[test]
fn ambushes_teleports_and_gates() {
    let (mut fixture, one, _, enemy) = table();
    let caster = fixture.disk(RED, "rhoq-lophram", 350, 200);
    let monkey = fixture.disk(RED, "chargr-monkey", 350, 300);
    fixture.spell(RED, "teleport");
    fixture.token(TokenKind::Gate, 200, 200);
    fixture.token(TokenKind::Gate, 400, 400);
    let ordered = |disk, order| Action::Activate { disk, order };
    let teleport = Order::Cast { spell: spell("teleport"), choice: Box::new(on_at(one, 250, 220)) };
    let ambush = Order::Use { ability: 0, choice: Box::new(on_at(enemy, 310, 310)) };
    let gate = Order::Gate { to: 1, at: tenths(405, 405) };
    let orders = [ordered(caster, teleport), ordered(monkey, ambush), ordered(one, gate)];
    round_trips(&fixture, activate(), &orders);
}

#[test]
fn abilities_of_others_are_borrowed_with_all_their_choices() {
    let (mut fixture, _, _, enemy) = table();
    let caster = fixture.disk(RED, "rhoq-lophram", 350, 200);
    let double = fixture.disk(RED, "doppleganger", 360, 300);
    let monkey = fixture.disk(BLUE, "chargr-monkey", 390, 300);
    fixture.spell(RED, "charm");
    let borrowed = |target| {
        let choice = Box::new(on_at(target, 310, 310));
        Some(Borrowed { disk: monkey, ability: 0, choice })
    };
    let charm = Choice { borrowed: borrowed(caster), ..on(&[monkey]) };
    let charm = Order::Cast { spell: spell("charm"), choice: Box::new(charm) };
    let copy = Choice { borrowed: borrowed(enemy), ..Choice::default() };
    let copy = Order::Use { ability: 0, choice: Box::new(copy) };
    let orders = [(caster, charm), (double, copy)].map(|(disk, order)| Action::Activate { disk, order });
    round_trips(&fixture, activate(), &orders);
}

#[test]
fn nothing_measured_reaches_anybody_before_it_may_be() {
    let (mut fixture, one, _, enemy) = table();
    let archer = fixture.disk(RED, "deepwood-archers", 250, 250);
    let spots = [Spot::Piece("disk-0".to_owned()), Spot::Piece("disk-2".to_owned())];
    for measuring in [false, true] {
        fixture.game.options.measuring = measuring;
        let game = &fixture.game;
        let view: View = game.view(&fixture.state, Some(RED));
        let scene = game.scene(&view);
        assert_eq!(measure(&scene, &spots).is_some(), measuring, "a tape");
        assert_eq!(
            game.sight(&view, &"disk-0".to_owned(), &"disk-2".to_owned()).is_some(),
            measuring,
            "sight"
        );
        let rings = game.rings(&view, &format!("disk-{}", archer.0));
        let told = rings.iter().filter(|ring| matches!(ring.kind, RingKind::Move | RingKind::Attack)).count();
        assert_eq!(told, if measuring { 2 } else { 0 }, "rings");
        let ask =
            |question| Ask { id: AskId(1), seat: RED, question, rule: RuleId("dw.general.scenario-wins") };
        let moved = Action::Activate { disk: one, order: Order::Move(smallvec![Heading::EAST]) };
        for (question, action) in [
            (activate(), moved),
            (Question::Fire { archers: smallvec![archer] }, fires(archer, enemy, 300, 300)),
        ] {
            let ask = ask(question);
            let draft = game.draft(&view, &ask, &action).expect("every answer can be pointed out");
            let preview = game.preview(&view, &ask, &draft);
            let shown = preview.ghosts.len() + preview.traces.len() + preview.distances.len();
            assert_eq!(shown > 0, measuring, "{draft:?}");
        }
    }
}

#[test]
fn a_spell_without_a_range_measures_nothing() {
    let (mut fixture, one, ..) = table();
    let caster = fixture.disk(RED, "rhoq-lophram", 350, 200);
    let ask = Ask { id: AskId(1), seat: RED, question: activate(), rule: RuleId("dw.cast.level") };
    for (id, told) in [("carapace", 0), ("shield", 1)] {
        let spell = fixture.spell(RED, id);
        let view: View = fixture.game.view(&fixture.state, Some(RED));
        let order = Order::Cast { spell, choice: Box::new(on(&[one])) };
        let action = Action::Activate { disk: caster, order };
        let draft = fixture.game.draft(&view, &ask, &action).expect("every answer can be pointed out");
        assert_eq!(fixture.game.preview(&view, &ask, &draft).traces.len(), told, "{id}");
    }
}

#[test]
fn an_aim_is_marked_without_saying_how_far_it_is() {
    let (mut fixture, _, _, enemy) = table();
    let archer = fixture.disk(RED, "deepwood-archers", 250, 250);
    let view: View = fixture.game.view(&fixture.state, Some(RED));
    let question = Question::Fire { archers: smallvec![archer] };
    let ask = Ask { id: AskId(1), seat: RED, question, rule: RuleId("dw.missile.may-hold") };
    let action = fires(archer, enemy, 303, 298);
    let draft = fixture.game.draft(&view, &ask, &action).expect("every answer can be pointed out");
    assert!(matches!(draft.given[..], [Given::Pick(_), Given::Place { .. }]));
    let preview = fixture.game.preview(&view, &ask, &draft);
    assert_eq!((preview.ghosts.len(), preview.traces.len(), preview.distances.len()), (1, 0, 0));
}

#[test]
fn a_stack_shows_its_top_alone_and_a_spellbook_nothing() {
    let (mut fixture, ..) = table();
    let top = fixture.stack(BLUE, "golem");
    let below = fixture.stack(BLUE, "grugs");
    fixture.spell(BLUE, "surge");
    fixture.state.table.disks[top.index()].profile = Some(profile("golem"));
    let seen = |seat| {
        let view: View = fixture.game.view(&fixture.state, seat);
        let scene = fixture.game.scene(&view);
        let shown = |disk: DiskId| scene.pieces.iter().any(|piece| piece.key == format!("disk-{}", disk.0));
        (shown(top), shown(below), scene.cards.len())
    };
    assert_eq!(seen(Some(RED)), (true, false, 0));
    assert_eq!(seen(None), (true, false, 0));
    assert_eq!(seen(Some(BLUE)), (true, true, 1));
}
