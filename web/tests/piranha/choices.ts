// What can be done in Piranha, made from src/tepui/games/piranha/choices.py by `python -m tepui.server.typescript`.

/** Cast a net, or another in its place. */
export interface Cast {
  verb: 'cast';
  net: number;
}

export type Action = Cast;
