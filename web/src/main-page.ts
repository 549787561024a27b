// The entry point of the page without a server: the same client, and a progress display while
// Python loads.
import './main';
import { mount } from 'svelte';
import { request } from './in-browser/transport';
import Status from './in-browser/PageStatus.svelte';
import { router } from './platform/router.svelte';

mount(Status, { target: document.body });
void navigator.storage?.persist?.();

// A link to a file of the API leads to no server: the worker makes the file.
addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.('a');
  const path = link?.pathname.match(/\/api\/(.+)$/)?.[1];
  if (!link || !path) return;
  event.preventDefault();
  void request(path + link.search).then(async (answer) => {
    const file = document.createElement('a');
    file.href = URL.createObjectURL(await answer.blob());
    file.download = link.download || 'tepui.log';
    file.click();
    URL.revokeObjectURL(file.href);
  });
});

// Another version takes over where no game is open, and else when the page is opened next.
const before = navigator.serviceWorker?.controller; // asked later, it could be the first version already
navigator.serviceWorker?.addEventListener('controllerchange', () => {
  if (before) location.reload(); // not when the first version has just been kept
});
void navigator.serviceWorker?.ready.then((registration) => {
  const fresh = () => {
    const waiting = registration.waiting;
    if (waiting && router.page.name === 'home') waiting.postMessage('take over');
  };
  fresh();
  addEventListener('click', () => setTimeout(fresh));
});
