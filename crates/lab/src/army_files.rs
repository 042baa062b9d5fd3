//! Where the army files of a study are found.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use gonfalon_kernel::Line;

/// The most bytes an army file may have.
const LARGEST_ARMY: u64 = 1 << 20;

/// Where the army files of a study are found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArmyFiles {
    /// In a folder: that of the study.
    Folder(PathBuf),
    /// Here, by the words that the study has for them: somebody else has read them.
    Given(BTreeMap<String, Vec<u8>>),
}

impl Default for ArmyFiles {
    fn default() -> ArmyFiles {
        ArmyFiles::Given(BTreeMap::new())
    }
}

impl ArmyFiles {
    /// Those that lie beside a study file.
    pub(crate) fn beside(study: &Path) -> ArmyFiles {
        ArmyFiles::Folder(study.parent().map(Path::to_path_buf).unwrap_or_default())
    }

    /// The contents of a file.
    pub(crate) fn read(&self, word: &str) -> Result<Vec<u8>, Line> {
        let folder = match self {
            ArmyFiles::Folder(folder) => folder,
            ArmyFiles::Given(files) => {
                return files
                    .get(word)
                    .cloned()
                    .ok_or_else(|| Line::new("lab-army-not-given").text("file", word));
            }
        };
        let path = folder.join(word);
        let unread = |why: String| {
            Line::new("lab-army-unread").text("file", path.display().to_string()).text("why", why)
        };
        let size = fs::metadata(&path).map_err(|error| unread(error.to_string()))?.len();
        if size > LARGEST_ARMY {
            return Err(unread(format!("> {LARGEST_ARMY} bytes")));
        }
        fs::read(&path).map_err(|error| unread(error.to_string()))
    }
}
