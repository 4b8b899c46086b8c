//! The parts of a view that change. Every closure that a view holds is compiled together with the code that calls it
//! again and puts its result into the page; boxed closures share that code, which is larger than most of them.

use leptos::prelude::*;

/// Text that changes, for an attribute or an element.
pub type Words = Box<dyn Fn() -> String + Send + Sync>;

/// Returns text that changes, for an attribute.
pub fn words(of: impl Fn() -> String + Send + Sync + 'static) -> Words {
    Box::new(of)
}

/// Returns whether something holds, for an attribute.
pub fn whether(of: impl Fn() -> bool + Send + Sync + 'static) -> Words {
    Box::new(move || of().to_string())
}

/// Renders text that changes.
pub fn said(of: impl Fn() -> String + Send + Sync + 'static) -> AnyView {
    text(Box::new(of))
}

#[inline(never)]
fn text(of: Words) -> AnyView {
    (move || of()).into_any()
}

/// Renders something that changes.
pub fn shown(of: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    view_of(Box::new(of))
}

#[inline(never)]
fn view_of(of: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    (move || of()).into_any()
}
