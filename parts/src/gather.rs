//! Moves code and data that several parts share into the page's own part. The splitting tool makes a part of its own
//! for each set of parts that share something, most of them too small to be worth a request; but a function that the
//! module exports stays in the page's own part.

use std::collections::HashSet;

use anyhow::{Context, Result};
use walrus::ir::Value;
use walrus::{ConstExpr, DataKind, Module};
use wasm_encoder::{ExportKind, ExportSection, RawSection, Section};
use wasmparser::{KnownCustom, Name, Parser, Payload};

/// The prefix of the names of exports that keep functions in the page's own part.
pub const KEPT: &str = "kept-";

/// Bytes in memory, with their start address.
pub type Data = (i32, Vec<u8>);

/// Returns the functions of a module that have names, by index.
///
/// # Errors
/// If the module cannot be parsed.
pub fn functions(wasm: &[u8]) -> Result<Vec<(u32, String)>> {
    let mut functions = Vec::new();
    for payload in Parser::new(0).parse_all(wasm) {
        let Payload::CustomSection(section) = payload? else { continue };
        let KnownCustom::Name(names) = section.as_known() else { continue };
        for names in names {
            let Name::Function(names) = names? else { continue };
            for name in names {
                let name = name?;
                functions.push((name.index, name.name.to_owned()));
            }
        }
    }
    Ok(functions)
}

/// Returns the module with exports for the functions of these names. Nothing else of it changes, not even the encoded
/// length of a number, since the linker's relocations refer to offsets.
///
/// # Errors
/// If the module cannot be parsed.
pub fn keep(wasm: &[u8], names: &HashSet<String>) -> Result<Vec<u8>> {
    let mut kept = wasm_encoder::Module::HEADER.to_vec();
    for payload in Parser::new(0).parse_all(wasm) {
        let payload = payload?;
        let Some((id, range)) = payload.as_section() else { continue };
        let Payload::ExportSection(section) = payload else {
            RawSection { id, data: &wasm[range.start as usize..range.end as usize] }.append_to(&mut kept);
            continue;
        };
        let mut exports = ExportSection::new();
        for export in section {
            let export = export?;
            exports.export(export.name, export.kind.into(), export.index);
        }
        for (function, _) in functions(wasm)?.into_iter().filter(|(_, name)| names.contains(name)) {
            exports.export(&format!("{KEPT}{function}"), ExportKind::Func, function);
        }
        exports.append_to(&mut kept);
    }
    Ok(kept)
}

/// Returns the data of a part that consists of data only; none for any other part.
///
/// # Errors
/// If the part cannot be parsed, or its data has no fixed address.
pub fn data_alone(part: &[u8]) -> Result<Option<Vec<Data>>> {
    let part = Module::from_buffer(part)?;
    if part.funcs.iter().next().is_some() || part.elements.iter().next().is_some() {
        return Ok(None);
    }
    let at = |kind: &DataKind| match kind {
        DataKind::Active { offset: ConstExpr::Value(Value::I32(at)), .. } => Some(*at),
        _ => None,
    };
    let data = part.data.iter().map(|data| Some((at(&data.kind)?, data.value.clone())));
    data.collect::<Option<_>>().context("a part's data is at no fixed address").map(Some)
}

/// Adds data to the page's own part.
///
/// # Errors
/// If the part has no memory of its own.
pub fn add_data(page: &mut Module, data: Vec<Data>) -> Result<()> {
    let memory = page.memories.iter().next().context("the page's own part has no memory")?.id();
    for (at, value) in data {
        let offset = ConstExpr::Value(Value::I32(at));
        let added = page.data.add(DataKind::Active { memory, offset }, value);
        page.memories.get_mut(memory).data_segments.insert(added);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use walrus::FunctionBuilder;

    use super::*;

    fn module() -> Module {
        let mut module = Module::default();
        module.memories.add_local(false, false, 1, None, None);
        module
    }

    #[test]
    fn functions_are_exported_by_their_names() {
        let mut module = module();
        for name in ["one", "two"] {
            let mut function = FunctionBuilder::new(&mut module.types, &[], &[]);
            function.name(name.to_owned());
            let function = function.finish(Vec::new(), &mut module.funcs);
            module.exports.add(&format!("out-{name}"), function);
        }
        let wasm = module.emit_wasm();
        let kept = keep(&wasm, &HashSet::from(["two".to_owned()])).unwrap();
        let kept = Module::from_buffer(&kept).unwrap();
        let of = |name: &str| kept.exports.get_func(name).ok();
        let exports: Vec<_> = kept.exports.iter().filter(|export| export.name.starts_with(KEPT)).collect();
        assert_eq!(exports.len(), 1);
        assert_eq!(of(&exports[0].name), of("out-two"));
        assert!(of("out-one").is_some());
    }

    #[test]
    fn data_moves_to_the_page_where_there_is_nothing_else() {
        let mut part = module();
        add_data(&mut part, vec![(8, b"some".to_vec()), (64, b"more".to_vec())]).unwrap();
        let data = data_alone(&part.emit_wasm()).unwrap().unwrap();
        assert_eq!(data, [(8, b"some".to_vec()), (64, b"more".to_vec())]);
        let function = FunctionBuilder::new(&mut part.types, &[], &[]).finish(Vec::new(), &mut part.funcs);
        part.exports.add("f", function);
        assert_eq!(data_alone(&part.emit_wasm()).unwrap(), None);
    }
}
