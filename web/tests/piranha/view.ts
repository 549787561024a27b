// What is seen of Piranha, made from src/tepui/games/piranha/view.py by `python -m tepui.server.typescript`.

/** The table of Piranha. */
export interface View {
  viewer: number | null;
  phase: string;
  round: number;
  rounds: number;
  catch: string | null;
  taken_by: number | null;
  river: Record<string, number>;
  seats: Seat[];
}

/** What lies before one seat. */
export interface Seat {
  has_cast: boolean;
  cast: number | null;
  shown: number | null;
  nets: number[];
  caught: string[];
  score: number;
}
