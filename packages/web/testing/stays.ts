import { brimstoneStayBots } from '@crawlspace/bots/brimstone';
import { brimstoneStay, type Character, TOWN_LOCATIONS } from '@crawlspace/brimstone';
import { PARTY, packRecord, type Question, Table } from '@crawlspace/kernel';

/** Somebody who came out of the mine whole, with nothing. */
export function somebody(parts: Partial<Character> = {}): Character {
  return {
    class: 'bandido',
    name: 'Ann',
    level: 1,
    xp: 0,
    gold: 0,
    darkStone: 0,
    wounds: 0,
    sanityDamage: 0,
    corruption: 0,
    bag: [],
    items: [],
    upgrades: [],
    conditions: [],
    dead: false,
    resurrectable: false,
    ...parts,
  };
}

/** The road and Town before anything was answered. */
export function stayOf(characters: readonly Character[], seed = 'stay') {
  return Table.start(brimstoneStay, brimstoneStay.parseSetup({ characters }), seed);
}

/** The compact file of a stay. */
export function stayFile(stay: Stay): Buffer {
  return Buffer.from(packRecord(stay.save()));
}

type Stay = ReturnType<typeof stayOf>;

/**
 * A stay that rules of thumb have played until this is asked. On the way hero after hero goes to the next
 * Location and nobody leaves: so there is somebody at every counter.
 */
export function stayUntil(prompt: string, characters: readonly Character[], seed = 'stay'): Stay {
  const table = stayOf(characters, seed);
  const isThere = playOn(table, seed, ({ key }) => key === prompt, ownWay);
  if (!isThere) throw new Error(`this stay comes to no ${prompt}`);
  return table;
}

/** A stay that rules of thumb have played to its end. */
export function playedStay(characters: readonly Character[], seed = 'stay'): Stay {
  const table = stayOf(characters, seed);
  playOn(
    table,
    seed,
    () => false,
    () => null,
  );
  return table;
}

/** Whether it has come to the question that was to be reached. */
function playOn(
  table: Stay,
  seed: string,
  isReached: (prompt: Question['prompt']) => boolean,
  insist: (question: Question, seat: number) => readonly string[] | null,
): boolean {
  const decide = brimstoneStayBots.decider('thumb', seed);
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (isReached(question.prompt)) return true;
    const seat = question.seat === PARTY ? 0 : question.seat;
    const look = () => brimstoneStay.view(table.state, { seat });
    table.answerQuestion(question, insist(question, seat) ?? decide(question, look));
  }
  return false;
}

function ownWay({ prompt }: Question, seat: number): readonly string[] | null {
  if (prompt.key === 'prompt.stay-or-leave') return ['stay'];
  const location = TOWN_LOCATIONS[seat % TOWN_LOCATIONS.length];
  return prompt.key === 'prompt.location' && location ? [location] : null;
}
