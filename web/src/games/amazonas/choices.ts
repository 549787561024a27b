// What can be done in Amazonas, made from src/tepui/games/amazonas/choices.py by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

/** Keep this mission and put the other away. */
export interface Keep {
  verb: 'keep';
  mission: string;
}

/** Lay an income card face down. */
export interface Income {
  verb: 'income';
  card: number;
}

/** Take the coins rather than the Guide. */
export interface Coins {
  verb: 'coins';
  silver: number;
}

/** Take the Guide, for a species. */
export interface Guide {
  verb: 'guide';
  species: string;
}

/** Build a hut: its price, and by what the village is reached (nothing at first). */
export interface Build {
  verb: 'build';
  village: string;
  gold: number;
  by: '' | 'both' | 'land' | 'water';
}

/** Place a neutral hut. */
export interface Neutral {
  verb: 'neutral';
  village: string;
  gold: number;
}

/** End the turn. */
export interface Done {
  verb: 'done';
}

export type Action =
  | Keep
  | Income
  | Coins
  | Guide
  | Build
  | Neutral
  | Done;
