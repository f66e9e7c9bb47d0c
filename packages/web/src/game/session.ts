import {
  type Decision,
  type Outcome,
  PARTY,
  Random,
  type SeatId,
  Table,
  type TableEvent,
  type Undoing,
} from '@crawlspace/kernel';
import {
  type SkirmishEvent,
  type SkirmishSetup,
  type SkirmishView,
  skirmish,
} from '@crawlspace/kernel/skirmish';
import { decideByRuleOfThumb } from './rule-of-thumb.ts';

export const SETUP: SkirmishSetup = { rats: 4, rounds: 6 };
const SEATS: readonly SeatId[] = [0, 1];

/** An event and whose doing it was, as far as that can be told. */
export interface JournalEntry {
  readonly event: SkirmishEvent | TableEvent;
  readonly by: SeatId;
}

/** What anyone can have at most. */
export interface MostOfAll {
  readonly health: number;
  readonly nerve: number;
  readonly ratHealth: number;
}

/** One skirmish on one screen: whoever looks at it plays both heroes, or lets them play by themselves. */
export class SkirmishSession {
  readonly #table: ReturnType<typeof seatTheParty>;
  readonly #random: Random;
  /** Whose doing each event was, by its number. */
  readonly #doers: SeatId[] = [];
  readonly most: MostOfAll;

  constructor(seed: string) {
    this.#table = seatTheParty(seed);
    this.#random = Random.seeded(`${seed} by rule of thumb`);
    this.#rememberDoers(PARTY);
    this.most = mostOf(this.view);
  }

  /** What both heroes may know alike. */
  get view(): SkirmishView {
    return this.#table.view(0).game;
  }

  /** Everything that waits for an answer, from either hero. */
  get decisions(): readonly Decision[] {
    const all = SEATS.flatMap((seat) => this.#table.view(seat).decisions);
    return all.filter(({ id }, n) => all.findIndex((other) => other.id === id) === n);
  }

  get outcome(): Outcome | null {
    return this.#table.outcome;
  }

  get journal(): readonly JournalEntry[] {
    return this.#events().map((event, n) => ({ event, by: this.#doers[n] ?? PARTY }));
  }

  answer(decision: Decision, picks: readonly string[]): void {
    const seat = decision.seat === PARTY ? 0 : decision.seat;
    const answering = this.#table.answer(seat, { decision: decision.id, picks });
    if (!answering.ok)
      throw new Error(`an offered option was refused: ${answering.refusal.reason}`);
    this.#rememberDoers(decision.seat);
  }

  /** Lets the heroes decide one thing by themselves. */
  answerByItself(): void {
    const [decision] = this.decisions;
    if (!decision) return;
    const sight = { view: this.view, dice: this.attackDice, random: this.#random };
    this.answer(decision, decideByRuleOfThumb(decision, sight));
  }

  /** The dice of the last attack, which a hero may be about to roll again. */
  get attackDice(): readonly number[] {
    const last = this.#events().findLast(
      (event) => event.t === 'rolled' && event.label === 'to-hit',
    );
    return last?.t === 'rolled' ? last.dice : [];
  }

  undo(): Undoing {
    return this.#table.undo();
  }

  /** Both heroes vote, since one person speaks for both. */
  undoByVote(): void {
    for (const seat of SEATS) this.#table.voteToUndo(seat);
  }

  #rememberDoers(answerer: SeatId): void {
    const next = this.#table.pending[0]?.seat ?? PARTY;
    this.#events().forEach((event, n) => {
      // An answer may end one hero's turn; the roll for the next walk belongs to the next hero.
      const opensTurn = event.t === 'rolled' && event.label === 'move';
      this.#doers[n] ??= opensTurn ? next : answerer;
    });
  }

  #events(): readonly (SkirmishEvent | TableEvent)[] {
    const told = new Map(
      SEATS.flatMap((seat) => this.#table.eventsSince(0, seat)).map(({ n, event }) => [n, event]),
    );
    return [...told].sort(([a], [b]) => a - b).map(([, event]) => event);
  }
}

function seatTheParty(seed: string) {
  return Table.start(skirmish, SETUP, seed);
}

/** Everyone begins with the most they can have. */
function mostOf({ heroes, rats }: SkirmishView): MostOfAll {
  const { health = 0, nerve = 0 } = heroes[0] ?? {};
  return { health, nerve, ratHealth: rats[0]?.health ?? 0 };
}
