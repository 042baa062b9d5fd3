//! Rules that bore on an answer though no event cites them: spells that were cast, abilities that worked, terrain that was
//! entered, skills in a battle, and what somebody was asked and did not decline.

use gonfalon_dw::{
    action::{Action, Disks},
    board::Board,
    data::SkillKind,
    event::Event,
    setting::Drops,
    state::{LandKind, Source},
};
use gonfalon_kernel::RuleId;
use gonfalon_table::Circle;

use super::Host;
use crate::host::Moment;

/// The rules that bore on an answer and what came of it.
pub(super) fn rules(moment: &Moment<'_, Host>) -> Vec<RuleId> {
    let board = Board::new(moment.game, &moment.before.table);
    let mut rules = Vec::new();
    if *moment.action != Action::Done {
        rules.push(moment.ask.rule);
    }
    for event in moment.events {
        match event {
            Event::Announced { spell, .. } => rules.push(board.rule_of(Source::Spell(*spell))),
            Event::AbilityUsed { source, .. } => rules.push(board.rule_of(*source)),
            Event::LastingBegan(lasting) => rules.push(board.rule_of(lasting.source)),
            Event::Nullified { .. } => rules.push(RuleId("dw.spell.surge")),
            Event::Flipped { disk, to, .. } | Event::CameDown { disk, at: to } => {
                rules.extend(terrain(board, &Circle::new(*to, board.table.pile.diameter(*disk))));
            }
            Event::BattleBegan { attackers, defenders } => {
                rules.extend(skills(board, attackers, true));
                rules.extend(skills(board, defenders, false));
            }
            Event::Fell { .. } if board.game.options.drops == Drops::Physics => {
                rules.push(RuleId("dw.physics.simulation"));
            }
            _ => {}
        }
    }
    rules
}

/// Terrain under a Disk that has come to lie somewhere.
fn terrain(board: Board<'_>, circle: &Circle) -> Vec<RuleId> {
    let lands =
        board.table.lands.iter().zip(0..).filter(|(land, _)| matches!(land.kind, LandKind::Terrain(_)));
    let entered = lands.filter(|(land, _)| board.land_circle(land).overlaps(circle));
    entered.map(|(_, index)| board.rule_of(Source::Land(index))).collect()
}

/// Skills that tell in a battle.
fn skills(board: Board<'_>, disks: &Disks, attacking: bool) -> Vec<RuleId> {
    let swashbuckler =
        if attacking { "dw.skill.swashbuckler-attack" } else { "dw.skill.swashbuckler-defend" };
    let telling = [
        (SkillKind::FirstBlow, "dw.skill.first-blow", attacking),
        (SkillKind::Swashbuckler, swashbuckler, true),
        (SkillKind::Berserk, "dw.skill.berserk", attacking),
    ];
    let printed = disks.iter().filter_map(|disk| board.disk(*disk).profile);
    let found = printed.flat_map(|profile| {
        telling.iter().filter(move |(skill, _, tells)| *tells && board.library()[profile].has(*skill))
    });
    found.map(|(_, rule, _)| RuleId(rule)).collect()
}
