// A file of its own, not a script in the page: the content policy allows no inline script.
import start from "./ui.js";

start({ module_or_path: new URL("./ui_bg.wasm", import.meta.url) });
