import '@fontsource/atkinson-hyperlegible/latin-400.css';
import '@fontsource/atkinson-hyperlegible/latin-700.css';
import '@fontsource/fraunces/latin-500.css';
import '@fontsource/fraunces/latin-500-italic.css';
import '@fontsource/fraunces/latin-600.css';
import '@fontsource/fraunces/latin-700.css';
import './style/tokens.css';
import './style/looks.css';
import './style/shell.css';
import './style/sheets.css';
import './style/phone.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { follow } from './me.svelte';
import { fetchPage } from './pages';
import { router } from './router.svelte';
import { dress } from './settings.svelte';
import { shelf } from './shelf.svelte';
import { guardShortcuts } from './shortcuts';
import { words } from './words.svelte';

dress();
guardShortcuts();
follow();
fetchPage(router.page);
void shelf.load().catch(() => undefined); // the pages that need the games report the error
await words.need('web');
mount(App, { target: document.getElementById('app')! });

// Not in development: a service worker would stand between the page and Vite.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js');
}
