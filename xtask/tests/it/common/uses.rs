//! Which file of a crate uses which other one: by imports, and by paths in the code and in the words of macros.
//!
//! A name that is exported again counts for the file that defines it. Code for tests alone does not count,
//! and calls of methods are not seen.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, Meta, Token, UseTree};

/// The segments of a path.
type Segments = Vec<String>;

/// The texts of files by their paths, with `/`.
pub type Sources = BTreeMap<String, String>;

/// The edges between the files of a crate: the file that uses, the one that is used, and a name that it uses.
pub type Uses = BTreeMap<(String, String), String>;

/// A module, inline or with a file of its own.
struct Module {
    file: String,
    parent: Option<usize>,
    children: BTreeMap<String, usize>,
    /// The names of the items that it defines.
    items: BTreeSet<String>,
    /// The imports by the name that they bring in.
    imports: BTreeMap<String, Segments>,
    /// The modules and types whose names are all imported.
    globs: Vec<Segments>,
    /// The paths in its code, and the single words.
    named: BTreeSet<Segments>,
}

/// The target of a path.
#[derive(Clone, Copy, PartialEq)]
enum Found {
    Module(usize),
    /// An item in a module.
    Item(usize),
}

/// The modules of a crate; the first is its root.
pub struct Crate {
    modules: Vec<Module>,
}

impl Crate {
    /// Reads the crate with this root from sources by their paths.
    pub fn read(sources: &Sources, root: &str) -> Crate {
        let mut whole = Crate { modules: Vec::new() };
        let folder = root.rsplit_once('/').map_or("", |(folder, _)| folder);
        whole.add_file(sources, root.to_owned(), folder.to_owned(), None);
        whole
    }

    /// Returns the edges between files, but for those between a module and its own children.
    pub fn uses(&self) -> Uses {
        let mut uses = Uses::new();
        for (at, module) in self.modules.iter().enumerate() {
            let imported = module.imports.values();
            // A single word is defined or imported here, or comes by a glob.
            let named = module.named.iter().filter(|path| path.len() > 1 || !module.globs.is_empty());
            // A module that is only named leads to what is named through it.
            for path in imported.chain(named) {
                if let Some(Found::Item(used)) = self.find(at, path, &mut Vec::new()) {
                    self.add(&mut uses, at, used, path);
                }
            }
            for path in &module.globs {
                if let Some(Found::Module(used) | Found::Item(used)) = self.find(at, path, &mut Vec::new()) {
                    self.add(&mut uses, at, used, path);
                }
            }
        }
        uses
    }

    fn add(&self, uses: &mut Uses, user: usize, used: usize, path: &Segments) {
        let (from, to) = (&self.modules[user].file, &self.modules[used].file);
        let is_parent = |of: usize, file: &String| {
            let parent = self.file_module(of).and_then(|module| self.modules[module].parent);
            parent.is_some_and(|parent| self.modules[parent].file == *file)
        };
        if from != to && !is_parent(user, to) && !is_parent(used, from) {
            uses.entry((from.clone(), to.clone())).or_insert_with(|| path.join("::"));
        }
    }

    /// Returns the outermost module of the file that a module is in.
    fn file_module(&self, module: usize) -> Option<usize> {
        self.modules.iter().position(|other| other.file == self.modules[module].file)
    }

    fn add_file(&mut self, sources: &Sources, file: String, folder: String, parent: Option<usize>) -> usize {
        let source = &sources[&file];
        let parsed = syn::parse_file(source).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        self.add_items(sources, &parsed.items, file, folder, parent)
    }

    fn add_items(
        &mut self,
        sources: &Sources,
        items: &[Item],
        file: String,
        folder: String,
        parent: Option<usize>,
    ) -> usize {
        let own = self.modules.len();
        let mut reader = Reader::default();
        items.iter().for_each(|item| reader.visit_item(item));
        let Reader { items: names, imports, globs, named, modules } = reader;
        self.modules.push(Module {
            file: file.clone(),
            parent,
            children: BTreeMap::new(),
            items: names,
            imports,
            globs,
            named,
        });
        for module in modules {
            let name = module.ident.to_string();
            let within = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
            let child = match &module.content {
                Some((_, items)) => self.add_items(sources, items, file.clone(), within, Some(own)),
                None => {
                    let files = [format!("{within}.rs"), format!("{within}/mod.rs")];
                    match files.into_iter().find(|file| sources.contains_key(file)) {
                        Some(file) => self.add_file(sources, file, within, Some(own)),
                        // It is in a file outside of the folder.
                        None if module.attrs.iter().any(|attr| attr.path().is_ident("path")) => continue,
                        None => panic!("{file}: no file of the module {name}"),
                    }
                }
            };
            self.modules[own].children.insert(name, child);
        }
        own
    }

    /// Follows a path from a module to what it names; none outside of the crate. `before` are the steps so far, against
    /// imports that lead to themselves.
    fn find(&self, from: usize, path: &[String], before: &mut Vec<(usize, Segments)>) -> Option<Found> {
        let step = (from, path.to_vec());
        if before.contains(&step) {
            return None;
        }
        before.push(step);
        let (first, mut rest) = path.split_first()?;
        let mut found = match first.as_str() {
            "crate" => Found::Module(0),
            "self" => Found::Module(from),
            "super" => Found::Module(self.modules[from].parent?),
            name => self.lookup(from, name, !rest.is_empty(), before)?,
        };
        while let (Found::Module(module), Some((name, further))) = (found, rest.split_first()) {
            found = match name.as_str() {
                "super" => Found::Module(self.modules[module].parent?),
                "self" => found,
                name => {
                    let known = self.lookup(module, name, !further.is_empty(), before);
                    // A macro may have written it.
                    known.unwrap_or(Found::Item(module))
                }
            };
            rest = further;
        }
        Some(found)
    }

