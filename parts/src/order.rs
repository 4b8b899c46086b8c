//! The order of a module's functions: similar functions next to each other, which compresses better, and duplicates
//! only once.

use std::convert::Infallible;

use anyhow::{Result, anyhow};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader, Parser, Payload, TypeRef,
};

/// Returns the module with its functions sorted by type and code, without duplicates, and without custom sections.
///
/// # Errors
/// If the module cannot be parsed.
pub fn ordered(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut before = sorted(wasm)?;
    // Functions that call equal ones may have become equal.
    loop {
        let after = sorted(&before)?;
        if after.len() == before.len() {
            return Ok(after);
        }
        before = after;
    }
}

fn sorted(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut module = Module::new();
    let mut order = Order::of(wasm)?;
    let written = order.parse_core_module(&mut module, Parser::new(0), wasm);
    written.map_err(|error| anyhow!("cannot write a part anew: {error}"))?;
    Ok(module.finish())
}

struct Order {
    imported: u32,
    /// The functions that remain, by their former indices, each with its type.
    kept: Vec<(u32, usize)>,
    /// The new index of each function.
    places: Vec<u32>,
}

impl Order {
    fn of(wasm: &[u8]) -> Result<Order> {
        let (mut imported, mut types, mut bodies) = (0, Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(functions) => {
                    types = functions.into_iter().collect::<Result<_, _>>()?
                }
                Payload::CodeSectionEntry(body) => bodies.push(body),
                _ => {}
            }
        }
        let mut all: Vec<_> = types.into_iter().zip(0..).collect();
        let code = |&(ty, at): &(u32, usize)| (ty, bodies[at].as_bytes());
        all.sort_by_key(code);
        let (mut kept, mut places) = (Vec::new(), vec![0; all.len()]);
        for function in all {
            if kept.last().is_none_or(|last| code(last) != code(&function)) {
                kept.push(function);
            }
            places[function.1] = kept.len() as u32 - 1;
        }
        Ok(Order { imported, kept, places })
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error> {
        let own = function.checked_sub(self.imported);
        Ok(own.map_or(function, |own| self.imported + self.places[own as usize]))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        for (ty, _) in &self.kept {
            functions.function(*ty);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies: Vec<FunctionBody> = section.into_iter().collect::<Result<_, _>>()?;
        for at in self.kept.iter().map(|(_, at)| *at).collect::<Vec<_>>() {
            self.parse_function_body(code, bodies[at].clone())?;
        }
        Ok(())
    }

    fn parse_custom_section(&mut self, _: &mut Module, _: CustomSectionReader<'_>) -> Result<(), Error> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use walrus::{FunctionBuilder, ValType};

    use super::*;

    /// Returns a module with functions that return a number or call a function, all of them exported as `f0`, `f1` and
    /// so on.
    fn module(functions: &[fn(&mut walrus::InstrSeqBuilder, &[walrus::FunctionId])]) -> Vec<u8> {
        let mut module = walrus::Module::default();
        let mut made = Vec::new();
        for write in functions {
            let mut function = FunctionBuilder::new(&mut module.types, &[], &[ValType::I32]);
            write(&mut function.func_body(), &made);
            let function = function.finish(Vec::new(), &mut module.funcs);
            module.exports.add(&format!("f{}", made.len()), function);
            made.push(function);
        }
        module.emit_wasm()
    }

    #[test]
    fn equal_functions_become_one_and_every_export_keeps_its_own() {
        let wasm = module(&[
            |f, _| _ = f.i32_const(7),
            |f, made| _ = f.call(made[0]),
            |f, _| _ = f.i32_const(5),
            |f, _| _ = f.i32_const(7),
            |f, made| _ = f.call(made[3]),
        ]);
        let ordered = walrus::Module::from_buffer(&ordered(&wasm).unwrap()).unwrap();
        assert_eq!(ordered.funcs.iter().count(), 3);
        let of = |name: &str| ordered.exports.get_func(name).unwrap();
        assert_eq!((of("f0"), of("f1")), (of("f3"), of("f4")));
        assert!(of("f0") != of("f1") && of("f0") != of("f2") && of("f1") != of("f2"));
    }
}
