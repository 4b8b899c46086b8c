//! Language files taken apart, to be compared.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;

/// What a message says, in its parts.
pub type Pattern<'a> = ast::Pattern<&'a str>;
/// What a message says for a number or a word.
pub type Variant<'a> = ast::Variant<&'a str>;

/// Each message (and `message.attribute`) of a source, in its order.
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

/// Each message with the variables it uses.
pub fn variables(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    by_message(source, |pattern| uses(pattern, true))
}

/// Each message with the variables that it shows, and does not merely choose its words by.
pub fn shown(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    by_message(source, |pattern| uses(pattern, false))
}

fn by_message<T>(source: &str, of: impl Fn(&Pattern) -> T) -> BTreeMap<String, T> {
    messages(source).into_iter().map(|(id, pattern)| (id, of(&pattern))).collect()
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

/// The variants of every choice in a message.
pub fn choices<'a, 'p>(pattern: &'p Pattern<'a>) -> impl Iterator<Item = &'p [Variant<'a>]> {
    expressions(pattern).into_iter().filter_map(|expression| match expression {
        ast::Expression::Select { variants, .. } => Some(variants.as_slice()),
        ast::Expression::Inline(_) => None,
    })
}

/// Everything in braces, at any depth.
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
