import type {
  Around,
  Connection,
  ConnectionState,
  PersonId,
  Seen,
  Votes,
  Word,
} from '@crawlspace/host/online';
import type { SeatId } from '@crawlspace/kernel';
import type { ReadonlySignal } from '@preact/signals';

/** Somebody's finger on the board, for a moment. */
export interface Pointing {
  readonly key: number;
  readonly person: PersonId;
  /** Where, as whoever pointed has said it. */
  readonly at: string;
}

/** Everybody around a table that is shared: who is here, what they say and want. */
export interface Fellows {
  readonly you: PersonId;
  readonly around: ReadonlySignal<Around>;
  /** The seats that are played from here; none for those who watch. */
  readonly seats: ReadonlySignal<readonly SeatId[]>;
  /** The link one came by. */
  readonly link: ReadonlySignal<Seen['link']>;
  readonly words: ReadonlySignal<readonly Word[]>;
  readonly fingers: ReadonlySignal<readonly Pointing[]>;
  readonly votes: ReadonlySignal<Votes | null>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** An answer was given that has not arrived yet: it is kept while the connection is lost. */
  readonly sending: ReadonlySignal<boolean>;
  /** Asks the table for something. Null when the connection was lost before there was a reply. */
  readonly ask: Connection['ask'];
}
