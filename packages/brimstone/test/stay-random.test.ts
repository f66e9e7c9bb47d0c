import { hashOf, loadTable, Random, randomPicks, Table, withContent } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { brimstoneStay } from '../src/between/module.ts';
import { characterOf } from '../src/character.ts';
import { content } from '../src/content/index.ts';
import { CLASS_IDS } from './classes.ts';
import { somebody } from './stay.ts';

const LONGEST = 5000;

/** A posse as a random mine leaves it: some rich, some hurt, perhaps one of them dead. */
function setupOf(n: number) {
  const random = Random.seeded(`posse ${n}`);
  const upTo = (most: number) => random.below(most + 1);
  const characters = Array.from({ length: 1 + (n % 4) }, (_, place) =>
    somebody(
      {
        class: CLASS_IDS[(n + place) % CLASS_IDS.length] ?? 'bandido',
        level: 1 + upTo(3),
        gold: upTo(60) * 10,
        darkStone: upTo(3),
        corruption: upTo(4),
        wounds: upTo(6),
        sanityDamage: upTo(5),
        bag: ['whiskey'],
        conditions: upTo(1) ? ['injury-4-broken-leg'] : [],
        ...(place === 2 ? { dead: true, resurrectable: true, wounds: 0, sanityDamage: 0 } : {}),
      },
      `hero ${place}`,
    ),
  );
  return brimstoneStay.parseSetup({ characters });
}

test('random stays come to an end, nobody has debts, and they replay to their hash', () => {
  let days = 0;
  for (let n = 0; n < 60; n++) {
    const random = Random.seeded(`stay ${n}`);
    const table = Table.start(brimstoneStay, setupOf(n), `stay ${n}`);
    for (let [question] = table.pending; question; [question] = table.pending) {
      expect(table.answerCount, `stay ${n}`).toBeLessThan(LONGEST);
      table.answerQuestion(question, randomPicks(question, random));
      for (const { gold, darkStone } of table.state.heroes) {
        expect(Math.min(gold, darkStone)).toBeGreaterThanOrEqual(0);
      }
    }
    days += table.state.stay.day;
    expect(table.outcome?.cause).toBe('left-town');
    const again = loadTable(brimstoneStay, JSON.parse(JSON.stringify(table.save())));
    expect(hashOf(again.state)).toBe(hashOf(table.state));
    // Who comes out of Town can go on an adventure, or lie in it.
    const after = table.state.heroes.map(characterOf);
    expect(brimstoneStay.parseSetup({ characters: after }).characters).toEqual(after);
  }
  expect(days).toBeGreaterThan(60);
});

test('a view is the same after a way through JSON', () => {
  const table = Table.start(brimstoneStay, setupOf(3), 'view');
  const view = brimstoneStay.view(table.state, { seat: 0 });
  expect(withContent(content, JSON.parse(JSON.stringify(view)))).toStrictEqual(view);
  expect(view.stay).toEqual({ step: 'lodging', day: 1, marker: 1, gone: [] });
});
