// Prepares Python for the page, in the folder of its files: compiles all sources, and keeps its memory as it is
// after its start and all imports. What was tepui.zip becomes memory.gz, and tepui.gz: a list of names and
// sizes, a line feed, and all files that are not in the memory. Their sizes unpacked are printed.
// Pyodide has the calls for that, but does not promise to keep them: its version is pinned.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';
import { LIBRARY, linked } from './src/in-browser/library.js';

const [folder] = process.argv.slice(2);
const { default: make } = await import(import.meta.resolve('pyodide/pyodide.asm.mjs'));
const library = readFileSync(`${folder}/msgspec.so`);

// The same memory each time: neither the time nor chance, nor where this is built. Python sees by the time of a
// folder that there is something new in it, so that a second goes by whenever it looks at the clock.
let clock = 0;
Date.now = performance.now = () => (clock += 1000);
crypto.getRandomValues = (into) => into.fill(0);
const python = (given = {}) =>
  loadPyodide({
    ...given,
    createPyodideModule: linked(make, `${folder}/msgspec.so`),
    env: { HOME: '/home/pyodide', PYTHONHASHSEED: '0' },
    _sysExecutable: 'python',
  });

// Tepui and anyio look for their own sources; nobody does for those of others.
const COMPILE = `
import compileall, py_compile
from pathlib import Path

def compiled(place):
    place = Path(place)
    for file in sorted(place.rglob("*.py")):
        held = file.relative_to(place).parts[0] in ("tepui", "anyio")
        compileall.compile_file(
            file, ddir=str(file.parent).replace(str(place), SITE), quiet=2, legacy=not held,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        if not held:
            file.unlink()
    return [
        (file.relative_to(place).as_posix(), file.read_bytes())
        for file in sorted(place.rglob("*")) if file.is_file()
    ]
`;
const SITE = '/lib/python3.14/site-packages';
const compiler = await python();
compiler.unpackArchive(new Uint8Array(readFileSync(`${folder}/tepui.zip`)), 'zip', {
  extractDir: '/sources',
});
compiler.globals.set('SITE', SITE);
compiler.runPython(COMPILE);
/** @type {[string, Uint8Array][]} */
const files = compiler.runPython('compiled("/sources")').toJs();

const py = await python({ _makeSnapshot: true });
for (const [name, data] of [...files, [LIBRARY.slice(SITE.length + 1), library]]) {
  py.FS.mkdirTree(dirname(`${SITE}/${name}`));
  py.FS.writeFile(`${SITE}/${name}`, data);
}
py.runPython('from tepui.page.snapshot import fill; fill()');
const memory = py.makeMemorySnapshot();
writeFileSync(`${folder}/memory.gz`, gzipSync(memory, { level: 9 }));

const IMPORTED = `
import sys
[found for each in list(sys.modules.values())
 if (spec := getattr(each, "__spec__", None)) for found in (spec.cached, spec.origin) if found]
`;
const imported = new Set(py.runPython(IMPORTED).toJs());
if (!imported.has(LIBRARY)) throw new Error(`${LIBRARY} is linked, but not imported`);
const left = files.filter(([name]) => name.endsWith('.py') || !imported.has(`${SITE}/${name}`));
const list = JSON.stringify(left.map(([name, data]) => [name, data.length]));
const packed = Buffer.concat([Buffer.from(`${list}\n`), ...left.map(([, data]) => data)]);
writeFileSync(`${folder}/tepui.gz`, gzipSync(packed, { level: 9 }));
const head = new DataView(memory.buffer, memory.byteOffset).getUint32(4, true); // its length, as Pyodide writes it
process.stdout.write(JSON.stringify({ memory: memory.length, head, own: packed.length }));
