//! One element of a tree, the same for XML and JSON. Every part of it has a slot in the ledger.

use crate::ledger::{Leaf, Ledger, Meaning};

/// A value with a name: an attribute in XML, a plain member in JSON.
#[derive(Debug)]
pub(crate) struct Attribute {
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) leaf: Leaf,
}

/// An element in XML; an object or a list in JSON.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) tag: String,
    pub(crate) leaf: Leaf,
    pub(crate) attributes: Vec<Attribute>,
    /// Its own text. Whatever stands apart from it stays unread in the ledger.
    pub(crate) text: Option<Attribute>,
    pub(crate) children: Vec<Node>,
}

/// Attributes that serve the tool that wrote the file.
const BOOKKEEPING: &[&str] = &[
    "battleScribeVersion",
    "catalogueId",
    "catalogueRevision",
    "entryGroupId",
    "entryId",
    "from",
    "gameSystemId",
    "gameSystemRevision",
    "hidden",
    "id",
    "page",
    "publicationId",
    "typeId",
    "xmlns",
];

impl Node {
    pub(crate) fn new(tag: &str, leaf: Leaf) -> Node {
        Node { tag: tag.to_owned(), leaf, attributes: Vec::new(), text: None, children: Vec::new() }
    }

    /// An attribute, without reading it.
    pub(crate) fn attribute(&self, name: &str) -> Option<&Attribute> {
        self.attributes.iter().find(|attribute| attribute.name == name)
    }

    /// The value of an attribute, without reading it.
    pub(crate) fn peek(&self, name: &str) -> Option<&str> {
        self.attribute(name).map(|attribute| attribute.value.as_str())
    }

    /// Reads an attribute, or the text of a child of this name, as `meaning`.
    pub(crate) fn take(&self, ledger: &mut Ledger, name: &str, meaning: Meaning) -> Option<&str> {
        if let Some(attribute) = self.attribute(name) {
            ledger.settle(attribute.leaf, meaning);
            return Some(&attribute.value);
        }
        let child = self.children.iter().find(|child| child.tag == name)?;
        ledger.settle(child.leaf, Meaning::Layout);
        let text = child.text.as_ref()?;
        ledger.settle(text.leaf, meaning);
        Some(&text.value)
    }

    /// Reads the element itself and the attributes that only serve the tool.
    pub(crate) fn open(&self, ledger: &mut Ledger, meaning: Meaning) {
        ledger.settle(self.leaf, meaning);
        for attribute in &self.attributes {
            if BOOKKEEPING.contains(&attribute.name.as_str()) || attribute.name.starts_with("xmlns:") {
                ledger.settle(attribute.leaf, Meaning::Bookkeeping);
            }
        }
    }

    /// Reads an attribute that says yes or no; anything else stays unread.
    pub(crate) fn take_flag(&self, ledger: &mut Ledger, name: &str, meaning: Meaning) -> bool {
        let value = self.peek(name);
        if matches!(value, Some("true" | "false")) {
            self.take(ledger, name, meaning);
        }
        value == Some("true")
    }

    /// The elements of a list, `selection` in `selections`.
    pub(crate) fn list<'n>(&'n self, ledger: &mut Ledger, list: &str, element: &str) -> Vec<&'n Node> {
        let mut elements = Vec::new();
        for list in self.children.iter().filter(|child| child.tag == list) {
            ledger.settle(list.leaf, Meaning::Layout);
            elements.extend(list.children.iter().filter(|child| child.tag == element));
        }
        elements
    }

    /// The elements of a list, without reading it.
    pub(crate) fn peek_list(&self, list: &str) -> impl Iterator<Item = &Node> {
        self.children.iter().filter(move |child| child.tag == list).flat_map(|list| &list.children)
    }

    /// Reads everything here and below as `meaning`, for what has no bearing on play.
    pub(crate) fn take_whole(&self, ledger: &mut Ledger, meaning: Meaning) {
        ledger.settle(self.leaf, meaning);
        let parts = self.attributes.iter().chain(&self.text);
        parts.for_each(|attribute| ledger.settle(attribute.leaf, meaning));
        self.children.iter().for_each(|child| child.take_whole(ledger, meaning));
    }

    /// Reads the lists that only serve the tool.
    pub(crate) fn take_lists(&self, ledger: &mut Ledger, lists: &[&str], meaning: Meaning) {
        let named = self.children.iter().filter(|child| lists.contains(&child.tag.as_str()));
        named.for_each(|list| list.take_whole(ledger, meaning));
    }
}
