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

export async function tellByMail(table: string, address: string): Promise<void> {
  const token = heldAt(table)?.token ?? '';
  await setNotice(table, { kind: 'mail', address: `${address}#${words.language}` }, token);
}

export async function tellByHook(table: string, address: string, form: HookForm): Promise<void> {
  const token = heldAt(table)?.token ?? '';
  const language = words.language as NoticeWish['language'];
  await setNotice(table, { kind: 'hook', address, form, language }, token);
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
  const token = heldAt(table)?.token ?? '';
  await setNotice(table, { kind: 'push', address: subscription.endpoint }, token);
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

export async function tellNoMore(table: string): Promise<void> {
  await setNotice(table, null, heldAt(table)?.token ?? '');
  await (await caches.open(KEPT)).delete(`/t/${table}`);
}
