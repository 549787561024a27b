/** What is shown at a village beside what stands there. */
export interface Mark {
  /** What a hut would cost here now, in gold; null where none can be built. */
  price: number | null;
  /** How one gets here: by water, land or both; '' where that does not matter. */
  by: string;
  /** The sentence of what a click would do. */
  does: string;
  /** And which choice that is. */
  move: number | undefined;
  /** The letters of the missions that ask for it; '' for a mission already settled. */
  goals: string[];
  /** A goal that is reached. */
  reached: boolean;
  hinted: boolean;
  /** On the overlay: whether one can pay here, or only reach it, or a mission lacks it. */
  reach: 'pays' | 'dear' | 'lacks' | '' | null;
}
