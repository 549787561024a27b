// The games that this server offers, in its order, with their descriptions.
import { games } from './api';
import type { GameInfo } from '../messages';
import { words } from '../text/words.svelte';

class Shelf {
  games = $state.raw<GameInfo[]>([]);
  #asked: Promise<GameInfo[]> | null = null;

  /** Ask for the games, once; after a failure, again. */
  load = (): Promise<GameInfo[]> => {
    this.#asked ??= this.renew().catch((error: Error) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  };

  /** Ask again. */
  renew = (): Promise<GameInfo[]> => games().then((found) => (this.games = found.games));

  find = (game: string): GameInfo | undefined => this.games.find(({ id }) => id === game);

  /** A game's title; its id, until the server has sent more. */
  title = (game: string): string => this.find(game)?.title ?? game;

  /** A game in a line. */
  tagline = (game: string): string => this.find(game)?.taglines[words.language] ?? '';
}

export const shelf = new Shelf();
