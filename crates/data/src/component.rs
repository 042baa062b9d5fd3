//! Entries of a library, named by their place.

/// One kind of component of a game's `Library`: its index type, its list, its look-up by the word of the data files,
/// what it is, and how to call it in documentation.
#[macro_export]
macro_rules! component {
    ($id:ident, $list:ident, $find:ident, $entry:ty, $what:literal) => {
        #[doc = concat!("Names ", $what, " of a library: its place in the list.")]
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $id(pub u8);

        impl $id {
            /// The place in the list.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl std::ops::Index<$id> for Library {
            type Output = $entry;

            fn index(&self, id: $id) -> &$entry {
                &self.$list[id.index()]
            }
        }

        impl Library {
            #[doc = concat!("Finds ", $what, " by the word of the data files.")]
            pub fn $find(&self, id: &str) -> Option<$id> {
                let index = self.$list.iter().position(|entry| entry.id == id)?;
                u8::try_from(index).ok().map($id)
            }
        }
    };
}
