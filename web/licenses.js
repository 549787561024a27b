// After a build: the licences of the fonts and libraries that the client carries, in one text in the folder given.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The texts for packages that ship none of their own.
const OURS = { 'Apache-2.0': '../LICENSE', 'MPL-2.0': 'MPL-2.0.txt' };
const SITE = process.argv[2];
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

function licence(name) {
  const folder = join('node_modules', name);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const path = file ? join(folder, file) : OURS[about.license];
  if (!path) throw new Error(`${name} has no licence text: add that of ${about.license}`);
  const text = readFileSync(path, 'utf8');
  return `${name} ${about.version} (${about.license})\n\n${text.trim()}\n`;
}

const line = `\n${'-'.repeat(72)}\n\n`;
const notice = readFileSync('../NOTICE', 'utf8').trim();
const all = [notice + '\n', ...Object.keys(dependencies).sort().map(licence)];
writeFileSync(join(SITE, 'licenses.txt'), all.join(line));
