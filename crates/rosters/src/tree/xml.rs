//! XML into nodes. No entity is expanded but the five of XML itself, and no document type is accepted.

use std::collections::BTreeMap;

use quick_xml::Reader;
use quick_xml::events::{BytesRef, BytesStart, Event};

use super::node::{Attribute, Node};
use super::{MOST_DEPTH, MOST_ELEMENTS, too_deep, too_many};
use crate::ledger::{Leaf, Ledger, Meaning, Place};
use crate::note::{Note, Refused};

/// More attributes than this has no element of a roster.
const MOST_ATTRIBUTES: usize = 100;

/// The root element with everything in it.
pub(crate) fn parse(text: &str, ledger: &mut Ledger) -> Result<Node, Refused> {
    let mut reader = Reader::from_str(text);
    let mut builder =
        Builder { ledger, open: Vec::new(), numbers: Vec::new(), text: String::new(), root: None };
    loop {
        let before = reader.buffer_position();
        let event = reader.read_event().map_err(|reason| {
            let note = Note::new("rosters-xml").with("reason", &reason);
            Refused::at(note, place(text, reader.error_position()))
        })?;
        let here = |note: Note| Refused::at(note, place(text, before));
        match event {
            Event::Eof => break,
            Event::Start(start) => builder.start(&start).map_err(|refused| refused.or_at(text, before))?,
            Event::Empty(start) => {
                builder.start(&start).map_err(|refused| refused.or_at(text, before))?;
                builder.end();
            }
            Event::End(_) => builder.end(),
            Event::Text(part) => builder.text.push_str(&part.xml10_content()),
            Event::CData(part) => builder.text.push_str(&part.xml10_content()),
            Event::GeneralRef(name) => {
                let letter = entity(&name).ok_or_else(|| here(unknown_entity(&name)))?;
                builder.text.push(letter);
            }
            Event::DocType(_) => return Err(here(Note::new("rosters-doctype"))),
            Event::Comment(part) => builder.aside("comment()", &part),
            Event::PI(part) => builder.aside("processing-instruction()", &part),
            Event::Decl(_) => {}
        }
        if builder.ledger.len() > MOST_ELEMENTS {
            return Err(too_many());
        }
    }
    if let Some(open) = builder.open.last() {
        let note = Note::new("rosters-xml-unfinished").with("element", &open.tag);
        return Err(Refused::at(note, place(text, text.len() as u64)));
    }
    builder.flush();
    builder.root.ok_or_else(|| Refused::new(Note::new("rosters-empty")))
}

fn unknown_entity(name: &BytesRef<'_>) -> Note {
    Note::new("rosters-entity").with("entity", &**name)
}

/// The letter that `&name;` stands for.
fn entity(name: &BytesRef<'_>) -> Option<char> {
    if let Ok(Some(letter)) = name.resolve_char_ref() {
        return Some(letter);
    }
    match &**name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => None,
    }
}

fn place(text: &str, at: u64) -> Place {
    let mut at = usize::try_from(at).unwrap_or(usize::MAX).min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &text[..at];
    let counted = |count: usize| u32::try_from(count).unwrap_or(u32::MAX - 1) + 1;
    let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count());
    Place::Line { line: counted(before.matches('\n').count()), column: counted(column) }
}

impl Refused {
    fn or_at(mut self, text: &str, at: u64) -> Refused {
        self.place.get_or_insert_with(|| place(text, at));
        self
    }
}

struct Builder<'l> {
    ledger: &'l mut Ledger,
    open: Vec<Node>,
    /// How many elements of each name every open element has so far.
    numbers: Vec<BTreeMap<String, u32>>,
    text: String,
    root: Option<Node>,
}

impl Builder<'_> {
    fn parent(&self) -> Option<Leaf> {
        self.open.last().map(|node| node.leaf)
    }

    /// A slot for the text that stood before the next element. Space between elements is layout and has no slot.
    fn flush(&mut self) {
        let text = std::mem::take(&mut self.text);
        if text.trim().is_empty() {
            return;
        }
        let leaf = self.ledger.step(self.parent(), "text()".to_owned(), &text);
        if let Some(node) = self.open.last_mut()
            && node.text.is_none()
        {
            node.text = Some(Attribute { name: String::new(), value: text, leaf });
        }
    }

    fn start(&mut self, start: &BytesStart<'_>) -> Result<(), Refused> {
        self.flush();
        if self.open.len() >= MOST_DEPTH {
            return Err(too_deep());
        }
        let broken = |reason: String| Refused::new(Note::new("rosters-xml").with("reason", reason));
        let tag = start.name().as_ref().to_owned();
        let step = match self.numbers.last_mut() {
            Some(numbers) => {
                let number = numbers.entry(tag.clone()).or_insert(0);
                *number += 1;
                // Lists stand once; only their elements need numbers.
                if *number == 1 && tag.ends_with('s') { tag.clone() } else { format!("{tag}[{number}]") }
            }
            None => tag.clone(),
        };
        let leaf = self.ledger.step(self.parent(), step, &format!("<{tag}>"));
        let mut node = Node::new(&tag, leaf);
        for attribute in start.attributes() {
            let attribute = attribute.map_err(|reason| broken(reason.to_string()))?;
            // Each is compared with those before it, so there must not be endlessly many.
            if node.attributes.len() >= MOST_ATTRIBUTES {
                return Err(too_many());
            }
            let name = attribute.key.as_ref().to_owned();
            let value = unescaped(&attribute.value)
                .map_err(|entity| Refused::new(Note::new("rosters-entity").with("entity", entity)))?;
            let leaf = self.ledger.step(Some(leaf), format!("@{name}"), &value);
            node.attributes.push(Attribute { name, value, leaf });
        }
        self.open.push(node);
        self.numbers.push(BTreeMap::new());
        Ok(())
    }

    fn end(&mut self) {
        self.flush();
        self.numbers.pop();
        let Some(node) = self.open.pop() else { return };
        match self.open.last_mut() {
            Some(parent) => parent.children.push(node),
            None => {
                self.root.get_or_insert(node);
            }
        }
    }

    /// Comments and the like say nothing about the army, but they are accounted for.
    fn aside(&mut self, step: &str, text: &str) {
        let leaf = self.ledger.step(self.parent(), step.to_owned(), text);
        self.ledger.settle(leaf, Meaning::Bookkeeping);
    }
}

/// The value of an attribute with its entities replaced, or the name of one that is not XML's own.
fn unescaped(raw: &str) -> Result<String, String> {
    let mut value = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some(at) = rest.find('&') {
        value.push_str(&rest[..at]);
        let after = &rest[at + 1..];
        let Some(end) = after.find(';').filter(|end| *end <= 12) else {
            return Err(after.chars().take(12).collect());
        };
        let name = BytesRef::new(&after[..end]);
        value.push(entity(&name).ok_or_else(|| after[..end].to_owned())?);
        rest = &after[end + 1..];
    }
    value.push_str(rest);
    Ok(value)
}
