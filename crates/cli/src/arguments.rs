//! What can be said on the command line. The words of its help are in the texts, by the names of fields and values here.

use std::{net::IpAddr, path::PathBuf};

use clap::{
    Args, Parser, Subcommand,
    builder::{PossibleValuesParser, TypedValueParser as _},
    value_parser,
};
use gonfalon_ladder::HIGHEST_BOUND;
use gonfalon_text::Lang;

#[derive(Debug, Parser)]
#[command(name = "gonfalon", args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[arg(long, global = true, value_name = "lang", value_parser = PossibleValuesParser::new(["en", "de"]).try_map(|code| code.parse::<Lang>()))]
    pub(crate) lang: Option<Lang>,
    #[arg(long, value_name = "number")]
    pub(crate) port: Option<u16>,
    #[arg(long, value_name = "address")]
    pub(crate) listen: Option<IpAddr>,
    #[arg(long, value_name = "folder")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long)]
    pub(crate) no_open: bool,
    #[arg(long = "bot", value_name = "program")]
    pub(crate) bots: Vec<String>,
    #[arg(long, value_name = "number", value_parser = value_parser!(u32).range(10..=600_000))]
    pub(crate) bot_time: Option<u32>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Games(Games),
    Battle(Battle),
    Card(Card),
    #[command(subcommand)]
    Rules(Rules),
    #[command(subcommand)]
    Replay(Replay),
    Review(Review),
    #[command(subcommand)]
    Army(Army),
    #[command(subcommand)]
    Lab(Lab),
    #[command(subcommand)]
    Odds(Odds),
    Ladder(Ladder),
    Tune(Tune),
}

