// The folders of src, from bottom to top: a file imports from its own folder and those listed before it,
// and no files import each other in a circle. What each folder holds is said in docs/architecture.md.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const FOLDERS =
  `messages style platform local text in-browser net motion input drawing coach account table fairness ui shell
  daily plain games learn replay result rules companion match tournament played me home host pages .`.split(
    /\s+/,
  );
const IMPORTED = /(?:from|import|mock)\s*\(?\s*'(\.[^']*)'|new URL\('(\.[^']*\.ts)'/g;
const SCRIPT = /\.(ts|js|svelte)$/;

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  SCRIPT.test(file),
);
const folderOf = (file) => (file.includes('/') ? file.split('/')[0] : '.');
const wrong = [];

function found(from, path) {
  const base = relative('src', join('src', dirname(from), path));
  return ['', '.ts', '.js', '/index.ts']
    .map((end) => base + end)
    .find((file) => files.includes(file));
}

const imports = new Map(
  files.map((file) => {
    const paths = [...readFileSync(join('src', file), 'utf8').matchAll(IMPORTED)].map(
      (m) => m[1] ?? m[2],
    );
    return [
      file,
      paths.map((path) => found(file, path)).filter((other) => other && other !== file),
    ];
  }),
);

for (const [file, others] of imports) {
  const at = FOLDERS.indexOf(folderOf(file));
  if (at < 0)
    wrong.push(
      `src/${folderOf(file)}/ has no place in the order: add it to FOLDERS in web/layers.js.`,
    );
  for (const other of others)
    if (FOLDERS.indexOf(folderOf(other)) > at)
      wrong.push(
        `src/${file} imports src/${other}, which is above it: move what it needs down, or have it passed in.`,
      );
}

const done = new Set();
function visit(file, path) {
  if (path.includes(file))
    wrong.push(
      `A circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}: put what they share in a file below both.`,
    );
  else if (!done.has(file)) for (const other of imports.get(file)) visit(other, [...path, file]);
  done.add(file);
}
for (const file of files) visit(file, []);

if (wrong.length) {
  console.error([...new Set(wrong)].join('\n'));
  process.exit(1);
}
