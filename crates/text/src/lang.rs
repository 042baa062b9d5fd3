//! The two languages.

use std::{fmt, str::FromStr};

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// The code of the language, `en` or `de`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }

    /// Whichever of two texts is in this language.
    pub fn choose<T>(self, en: T, de: T) -> T {
        match self {
            Lang::En => en,
            Lang::De => de,
        }
    }

    /// The language of a locale such as `de_AT.UTF-8` or `en-GB`, the form that `LANG` and `LC_ALL` have.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| language.eq_ignore_ascii_case(lang.code()))
    }

    /// The language a person's environment asks for; English if it asks for none that we have. `variable` looks
    /// up an environment variable.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
        let set = |name: &&str| variable(name).filter(|locale| !locale.is_empty());
        // The first variable that is set decides, even if we do not have its language.
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set);
        locale.and_then(|locale| Lang::from_locale(&locale)).unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that is none of our languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: en | de", self.0)
    }
}

impl std::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(code: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code).ok_or_else(|| UnknownLang(code.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_come_back() {
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
        }
        assert_eq!("fr".parse::<Lang>(), Err(UnknownLang("fr".to_owned())));
    }

    #[test]
    fn locales_have_many_forms() {
        for locale in ["de", "de_DE.UTF-8", "de-AT", "DE", "de@euro"] {
            assert_eq!(Lang::from_locale(locale), Some(Lang::De), "{locale}");
        }
        assert_eq!(Lang::from_locale("en_GB.UTF-8"), Some(Lang::En));
        for locale in ["", "C", "POSIX", "fr_FR", "deu"] {
            assert_eq!(Lang::from_locale(locale), None, "{locale}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let environment = |list: &'static [(&str, &str)]| {
            Lang::from_environment(move |name| {
                list.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(environment(&[]), Lang::En);
        assert_eq!(environment(&[("LANG", "de_DE.UTF-8")]), Lang::De);
        assert_eq!(environment(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]), Lang::En);
        assert_eq!(environment(&[("LC_ALL", ""), ("LC_MESSAGES", "de"), ("LANG", "en_US")]), Lang::De);
    }
}
