// Languages are the files in src/words. What a language lacks is said in English; each has a manifest
// of the app, and a section of the page that is shown without a connection.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { TITLES } from './src/messages/titles.ts';

const WORDS = /\/words\/(\w+)\.ftl\?raw$/;
const ENGLISH = 'en';

const read = (path) =>
  readFileSync(path.startsWith('/') ? path : new URL(path, import.meta.url), 'utf8');

/** The messages of a file, by their keys: each goes on until the next begins. */
function messages(text) {
  const found = text.split(/^(?=[a-z])/m).map((each) => [/^[\w-]*/.exec(each)[0], each]);
  return new Map(found.filter(([key]) => key));
}

/** A file of words, with the English messages that it lacks. */
function complete(file) {
  const own = read(file);
  const known = messages(own);
  const english = messages(read(file.replace(/\w+\.ftl$/, `${ENGLISH}.ftl`)));
  const lacking = [...english].filter(([key]) => !known.has(key)).map(([, text]) => text);
  return lacking.length ? [own, ...lacking].join('\n') : own;
}

/** A game's table as the app's manifest shows it, where there is a picture of it. */
function pictured([game, label]) {
  const src = `preview/${game}.jpg`;
  const shown = { src, sizes: '1200x630', type: 'image/jpeg', form_factor: 'wide', label };
  return existsSync(new URL(`public/${src}`, import.meta.url)) ? [shown] : [];
}

/** @type {import('vite').Plugin} */
export const languages = {
  name: 'languages',
  enforce: 'pre',
  load(id) {
    if (!WORDS.test(id)) return null;
    const file = id.replace(/\?raw$/, '');
    this.addWatchFile(file);
    return `export default ${JSON.stringify(complete(file))}`;
  },
  generateBundle() {
    const page = read('offline.html');
    const [section] = /<section[^]*<\/section>/.exec(page);
    const sections = [];
    for (const file of readdirSync(new URL('src/words', import.meta.url)).sort()) {
      const [language] = file.split('.');
      const words = messages(complete(new URL(`src/words/${file}`, import.meta.url).pathname));
      const say = (key) => /= (.*)/.exec(words.get(key))[1];
      const said = section.replace(/\{ ([\w-]+) \}/g, (_, key) => say(key));
      sections.push(said.replace('lang=""', `lang="${language}"`));
      const app = JSON.parse(read('public/manifest.webmanifest'));
      app.lang = language;
      app.description = say('web-app-line');
      app.shortcuts[0].name = say('web-app-today');
      app.shortcuts[1].name = say('web-app-mine');
      app.screenshots.push(...Object.entries(TITLES).flatMap(pictured));
      const own = language === ENGLISH ? '' : `.${language}`;
      const source = JSON.stringify(app, null, 2);
      this.emitFile({ type: 'asset', fileName: `manifest${own}.webmanifest`, source });
    }
    const source = page.replace(section, sections.join('\n      '));
    this.emitFile({ type: 'asset', fileName: 'offline.html', source });
  },
};
