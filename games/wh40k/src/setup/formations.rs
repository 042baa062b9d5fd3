//! Battle formations: Hover mode, Leaders, passengers and Reserves, noted in secret.

use gonfalon_kernel::{Refusal, Seat};

use crate::action::{Action, Formations};
use crate::board::Board;
use crate::data::{Core, CoreAbilityKind, Keyword};
use crate::state::{ModelId, Reserves, UnitId};

/// Every reason against an answer to who notes the battle formations.
pub(crate) fn formation_refusals(board: Board<'_>, seat: Seat, action: &Action) -> Vec<Refusal> {
    let Action::Formations(formations) = action else {
        return vec![Refusal::new("wh40k.mission.formations-secret", "refusal-not-an-answer")];
    };
    let judge = Judge { board, seat, formations };
    let mut refusals = judge.owned();
    if refusals.is_empty() {
        refusals.extend(judge.hovering());
        refusals.extend(judge.leaders());
        refusals.extend(judge.embarked());
        refusals.extend(judge.reserves());
    }
    refusals
}

struct Judge<'a> {
    board: Board<'a>,
    seat: Seat,
    formations: &'a Formations,
}

impl Judge<'_> {
    fn no(&self, rule: &'static str, key: &'static str, unit: UnitId) -> Refusal {
        Refusal::new(rule, key).with("unit", self.board.name(unit))
    }

    /// Only units of one's own are disposed of.
    fn owned(&self) -> Vec<Refusal> {
        let Formations { hovering, leaders, embarked, reserves } = self.formations;
        let pairs = leaders.iter().chain(embarked).flat_map(|(one, other)| [*one, *other]);
        let named = hovering.iter().copied().chain(pairs).chain(reserves.iter().map(|(unit, _)| *unit));
        let strange = named.filter(|unit| self.board.owner(*unit) != self.seat);
        strange
            .map(|unit| self.no("wh40k.mission.formations-secret", "refusal-not-your-unit", unit))
            .collect()
    }

    fn hovering(&self) -> Vec<Refusal> {
        let hovering = &self.formations.hovering;
        let mut refusals = Vec::new();
        for (place, unit) in hovering.iter().enumerate() {
            let able = self.part(*unit).all(|model| {
                self.board.core(model, CoreAbilityKind::Hover).is_some()
                    && self.board.model_is(model, Core::Aircraft)
            });
            if !able {
                refusals.push(self.no("wh40k.aircraft.hover-declare", "refusal-cannot-hover", *unit));
            }
            if hovering[..place].contains(unit) {
                refusals.push(self.no("wh40k.aircraft.hover-declare", "refusal-named-twice", *unit));
            }
        }
        refusals
    }

    fn leaders(&self) -> Vec<Refusal> {
        let leaders = &self.formations.leaders;
        let mut refusals = Vec::new();
        for (place, (leader, bodyguard)) in leaders.iter().enumerate() {
            let able = self.part(*leader).any(|model| {
                self.board.core(model, CoreAbilityKind::Leader).is_some()
                    && self.board.model_is(model, Core::Character)
            });
            if !able {
                refusals.push(self.no("wh40k.leader.leader", "refusal-no-leader", *leader));
            }
            if !self.board.datasheet(*leader).leads.contains(&self.board.datasheet(*bodyguard).id) {
                let refusal = self.no("wh40k.leader.attach", "refusal-cannot-lead", *leader);
                refusals.push(refusal.with("bodyguard", self.board.name(*bodyguard)));
            }
            let before = &leaders[..place];
            if before.iter().any(|(other, _)| other == leader) {
                refusals.push(self.no("wh40k.leader.attach", "refusal-named-twice", *leader));
            }
            if before.iter().any(|(_, other)| other == bodyguard) {
                refusals.push(self.no("wh40k.leader.one-leader", "refusal-second-leader", *bodyguard));
            }
            if leader == bodyguard || leaders.iter().any(|(other, _)| other == bodyguard) {
                refusals.push(self.no("wh40k.leader.attach", "refusal-leads-a-leader", *leader));
            }
        }
        refusals
    }

    fn embarked(&self) -> Vec<Refusal> {
        let embarked = &self.formations.embarked;
        let mut refusals = Vec::new();
        for (place, (unit, transport)) in embarked.iter().enumerate() {
            let rule = "wh40k.mission.formation-transports";
            if self.leads(*unit) {
                refusals.push(self.no("wh40k.leader.counts-as-one", "refusal-name-the-bodyguard", *unit));
            }
            if embarked[..place].iter().any(|(other, _)| other == unit) {
                refusals.push(self.no(rule, "refusal-named-twice", *unit));
            }
            if embarked.iter().any(|(other, _)| other == transport) || unit == transport {
                refusals.push(self.no(rule, "refusal-transport-inside", *transport));
            }
            refusals.extend(self.unfit(*unit, *transport));
            // wh40k.aircraft.reserve-passengers
            if self.flies(*transport) && !self.in_reserves(*unit) {
                refusals.push(self.no("wh40k.aircraft.reserve-passengers", "refusal-not-in-reserves", *unit));
            }
        }
        let transports = embarked.iter().map(|(_, transport)| *transport);
        let mut seen: Vec<UnitId> = Vec::new();
        for transport in transports {
            if seen.contains(&transport) {
                continue;
            }
            seen.push(transport);
            let inside = embarked.iter().filter(|(_, other)| *other == transport);
            let models: usize = inside.map(|(unit, _)| self.models(*unit).count()).sum();
            refusals.extend(overload(self.board, transport, models));
        }
        refusals
    }

    fn unfit(&self, unit: UnitId, transport: UnitId) -> Option<Refusal> {
        let models = self.models(unit).collect::<Vec<_>>();
        unfit(self.board, unit, &models, transport)
    }

    fn reserves(&self) -> Vec<Refusal> {
        let reserves = &self.formations.reserves;
        let mut refusals = Vec::new();
        let mut points: u32 = 0;
        for (place, (unit, kind)) in reserves.iter().enumerate() {
            let inside = self.formations.embarked.iter().find(|(other, _)| other == unit);
            if self.leads(*unit) {
                refusals.push(self.no("wh40k.leader.counts-as-one", "refusal-name-the-bodyguard", *unit));
            }
            if reserves[..place].iter().any(|(other, _)| other == unit) {
                refusals.push(self.no("wh40k.mission.formation-reserves", "refusal-named-twice", *unit));
            }
            if inside.is_some_and(|(_, transport)| !self.flies(*transport)) {
                refusals.push(self.no(
                    "wh40k.mission.formation-reserves",
                    "refusal-embarked-in-reserves",
                    *unit,
                ));
            }
            match kind {
                Reserves::Strategic if self.any(*unit, Core::Fortification) => {
                    refusals.push(self.no(
                        "wh40k.strategic.no-fortifications",
                        "refusal-fortification-reserves",
                        *unit,
                    ));
                }
                // AIRCRAFT are forced into Reserves and count for nothing: wh40k.aircraft.become-strategic-reserves.
                Reserves::Strategic if !self.flies(*unit) => points += self.points(*unit),
                Reserves::Strategic => {}
                Reserves::DeepStrike => {
                    let able = |model| self.board.core(model, CoreAbilityKind::DeepStrike).is_some();
                    if !self.models(*unit).all(able) {
                        refusals.push(self.no(
                            "wh40k.ability.deep-strike-reserve",
                            "refusal-no-deep-strike",
                            *unit,
                        ));
                    }
                }
                Reserves::Returning => {
                    refusals.push(self.no(
                        "wh40k.mission.formation-reserves",
                        "refusal-not-returning",
                        *unit,
                    ));
                }
            }
        }
        let most = self.board.game.reserves;
        if points > u32::from(most) {
            refusals.push(
                Refusal::new("wh40k.strategic.points-cap", "refusal-too-many-reserves")
                    .number("points", points)
                    .number("most", most),
            );
        }
        refusals
    }

    /// The models of a unit with its Leader as noted.
    fn models(&self, unit: UnitId) -> impl Iterator<Item = ModelId> + '_ {
        self.parts(unit).flat_map(|part| self.part(part))
    }

    fn part(&self, part: UnitId) -> impl Iterator<Item = ModelId> + use<> {
        self.board.facts(part).models.clone().map(ModelId)
    }

    fn parts(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        let leaders = self.formations.leaders.iter().filter(move |(_, other)| *other == unit);
        std::iter::once(unit).chain(leaders.map(|(leader, _)| *leader))
    }

    /// Points of a unit with its Leader and everything embarked in it: wh40k.strategic.points-embarked.
    fn points(&self, unit: UnitId) -> u32 {
        let inside = self.formations.embarked.iter().filter(|(_, transport)| *transport == unit);
        // A TRANSPORT inside itself is refused elsewhere.
        let inside = inside.filter(|(other, _)| *other != unit).map(|(other, _)| self.own_points(*other));
        self.own_points(unit) + inside.sum::<u32>()
    }

    fn own_points(&self, unit: UnitId) -> u32 {
        self.parts(unit).map(|part| u32::from(self.board.facts(part).points)).sum()
    }

    fn leads(&self, unit: UnitId) -> bool {
        self.formations.leaders.iter().any(|(leader, _)| *leader == unit)
    }

    fn in_reserves(&self, unit: UnitId) -> bool {
        self.formations.reserves.iter().any(|(other, _)| *other == unit)
    }

    fn any(&self, unit: UnitId, keyword: Core) -> bool {
        self.models(unit).any(|model| self.board.model_facts(model).keywords.is(keyword))
    }

    /// Whether a unit is AIRCRAFT that does not hover.
    fn flies(&self, unit: UnitId) -> bool {
        self.any(unit, Core::Aircraft) && !self.formations.hovering.contains(&unit)
    }
}

