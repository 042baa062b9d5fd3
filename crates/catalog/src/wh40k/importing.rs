//! Rosters of other tools for Warhammer 40,000.

use gonfalon_data::to_link;
use gonfalon_kernel::{Line, RuleId};
use gonfalon_rosters::{Entry, Fate, Format, Meaning, Note, Pack, Place, Refused, Roster};
use gonfalon_scene::{ArmyText, Broken, Import, ImportCounts, ImportEntry, ImportFate, ImportRemark};
use gonfalon_wh40k::army::{
    self,
    roster::{Imported, Remark, Sureness, from_roster},
};
use gonfalon_wh40k::setting::army_line;

use super::{
    armies::{misformed, own_library, summary},
    library,
};
use crate::{Finding, GivenFile};

/// So many resolved entries are listed; of an endless file the rest is only counted.
const MOST_RESOLVED: usize = 20_000;

/// Makes an army of a roster, and accounts for every line of it.
pub(super) fn import(roster: &GivenFile, packs: &[GivenFile]) -> Result<Import, Vec<Finding>> {
    let packs = together(packs)?;
    let mut read =
        gonfalon_rosters::import(&roster.bytes).map_err(|why| vec![refused(&why, &roster.name)])?;
    if let Some(pack) = &packs {
        read.complete(pack);
    }
    let (imported, missing) = match from_roster(&read, library()) {
        Ok(imported) => (Some(imported), Vec::new()),
        Err(missing) => (None, missing),
    };
    Ok(told(&read, imported, missing))
}

/// All packs as one, so that each may know what another does not. A roster that carries profiles is a pack as well.
fn together(files: &[GivenFile]) -> Result<Option<Pack>, Vec<Finding>> {
    let mut whole: Option<Pack> = None;
    let mut findings = Vec::new();
    for file in files {
        match pack(file) {
            Ok(pack) => {
                let whole = whole.get_or_insert_with(Pack::default);
                whole.datasheets.extend(pack.datasheets);
                whole.weapons.extend(pack.weapons);
                whole.enhancements.extend(pack.enhancements);
            }
            Err(wrong) => findings.extend(wrong),
        }
    }
    if findings.is_empty() { Ok(whole) } else { Err(findings) }
}

fn pack(file: &GivenFile) -> Result<Pack, Vec<Finding>> {
    let begins = |sign: &[u8]| file.bytes.trim_ascii_start().starts_with(sign);
    if begins(b"PK") || begins(b"<") || begins(b"\xEF\xBB\xBF<") {
        let read = gonfalon_rosters::import(&file.bytes);
        return read.map(|roster| Pack::from_roster(&roster)).map_err(|why| vec![refused(&why, &file.name)]);
    }
    if begins(b"{") {
        // Both are JSON; what carries profiles is the roster of another tool.
        if let Ok(roster) = gonfalon_rosters::import(&file.bytes)
            && roster.format == Format::NewRecruitJson
        {
            return Ok(Pack::from_roster(&roster));
        }
        let read = Pack::from_json(&file.name, &file.bytes);
        return read.map_err(|errors| errors.iter().map(misformed).collect());
    }
    Pack::from_toml(&file.name, &file.bytes).map_err(|errors| errors.iter().map(misformed).collect())
}

fn refused(why: &Refused, file: &str) -> Finding {
    let place = why.place.as_ref().map(Place::to_string).unwrap_or_default();
    Finding { place, ..Finding::new(line(&why.says)).in_file(file) }
}

/// A note of the reader as a sentence; all of its notes have one.
fn line(note: &Note) -> Line {
    note.line().unwrap_or_else(|| Line::new("rosters-unread"))
}

