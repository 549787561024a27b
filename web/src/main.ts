import '@fontsource/atkinson-hyperlegible/latin-400.css';
import '@fontsource/atkinson-hyperlegible/latin-700.css';
import '@fontsource/fraunces/latin-500.css';
import '@fontsource/fraunces/latin-500-italic.css';
import '@fontsource/fraunces/latin-600.css';
import '@fontsource/fraunces/latin-700.css';
import './style/tokens.css';
import './style/looks.css';
import './style/shell.css';
import './style/parts.css';
import './style/forms.css';
import './style/phone.css';
import './games/tokens';
import { mount } from 'svelte';
import App from './App.svelte';
import { follow } from './account/me.svelte';
import { fetchPage } from './pages';
import { router } from './platform/router.svelte';
import { enterDoor } from './net/api';
import { door } from './local/door.svelte';
import { applySettings } from './local/settings.svelte';
import { shelf } from './net/shelf.svelte';
import { guardShortcuts } from './input/shortcuts';
import { words } from './text/words.svelte';

applySettings();
guardShortcuts();
const code = router.take('door');
if (code !== null)
  await enterDoor(code, '').catch((error: Error) => {
    door.wrong = error.message;
  });
follow();
fetchPage(router.page);
void shelf.load().catch(() => undefined); // the pages that need the games report the error
await words.need('web');
mount(App, { target: document.getElementById('app')! });

// Not in development: a service worker would stand between the page and Vite. The page without a
// server has its own.
if (import.meta.env.MODE === 'production' && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
}