/// Why these models cannot embark in this TRANSPORT, apart from their number.
pub(crate) fn unfit(
    board: Board<'_>,
    unit: UnitId,
    models: &[ModelId],
    transport: UnitId,
) -> Option<Refusal> {
    let no = |key: &'static str| {
        Refusal::new("wh40k.transport.capacity", key)
            .with("unit", board.name(unit))
            .with("transport", board.name(transport))
    };
    let Some(room) = &board.datasheet(transport).transport else {
        return Some(no("refusal-no-transport"));
    };
    let has = |model: &ModelId, keyword: &Keyword| board.model_facts(*model).keywords.has(*keyword);
    let fits = models.iter().all(|model| {
        room.carries.iter().any(|keyword| has(model, keyword))
            && !room.refuses.iter().any(|keyword| has(model, keyword))
    });
    (!fits).then(|| no("refusal-transport-carries-not"))
}

/// Why so many models cannot be embarked in this TRANSPORT.
pub(crate) fn overload(board: Board<'_>, transport: UnitId, models: usize) -> Option<Refusal> {
    let capacity = board.datasheet(transport).transport.as_ref().map_or(0, |room| room.capacity);
    (models > usize::from(capacity)).then(|| {
        Refusal::new("wh40k.transport.capacity", "refusal-transport-full")
            .with("transport", board.name(transport))
            .number("models", models as i64)
            .number("capacity", capacity)
    })
}