    fn lookup(
        &self,
        module: usize,
        name: &str,
        leads_on: bool,
        before: &mut Vec<(usize, Segments)>,
    ) -> Option<Found> {
        let own = &self.modules[module];
        let child = own.children.get(name).map(|child| Found::Module(*child));
        let item = own.items.contains(name).then_some(Found::Item(module));
        // A function may have the name of a module.
        if let Some(found) = if leads_on { child.or(item) } else { item.or(child) } {
            return Some(found);
        }
        if let Some(path) = own.imports.get(name) {
            return self.find(module, path, before);
        }
        own.globs.iter().find_map(|glob| match self.find(module, glob, before)? {
            Found::Module(other) if other != module => self.lookup(other, name, leads_on, before),
            _ => None,
        })
    }
}

/// Collects what one module says, without its child modules.
#[derive(Default)]
struct Reader<'a> {
    items: BTreeSet<String>,
    imports: BTreeMap<String, Segments>,
    globs: Vec<Segments>,
    named: BTreeSet<Segments>,
    modules: Vec<&'a ItemMod>,
}

/// Returns whether an item is compiled for tests alone.
fn is_for_tests(attributes: &[Attribute]) -> bool {
    let is_test = |attr: &Attribute| attr.parse_args().is_ok_and(|condition| needs_test(&condition));
    attributes.iter().any(|attr| attr.path().is_ident("cfg") && is_test(attr))
}

/// Returns whether a condition of `cfg` holds in tests alone.
fn needs_test(condition: &Meta) -> bool {
    let Meta::List(list) = condition else { return condition.path().is_ident("test") };
    let Ok(parts) = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated) else {
        return false;
    };
    match list.path.get_ident().map(ToString::to_string).as_deref() {
        Some("all") => parts.iter().any(needs_test),
        Some("any") => !parts.is_empty() && parts.iter().all(needs_test),
        _ => false,
    }
}

impl Reader<'_> {
    fn import(&mut self, tree: &UseTree, before: &mut Segments) {
        match tree {
            UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.import(&path.tree, before);
                before.pop();
            }
            UseTree::Name(name) if name.ident == "self" => {
                self.bring(before.last().cloned().unwrap_or_default(), before.clone());
            }
            UseTree::Name(name) => {
                self.bring(name.ident.to_string(), [before.as_slice(), &[name.ident.to_string()]].concat());
            }
            UseTree::Rename(renamed) => {
                let path = [before.as_slice(), &[renamed.ident.to_string()]].concat();
                self.bring(renamed.rename.to_string(), path);
            }
            UseTree::Glob(_) => self.globs.push(before.clone()),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(tree, before)),
        }
    }

    fn bring(&mut self, name: String, path: Segments) {
        // Two imports may have one name, as `_` or in two functions.
        if let Some(other) = self.imports.insert(name, path) {
            self.named.insert(other);
        }
    }

    /// Finds the paths in the words of a macro.
    fn words(&mut self, tokens: TokenStream) {
        let mut path = Segments::new();
        let mut colons = 0;
        let mut is_joined = false;
        for token in tokens {
            match &token {
                TokenTree::Ident(word) => {
                    if colons != 2 || !is_joined {
                        self.name(std::mem::take(&mut path));
                    }
                    // Behind two colons that follow no word is a name of another crate.
                    is_joined = colons != 2 || is_joined;
                    path.push(word.to_string());
                    colons = 0;
                }
                TokenTree::Punct(sign) if sign.as_char() == ':' => {
                    is_joined = if colons == 0 { !path.is_empty() } else { is_joined };
                    colons += 1;
                }
                other => {
                    self.name(std::mem::take(&mut path));
                    colons = 0;
                    if let TokenTree::Group(group) = other {
                        self.words(group.stream());
                    }
                }
            }
        }
        self.name(path);
    }

    fn name(&mut self, path: Segments) {
        if !path.is_empty() {
            self.named.insert(path);
        }
    }
}

impl<'a> Visit<'a> for Reader<'a> {
    fn visit_item(&mut self, item: &'a Item) {
        let (name, attributes) = match item {
            Item::Const(item) => (Some(&item.ident), &item.attrs),
            Item::Enum(item) => (Some(&item.ident), &item.attrs),
            Item::Fn(item) => (Some(&item.sig.ident), &item.attrs),
            Item::Impl(item) => (None, &item.attrs),
            Item::Macro(item) => (item.ident.as_ref(), &item.attrs),
            Item::Static(item) => (Some(&item.ident), &item.attrs),
            Item::Struct(item) => (Some(&item.ident), &item.attrs),
            Item::Trait(item) => (Some(&item.ident), &item.attrs),
            Item::Type(item) => (Some(&item.ident), &item.attrs),
            Item::Use(item) => (None, &item.attrs),
            Item::Mod(item) => (None, &item.attrs),
            other => return visit::visit_item(self, other),
        };
        if is_for_tests(attributes) {
            return;
        }
        self.items.extend(name.map(ToString::to_string));
        visit::visit_item(self, item);
    }

    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        self.modules.push(module);
    }

    fn visit_item_use(&mut self, item: &'a ItemUse) {
        if item.leading_colon.is_none() {
            self.import(&item.tree, &mut Segments::new());
        }
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        if path.leading_colon.is_none() {
            self.name(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'a syn::Macro) {
        self.words(call.tokens.clone());
        visit::visit_macro(self, call);
    }
}
