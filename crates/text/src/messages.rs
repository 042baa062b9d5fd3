//! What the messages of a Fluent file are called and which arguments they take.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

/// One message or term, seen from outside.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outline {
    /// The arguments it names itself.
    arguments: BTreeSet<String>,
    /// The messages it contains; their arguments are needed too.
    messages: BTreeSet<String>,
    /// The terms it contains, which bring their own arguments.
    terms: BTreeSet<String>,
    /// Functions, of which there are none.
    functions: BTreeSet<String>,
}

/// The messages and terms of one language; terms have a hyphen before their name, as in the file.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outlines(BTreeMap<String, Outline>);

impl Outlines {
    /// Adds what a file contains.
    pub(crate) fn add(&mut self, resource: &FluentResource) {
        for entry in resource.entries() {
            let (name, pattern) = match entry {
                Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref()),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value)),
                _ => continue,
            };
            let mut outline = Outline::default();
            if let Some(pattern) = pattern {
                outline.pattern(pattern);
            }
            self.0.insert(name, outline);
        }
    }

    /// Everything that the messages refer to and that does not exist.
    pub(crate) fn dangling(&self) -> Vec<String> {
        let mut list = Vec::new();
        for (name, outline) in &self.0 {
            let unknown = |reference: &&String| !self.0.contains_key(reference.as_str());
            for reference in outline.messages.iter().chain(&outline.terms).filter(unknown) {
                list.push(format!("{name} refers to {reference}, which does not exist"));
            }
            list.extend(outline.functions.iter().map(|function| format!("{name} calls {function}()")));
        }
        list
    }

    /// Every message with the arguments it needs, those of messages inside it included.
    pub(crate) fn with_arguments(&self) -> BTreeMap<String, BTreeSet<String>> {
        let messages = self.0.keys().filter(|name| !name.starts_with('-'));
        messages.map(|name| (name.clone(), self.needed(name))).collect()
    }

    fn needed(&self, name: &str) -> BTreeSet<String> {
        let (mut seen, mut open) = (BTreeSet::new(), vec![name]);
        let mut arguments = BTreeSet::new();
        while let Some(name) = open.pop() {
            let Some(outline) = self.0.get(name).filter(|_| seen.insert(name)) else { continue };
            arguments.extend(outline.arguments.iter().cloned());
            open.extend(outline.messages.iter().map(String::as_str));
        }
        arguments
    }
}

impl Outline {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.terms.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.call(arguments));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                self.call(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn call(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}
