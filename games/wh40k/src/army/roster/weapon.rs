//! Weapons of a roster as weapons of data files.

use gonfalon_kernel::Line;
use gonfalon_rosters::{KeywordKind, Value, Wargear, WeaponKeyword, WeaponKind, WeaponProfile};
use serde_json::{Value as Json, json};

use super::remark::Remarks;
use super::written::{WrittenAbility, WrittenProfile, WrittenWeapon};

/// What a piece of wargear is: weapons, and what is kept beside them.
#[derive(Debug, Default)]
pub(super) struct Armed {
    /// Its weapons, without ids.
    pub(super) weapons: Vec<WrittenWeapon>,
    /// What is not automated about it.
    pub(super) kept: Vec<WrittenAbility>,
    /// Keywords of publications that its abilities name.
    pub(super) keywords: Vec<String>,
}

/// A weapon by its name and kind, with its profiles and what the ways to use it are called.
type Group<'r> = (String, WeaponKind, Vec<(String, &'r WeaponProfile)>);

/// The weapons of a piece of wargear. Profiles with an arrow, or that share a name before a dash, are alternatives; others
/// are weapons of their own, and ranged ones are never the same weapon as melee ones.
pub(super) fn weapons(item: &Wargear, unit: &str, remarks: &mut Remarks) -> Armed {
    let mut armed = Armed::default();
    let mut groups: Vec<Group<'_>> = Vec::new();
    for profile in &item.profiles {
        let (weapon, mode) = parts(&profile.name);
        match groups.iter_mut().find(|(name, kind, _)| *name == weapon && *kind == profile.kind) {
            Some((_, _, profiles)) => profiles.push((mode, profile)),
            None => groups.push((weapon, profile.kind, vec![(mode, profile)])),
        }
    }
    let alone = groups.len() == 1;
    for (name, _, profiles) in groups {
        // The only weapon of an item goes by the item's name, which the player chose it by.
        let name = if alone { plain(&item.name) } else { name };
        let mut written = Vec::new();
        for (mode, profile) in profiles {
            let mode = if mode.is_empty() { name.clone() } else { mode };
            match read(profile, &name, unit, remarks, &mut armed) {
                Some(read) => written.push(WrittenProfile { name: mode, ..read }),
                None => {
                    let text = cells(profile);
                    let says =
                        Line::new("import-weapon-kept").text("unit", unit).text("weapon", &*profile.name);
                    remarks.not_understood(unit, says.text("cells", text.clone()));
                    armed.kept.push(WrittenAbility { name: profile.name.clone(), text });
                }
            }
        }
        if !written.is_empty() {
            armed.weapons.push(WrittenWeapon { id: String::new(), name, profiles: written });
        }
    }
    armed
}

/// The name without the arrow that tools put before alternatives.
fn plain(name: &str) -> String {
    name.trim_start_matches(['➤', '►', '▸', '>', ' ']).trim().to_owned()
}

/// The weapon and the way to use it: `➤ Slag cannon - lance`.
fn parts(name: &str) -> (String, String) {
    let name = plain(name);
    match name.split_once(" - ").or_else(|| name.split_once(" – ")) {
        Some((weapon, mode)) => (weapon.trim().to_owned(), mode.trim().to_owned()),
        None => (name, String::new()),
    }
}

/// A profile as its publication prints it.
fn cells(profile: &WeaponProfile) -> String {
    let WeaponProfile { range, attacks, skill, strength, penetration, damage, .. } = profile;
    let keywords: Vec<&str> = profile.keywords.iter().map(|keyword| keyword.text.as_str()).collect();
    let cells =
        format!("Range {range}, A {attacks}, BS/WS {skill}, S {strength}, AP {penetration}, D {damage}");
    if keywords.is_empty() { cells } else { format!("{cells} [{}]", keywords.join(", ")) }
}

fn read(
    profile: &WeaponProfile,
    weapon: &str,
    unit: &str,
    remarks: &mut Remarks,
    armed: &mut Armed,
) -> Option<WrittenProfile> {
    let range = match (profile.kind, &profile.range) {
        (WeaponKind::Melee, _) | (_, Value::Melee) => json!("melee"),
        (WeaponKind::Ranged, Value::Inches(inches @ 1..=120)) => json!(inches),
        _ => return None,
    };
    let melee = range == "melee";
    let (attacks, strength) = (amount(&profile.attacks)?, amount(&profile.strength)?);
    let damage = amount(&profile.damage)?;
    let ap = match profile.penetration {
        Value::Number(ap @ -6..=0) => ap,
        Value::None => 0,
        _ => return None,
    };
    let mut abilities: Vec<String> = Vec::new();
    for keyword in &profile.keywords {
        match ability(keyword) {
            Some(word) => {
                armed.keywords.extend(keyword.against.clone());
                if !abilities.contains(&word) {
                    abilities.push(word);
                }
            }
            None => {
                let name = format!("{weapon}: {}", keyword.text);
                remarks.not_automated(unit, &name);
                armed.kept.push(WrittenAbility { name, text: String::new() });
            }
        }
    }
    let mut torrent = abilities.iter().any(|word| word == "torrent");
    let skill = match &profile.skill {
        _ if torrent => json!("none"),
        Value::Roll(skill @ 2..=6) => json!(skill),
        Value::NotApplicable | Value::None if !melee => {
            // Without a skill there is no roll to hit.
            let says = Line::new("import-no-skill").text("unit", unit).text("weapon", weapon);
            remarks.guess(Some(unit), says);
            torrent = true;
            abilities.push("torrent".to_owned());
            json!("none")
        }
        _ => return None,
    };
    debug_assert_eq!(torrent, skill == "none");
    let name = String::new();
    Some(WrittenProfile { name, range, attacks, skill, strength, ap, damage, abilities })
}

