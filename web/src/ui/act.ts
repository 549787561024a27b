/** Performs an action for the page, shows any error, and refreshes. */
export type Act = (what: () => Promise<unknown>) => Promise<void>;
