//! A game as hosts see it.

use std::{fmt, io::BufRead, path::Path};

use gonfalon_kernel::{
    Ledger,
    card::Verdict,
    ledger::Switch,
    log::{Limits, Trouble, Verified},
};
use gonfalon_programs::Program;
use gonfalon_scene::{Edit, Ground, Import, Lesson, Muster};
use gonfalon_text::Texts;
use serde_json::Value;

use crate::{
    Agreed, ArmyReport, ArmyWord, Attempt, Battle, Chronicle, Depth, Finding, FirstMatch, GivenFile,
    MatchOption, Observed, Opening, Order, Play, ReadyArmy, Reviewed, SelfPlay, Settings, Story, Title,
    Unreviewed, Watch, Weighed,
};

/// One game, without its types.
pub trait GameEntry: fmt::Debug + Send + Sync {
    /// The word that names it, with which its rule ids begin.
    fn id(&self) -> &'static str;

    /// What it is called.
    fn title(&self) -> Title;

    /// The version of its rules. Logs of other versions cannot be played again.
    fn rules_version(&self) -> u32;

    /// The fingerprint of its data, in hexadecimal digits.
    fn data_hash(&self) -> String;

    /// What its opponents have learned, as a file: reviews follow from it.
    fn lore(&self) -> &'static str;

    /// Every rule of its book.
    fn ledger(&self) -> &Ledger;

    /// Its sentences, together with those of the kernel and of this crate.
    fn texts(&self) -> &Texts;

    /// The rulings that players can change.
    fn switches(&self) -> &'static [Switch];

    /// Everything that players can choose before a match, the scenario first; switches are among them.
    fn options(&self) -> &[MatchOption];

    /// The armies that can be named instead of written.
    fn ready_armies(&self) -> Vec<ReadyArmy>;

    /// The most players of a match.
    fn most_seats(&self) -> u8;

    /// The names of the bots that can play it.
    fn bots(&self) -> &'static [&'static str];

    /// What newcomers are taught, in the order in which it usually comes up.
    fn lessons(&self) -> Vec<Lesson>;

    /// A small match to learn the game with, where there is one.
    fn first_match(&self) -> Option<FirstMatch>;

    /// The small matches in which bots are compared, played in turn.
    fn ladder(&self) -> Vec<Settings>;

    /// The fingerprint of what its bots have learned, in hexadecimal digits.
    fn lore_hash(&self) -> String;

    /// What each term of its judgement is worth to bots.
    fn weights(&self) -> Vec<(&'static str, f64)>;

    /// Judges an army file; `name` is used in findings and tells the form of the file. Options that bear on armies say
    /// what was agreed; the error lists what is wrong with them, not with the army.
    fn check_army(
        &self,
        name: &str,
        bytes: &[u8],
        options: &[(String, String)],
    ) -> Result<ArmyReport, Vec<Finding>>;

    /// Everything about an army in the making: `army`, or an army of nothing, after these edits. Building passes through
    /// illegal states, so broken rules are part of the answer; the error lists edits that mean nothing, a file that
    /// cannot be read and options that do not exist. Additions come with their sheets if `sheets` asks for them.
    fn muster(
        &self,
        army: Option<&ArmyWord>,
        edits: &[Edit],
        options: &[(String, String)],
        sheets: bool,
    ) -> Result<Muster, Vec<Finding>>;

    /// Whether it reads armies of other tools.
    fn imports(&self) -> bool;

    /// Makes an army file of the roster of another tool, with `packs` of datasheets for what it does not say, and accounts
    /// for every line of it. What is missing for an army is part of the answer; the error says why a file cannot be read at
    /// all.
    fn import(&self, roster: &GivenFile, packs: &[GivenFile]) -> Result<Import, Vec<Finding>>;

    /// Turns words into a match that can begin, or lists what is wrong with them.
    fn agree(&self, settings: &Settings) -> Result<Agreed, Vec<Finding>>;

    /// Every match of ready armies that the settings allow, for `players` players or for each possible number of
    /// them; neighbours in the list differ much. The armies of the settings are not looked at.
    fn every_match(&self, settings: &Settings, players: Option<u8>) -> Result<Vec<Agreed>, Vec<Finding>>;

    /// Who sits where: one bot plays every seat, several play one seat each. Lists what is wrong with them.
    fn seat(&self, agreed: &Agreed, bots: &[String]) -> Result<Vec<String>, Vec<Finding>>;

    /// Fights a battle; the same order always leads to the same battle.
    fn battle(&self, order: &Order<'_>) -> Result<Battle, Vec<Finding>>;

    /// Fights a battle between bots and tells it in numbers; the same order always leads to the same. The log is not kept.
    fn chronicle(&self, order: &Order<'_>) -> Result<Chronicle, Vec<Finding>>;

    /// The same match with other values of the data: paths such as `elves.elf-spearmen-regiment.points`, which begin with the
    /// name of a data file, and what stands there instead. Lists everything that is wrong with them, or why the match cannot
    /// begin so.
    fn changed(&self, agreed: &Agreed, changes: &[(String, Value)]) -> Result<Agreed, Vec<Finding>>;

    /// Fights a battle for two and keeps some of its positions as the judgement measures them; the same order always leads
    /// to the same.
    fn observe(&self, watched: &SelfPlay<'_>) -> Result<Observed, Vec<Finding>>;

    /// The table of a match for two after its set-up, in which this bot does what is left to players; the same seed always
    /// leads to the same table.
    fn survey(&self, agreed: &Agreed, bot: &str, seed: u64) -> Result<Box<dyn Ground>, Vec<Finding>>;

    /// Fights a battle in which these seats, in seat order, are played by programs of others instead of bots. Without one of
    /// them it is the same as [`GameEntry::battle`].
    fn battle_with(&self, order: &Order<'_>, programs: &[Option<Program>]) -> Result<Battle, Vec<Finding>>;

    /// Runs every case of a card file.
    fn run_card(&self, path: &Path) -> Vec<Verdict>;

    /// Proves the log of a finished match.
    fn verify(&self, log: &mut dyn BufRead, limits: Limits) -> Result<Verified, Trouble>;

    /// Proves a log as far as it goes and tells what happened.
    fn tell(&self, log: &mut dyn BufRead, limits: Limits) -> Result<Story, Trouble>;

    /// Proves the log of a finished match and looks at it again: chances, luck and costly decisions.
    fn review(
        &self,
        log: &mut dyn BufRead,
        limits: Limits,
        depth: Depth,
        watch: Watch<'_>,
    ) -> Result<Reviewed, Unreviewed>;

    /// Compares an answer with the one of a finished match and with the better one that its review knows.
    fn weigh(
        &self,
        log: &mut dyn BufRead,
        limits: Limits,
        attempt: Attempt<'_>,
        watch: Watch<'_>,
    ) -> Result<Weighed, Unreviewed>;

    /// Whether it can be played at the table, by [`GameEntry::open`] and [`GameEntry::resume`].
    fn has_table(&self) -> bool;

    /// Opens a match at the table.
    fn open(&self, opening: &Opening<'_>) -> Result<Box<dyn Play>, Vec<Finding>>;

    /// Goes on with a match from its log, finished or not; new dice come from `seed`.
    fn resume(&self, log: &mut dyn BufRead, limits: Limits, seed: u64) -> Result<Box<dyn Play>, Trouble>;
}