/// A number or dice as data files write them.
pub(super) fn amount(value: &Value) -> Option<Json> {
    match value {
        Value::Number(number @ 0..=60) => Some(json!(number)),
        Value::Dice { plus: 0..=60, .. } => Some(json!(value.to_string())),
        _ => None,
    }
}

/// A weapon ability of the core rules as data files write it.
fn ability(keyword: &WeaponKeyword) -> Option<String> {
    let name = keyword.name.as_str();
    match (keyword.kind, &keyword.value) {
        (KeywordKind::Tag, None) if name == "psychic" => Some(name.to_owned()),
        (KeywordKind::Core, Some(Value::Roll(needed @ 2..=6))) => {
            let against = super::sheet::keyword_word(keyword.against.as_deref()?);
            Some(format!("anti-{against} {needed}"))
        }
        (KeywordKind::Core, Some(value @ (Value::Number(_) | Value::Dice { .. }))) => {
            amount(value).map(|_| format!("{name} {value}"))
        }
        (KeywordKind::Core, None) => Some(name.to_owned()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn profile(name: &str, kind: WeaponKind, keywords: &str) -> WeaponProfile {
        WeaponProfile {
            name: name.to_owned(),
            kind,
            range: if kind == WeaponKind::Melee { Value::Melee } else { Value::Inches(24) },
            attacks: Value::Dice { count: 2, sides: 6, plus: 1 },
            skill: Value::Roll(3),
            strength: Value::Number(8),
            penetration: Value::Number(-2),
            damage: Value::Dice { count: 1, sides: 3, plus: 0 },
            keywords: WeaponKeyword::list(keywords),
        }
    }

    fn armed(profiles: Vec<WeaponProfile>) -> (Armed, usize) {
        let item = Wargear { name: "Ash gun".to_owned(), count: 1, profiles, ..Wargear::default() };
        let mut remarks = Remarks::default();
        (weapons(&item, "Kin", &mut remarks), remarks.list.len())
    }

    #[test]
    fn every_core_ability_becomes_data_and_others_are_kept() {
        let all = "Assault, Rapid Fire 1, Ignores Cover, Torrent, Pistol, Heavy, Lance, Indirect Fire, Precision, Twin-linked, \
            Lethal Hits, Blast, Devastating Wounds, Sustained Hits D3, Extra Attacks, Melta 2, Hazardous, Anti-epic hero 2+, \
            Psychic, One Shot, Conversion, Glowing";
        let (armed, remarks) = armed(vec![profile("Ash gun", WeaponKind::Ranged, all)]);
        let words = &armed.weapons[0].profiles[0].abilities;
        assert_eq!(words.len(), 19, "{words:?}");
        for word in ["rapid-fire 1", "sustained-hits D3", "melta 2", "anti-epic-hero 2", "psychic", "torrent"]
        {
            assert!(words.iter().any(|known| known == word), "{word}");
        }
        let kept: Vec<&str> = armed.kept.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(kept, ["Ash gun: One Shot", "Ash gun: Conversion", "Ash gun: Glowing"]);
        assert_eq!(remarks, 3);
    }

    #[test]
    fn alternatives_are_one_weapon_and_other_profiles_are_their_own() {
        let (both, _) = armed(vec![
            profile("➤ Ash gun - spray", WeaponKind::Ranged, "-"),
            profile("➤ Ash gun - lance", WeaponKind::Ranged, "-"),
        ]);
        assert_eq!(both.weapons.len(), 1);
        assert_eq!(
            both.weapons[0].profiles.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(),
            ["spray", "lance"]
        );
        let (two, _) = armed(vec![
            profile("Javelin", WeaponKind::Ranged, "-"),
            profile("Javelin", WeaponKind::Melee, "-"),
        ]);
        assert_eq!(two.weapons.len(), 2);
    }

    #[test]
    fn what_cannot_be_read_is_kept_with_its_cells() {
        let odd = WeaponProfile { strength: Value::Special, ..profile("Riddle", WeaponKind::Melee, "-") };
        let (armed, remarks) = armed(vec![odd]);
        assert!(armed.weapons.is_empty());
        assert!(armed.kept[0].text.contains("S *"), "{:?}", armed.kept);
        assert_eq!(remarks, 1);
    }

    #[test]
    fn without_a_skill_a_weapon_needs_no_roll() {
        let plain =
            WeaponProfile { skill: Value::NotApplicable, ..profile("Spray", WeaponKind::Ranged, "-") };
        let (armed, remarks) = armed(vec![plain]);
        assert_eq!(armed.weapons[0].profiles[0].abilities, ["torrent"]);
        assert_eq!(remarks, 1);
    }
}
