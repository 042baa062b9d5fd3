//! The formats and editions that are known.

use serde::{Deserialize, Serialize};

/// Which tool wrote a file, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// BattleScribe's XML, `.ros`; New Recruit writes it too.
    BattleScribe,
    /// The same in a zip archive, `.rosz`.
    BattleScribeZip,
    /// New Recruit's JSON with profiles.
    NewRecruitJson,
    /// New Recruit's JSON, or one of its kind, without profiles.
    NewRecruitJsonReduced,
    /// The text that the publisher's app exports.
    GwApp,
    /// New Recruit's text "simple".
    NewRecruitSimple,
    /// New Recruit's text "GW".
    NewRecruitGw,
    /// New Recruit's text "WTC".
    NewRecruitWtc,
    /// New Recruit's text "WTC compact".
    NewRecruitWtcCompact,
    /// New Recruit's text "short".
    NewRecruitShort,
    /// The text of List Forge.
    ListForge,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 11] = [
        Format::BattleScribe,
        Format::BattleScribeZip,
        Format::NewRecruitJson,
        Format::NewRecruitJsonReduced,
        Format::GwApp,
        Format::NewRecruitSimple,
        Format::NewRecruitGw,
        Format::NewRecruitWtc,
        Format::NewRecruitWtcCompact,
        Format::NewRecruitShort,
        Format::ListForge,
    ];

    /// What people call it; the same in both languages.
    pub fn name(self) -> &'static str {
        match self {
            Format::BattleScribe => "BattleScribe (.ros)",
            Format::BattleScribeZip => "BattleScribe (.rosz)",
            Format::NewRecruitJson => "New Recruit (JSON)",
            Format::NewRecruitJsonReduced => "New Recruit (JSON, reduced)",
            Format::GwApp => "Warhammer 40,000 app",
            Format::NewRecruitSimple => "New Recruit (simple)",
            Format::NewRecruitGw => "New Recruit (GW)",
            Format::NewRecruitWtc => "New Recruit (WTC)",
            Format::NewRecruitWtcCompact => "New Recruit (WTC compact)",
            Format::NewRecruitShort => "New Recruit (short)",
            Format::ListForge => "List Forge",
        }
    }

    /// Whether files of this format bring their own profiles.
    pub fn carries_profiles(self) -> bool {
        matches!(self, Format::BattleScribe | Format::BattleScribeZip | Format::NewRecruitJson)
    }
}

/// How sure it is that a roster belongs to the tenth edition; rosters of others are refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The file says so, or its profiles have the form of that edition.
    Tenth,
    /// The file does not say, and nothing speaks against it.
    Assumed,
}
