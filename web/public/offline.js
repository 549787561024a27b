// The page that is shown without a connection: in one's own language, and it returns by itself.
const AGAIN = 4000; // milliseconds
const spoken = [localStorage.getItem('tepui-language'), ...navigator.languages]
  .map((each) => (each ?? '').slice(0, 2))
  .find((each) => document.querySelector(`section[lang="${each}"]`));
if (spoken) {
  document.documentElement.lang = spoken;
  for (const each of document.querySelectorAll('section')) each.hidden = each.lang !== spoken;
}

// That the machine has a net again does not say that the server is there: ask it.
async function look() {
  const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}
addEventListener('online', look);
setInterval(look, AGAIN);