#[derive(Args, Debug)]
pub(crate) struct Games {
    #[arg(value_name = "game")]
    pub(crate) game: Option<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Battle {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(long, value_delimiter = ',', value_name = "seats")]
    pub(crate) seats: Vec<String>,
    #[arg(long = "bot", value_name = "program")]
    pub(crate) bots: Vec<String>,
    #[arg(long, value_name = "number", value_parser = value_parser!(u32).range(10..=600_000))]
    pub(crate) bot_time: Option<u32>,
    #[arg(long, value_delimiter = ',', value_name = "armies")]
    pub(crate) armies: Vec<String>,
    #[arg(long, value_name = "scenario")]
    pub(crate) scenario: Option<String>,
    #[arg(long, value_name = "number", value_parser = value_parser!(u8).range(1..))]
    pub(crate) regiments: Option<u8>,
    #[arg(long = "option", value_name = "choice")]
    pub(crate) options: Vec<String>,
    #[arg(long = "ruling", value_name = "choice")]
    pub(crate) rulings: Vec<String>,
    #[arg(long, value_name = "number")]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "number", default_value_t = 1, value_parser = value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    #[arg(long, value_name = "number", value_parser = value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    #[arg(long, value_name = "file")]
    pub(crate) log: Option<PathBuf>,
    #[arg(long, value_name = "number", requires = "log")]
    pub(crate) log_games: Option<u32>,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long)]
    pub(crate) rules: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Card {
    #[arg(required = true, value_name = "path")]
    pub(crate) paths: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Rules {
    Coverage(Coverage),
    Show(ShowRule),
    Rulings(Rulings),
}

#[derive(Args, Debug)]
pub(crate) struct Coverage {
    #[arg(value_name = "game")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "folder")]
    pub(crate) cards: Option<PathBuf>,
    #[arg(long, conflicts_with = "markdown")]
    pub(crate) json: bool,
    #[arg(long)]
    pub(crate) markdown: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ShowRule {
    #[arg(value_name = "id")]
    pub(crate) id: String,
    #[arg(long, value_name = "folder")]
    pub(crate) cards: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Rulings {
    #[arg(value_name = "game")]
    pub(crate) game: String,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Replay {
    Verify(Verify),
    Show(ShowReplay),
}

#[derive(Args, Debug)]
pub(crate) struct Verify {
    #[arg(required = true, value_name = "file")]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ShowReplay {
    #[arg(value_name = "file")]
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Review {
    #[arg(value_name = "file")]
    pub(crate) file: PathBuf,
    #[arg(long, conflicts_with = "luck")]
    pub(crate) deep: bool,
    #[arg(long)]
    pub(crate) luck: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Army {
    Check(CheckArmy),
    Import(ImportArmy),
}

#[derive(Args, Debug)]
pub(crate) struct CheckArmy {
    #[arg(value_name = "file")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "number", value_parser = value_parser!(u8).range(1..))]
    pub(crate) regiments: Option<u8>,
    #[arg(long)]
    pub(crate) one_box: bool,
    #[arg(long = "option", value_name = "choice")]
    pub(crate) options: Vec<String>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ImportArmy {
    #[arg(value_name = "file")]
    pub(crate) roster: PathBuf,
    #[arg(long = "pack", value_name = "file")]
    pub(crate) packs: Vec<PathBuf>,
    #[arg(short, long, value_name = "file")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Lab {
    Run(RunStudy),
    Serve(ServeStudy),
    Work(WorkOnStudies),
    Show(ShowStudy),
    Compare(CompareStudies),
    Game(StudyGame),
    Report(ReportStudy),
    Export(ExportStudy),
    Table(ScanTable),
}

#[derive(Args, Debug)]
pub(crate) struct RunStudy {
    #[arg(value_name = "file")]
    pub(crate) study: PathBuf,
    #[arg(long, value_name = "file")]
    pub(crate) results: Option<PathBuf>,
    #[arg(long, value_name = "number", value_parser = value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ServeStudy {
    #[arg(value_name = "file")]
    pub(crate) study: PathBuf,
    #[arg(long, value_name = "address")]
    pub(crate) broker: String,
    #[arg(long, value_name = "file")]
    pub(crate) results: Option<PathBuf>,
    #[arg(long, value_name = "number", default_value_t = 60, value_parser = value_parser!(u16).range(2..=3600))]
    pub(crate) lease: u16,
    #[arg(long, conflicts_with_all = ["results", "lease"])]
    pub(crate) forget: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct WorkOnStudies {
    #[arg(long, value_name = "address")]
    pub(crate) broker: String,
    #[arg(long, value_name = "number", value_parser = value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) stay: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ShowStudy {
    #[arg(value_name = "file")]
    pub(crate) results: PathBuf,
    #[arg(long)]
    pub(crate) units: bool,
    #[arg(long)]
    pub(crate) rules: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CompareStudies {
    #[arg(value_name = "file", required = true, num_args = 1..=2)]
    pub(crate) studies: Vec<PathBuf>,
    #[arg(long, value_name = "file", value_delimiter = ',')]
    pub(crate) results: Vec<PathBuf>,
    #[arg(long, value_name = "number", value_parser = value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct StudyGame {
    #[arg(value_name = "file")]
    pub(crate) study: PathBuf,
    #[arg(value_name = "number")]
    pub(crate) number: u64,
    #[arg(long, value_name = "file")]
    pub(crate) log: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ReportStudy {
    #[arg(value_name = "file")]
    pub(crate) study: PathBuf,
    #[arg(long, value_name = "file")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ExportStudy {
    #[arg(value_name = "file")]
    pub(crate) study: PathBuf,
    #[arg(long, value_name = "folder")]
    pub(crate) out: PathBuf,
    #[arg(long, value_name = "format", value_parser = ["csv", "tsv"], default_value = "csv")]
    pub(crate) format: String,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ScanTable {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) matches: Matches,
    #[arg(long, value_name = "number", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "number", default_value_t = 40, value_parser = value_parser!(u32).range(..=100_000))]
    pub(crate) games: u32,
    #[arg(long, value_name = "bot", default_value = "greedy")]
    pub(crate) bot: String,
    #[arg(long, value_name = "inches")]
    pub(crate) spacing: Option<String>,
    #[arg(long, value_name = "file")]
    pub(crate) page: Option<PathBuf>,
    #[arg(long, value_name = "file")]
    pub(crate) svg: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long, value_name = "number", value_parser = value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Odds {
    Wh40k(OddsWh40k),
    Kow(OddsKow),
    Whdw(OddsWhdw),
    Dw(OddsDw),
    Charge(OddsCharge),
    BattleShock(OddsBattleShock),
}

/// How odds are told.
#[derive(Args, Debug)]
pub(crate) struct Telling {
    #[arg(long, value_name = "file")]
    pub(crate) svg: Option<PathBuf>,
    #[arg(long, value_name = "file")]
    pub(crate) page: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct OddsWh40k {
    #[arg(long, required = true, value_name = "words")]
    pub(crate) attack: Vec<String>,
    #[arg(long, required = true, value_name = "words")]
    pub(crate) target: Vec<String>,
    #[command(flatten)]
    pub(crate) telling: Telling,
}

#[derive(Args, Debug)]
pub(crate) struct OddsKow {
    #[arg(long, required = true, value_name = "words")]
    pub(crate) attack: Vec<String>,
    #[arg(long, value_name = "words")]
    pub(crate) target: String,
    #[command(flatten)]
    pub(crate) telling: Telling,
}

#[derive(Args, Debug)]
pub(crate) struct OddsWhdw {
    #[arg(long, value_name = "words", required_unless_present = "fight", conflicts_with = "fight")]
    pub(crate) attack: Option<String>,
    #[arg(long, value_name = "words")]
    pub(crate) fight: Option<String>,
    #[arg(long, value_name = "words")]
    pub(crate) target: String,
    #[command(flatten)]
    pub(crate) telling: Telling,
}

#[derive(Args, Debug)]
pub(crate) struct OddsDw {
    #[arg(long, value_name = "words")]
    pub(crate) attack: String,
    #[arg(long, value_name = "words")]
    pub(crate) target: String,
    #[arg(long, value_name = "number", value_parser = value_parser!(u32).range(1_000..=1_000_000))]
    pub(crate) falls: Option<u32>,
    #[arg(long)]
    pub(crate) physics: bool,
    #[command(flatten)]
    pub(crate) telling: Telling,
}

#[derive(Args, Debug)]
pub(crate) struct OddsCharge {
    #[arg(value_name = "number", value_parser = value_parser!(u8).range(1..=30))]
    pub(crate) needed: u8,
    #[arg(long, value_name = "number", allow_hyphen_values = true, default_value_t = 0, value_parser = value_parser!(i8).range(-12..=12))]
    pub(crate) changed: i8,
    #[arg(long)]
    pub(crate) reroll: bool,
    #[command(flatten)]
    pub(crate) telling: Telling,
}

#[derive(Args, Debug)]
pub(crate) struct OddsBattleShock {
    #[arg(value_name = "number", value_parser = value_parser!(u8).range(1..=13))]
    pub(crate) leadership: u8,
    #[arg(long, value_name = "number", allow_hyphen_values = true, default_value_t = 0, value_parser = value_parser!(i8).range(-12..=12))]
    pub(crate) changed: i8,
    #[arg(long)]
    pub(crate) reroll: bool,
    #[command(flatten)]
    pub(crate) telling: Telling,
}

/// Matches of two for bots to be compared in.
#[derive(Args, Debug)]
pub(crate) struct Matches {
    #[arg(long, value_delimiter = ',', value_name = "armies")]
    pub(crate) armies: Vec<String>,
    #[arg(long, value_name = "scenario")]
    pub(crate) scenario: Option<String>,
    #[arg(long = "option", value_name = "choice")]
    pub(crate) options: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct Ladder {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(long, value_delimiter = ',', value_name = "seats")]
    pub(crate) bots: Vec<String>,
    #[command(flatten)]
    pub(crate) matches: Matches,
    #[arg(long, value_name = "number", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "number", default_value_t = 150, value_parser = value_parser!(u32).range(1..=100_000))]
    pub(crate) pairs: u32,
    #[arg(long, value_name = "number", value_parser = value_parser!(u8).range(..=i64::from(HIGHEST_BOUND)))]
    pub(crate) bound: Option<u8>,
    #[arg(long, value_name = "number", value_parser = value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    #[arg(long, value_name = "file")]
    pub(crate) report: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct Tune {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(long, value_name = "bot", default_value = "greedy")]
    pub(crate) bot: String,
    #[arg(long, value_name = "number", default_value_t = 1000, value_parser = value_parser!(u32).range(8..=1_000_000))]
    pub(crate) games: u32,
    #[command(flatten)]
    pub(crate) matches: Matches,
    #[arg(long, conflicts_with = "armies")]
    pub(crate) every_match: bool,
    #[arg(long, value_name = "number", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "number", value_parser = value_parser!(u16).range(1..))]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) write: bool,
    #[arg(long, value_name = "file", requires = "write")]
    pub(crate) lore: Option<PathBuf>,
    #[arg(long, value_name = "file", requires = "write")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
}
