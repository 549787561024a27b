// The messages between the page and its table worker.
export type Asked =
  | {
      type: 'request';
      id: number;
      method: string;
      path: string;
      query: string;
      headers: [string, string][];
      body: Uint8Array;
    }
  | { type: 'take-over' } // from the tab that has the table
  | { type: 'open'; id: number; path: string }
  | { type: 'say'; id: number; text: string }
  | { type: 'close'; id: number };

/** Where the table's worker stands: how much of the way is done; why it waits; that it serves. */
export type Stand =
  | { stand: 'loading'; done: number }
  | { stand: 'elsewhere' } // another tab has the table
  | { stand: 'ready'; kept: boolean } // whether games outlive this tab
  | { stand: 'broken'; why: string };

export type Told =
  | { type: 'answer'; id: number; status: number; kind: string; body: Uint8Array }
  | { type: 'opened'; id: number }
  | { type: 'told'; id: number; text: string }
  | { type: 'closed'; id: number }
  | ({ type: 'stand' } & Stand);
