// The page without a server is played in one tab at a time.

/** How this tab gets the table that another one has; null while none has. */
export const elsewhere = $state<{ take: (() => void) | null }>({ take: null });
