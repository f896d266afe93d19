//! The project's commands: `cargo xtask play` and `cargo xtask test` first of all.
use std::{env, process::ExitCode};
use xtask::{
    app, check,
    page::{Page, Size},
    players, prove,
    serve::Server,
    setup::{
        axe,
        packages::{self, install},
        wasm::Compiler,
    },
    steps::{Done, Failure, Steps, cargo, run, say},
};

const USAGE: &str = "\
usage: cargo xtask <command>

  play [--web] [--release]   build the app and open it; without a screen, or with
                             --web, serve the page for a browser instead
  test                       everything that must hold
  prove                      the laws of every game, over a million moves each
  players [--pairs N] [WORD]...
                             how strong the computer players are: goes on with the
                             matches in target/players, all or those whose names have
                             the words, and writes the table in docs/players.md
  web [--release]            build the page for browsers into dist/web
  shots                      take the pictures in docs/shots, and in target/sheets
                             those of every screen and state in every language,
                             and in target/strips films of the moves of a turn

Each command installs what it needs first, or says how to.
ESCALERA_WASM=rustup|debian chooses the compiler for the page.";

/// Where the game is served: a browser keeps its tables by the address.
const PORT: u16 = 8080;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args.as_slice() {
        ["play", flags @ ..] => play(flags),
        ["test"] => check::everything(),
        ["prove"] => prove::laws(),
        ["players", args @ ..] => players::Asked::read(args).and_then(|asked| players::measure(&asked)),
        ["web", flags @ ..] => web(flags),
        ["shots"] => shots(),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nerror: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn play(flags: &[&str]) -> Done {
    let (size, in_browser) = (size(flags, &["--web"])?, flags.contains(&"--web"));
    if in_browser || !app::has_display() { play_in_browser(size) } else { play_in_window(size) }
}

fn play_in_window(size: Size) -> Done {
    let mut steps = Steps::new(4);
    let compiler = steps.step("What this machine has", || {
        install(&packages::APP)?;
        Compiler::ready()
    })?;
    steps.step("The page (some minutes the first time)", || Page::App.build(size, &compiler))?;
    steps.step("The app (ten minutes or so the first time)", || app::build(size))?;
    steps.step("Escalera is open; close its window to come back here", || app::open(size))
}

fn play_in_browser(size: Size) -> Done {
    let mut steps = Steps::new(3);
    let compiler = steps.step("What this machine has", Compiler::ready)?;
    steps.step("The page (some minutes the first time)", || Page::Web.build(size, &compiler))?;
    let served = if app::has_display() { "The game" } else { "There is no screen here, so the game" };
    steps.step(&format!("{served} is served to a browser"), || {
        let server = Server::new(Page::Web.folder(), PORT)?;
        if server.port() != PORT {
            say(&format!("port {PORT} is taken; tables that were saved there are not seen here"));
        }
        println!("\n      {}\n\n      Ctrl-C ends it.", server.address());
        server.run();
        Ok(())
    })
}

fn web(flags: &[&str]) -> Done {
    let size = size(flags, &[])?;
    let mut steps = Steps::new(2);
    let compiler = steps.step("What this machine has", Compiler::ready)?;
    steps.step("The page", || Page::Web.build(size, &compiler))?;
    println!("It lies in {}", Page::Web.folder().display());
    Ok(())
}

fn shots() -> Done {
    let mut steps = Steps::new(6);
    let compiler = steps.step("What this machine has", || {
        install(&packages::TESTS)?;
        axe::install()?;
        Compiler::ready()
    })?;
    steps.step("Page for the app", || Page::App.build(Size::Quick, &compiler))?;
    steps.step("Page for browsers", || Page::Web.build(Size::Quick, &compiler))?;
    for (name, program) in
        [("The pictures", "shots"), ("Contact sheets of all scenes", "sheets"), ("Film strips of the moves", "strips")]
    {
        steps.step(name, || run(cargo().args(["run", "--quiet", "--package", "e2e", "--bin", program])))?;
    }
    Ok(())
}

/// Reads the flags of a command that may be given `--release`, and those in `others`.
fn size(flags: &[&str], others: &[&str]) -> Done<Size> {
    let known = |flag: &&&str| **flag == "--release" || others.contains(*flag);
    if let Some(flag) = flags.iter().find(|flag| !known(flag)) {
        return Err(Failure::new(format!("no such flag here: {flag}\n\n{USAGE}")));
    }
    Ok(if flags.contains(&"--release") { Size::Small } else { Size::Quick })
}
