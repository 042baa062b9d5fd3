//! Every reason against an agreement.

use gonfalon_kernel::{Arg, MOST_SEATS, Refusal};
use gonfalon_table::{Length, Rectangle};

use super::Agreement;
use crate::army::Army;
use crate::data::{Layout, Library, Scenario, Victory};
use crate::setup::layout;

/// The most Disks of a match, since one byte names each of them.
const MOST_DISKS: usize = 250;
/// The largest table, along each edge.
const LARGEST: Length = Length::inches(150);
/// The most Terrain Disks of each player.
const MOST_TERRAIN: u8 = 9;
/// The last round that players can agree on, and after which every match is judged as it stands.
pub(crate) const MOST_ROUNDS: u8 = 200;

impl Agreement {
    /// Every reason against the agreement, the armies themselves aside.
    pub(crate) fn refusals(&self, library: &Library) -> Vec<Refusal> {
        let Some(scenario) = library.scenario(&self.scenario) else {
            return vec![
                Refusal::new("dw.scenario.available", "agreement-unknown-scenario")
                    .with("word", Arg::Verbatim(self.scenario.clone())),
            ];
        };
        let scenario = &library[scenario];
        let mut refusals = Vec::new();
        let (least, most) = (scenario.least_players, scenario.most_players.min(MOST_SEATS));
        let players = self.armies.len();
        if !(usize::from(least)..=usize::from(most)).contains(&players) {
            let exact = least == most;
            let key = if exact { "agreement-exact-player-count" } else { "agreement-player-count" };
            refusals.push(
                Refusal::new("dw.general.players", key)
                    .number("found", players as i64)
                    .number("least", least)
                    .number("most", most),
            );
        }
        if self.options.points == 0 {
            refusals.push(Refusal::new("dw.army.agree-total", "agreement-no-points"));
        }
        refusals.extend(self.table_refusals(library, scenario));
        refusals.extend(self.number_refusals(scenario));
        refusals.extend(self.role_refusal(scenario));
        refusals
    }

    fn table_refusals(&self, library: &Library, scenario: &Scenario) -> Vec<Refusal> {
        let (width, depth) = self.table(scenario);
        let (least_width, least_depth) = library.constants.smallest_table;
        let sizes = |refusal: Refusal| {
            refusal.with("width", Arg::Length(width.0)).with("depth", Arg::Length(depth.0))
        };
        if width < least_width || depth < least_depth || width > LARGEST || depth > LARGEST {
            return vec![
                sizes(Refusal::new("dw.setup.table", "agreement-table-size"))
                    .with("least-width", Arg::Length(least_width.0))
                    .with("least-depth", Arg::Length(least_depth.0))
                    .with("most", Arg::Length(LARGEST.0)),
            ];
        }
        let table = Rectangle::sized(width, depth);
        let players = u8::try_from(self.armies.len()).unwrap_or(u8::MAX);
        let mut lands = layout::lands(scenario.layout, table, library.constants.land, players);
        let fit = lands.all(|(_, circle)| table.holds_circle(&circle));
        if fit {
            return Vec::new();
        }
        vec![sizes(Refusal::new("dw.scenario.land-distance", "agreement-table-too-small"))]
    }

    fn number_refusals(&self, scenario: &Scenario) -> Vec<Refusal> {
        let options = &self.options;
        let mut refusals = Vec::new();
        if let Some(each) = options.terrain_each {
            if matches!(scenario.layout, Layout::Siege { .. }) {
                refusals
                    .push(Refusal::new("dw.scenario.siege-defender-terrain", "agreement-terrain-is-fixed"));
            } else if each > MOST_TERRAIN {
                refusals.push(
                    Refusal::new("dw.terrain.number", "agreement-too-much-terrain")
                        .number("found", each)
                        .number("most", MOST_TERRAIN),
                );
            }
        }
        if let Some(kills) = options.kills {
            let adjustable = scenario.victory.iter().any(|condition| {
                matches!(condition, Victory::SoleControlAndKills(_) | Victory::KillLead { .. })
            });
            if !adjustable {
                refusals
                    .push(Refusal::new("dw.scenario.points-adjustable", "agreement-kills-not-adjustable"));
            } else if kills == 0 {
                refusals.push(Refusal::new("dw.scenario.points-adjustable", "agreement-no-kills"));
            }
        }
        if let Some(rounds) = options.rounds {
            if scenario.rounds.is_some() {
                refusals.push(Refusal::new("dw.general.scenario-wins", "agreement-rounds-fixed"));
            } else if !(1..=MOST_ROUNDS).contains(&rounds) {
                refusals.push(
                    Refusal::new("dw.general.scenario-wins", "agreement-rounds").number("most", MOST_ROUNDS),
                );
            }
        }
        refusals
    }

    fn role_refusal(&self, scenario: &Scenario) -> Option<Refusal> {
        let attacker = self.options.attacker?;
        if !matches!(scenario.layout, Layout::Siege { .. }) {
            return Some(Refusal::new("dw.scenario.siege-roles", "agreement-no-roles"));
        }
        (attacker.index() >= self.armies.len())
            .then(|| Refusal::new("dw.scenario.siege-roles", "agreement-attacker-absent"))
    }
}

/// The armies together must not have more Disks than can be told apart.
pub(super) fn too_many_disks(armies: &[Army]) -> Option<Refusal> {
    let count = armies.iter().flat_map(Army::disks).count();
    (count > MOST_DISKS).then(|| {
        Refusal::new("dw.army.agree-total", "agreement-too-many-disks")
            .number("found", count as i64)
            .number("most", MOST_DISKS as i64)
    })
}
