import { Random, SPECTATOR, Table } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { brimstoneStay } from '../../src/between/module.ts';
import type { Character } from '../../src/character.ts';
import { staySetup } from '../../src/company/setups.ts';
import type { BrimstoneEvent } from '../../src/events.ts';
import type { Hero } from '../../src/state.ts';
import { required } from '../company.ts';
import { randomPosse } from '../fuzz-posse.ts';
import { picksInTown } from '../fuzz-stay.ts';
import { Accountant } from './accountant.ts';

/** What was told up to an answer, and how heroes stood then. */
interface Page {
  readonly told: readonly BrimstoneEvent[];
  readonly heroes: readonly Hero[];
}

/** A stay in which one hero after the other is asked, as it was written down. */
function written(seed: string): { characters: readonly Character[]; pages: readonly Page[] } {
  const random = Random.seeded(seed);
  const setup = required(staySetup(randomPosse(random)));
  const table = Table.start(brimstoneStay, setup, seed);
  const pages: Page[] = [];
  let told = 0;
  for (;;) {
    const events = table.eventsSince(told, SPECTATOR).map(({ event }) => event as BrimstoneEvent);
    pages.push({ told: events, heroes: brimstoneStay.clone(table.state).heroes });
    told = table.toldCount;
    const [question] = table.pending;
    if (!question) return { characters: setup.characters, pages };
    table.answerQuestion(question, picksInTown(question, random));
  }
}

/** The first finding when this event is left out. */
function auditWithout(
  { characters, pages }: ReturnType<typeof written>,
  left: BrimstoneEvent | null,
): string | undefined {
  const accountant = new Accountant(characters);
  for (const { told, heroes } of pages) {
    for (const event of told) if (event !== left) accountant.enter(event);
    const [wrong] = accountant.audit(heroes);
    if (wrong) return wrong;
  }
  return undefined;
}

/** What moves something whenever it is told. */
const MOVING: readonly BrimstoneEvent['t'][] = [
  'paid',
  'item-sold',
  'item-gained',
  'item-lost',
  'token-gained',
  'token-lost',
  'token-used',
  'traded',
  'gold',
  'gold-lost',
  'wager-won',
  'dark-stone',
  'dark-stone-lost',
  'dark-stone-sold',
  'xp',
  'level-gained',
  'upgrade-gained',
  'upgrade-attached',
  'corruption',
  'cured',
  'died',
  'resurrected',
];

test('whatever is left out of what was told in Town, the accountant notices', () => {
  const missing = new Set(MOVING);
  for (let n = 0; n < 60 && missing.size > 0; n++) {
    const stay = written(`left out ${n}`);
    if (auditWithout(stay, null)) continue;
    for (const event of stay.pages.flatMap(({ told }) => told)) {
      if (!missing.delete(event.t)) continue;
      expect(auditWithout(stay, event), `stay ${n}: ${JSON.stringify(event)}`).toBeDefined();
    }
  }
  expect([...missing]).toEqual([]);
});
