//! Reading of JSON objects into forms, field by field. A derived reader takes several times as much code, which browsers
//! load: it also reads lists, and keeps every field apart until all of them have been found.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserializer, Error, MapAccess, Visitor};

/// The form of a JSON object.
pub(crate) trait Fields<'de>: Default {
    /// The names of the fields that may not be missing, at most 32.
    const NEEDED: &'static [&'static str];

    /// Reads the value of a field; that of a name that the form does not have is skipped.
    fn field<A: MapAccess<'de>>(&mut self, name: &str, map: &mut A) -> Result<(), A::Error>;
}

/// Reads a form.
pub(crate) fn read<'de, F: Fields<'de>, D: Deserializer<'de>>(from: D) -> Result<F, D::Error> {
    from.deserialize_map(Reader(PhantomData))
}

struct Reader<F>(PhantomData<F>);

impl<'de, F: Fields<'de>> Visitor<'de> for Reader<F> {
    type Value = F;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<F, A::Error> {
        let mut form = F::default();
        let mut found = 0_u32;
        while let Some(name) = map.next_key::<String>()? {
            if let Some(place) = F::NEEDED.iter().position(|needed| *needed == name) {
                found |= 1 << place;
            }
            form.field(&name, &mut map)?;
        }
        match F::NEEDED.get(found.trailing_ones() as usize) {
            Some(missing) => Err(Error::missing_field(missing)),
            None => Ok(form),
        }
    }
}

/// Implements `Deserialize` for a form: the fields that may not be missing, then those that may, as options.
macro_rules! fields {
    ($form:ident { $($needed:ident),* } { $($other:ident),* }) => {
        impl<'de> $crate::form::Fields<'de> for $form {
            const NEEDED: &'static [&'static str] = &[$(stringify!($needed)),*];

            fn field<A: ::serde::de::MapAccess<'de>>(&mut self, name: &str, map: &mut A) -> Result<(), A::Error> {
                match name {
                    $(stringify!($needed) => self.$needed = map.next_value()?,)*
                    $(stringify!($other) => self.$other = map.next_value()?,)*
                    _ => {
                        map.next_value::<::serde::de::IgnoredAny>()?;
                    }
                }
                Ok(())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $form {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<$form, D::Error> {
                $crate::form::read(from)
            }
        }
    };
}
pub(crate) use fields;

#[cfg(test)]
mod tests {
    #[derive(Default, PartialEq, Debug)]
    struct Pair {
        one: u8,
        other: Option<u8>,
    }
    fields!(Pair { one } { other });

    #[test]
    fn a_form_is_an_object_with_all_that_is_needed() {
        let read = serde_json::from_str::<Pair>;
        assert_eq!(read(r#"{"more":[{}],"one":1}"#).expect("a form"), Pair { one: 1, other: None });
        assert_eq!(read(r#"{"other":2,"one":1}"#).expect("a form"), Pair { one: 1, other: Some(2) });
        assert!(read(r#"{"other":2}"#).expect_err("no form").to_string().contains("missing field `one`"));
        for spoiled in ["[1,2]", r#"{"one":"1"}"#, r#"{"one":256}"#, "1", "null"] {
            assert!(read(spoiled).is_err(), "{spoiled}");
        }
    }
}
