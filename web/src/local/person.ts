// The secret by which the server knows this browser again, without an account.
const KEY = 'tepui-person';

export function person(): string {
  let secret = localStorage.getItem(KEY);
  if (!secret || !/^[0-9a-f]{32}$/.test(secret)) {
    secret = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    localStorage.setItem(KEY, secret);
  }
  return secret;
}
