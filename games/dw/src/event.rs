//! What happens in a match. Every change of the state is one of these events, applied in `apply.rs` alone.

use gonfalon_disks::DiskId;
use gonfalon_kernel::{Outcome, RuleId, Seat};
use gonfalon_table::{Heading, Length, Point};
use serde::Serialize;
use smallvec::SmallVec;

use crate::action::Disks;
use crate::data::{Missile, ProfileId, SpellId, Stat, TokenKind};
use crate::state::{Land, Lasting, Role, Segment, Source};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    // Set-up
    /// The match begins as agreed: the scenario, the Army Points, and how things fall.
    Opened,
    /// Who plays which part in a siege, in seat order.
    RolesGiven(SmallVec<[Role; 2]>),
    /// Who is first player.
    FirstPlayer(Seat),
    /// A Land Disk was placed; by whom, where a player placed it.
    LandPlaced(Land, Option<Seat>),
    /// A Reinforcement Stack was put in order (secret).
    StackArranged {
        /// Whose.
        seat: Seat,
        /// The order, the top first; empty for everybody else.
        order: Vec<DiskId>,
    },
    /// The top of a Reinforcement Stack can be seen.
    TopShown {
        /// Whose stack.
        seat: Seat,
        /// The Disk on top; `None` when the stack is empty.
        top: Option<(DiskId, ProfileId)>,
    },
    // Round and turns
    /// A round began.
    RoundBegan(u8),
    /// A segment began.
    SegmentBegan(Segment),
    /// An activation turn began.
    TurnBegan(Seat),
    /// A player missed a turn.
    TurnMissed(Seat),
    /// An activation turn ended; the player may be done for the segment.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// Done for the segment.
        done: bool,
    },
    /// The turn that was interrupted goes on.
    TurnResumed(Seat),
    /// A player will miss the next turn.
    Frozen(Seat),
    // Entering and lying
    /// A Disk entered play on top of everything at its place.
    Entered {
        /// Which.
        disk: DiskId,
        /// What it is.
        profile: ProfileId,
        /// Who controls it.
        seat: Seat,
        /// Where.
        at: Point,
        /// How.
        how: Entry,
    },
    /// A Disk begins its activation.
    ActivationBegan {
        /// Which.
        disk: DiskId,
        /// What it does.
        doing: Doing,
    },
    /// A Disk got an Activation Marker.
    Marked {
        /// Which.
        disk: DiskId,
        /// By which rule.
        rule: RuleId,
    },
    /// A Disk lost Activation Markers.
    Unmarked {
        /// Which.
        disk: DiskId,
        /// All of them, or one.
        all: bool,
    },
    /// A Disk flipped and lies at its new place.
    Flipped {
        /// Which.
        disk: DiskId,
        /// Where it lies now.
        to: Point,
        /// By another's will.
        forced: bool,
    },
    /// A Disk flipped on without coming to rest.
    Flew {
        /// Which.
        disk: DiskId,
        /// Where it is now.
        to: Point,
    },
    /// A Disk begins a movement of which every flip must lead out of terrain; none when it has ended.
    Descending(Option<DiskId>),
    /// A Disk that had been in the air ended its movement and lies where it is.
    CameDown {
        /// Which.
        disk: DiskId,
        /// Where.
        at: Point,
    },
    /// A Disk had to end its movement.
    Stopped {
        /// Which.
        disk: DiskId,
        /// By which rule.
        rule: RuleId,
    },
    /// A Disk made an Attack.
    Attacked {
        /// Which.
        disk: DiskId,
        /// On whom.
        whom: Disks,
    },
    /// A Disk was lifted and laid down.
    Laid {
        /// Which.
        disk: DiskId,
        /// Where.
        at: Point,
        /// How.
        how: Laying,
    },
    /// Two Disks traded centres and places in the stack order.
    Swapped(DiskId, DiskId),
    /// A Terrain Disk was flipped.
    LandFlipped {
        /// Which Land Disk.
        land: u8,
        /// Where it lies now.
        to: Point,
    },
    // Spells and abilities
    /// A spell was announced.
    Announced {
        /// Which.
        spell: SpellId,
        /// By whom.
        by: DiskId,
        /// Its targets.
        targets: Disks,
    },
    /// A Spell Disk left its Spellbook and is used up, whatever becomes of it.
    SpellSpent {
        /// Whose book; a lent spell comes from none.
        seat: Seat,
        /// Which.
        spell: SpellId,
        /// Who cast it.
        by: DiskId,
        /// It was lent for the turn.
        lent: bool,
    },
    /// A spell was nullified.
    Nullified {
        /// Which.
        spell: SpellId,
        /// By the Surge of whom.
        by: DiskId,
    },
    /// A spell on an immune Disk had no effect on it.
    Unaffected {
        /// Which Disk.
        disk: DiskId,
        /// By what.
        source: Source,
        /// By which rule.
        rule: RuleId,
    },
    /// A Special Ability or triggered ability takes effect.
    AbilityUsed {
        /// Whose.
        by: DiskId,
        /// What.
        source: Source,
        /// Its targets.
        targets: Disks,
    },
    /// A Spell Disk was slid along the table.
    Slid {
        /// From which Disk.
        by: DiskId,
        /// In which direction.
        heading: Heading,
        /// The first Disk it met.
        hit: Option<DiskId>,
    },
    /// A spell changed hands; which one is secret.
    SpellStolen {
        /// From whom.
        from: Seat,
        /// By whom.
        to: Seat,
        /// Which; `None` for everybody else.
        spell: Option<SpellId>,
    },
    /// A spell returned to its book.
    SpellRecovered {
        /// Whose.
        seat: Seat,
        /// Which.
        spell: SpellId,
    },
    /// A spell was lent to a Spellcaster for this turn.
    SpellLent {
        /// Whose turn.
        seat: Seat,
        /// Which.
        spell: SpellId,
        /// To whom.
        to: DiskId,
    },
    /// A lent spell was not cast and is gone.
    SpellLapsed(Seat),
    /// A Spell Disk stays on the table.
    TokenPlaced {
        /// As what.
        kind: TokenKind,
        /// Where.
        at: Point,
    },
    /// Something goes on working.
    LastingBegan(Lasting),
    /// On whom something works was settled for good.
    GroupFixed {
        /// Which entry.
        index: u8,
        /// The Disks.
        group: Disks,
    },
    /// Something stopped working: its place in the list.
    LastingEnded {
        /// Which entry.
        index: u8,
        /// By which rule.
        rule: RuleId,
    },
    // Damage and death
    /// A Disk took damage that it carries.
    Damaged {
        /// Which.
        disk: DiskId,
        /// How much, after doubling and immunity.
        amount: u8,
        /// What of.
        by: Hurt,
    },
    /// An Instant Blow hit a Disk.
    Blow {
        /// Which.
        disk: DiskId,
        /// Its damage.
        amount: u8,
    },
    /// A Disk took no damage.
    Unharmed {
        /// Which.
        disk: DiskId,
        /// By which rule.
        rule: RuleId,
    },
    /// Damage turned into Wounds.
    Wounded {
        /// Which.
        disk: DiskId,
        /// How many.
        wounds: u8,
        /// How much carried damage that used up.
        used: u8,
    },
    /// A Disk lost Wound counters.
    Healed {
        /// Which.
        disk: DiskId,
        /// How many.
        wounds: u8,
    },
    /// A Disk was destroyed and left play.
    Destroyed {
        /// Which.
        disk: DiskId,
        /// Who gets the credit, if anybody.
        credit: Option<Seat>,
        /// What it is worth.
        points: u8,
        /// By which rule.
        rule: RuleId,
        /// Where it goes.
        to: Fate,
    },
    /// A Disk left play without being killed.
    Left {
        /// Which.
        disk: DiskId,
        /// Where it goes.
        to: Fate,
        /// By which rule.
        rule: RuleId,
    },
    /// A Disk of a stack was destroyed or taken from it.
    StackLost {
        /// Whose stack.
        seat: Seat,
        /// Which Disk.
        disk: DiskId,
        /// What it is.
        profile: ProfileId,
        /// Where it goes.
        to: StackFate,
    },
    /// A Disk changed into another.
    Transformed {
        /// The old one.
        from: DiskId,
        /// The new one.
        to: DiskId,
        /// What it is.
        profile: ProfileId,
        /// Where it lies.
        at: Point,
    },
    /// A Disk is controlled by another player, or by nobody.
    Controlled {
        /// Which.
        disk: DiskId,
        /// By whom.
        by: Option<Seat>,
        /// By which rule.
        rule: RuleId,
    },
    /// A Disk was Enslaved.
    Enslaved {
        /// Which.
        disk: DiskId,
        /// By whom.
        by: DiskId,
    },
    /// A Disk began or ceased to be berserking.
    Berserk {
        /// Which.
        disk: DiskId,
        /// Is it now?
        on: bool,
    },
    // Missiles and falls
    /// A target was nominated.
    Nominated {
        /// By which Archer.
        archer: DiskId,
        /// Which kind of missile.
        kind: Missile,
        /// How many.
        count: u8,
        /// Whom.
        target: DiskId,
        /// The distance measured.
        distance: Length,
    },
    /// The shot is lost.
    ShotLost {
        /// Whose.
        archer: DiskId,
        /// By which rule.
        rule: RuleId,
    },
    /// Counters fell and lie where they lie.
    Fell {
        /// Who let them fall.
        by: DiskId,
        /// Where each came to rest.
        rests: Vec<Rest>,
        /// Earlier counters of the table that were pushed without leaving their Disks: which, and where they lie now.
        moved: Vec<(u8, Rest)>,
        /// How they fell, as the page shows it: numbers of the drop, empty where nothing was simulated.
        path: Vec<i32>,
        /// They stay on the table until the Missile Segment ends.
        stay: bool,
    },
    /// Counters were laid on a Disk by hand.
    MissilesLaid {
        /// Who fired them.
        by: DiskId,
        /// Which kind.
        kind: Missile,
        /// How many.
        count: u8,
        /// On whom.
        on: DiskId,
        /// By which rule.
        rule: RuleId,
    },
    /// A Disk or the Death Ball was dropped or tossed.
    Dropped {
        /// The Disk; `None` for the Death Ball.
        disk: Option<DiskId>,
        /// Where it came to rest; `None` off the table.
        at: Option<Point>,
        /// On which Disks.
        on: Disks,
        /// How it fell.
        path: Vec<i32>,
    },
    /// A Scout directs fire at a target.
    Scouted {
        /// Whose.
        seat: Seat,
        /// At whom.
        target: DiskId,
        /// The Scout.
        scout: DiskId,
    },
    /// Missed counters were picked up.
    Gathered {
        /// By whom.
        by: DiskId,
        /// Their numbers among the counters of the table.
        counters: SmallVec<[u8; 8]>,
    },
    /// The counters were taken off the table at the end of the Missile Segment.
    CountersTaken,
    /// A Disk keeps its Activation Markers this round.
    MarkersKept(DiskId),
    // Combat
    /// A battle stack is resolved.
    StackChosen {
        /// By whom.
        seat: Seat,
        /// Its Disks.
        disks: Disks,
    },
    /// A battle began.
    BattleBegan {
        /// The attackers.
        attackers: Disks,
        /// The defenders.
        defenders: Disks,
    },
    /// A Disk applied its AT or D.
    Struck {
        /// Which.
        by: DiskId,
        /// Whom.
        at: DiskId,
        /// AT or D.
        stat: Stat,
        /// How much.
        amount: u8,
    },
    /// The Disks that are attacking when the Combat Segment begins.
    CombatBegan(Disks),
    // End
    /// Counters were removed.
    Cleared,
    /// Sole control of the central Land, round after round: who holds it and for how many rounds.
    Holding {
        /// Who; `None` if nobody.
        seat: Option<Seat>,
        /// How many Remove Counters Segments running.
        rounds: u8,
    },
    /// Victory points were counted.
    Scored {
        /// Whose.
        seat: Seat,
        /// How many altogether.
        points: u16,
    },
    /// The match ended.
    Ended {
        /// How.
        outcome: Outcome,
        /// By which rule.
        rule: RuleId,
    },
}

