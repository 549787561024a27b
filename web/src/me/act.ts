/** Does something for the page, which says what is wrong with it. */
export type Act = (what: () => Promise<unknown>) => Promise<void>;
