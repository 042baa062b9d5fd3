//! Cuts the text of a card file into cases.

use super::{
    statement::{Fault, Vocabulary, What, Word, joined, statement, words},
    trouble::Trouble,
};

/// One line of a case.
#[derive(Debug)]
pub(super) struct Statement<'t> {
    pub(super) line: usize,
    pub(super) text: &'t str,
    pub(super) column: usize,
    pub(super) what: What<'t>,
}

/// Something wrong with the text of a case.
#[derive(Debug)]
pub(super) struct Misprint<'t> {
    pub(super) line: usize,
    pub(super) text: &'t str,
    pub(super) fault: Fault,
}

/// One case of a card file.
#[derive(Debug)]
pub(super) struct Case<'t> {
    pub(super) line: usize,
    pub(super) title: String,
    pub(super) ids: Vec<String>,
    pub(super) statements: Vec<Statement<'t>>,
    /// The first thing that cannot be read; what follows it is not looked at.
    pub(super) misprint: Option<Misprint<'t>>,
}

/// The cases of a text.
pub(super) fn read<'t>(text: &'t str, known: Vocabulary<'_>) -> Vec<Case<'t>> {
    let mut cases: Vec<Case<'t>> = Vec::new();
    for (index, source) in text.lines().enumerate() {
        let line = index + 1;
        let words = words(source);
        let Some(first) = words.first().copied() else { continue };
        if first.text == "rule" {
            cases.push(heading(line, source, &words, known));
            continue;
        }
        if cases.is_empty() {
            let fault = Fault::at(first, Trouble::BeforeRule);
            cases.push(nameless(line, Some(Misprint { line, text: source, fault })));
        }
        let case = cases.last_mut().expect("there is a case now");
        if case.misprint.is_some() {
            continue;
        }
        match statement(words, known).and_then(|what| in_order(case, first, what)) {
            Ok(what) => {
                case.statements.push(Statement { line, text: source, column: first.column, what });
            }
            Err(fault) => case.misprint = Some(Misprint { line, text: source, fault }),
        }
    }
    if cases.is_empty() {
        let fault = Fault { column: 1, trouble: Trouble::NoCase };
        cases.push(nameless(1, Some(Misprint { line: 1, text: "", fault })));
    }
    cases
}

fn nameless<'t>(line: usize, misprint: Option<Misprint<'t>>) -> Case<'t> {
    Case { line, title: String::new(), ids: Vec::new(), statements: Vec::new(), misprint }
}

fn heading<'t>(line: usize, source: &'t str, words: &[Word<'t>], known: Vocabulary<'_>) -> Case<'t> {
    let rest = &words[1..];
    let count = rest.iter().take_while(|word| known.is_id(word.text)).count();
    let (ids, title) = rest.split_at(count);
    let fault = if ids.is_empty() {
        let word = rest.first().copied().unwrap_or(words[0]);
        let nearest = known.ledger.nearest(word.text).map(str::to_owned);
        let nearest = nearest.filter(|_| !rest.is_empty());
        Some(Fault::at(word, Trouble::NoRuleId { prefix: known.prefix, nearest }))
    } else {
        ids.iter().find_map(|id| known.known_id(*id).err())
    };
    Case {
        line,
        title: joined(title),
        ids: ids.iter().map(|id| id.text.to_owned()).collect(),
        statements: Vec::new(),
        misprint: fault.map(|fault| Misprint { line, text: source, fault }),
    }
}

/// Set-up comes before the match has begun.
fn in_order<'t>(case: &Case<'t>, first: Word<'t>, what: What<'t>) -> Result<What<'t>, Fault> {
    let begun = case.statements.iter().find(|statement| begins(&statement.what));
    match (&what, begun) {
        (What::Setup(_), Some(begun)) => Err(Fault::at(first, Trouble::LateSetup { since: begun.line })),
        _ => Ok(what),
    }
}

/// Whether a statement needs a running match.
pub(super) fn begins(what: &What<'_>) -> bool {
    match what {
        What::Setup(_) | What::Dice { .. } | What::Fails { .. } => false,
        What::Try { seat, .. } | What::TryAllowed { seat, .. } => seat.is_some(),
        _ => true,
    }
}

/// Whether a statement can fail, so that a case with it says something.
pub(super) fn claims(what: &What<'_>) -> bool {
    begins(what) || matches!(what, What::Try { .. } | What::TryAllowed { .. })
}
