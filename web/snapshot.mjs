// Prepares Python for the page, in the folder of its files: compiles all sources (tepui.zip becomes tepui.gz),
// and keeps its memory as it is after its start and the imports that need no compiled library (memory.gz).
// Pyodide has the calls for that, but does not promise to keep them: its version is pinned.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [folder] = process.argv.slice(2);

/** A Python with what is in tepui.zip. */
async function python(given = {}) {
  const py = await loadPyodide({ ...given, env: { HOME: '/home/pyodide' } });
  const site = py.runPython('import sysconfig; site = sysconfig.get_path("purelib"); site');
  const packed = new Uint8Array(readFileSync(`${folder}/tepui.zip`));
  py.unpackArchive(packed, 'zip', { extractDir: site });
  return py;
}

// Tepui and anyio look for their own sources; nobody does for those of others.
const COMPILE = `
import compileall, json, pathlib, py_compile
def packed():
    place = pathlib.Path(site)
    for package in sorted(place.iterdir()):
        compileall.compile_dir(
            package, quiet=2, legacy=package.name not in ("tepui", "anyio"),
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
    files = [file for file in sorted(place.rglob("*")) if file.is_file()]
    files = [file for file in files if file.suffix != ".py" or not file.with_suffix(".pyc").is_file()]
    held = [file.read_bytes() for file in files]
    sizes = [(file.relative_to(place).as_posix(), len(data)) for file, data in zip(files, held)]
    return json.dumps(sizes).encode() + b"\\n" + b"".join(held)
packed()
`;
// One list of names and sizes, a line feed, and all files: the browser unpacks it faster than Python.
const packed = (await python()).runPython(COMPILE);
writeFileSync(`${folder}/tepui.gz`, gzipSync(packed.toJs(), { level: 9 }));

// What is imported here fits into the memory that Python begins with: a picture of more is refused.
const py = await python({ _makeSnapshot: true });
py.runPython(`
import gc
import asyncio, concurrent.futures, contextlib, csv, ctypes, dataclasses, email.message, hashlib, hmac
import html, http.cookies, inspect, json, logging, pathlib, pickle, random, secrets, sqlite3
import struct, tempfile, tomllib, typing, unicodedata, urllib.parse, zipfile
import anyio, babel.dates, babel.lists, fluent.runtime
import starlette.applications, starlette.middleware, starlette.responses, starlette.websockets
del site
gc.collect()
`);
writeFileSync(`${folder}/memory.gz`, gzipSync(py.makeMemorySnapshot(), { level: 9 }));
