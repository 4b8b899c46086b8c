//! Parses language files, so that they can be compared.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;

/// The text of a message, parsed.
pub type Pattern<'a> = ast::Pattern<&'a str>;
/// A variant of a message, for a number or a word.
pub type Variant<'a> = ast::Variant<&'a str>;

/// Returns each message (and `message.attribute`) of a source, in order.
pub fn messages(source: &str) -> Vec<(String, Pattern<'_>)> {
    let resource = fluent_syntax::parser::parse(source).expect("the source is well-formed");
    let mut all = Vec::new();
    for entry in resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let id = message.id.name.to_owned();
        let attribute =
            |attribute: ast::Attribute<_>| (format!("{id}.{}", attribute.id.name), attribute.value);
        let attributes: Vec<_> = message.attributes.into_iter().map(attribute).collect();
        all.extend(message.value.map(|value| (id, value)));
        all.extend(attributes);
    }
    all
}

/// Returns the messages that are referred to by others of the source.
pub fn quoted(source: &str) -> BTreeSet<String> {
    let messages = messages(source);
    let quotes = messages.iter().flat_map(|(_, pattern)| references(pattern)).map(str::to_owned);
    quotes.collect()
}

/// Returns each message with the variables it uses.
pub fn variables(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    by_message(source, |pattern| uses(pattern, true))
}

/// Returns each message with the variables that it shows; those that only select a variant are left out.
pub fn shown(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    by_message(source, |pattern| uses(pattern, false))
}

/// Returns what is found in each message and in those that it refers to, which get the same variables.
fn by_message(source: &str, of: impl Fn(&Pattern) -> BTreeSet<String>) -> BTreeMap<String, BTreeSet<String>> {
    let all: BTreeMap<String, Pattern> = messages(source).into_iter().collect();
    let whole = |pattern: &Pattern| {
        let quoted = references(pattern).into_iter().flat_map(|id| of(&all[id]));
        of(pattern).into_iter().chain(quoted).collect()
    };
    all.iter().map(|(id, pattern)| (id.clone(), whole(pattern))).collect()
}

/// Returns the messages that a message refers to.
fn references<'a>(pattern: &Pattern<'a>) -> Vec<&'a str> {
    let reference = |expression: &ast::Expression<&'a str>| match expression {
        ast::Expression::Inline(ast::InlineExpression::MessageReference { id, .. }) => Some(id.name),
        _ => None,
    };
    expressions(pattern).into_iter().filter_map(reference).collect()
}

fn uses(pattern: &Pattern, choosing: bool) -> BTreeSet<String> {
    let variable = |expression: &ast::InlineExpression<&str>| match expression {
        ast::InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        _ => None,
    };
    let mut names = BTreeSet::new();
    for expression in expressions(pattern) {
        match expression {
            ast::Expression::Inline(inline) => names.extend(variable(inline)),
            ast::Expression::Select { selector, .. } => names.extend(variable(selector).filter(|_| choosing)),
        }
    }
    names
}

/// Returns the variants of every selection in a message.
pub fn choices<'a, 'p>(pattern: &'p Pattern<'a>) -> impl Iterator<Item = &'p [Variant<'a>]> {
    expressions(pattern).into_iter().filter_map(|expression| match expression {
        ast::Expression::Select { variants, .. } => Some(variants.as_slice()),
        ast::Expression::Inline(_) => None,
    })
}

/// Returns everything in braces, at any depth.
fn expressions<'a, 'p>(pattern: &'p Pattern<'a>) -> Vec<&'p ast::Expression<&'a str>> {
    let mut all = Vec::new();
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else { continue };
        all.push(expression);
        if let ast::Expression::Select { variants, .. } = expression {
            all.extend(variants.iter().flat_map(|variant| expressions(&variant.value)));
        }
    }
    all
}