/// How a Disk enters play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// As a Starting Disk.
    Starting,
    /// As a reinforcement.
    Reinforcement,
    /// Called or summoned by a spell or ability.
    Summoned,
    /// Back from the dead.
    Risen,
}

/// How a Disk is laid down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Laying {
    /// On top of its target.
    Ambush,
    /// Beneath its target, under everything.
    Burrow,
    /// Anywhere, on top.
    Teleport,
    /// Where it fell, on top.
    Fall,
}

/// What an activated Disk does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doing {
    /// It moves.
    Move,
    /// It uses a Special Ability.
    Use,
    /// It casts a spell.
    Cast,
    /// It goes through a Gate.
    Gate,
    /// Nothing.
    Pass,
}

/// What hurts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hurt {
    /// A missile.
    Missile(Missile),
    /// A spell.
    Spell,
    /// A Special Ability.
    Ability,
    /// Combat.
    Combat,
}

/// Where a Disk that leaves play goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Among the destroyed.
    Destroyed,
    /// Out of the game.
    Gone,
    /// Beneath its owner's Reinforcement Stack.
    StackBottom,
    /// Set aside.
    Aside,
}

/// Where a Disk taken from a stack goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StackFate {
    /// Out of the game; this player scores it.
    Destroyed(Seat),
    /// On top of this player's stack.
    Converted(Seat),
}

/// Where a counter came to rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rest {
    /// Which kind it is.
    pub kind: Missile,
    /// Its centre.
    pub at: Point,
    /// How it is turned.
    pub turn: Heading,
    /// The Disks it hits; none for a miss.
    pub on: Disks,
    /// All Disks it lies on, whether it hits them or not.
    pub below: Disks,
    /// The counters directly below it, by their numbers on the table.
    pub piled: SmallVec<[u8; 2]>,
    /// It has left the table.
    pub off_table: bool,
}
