// The colours that a game brings to all pages: `tokens.css` in its folder.
import.meta.glob('./*/tokens.css', { eager: true });
