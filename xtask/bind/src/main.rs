//! Turns the page's wasm into a module a browser can load: `bind quick|small <wasm> <folder>`.
use std::{env, process::ExitCode};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [size, wasm, folder] = args.as_slice() else {
        eprintln!("usage: bind quick|small <wasm> <folder>");
        return ExitCode::from(2);
    };
    let names = size == "quick";
    let result = Bindgen::new().web(true).and_then(|bindgen| {
        bindgen
            .input_path(wasm)
            .typescript(false)
            .debug(false)
            .keep_debug(false)
            .remove_name_section(!names)
            .remove_producers_section(true)
            .generate(folder)
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
