//! One table of a TOML file: its fields, and the fields nobody asked for.

use std::cell::RefCell;
use std::ops::Range;

use toml::de::DeTable;

use crate::log::Log;
use crate::message::Args;
use crate::nearest::nearest;
use crate::value::Value;

/// A table of the file; [`Table::finish`] notes the fields nobody asked for.
#[derive(Debug)]
pub struct Table<'a> {
    log: &'a Log<'a>,
    pub(crate) at: String,
    span: Option<Range<usize>>,
    pub(crate) raw: &'a DeTable<'a>,
    known: RefCell<Vec<&'static str>>,
}

impl<'a> Table<'a> {
    pub(crate) fn new(
        log: &'a Log<'a>,
        at: String,
        span: Option<Range<usize>>,
        raw: &'a DeTable<'a>,
    ) -> Self {
        Self { log, at, span, raw, known: RefCell::default() }
    }

    /// Notes an error of the table as a whole.
    pub fn wrong<T>(&self, key: &'static str, args: Args) -> Option<T> {
        self.log.note(self.span.clone(), &self.at, key, args);
        None
    }

    /// Whether the field is there; for readers whose next step depends on it.
    pub fn has(&self, field: &str) -> bool {
        self.raw.contains_key(field)
    }

    /// The tables in the list `field`, which is judged elsewhere.
    pub fn tables(&self, field: &str) -> Vec<Table<'a>> {
        let list = self.raw.get(field).and_then(|list| list.get_ref().as_array());
        let tables =
            list.into_iter().flat_map(|list| list.iter()).filter_map(|entry| entry.get_ref().as_table());
        tables.map(|table| Table::new(self.log, field.to_owned(), None, table)).collect()
    }

    /// The value of a field, if it is there.
    pub fn field(&self, field: &'static str) -> Option<Value<'a>> {
        self.known.borrow_mut().push(field);
        let value = self.raw.get(field)?;
        let at = if self.at.is_empty() { field.to_owned() } else { format!("{}.{field}", self.at) };
        Some(Value::new(self.log, at, value))
    }

    /// A field that must be there.
    pub fn read<T>(&self, field: &'static str, read: impl FnOnce(Value<'a>) -> Option<T>) -> Option<T> {
        match self.field(field) {
            Some(value) => read(value),
            None => self.wrong("data-missing-field", vec![("field", field.to_owned())]),
        }
    }

    /// A field that may be missing; the outer `None` means it is there but wrong.
    pub fn maybe<T>(
        &self,
        field: &'static str,
        read: impl FnOnce(Value<'a>) -> Option<T>,
    ) -> Option<Option<T>> {
        match self.field(field) {
            Some(value) => read(value).map(Some),
            None => Some(None),
        }
    }

    /// A field with a value it has when it is missing.
    pub fn or<T>(
        &self,
        field: &'static str,
        missing: T,
        read: impl FnOnce(Value<'a>) -> Option<T>,
    ) -> Option<T> {
        match self.field(field) {
            Some(value) => read(value),
            None => Some(missing),
        }
    }

    /// Notes every field that was not asked for.
    pub fn finish(self) {
        let known = self.known.borrow();
        for (key, _) in self.raw.iter() {
            let field: &str = key.get_ref();
            if known.contains(&field) {
                continue;
            }
            let mut args = vec![("field", field.to_owned())];
            let key_name = match nearest(field, known.iter().copied()) {
                Some(near) => {
                    args.push(("nearest", near.to_owned()));
                    "data-unknown-field-nearest"
                }
                None => "data-unknown-field",
            };
            self.log.note(Some(key.span()), &self.at, key_name, args);
        }
    }
}
