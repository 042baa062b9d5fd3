//! How a program is started.

use crate::Limits;

/// A program that can be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// What it is called.
    pub name: String,
    /// The file to run and its arguments; never empty.
    pub words: Vec<String>,
    /// What it may cost.
    pub limits: Limits,
}

impl Program {
    /// The program of a command line: words parted by spaces, where single or double quotes hold a word together. `None` if
    /// there is no word or a quote is left open.
    pub fn new(name: impl Into<String>, command: &str, limits: Limits) -> Option<Program> {
        let words = words(command).filter(|words| words.first().is_some_and(|file| !file.is_empty()))?;
        Some(Program { name: name.into(), words, limits })
    }
}

/// The words of a command line. There are no escapes: paths may have backslashes.
fn words(command: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    for letter in command.chars() {
        match (quote, letter) {
            (Some(open), _) if open == letter => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(command: &str) -> Option<Vec<String>> {
        Program::new("x", command, Limits::default()).map(|program| program.words)
    }

    #[test]
    fn quotes_hold_words_together() {
        let words = |list: &[&str]| Some(list.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(split("./bot.py"), words(&["./bot.py"]));
        assert_eq!(
            split("  python3 'my bot.py'  --name=\"two words\" ''"),
            words(&["python3", "my bot.py", "--name=two words", ""])
        );
        assert_eq!(split(r#"C:\bots\bot.exe "it's""#), words(&[r"C:\bots\bot.exe", "it's"]));
    }

    #[test]
    fn a_command_has_a_word_and_closed_quotes() {
        for wrong in ["", "   ", "'' x", "bot 'half", "\""] {
            assert_eq!(split(wrong), None, "{wrong}");
        }
    }
}
