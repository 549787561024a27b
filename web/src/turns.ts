// To be told that it is one's turn while the table is not open: by mail, push to this browser, webhook.
// A push says nothing; the service worker (public/sw.js) asks the server about the tables kept here.
import { notices, setNotice } from './api';
import type { NoticeWish } from './messages';
import { heldAt } from './seats';
import { words } from './words.svelte';

export const FORMS = ['discord', 'matrix', 'json'] as const;
export type HookForm = (typeof FORMS)[number];

const KEPT = 'tepui-turns'; // the name that sw.js knows

/** Whether this browser can be pushed to. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Of what one is told, a table or a tournament: its path, and the secret that proves our part. */
export interface Place {
  path: string;
  token: string;
}

export const tablePlace = (table: string): Place => ({
  path: `tables/${table}`,
  token: heldAt(table)?.token ?? '',
});

export async function tellByMail({ path, token }: Place, address: string): Promise<void> {
  await setNotice(path, { kind: 'mail', address: `${address}#${words.language}` }, token);
}

export async function tellByHook(
  { path, token }: Place,
  address: string,
  form: HookForm,
): Promise<void> {
  const language = words.language as NoticeWish['language'];
  await setNotice(path, { kind: 'hook', address, form, language }, token);
}

/** Push to this browser; false if its owner, or the browser, would rather not. */
export async function tellByPush(table: string, seat: number, title: string): Promise<boolean> {
  const [{ key }, registration] = [
    await notices(),
    await navigator.serviceWorker.getRegistration(),
  ];
  if (!key || !registration || (await Notification.requestPermission()) !== 'granted') return false;
  const subscription = await subscribed(registration, key).catch(() => null);
  if (!subscription) return false;
  const { path, token } = tablePlace(table);
  await setNotice(path, { kind: 'push', address: subscription.endpoint }, token);
  const kept = { table, seat, token, title, text: words.say('web-turn-come') };
  await (await caches.open(KEPT)).put(`/t/${table}`, new Response(JSON.stringify(kept)));
  return true;
}

/** A subscription under the server's key; one under another key would never be knocked at. */
async function subscribed(at: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await at.pushManager.subscribe(wish);
  } catch {
    await (await at.pushManager.getSubscription())?.unsubscribe();
    return at.pushManager.subscribe(wish);
  }
}

export async function tellNoMore({ path, token }: Place): Promise<void> {
  await setNotice(path, null, token);
  await (await caches.open(KEPT)).delete(path.replace('tables/', '/t/'));
}
