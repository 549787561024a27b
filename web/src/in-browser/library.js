// The compiled library that Tepui needs in a browser. It is linked before Python starts, so that it always
// has the same place in Python's memory: a picture of that memory can hold what was made with it.

/** Where Python finds it. */
export const LIBRARY =
  '/lib/python3.14/site-packages/msgspec/_core.cpython-314-wasm32-emscripten.so';

/**
 * @typedef {object} Settings of Emscripten, which Pyodide is made with
 * @property {(name: string) => string} locateFile
 * @property {string[]} [dynamicLibraries]
 * @property {number} [INITIAL_MEMORY]
 * @property {(imports: object, received: Received) => object} instantiateWasm
 *
 * @typedef {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} Received
 *
 * @typedef {object} Made
 * @property {Int8Array} HEAP8
 * @property {(more: number) => number} _sbrk
 *
 * @typedef {(settings: Settings) => Promise<Made>} Make
 */

/**
 * Make Python's module with the library in it.
 * @param {Make} make as in pyodide.asm.mjs
 * @param {string} file the library's address
 * @returns {Make}
 */
export function linked(make, file) {
  return (settings) => {
    const { instantiateWasm, locateFile } = settings;
    settings.instantiateWasm = (imports, received) =>
      instantiateWasm(imports, (instance, module) => {
        unite(instance.exports);
        received(instance, module);
      });
    settings.dynamicLibraries = [LIBRARY];
    settings.locateFile = (name) => (name === LIBRARY ? file : locateFile(name));
    return make(settings);
  };
}

/**
 * In WebKit a function that a module exports and the same one in its table are two objects. Emscripten would enter
 * it once more, and all that follows would have another place than in the picture.
 * @param {WebAssembly.Exports} exports
 */
function unite(exports) {
  const table = /** @type {WebAssembly.Table} */ (exports['__indirect_function_table']);
  const named = new Map(); // by their numbers
  for (const each of Object.values(exports))
    if (typeof each === 'function') named.set(each.name, each);
  for (let n = 0; n < table.length; n++) {
    const found = table.get(n);
    const exported = found && named.get(found.name);
    if (exported === found && found) return; // here they are one
    if (exported) table.set(n, exported);
  }
}
