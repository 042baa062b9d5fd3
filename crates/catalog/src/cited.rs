//! Finds the rule ids in an event, wherever it holds them, without making anything of the rest.

use std::{convert::Infallible, fmt};

use serde::{Serialize, Serializer, ser};

/// Every text within something that can be written down.
pub(crate) fn each_text(value: &impl Serialize, each: &mut dyn FnMut(&str)) {
    // Looking at texts cannot fail.
    let _ = value.serialize(&mut Texts(each));
}

struct Texts<'f>(&'f mut dyn FnMut(&str));

/// What cannot happen.
#[derive(Debug)]
struct Never(Infallible);

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {}
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(message: T) -> Never {
        unreachable!("events are plain data and can always be written down: {message}")
    }
}

type Done = Result<(), Never>;

/// Values in which there are no texts.
macro_rules! silent {
    ($($method:ident: $kind:ty),+ $(,)?) => {
        $(fn $method(self, _: $kind) -> Done {
            Ok(())
        })+
    };
}

impl<'a, 'f> Serializer for &'a mut Texts<'f> {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = &'a mut Texts<'f>;
    type SerializeTuple = &'a mut Texts<'f>;
    type SerializeTupleStruct = &'a mut Texts<'f>;
    type SerializeTupleVariant = &'a mut Texts<'f>;
    type SerializeMap = &'a mut Texts<'f>;
    type SerializeStruct = &'a mut Texts<'f>;
    type SerializeStructVariant = &'a mut Texts<'f>;

    silent! {
        serialize_bool: bool,
        serialize_i8: i8,
        serialize_i16: i16,
        serialize_i32: i32,
        serialize_i64: i64,
        serialize_u8: u8,
        serialize_u16: u16,
        serialize_u32: u32,
        serialize_u64: u64,
        serialize_f32: f32,
        serialize_f64: f64,
        serialize_char: char,
        serialize_bytes: &[u8],
        serialize_unit_struct: &'static str,
    }

    fn serialize_str(self, text: &str) -> Done {
        (self.0)(text);
        Ok(())
    }

    fn serialize_none(self) -> Done {
        Ok(())
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Done {
        Ok(())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Done {
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Never> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Never> {
        Ok(self)
    }
}

/// Whatever has parts: each of them is looked at.
macro_rules! parts {
    ($($kind:ident, $method:ident);+ $(;)?) => {
        $(impl ser::$kind for &mut Texts<'_> {
            type Ok = ();
            type Error = Never;

            fn $method<T: ?Sized + Serialize>(&mut self, value: &T) -> Done {
                value.serialize(&mut **self)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })+
    };
}

parts! {
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
}

/// Whatever has named parts.
macro_rules! named_parts {
    ($($kind:ident),+) => {
        $(impl ser::$kind for &mut Texts<'_> {
            type Ok = ();
            type Error = Never;

            fn serialize_field<T: ?Sized + Serialize>(&mut self, _: &'static str, value: &T) -> Done {
                value.serialize(&mut **self)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })+
    };
}

named_parts!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for &mut Texts<'_> {
    type Ok = ();
    type Error = Never;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, _: &T) -> Done {
        Ok(())
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Done {
        value.serialize(&mut **self)
    }

    fn end(self) -> Done {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Serialize)]
    struct Newtype(&'static str);

    #[derive(Serialize)]
    enum Kind {
        Unit,
        Newtype(&'static str),
        Tuple(u8, &'static str),
        Struct { text: Option<String>, list: Vec<Newtype> },
    }

    #[test]
    fn texts_are_found_wherever_they_are() {
        let inner = vec![Newtype("c"), Newtype("d")];
        let kinds = (
            [Kind::Unit, Kind::Newtype("a"), Kind::Tuple(1, "b")],
            Kind::Struct { text: None, list: inner },
            Kind::Struct { text: Some("e".to_owned()), list: vec![] },
            BTreeMap::from([("key", ((), 'x', 1.5, "f"))]),
        );
        let mut found = Vec::new();
        each_text(&kinds, &mut |text| found.push(text.to_owned()));
        assert_eq!(found, ["a", "b", "c", "d", "e", "f"], "names of fields and variants are none");
    }
}
