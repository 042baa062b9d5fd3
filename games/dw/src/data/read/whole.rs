//! Checks what only the whole library shows.

use crate::data::{DIALECT, DataError, Effect, Library, ProfileId};

/// Disks that are only Transformed into and Disks that Transform belong together.
pub(super) fn check(library: &Library) -> Vec<DataError> {
    let mut errors = Vec::new();
    let mut wrong = |id: &str, field: &str, key, args| {
        errors.push(DIALECT.error("disks.toml", None, &format!("disk.{id}.{field}"), key, args));
    };
    let mut shapes: Vec<ProfileId> = Vec::new();
    for profile in &library.profiles {
        for shape in profile.abilities.iter().flat_map(|ability| &ability.effects).filter_map(shape) {
            shapes.push(shape);
            if library[shape].points.is_some() {
                let args = vec![("id", library[shape].id.clone())];
                wrong(&profile.id, "ability", "data-not-transformed", args);
            }
        }
    }
    for (index, profile) in
        library.profiles.iter().enumerate().filter(|(_, profile)| profile.points.is_none())
    {
        if !shapes.iter().any(|shape| shape.index() == index) {
            wrong(&profile.id, "points", "data-nobody-transforms", vec![]);
        }
    }
    errors
}

fn shape(effect: &Effect) -> Option<ProfileId> {
    match effect {
        Effect::Transform(shape) => Some(*shape),
        _ => None,
    }
}
