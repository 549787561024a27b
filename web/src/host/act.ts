/** Does something for the page, which says what is wrong with it, and then looks anew. */
export type Act = (what: () => Promise<unknown>) => Promise<void>;
