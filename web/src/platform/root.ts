const { BASE_URL } = import.meta.env;
/** Where our files lie. Built with the base `./`, as for a portal that chooses the folder, they lie
 * beside the page that was opened, and a worker's below it. */
export const ROOT =
  BASE_URL === './'
    ? new URL(typeof document === 'undefined' ? '..' : '.', location.href).pathname
    : BASE_URL;
