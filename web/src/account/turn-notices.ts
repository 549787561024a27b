// Notifications while the page is not open: by mail, push to this browser, or webhook; for one
// table or tournament or, with an account, everywhere. A push has no content; the service worker
// (public/sw.js) asks the server about the tables stored here, or about the signed-in person.
import { store, stored } from '../platform/storage';
import { ask, notices, Refused, setNotice } from '../net/api';
import { myself, TURNS } from './me.svelte';
import type { MyNotices, NoticeWish } from '../messages';
import { heldAt } from '../local/seats';
import { shelf } from '../net/shelf.svelte';
import { words } from '../text/words.svelte';

export const FORMS = ['discord', 'matrix', 'json'] as const;
export type HookForm = (typeof FORMS)[number];

/** Whether this browser can be pushed to. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** The subject of notifications (a table, a tournament, everything): its path, and our secret. */
export interface Place {
  path: string;
  token: string;
}

export const tablePlace = (table: string): Place => ({
  path: `tables/${table}`,
  token: heldAt(table)?.token ?? '',
});

/** Wherever I am waited for. */
export const everywhere = (): Place => ({ path: 'me', token: myself.session });

/** The ways in which I am notified everywhere. */
export const myWays = (): Promise<MyNotices> => ask('me/notice', {}, myself.session);

const ASKED = 'tepui-told'; // for which tables this browser has accepted or declined notifications
const MOST = 60;

const asked = (): string[] => stored(ASKED, []);

/** Whether notifications are already on, or were declined. */
export async function isTold({ path, token }: Place): Promise<boolean> {
  if (asked().includes(path)) return true;
  const known = path === 'me' && token ? await myWays().catch(() => null) : null;
  return known !== null && known.ways.length > 0;
}

/** Nobody is asked twice about one place. */
async function set({ path, token }: Place, wish: NoticeWish | null): Promise<void> {
  await setNotice(path, wish, token);
  const others = asked().filter((each) => each !== path);
  store(ASKED, [path, ...others].slice(0, MOST));
}

/** By mail; false if a code was mailed there first, which is to be given. */
export async function tellByMail(place: Place, address: string, code: string): Promise<boolean> {
  try {
    await set(place, { kind: 'mail', address: `${address}#${words.language}`, code });
  } catch (wrong) {
    if (wrong instanceof Refused && wrong.code === 'server-mail-confirm') return false;
    throw wrong;
  }
  return true;
}

export async function tellByHook(place: Place, address: string, form: HookForm): Promise<void> {
  await set(place, { kind: 'hook', address, form, language: words.language });
}

/** Push to this browser of a table; false if its owner, or the browser, would rather not. */
export async function tellByPush(table: string, seat: number, title: string): Promise<boolean> {
  const place = tablePlace(table);
  const kept = { table, seat, token: place.token, title, text: words.say('web-turn-come') };
  return pushed(place, `/t/${table}`, kept);
}

/** Push to this browser, wherever I am waited for. */
export async function tellMeByPush(): Promise<boolean> {
  const games = await shelf.load();
  const kept = {
    session: myself.session,
    titles: Object.fromEntries(games.map(({ id, title }) => [id, title])),
    text: words.say('web-turn-come'),
    round: words.say('web-tell-round'),
    invited: words.say('web-tell-invited', { name: '%name%' }),
    shown: [],
  };
  return pushed(everywhere(), '/me', kept);
}

async function pushed(place: Place, name: string, kept: object): Promise<boolean> {
  const [{ key }, registration] = [
    await notices(),
    await navigator.serviceWorker.getRegistration(),
  ];
  if (!key || !registration || (await Notification.requestPermission()) !== 'granted') return false;
  const subscription = await subscribed(registration, key).catch(() => null);
  if (!subscription) return false;
  await set(place, { kind: 'push', address: subscription.endpoint });
  await (await caches.open(TURNS)).put(name, new Response(JSON.stringify(kept)));
  return true;
}

/** Where this browser is pushed to, if it is. */
export async function pushedTo(): Promise<string> {
  if (!canPush()) return '';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? '';
}

/** A subscription under the server's key; one made with another key would never receive a push. */
async function subscribed(at: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await at.pushManager.subscribe(wish);
  } catch {
    await (await at.pushManager.getSubscription())?.unsubscribe();
    return at.pushManager.subscribe(wish);
  }
}

export async function tellNoMore(place: Place): Promise<void> {
  await set(place, null);
  const kept = place.path === 'me' ? '/me' : place.path.replace('tables/', '/t/');
  await (await caches.open(TURNS)).delete(kept);
}
