//! JSON into nodes. Members keep their order, and members of the same name are all kept.

use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

use super::node::{Attribute, Node};
use super::{MOST_DEPTH, MOST_ELEMENTS, too_deep, too_many};
use crate::ledger::{Leaf, Ledger, Place};
use crate::note::{Note, Refused};

/// JSON as it is written.
#[derive(Debug)]
enum Json {
    Plain(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// What the reader says when it gives up, to be told from mistakes of the file.
const DEEP: &str = "too much nesting";
const MANY: &str = "too many values";

/// The outermost value with everything in it.
pub(crate) fn parse(text: &str, ledger: &mut Ledger) -> Result<Node, Refused> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let mut left = MOST_ELEMENTS;
    let whole = Part { left: &mut left, depth: 0 };
    let json = whole.deserialize(&mut reader).and_then(|json| reader.end().map(|()| json));
    let json = json.map_err(|reason| {
        let said = reason.to_string();
        if said.contains(DEEP) || said.contains("recursion limit") {
            return too_deep();
        }
        if said.contains(MANY) {
            return too_many();
        }
        let counted = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let place = Place::Line { line: counted(reason.line()), column: counted(reason.column()) };
        Refused::at(Note::new("rosters-json").with("reason", said), place)
    })?;
    Ok(node("", "$".to_owned(), json, None, ledger))
}

/// The name of one element of a list: `category` in `categories`.
fn singular(list: &str) -> String {
    match list.strip_suffix("ies") {
        Some(stem) => format!("{stem}y"),
        None => list.strip_suffix('s').unwrap_or(list).to_owned(),
    }
}

fn node(tag: &str, step: String, json: Json, parent: Option<Leaf>, ledger: &mut Ledger) -> Node {
    match json {
        Json::Plain(value) => {
            let leaf = ledger.step(parent, step, &value);
            Node { text: Some(Attribute { name: String::new(), value, leaf }), ..Node::new(tag, leaf) }
        }
        Json::List(elements) => {
            let leaf = ledger.step(parent, step, "[]");
            let mut list = Node::new(tag, leaf);
            let element_tag = singular(tag);
            for (index, element) in elements.into_iter().enumerate() {
                let step = format!("[{}]", index + 1);
                list.children.push(node(&element_tag, step, element, Some(leaf), ledger));
            }
            list
        }
        Json::Object(members) => {
            let leaf = ledger.step(parent, step, "{}");
            let mut object = Node::new(tag, leaf);
            for (name, member) in members {
                match member {
                    Json::Plain(value) => {
                        let leaf = ledger.step(Some(leaf), name.clone(), &value);
                        let attribute = Attribute { name, value, leaf };
                        if attribute.name == "$text" && object.text.is_none() {
                            object.text = Some(attribute);
                        } else {
                            object.attributes.push(attribute);
                        }
                    }
                    other => object.children.push(node(&name, name.clone(), other, Some(leaf), ledger)),
                }
            }
            object
        }
    }
}

/// Reads one value, within bounds of number and depth.
struct Part<'l> {
    left: &'l mut usize,
    depth: usize,
}

impl<'de> DeserializeSeed<'de> for Part<'_> {
    type Value = Json;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Json, D::Error> {
        use serde::de::Error;
        if self.depth > MOST_DEPTH {
            return Err(D::Error::custom(DEEP));
        }
        match self.left.checked_sub(1) {
            Some(left) => *self.left = left,
            None => return Err(D::Error::custom(MANY)),
        }
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Part<'_> {
    type Value = Json;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Plain(value.to_string()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Plain(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(Json::Plain(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Json, E> {
        Ok(Json::Plain(value.to_string()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Json, E> {
        Ok(Json::Plain(value.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Plain("null".to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(part) = access.next_element_seed(Part { left: self.left, depth: self.depth + 1 })? {
            list.push(part);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Json, A::Error> {
        let mut members = Vec::new();
        while let Some(Key(name)) = access.next_key()? {
            let value = access.next_value_seed(Part { left: self.left, depth: self.depth + 1 })?;
            members.push((name, value));
        }
        Ok(Json::Object(members))
    }
}

#[derive(Deserialize)]
struct Key(String);
