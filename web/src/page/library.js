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
    const { locateFile } = settings;
    settings.dynamicLibraries = [LIBRARY];
    settings.locateFile = (name) => (name === LIBRARY ? file : locateFile(name));
    return make(settings);
  };
}