fn told(roster: &Roster, imported: Option<Imported>, mut missing: Vec<Line>) -> Import {
    let (mut broken, mut short) = (Vec::new(), None);
    let mut army = None;
    let mut remarks = Vec::new();
    if let Some(Imported { file, remarks: said }) = imported {
        match army::check_own(&file, library(), None) {
            Ok(legal) => short = Some(summary(&legal, &file)),
            Err(rules) => {
                let own = own_library(&file);
                let rule = |rule: &army::Broken| Broken {
                    rule: RuleId(rule.rule),
                    says: army_line(rule, &own),
                    paths: Vec::new(),
                };
                broken = rules.iter().map(rule).collect();
            }
        }
        army = Some(ArmyText { toml: file.to_toml(), json: file.to_json(), link: to_link(&file) });
        remarks = said.into_iter().map(remark).collect();
        // Problems first.
        remarks.sort_by_key(|remark| remark.fate);
    } else if roster.units.iter().any(|unit| unit.profiles.is_empty()) {
        missing.insert(0, Line::new("import-needs-pack"));
    }
    let count = |fate| u32::try_from(roster.report.count(fate)).unwrap_or(u32::MAX);
    Import {
        name: roster.name.clone().or_else(|| roster.faction.clone()).unwrap_or_default(),
        format: roster.format.name().to_owned(),
        units: u32::try_from(roster.units.len()).unwrap_or(u32::MAX),
        models: roster.model_count(),
        points: roster.points.summed,
        army,
        summary: short,
        broken,
        missing,
        findings: roster.report.findings.iter().map(line).collect(),
        remarks,
        counts: ImportCounts {
            resolved: count(Fate::Resolved),
            guessed: count(Fate::Guessed),
            not_understood: count(Fate::NotUnderstood),
        },
        entries: entries(roster),
    }
}

fn remark(remark: Remark) -> ImportRemark {
    let fate = match remark.sureness {
        Sureness::NotUnderstood => ImportFate::NotUnderstood,
        Sureness::NotAutomated => ImportFate::NotAutomated,
        Sureness::Guessed => ImportFate::Guessed,
    };
    ImportRemark { unit: remark.unit, fate, says: remark.says }
}

fn entries(roster: &Roster) -> Vec<ImportEntry> {
    let mut resolved = 0;
    let listed = roster.report.entries.iter().filter(|entry| {
        resolved += usize::from(entry.fate == Fate::Resolved);
        entry.fate != Fate::Resolved || resolved <= MOST_RESOLVED
    });
    listed.map(entry).collect()
}

fn entry(entry: &Entry) -> ImportEntry {
    ImportEntry {
        place: entry.place.to_string(),
        text: entry.text.clone(),
        fate: match entry.fate {
            Fate::Resolved => ImportFate::Resolved,
            Fate::Guessed => ImportFate::Guessed,
            Fate::NotUnderstood => ImportFate::NotUnderstood,
        },
        meaning: entry.meaning.map(|meaning| Line::new(word(meaning))),
        remarks: entry.remarks.iter().map(|remark| line(&remark.says)).collect(),
    }
}

fn word(meaning: Meaning) -> &'static str {
    match meaning {
        Meaning::Name => "import-meaning-name",
        Meaning::Faction => "import-meaning-faction",
        Meaning::Detachment => "import-meaning-detachment",
        Meaning::Points => "import-meaning-points",
        Meaning::Section => "import-meaning-section",
        Meaning::Unit => "import-meaning-unit",
        Meaning::Model => "import-meaning-model",
        Meaning::Wargear => "import-meaning-wargear",
        Meaning::Enhancement => "import-meaning-enhancement",
        Meaning::Warlord => "import-meaning-warlord",
        Meaning::Leader => "import-meaning-leader",
        Meaning::Keyword => "import-meaning-keyword",
        Meaning::Profile => "import-meaning-profile",
        Meaning::Ability => "import-meaning-ability",
        Meaning::Setting => "import-meaning-setting",
        Meaning::Bookkeeping => "import-meaning-bookkeeping",
        Meaning::Layout => "import-meaning-layout",
    }
}
