// Every custom property that a style asks for is set somewhere in src: a misspelt one would fall back silently.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SET = /(?<!var\(\s*)(--[\w-]+)\s*[:=}'"]/g;
const ASKED = /var\(\s*(--[\w-]*\w)(?=[\s,)])/g;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|svelte|svg|ts)$/.test(file))
  .map((file) => [file, readFileSync(join('src', file), 'utf8')]);
const known = new Set(
  sources.flatMap(([, text]) => [...text.matchAll(SET)].map(([, name]) => name)),
);
const wrong = sources.flatMap(([file, text]) =>
  [...text.matchAll(ASKED)]
    .filter(([, name]) => !known.has(name))
    .map(([, name]) => `${file} asks for ${name}, which nothing sets`),
);

if (wrong.length) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
