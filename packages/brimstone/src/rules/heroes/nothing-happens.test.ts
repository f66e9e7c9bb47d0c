import type { Rule } from '@crawlspace/kernel';
import { expect, test } from 'vitest';
import { bareScene } from '../../../test/bare-heroes.ts';
import { heroOf } from '../../../test/items.ts';
import type { Ability } from '../../abilities.ts';
import { type Adventure, heroAt } from '../../adventure.ts';
import type { Cause } from '../../moments.ts';

const CARD: Cause = { kind: 'card', id: 'a-card' };

/** What the first hero hears of what befalls the second. */
function heardOf(befalls: (g: Adventure) => Rule<number>, isDown: boolean): string[] {
  const heard: string[] = [];
  const hears = (what: string) => (): undefined => {
    heard.push(what);
  };
  const ear: Ability = {
    on: {
      heroHit: hears('hit'),
      woundsIncoming: hears('wounds to come'),
      heroWounded: hears('wounds'),
      heroSanityLost: hears('sanity'),
    },
  };
  bareScene({
    abilities: [ear],
    change: (state) => {
      if (isDown) heroOf(state, 1).knockedOut = ['health'];
    },
  })
    .runs(function* (g) {
      yield* befalls(g);
    })
    .done();
  return heard;
}

test('what befalls somebody who is down is told to nobody', () => {
  const wounds = (g: Adventure) => g.do.woundHero(g, heroAt(g, 1), 1, CARD);
  const sanity = (g: Adventure) => g.do.loseSanity(g, heroAt(g, 1), 1, CARD);
  const horror = (g: Adventure) =>
    g.do.horrorHit(g, heroAt(g, 1), { hits: 1, cause: CARD, ignoresDefense: true });
  expect(heardOf(wounds, false)).toEqual(['wounds to come', 'wounds']);
  expect(heardOf(sanity, false)).toEqual(['sanity']);
  expect(heardOf(horror, false)).toEqual(['hit', 'sanity']);
  for (const each of [wounds, sanity, horror]) expect(heardOf(each, true)).toEqual([]);
});

test('no Wounds, no hits and no loss are told to nobody either', () => {
  const nothing = [
    (g: Adventure) => g.do.woundHero(g, heroAt(g, 1), 0, CARD),
    (g: Adventure) => g.do.loseSanity(g, heroAt(g, 1), 0, CARD),
    (g: Adventure) => g.do.horrorHit(g, heroAt(g, 1), { hits: 0, cause: CARD }),
    (g: Adventure) => g.do.hitHero(g, heroAt(g, 1), { hits: 0, cause: CARD }),
  ];
  for (const each of nothing) expect(heardOf(each, false)).toEqual([]);
});
