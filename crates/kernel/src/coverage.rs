//! Which rules of a ledger are proven, waived or open.

use std::collections::BTreeMap;

use crate::{
    Ledger,
    ledger::{Rule, Topic},
};

/// The state of every rule of a ledger.
#[derive(Clone, Debug)]
pub struct Coverage<'l> {
    ledger: &'l Ledger,
    /// Rules with at least one card, and the places of the cards.
    pub proven: Vec<(&'l Rule, Vec<String>)>,
    /// Rules without a card, but with a reason for that.
    pub waived: Vec<&'l Rule>,
    /// Rules without card or reason.
    pub open: Vec<&'l Rule>,
    /// Rules that are waived although a card proves them: the waiver can go.
    pub needlessly_waived: Vec<&'l Rule>,
}

/// How many rules are proven, waived and open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Rules with a card.
    pub proven: usize,
    /// Rules with a reason instead.
    pub waived: usize,
    /// Rules with neither.
    pub open: usize,
}

impl<'l> Coverage<'l> {
    /// Sorts the rules of a ledger by the cards that prove them, as [`proofs`](crate::card::proofs) lists them.
    pub fn new(ledger: &'l Ledger, proofs: &BTreeMap<String, Vec<String>>) -> Coverage<'l> {
        let mut coverage = Coverage {
            ledger,
            proven: Vec::new(),
            waived: Vec::new(),
            open: Vec::new(),
            needlessly_waived: Vec::new(),
        };
        for rule in ledger.rules() {
            match proofs.get(&rule.id).filter(|cards| !cards.is_empty()) {
                Some(cards) => {
                    coverage.proven.push((rule, cards.clone()));
                    if rule.waived.is_some() {
                        coverage.needlessly_waived.push(rule);
                    }
                }
                None if rule.waived.is_some() => coverage.waived.push(rule),
                None => coverage.open.push(rule),
            }
        }
        coverage
    }

    /// The numbers of the whole ledger.
    pub fn counts(&self) -> Counts {
        Counts { proven: self.proven.len(), waived: self.waived.len(), open: self.open.len() }
    }

    /// The numbers of each chapter, in the order of the ledger.
    pub fn by_topic(&self) -> Vec<(&'l Topic, Counts)> {
        let within = |topic: &Topic, rule: &Rule| {
            self.ledger.topic_of(&rule.id).is_some_and(|other| other.id == topic.id)
        };
        let counts = |topic: &'l Topic| Counts {
            proven: self.proven.iter().filter(|(rule, _)| within(topic, rule)).count(),
            waived: self.waived.iter().filter(|rule| within(topic, rule)).count(),
            open: self.open.iter().filter(|rule| within(topic, rule)).count(),
        };
        self.ledger.topics().iter().map(|topic| (topic, counts(topic))).collect()
    }
}
