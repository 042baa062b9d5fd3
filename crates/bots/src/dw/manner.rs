//! How much what counts when answers are weighed.

/// How much what counts when answers are weighed: parts of a Disk's worth, unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// What an enemy loses when it is pinned before it has been activated.
    pub pin: f64,
    /// The same for one that has been activated: it may not get away in the next round.
    pub hold: f64,
    /// The same, added for an Archer: it cannot fire.
    pub silence: f64,
    /// How much a friend's blow counts that could still be added to an attack.
    pub help: f64,
    /// What a friend loses when it is covered before it has been activated.
    pub covered: f64,
    /// How much an answer counts that a friend may get instead.
    pub shared: f64,
    /// How much the own loss in a fight counts beside the enemy's.
    pub own_loss: f64,
    /// How much the worst blow counts that an enemy could still come and strike.
    pub danger: f64,
    /// The same for several of them together.
    pub swarm: f64,
    /// What each inch nearer to an enemy is worth to a Disk that fights, in Army Points.
    pub engage: f64,
    /// How strongly Land draws that the scenario is about, beside what it is worth.
    pub pull: f64,
    /// How much the prizes of the scenario count.
    pub prize: f64,
    /// What an activation has to bring at least, in Army Points.
    pub effort: f64,
}

impl Default for Manner {
    fn default() -> Manner {
        Manner {
            pin: 0.3,
            hold: 0.08,
            silence: 0.15,
            help: 0.5,
            covered: 0.3,
            shared: 0.5,
            own_loss: 0.85,
            danger: 0.15,
            swarm: 0.1,
            engage: 0.25,
            pull: 1.0,
            prize: 1.0,
            effort: 0.05,
        }
    }
}
