//! Messages of a locale file, with their parts.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

/// Variables that a message shows, and those used for its decisions.
#[derive(Default)]
pub(crate) struct Named {
    /// Variables in its text.
    pub(crate) shown: BTreeSet<String>,
    /// Variables and numbers used to choose among its variants.
    pub(crate) decided: BTreeSet<String>,
    /// Messages included in it.
    pub(crate) parts: BTreeSet<String>,
    /// Names of its variants.
    pub(crate) variants: BTreeSet<String>,
    /// Its text without inserted values.
    pub(crate) text: String,
}

/// Messages by id.
pub(crate) type Messages = BTreeMap<String, Named>;

/// The messages of a locale file or a part of it, their attributes, and its terms, by id.
pub(crate) fn messages(language: &str, text: &str) -> Messages {
    let resource = FluentResource::try_new(text.to_owned())
        .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
    let mut messages = BTreeMap::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        let mut named = Named::default();
        look(pattern, &mut named);
        assert!(
            messages.insert(id.clone(), named).is_none(),
            "{language}: {id} twice"
        );
    };
    for entry in resource.entries() {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Term(term) => {
                add(format!("-{}", term.id.name), &term.value);
                continue;
            }
            _ => continue,
        };
        if let Some(pattern) = &message.value {
            add(message.id.name.to_owned(), pattern);
        }
        for attribute in &message.attributes {
            let id = format!("{}.{}", message.id.name, attribute.id.name);
            add(id, &attribute.value);
        }
    }
    messages
}

fn look(pattern: &Pattern<&str>, named: &mut Named) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => named.text.push_str(value),
            PatternElement::Placeable { expression } => look_within(expression, named),
        }
    }
}

fn look_within(expression: &Expression<&str>, named: &mut Named) {
    match expression {
        Expression::Inline(inline) => match inline {
            InlineExpression::VariableReference { id } => {
                named.shown.insert(id.name.to_owned());
                // Separate inserted values from the letters around them.
                named.text.push('\u{fffc}');
            }
            InlineExpression::MessageReference { id, .. } => {
                named.parts.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                named.parts.insert(format!("-{}", id.name));
            }
            InlineExpression::StringLiteral { value } => named.text.push_str(value),
            InlineExpression::Placeable { expression } => look_within(expression, named),
            InlineExpression::FunctionReference {
                arguments: CallArguments { positional, .. },
                ..
            } => assert!(positional.is_empty(), "no functions are known"),
            _ => {}
        },
        Expression::Select { selector, variants } => {
            if let InlineExpression::VariableReference { id } = selector {
                named.decided.insert(id.name.to_owned());
            }
            for variant in variants {
                let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                    &variant.key;
                named.variants.insert((*name).to_owned());
                look(&variant.value, named);
            }
        }
    }
}
