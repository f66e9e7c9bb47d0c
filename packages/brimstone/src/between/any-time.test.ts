import { rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { posseOf, stay } from '../../test/stay.ts';
import type { Content } from '../content-types.ts';
import { travel } from './road.ts';
import { lodging, visits } from './town.ts';

/** Charts on which nothing happens. */
const quiet = (all: Content): Content => ({
  ...all,
  charts: Object.fromEntries(
    Object.values(all.charts).map((row) => [row.id, { ...row, *resolve() {} }]),
  ),
});

/** Without Grit, so that dice are as they fall. */
const spent = ({ heroes }: { heroes: { grit: number }[] }) => {
  for (const hero of heroes) hero.grit = 0;
};

rule(['B-BAG-04'], 'in Town Tokens can be used before the night and before the day', () => {
  const hurt = { wounds: 5, bag: ['bandages', 'bandages'] as const };
  const dice = 'heal 3, chart-camp-site 3 4, heal 1';
  const t = stay(
    posseOf(hurt),
    function* (g) {
      yield* lodging(g);
      yield* visits(g);
    },
    { content: quiet, dice, change: spent },
  );
  expect(t.prompt).toBe('prompt.lodging');
  expect(t.options).toEqual(['camp-site', 't:bandages']);
  t.pick('t:bandages').pick('camp-site');
  expect(t.hero(0).wounds).toBe(2);
  expect(t.prompt).toBe('prompt.location');
  t.pick('t:bandages').pick('nowhere').done();
  expect(t.hero(0)).toMatchObject({ wounds: 1, bag: [] });
});

test('what somebody else has healed meanwhile is not healed again', () => {
  const bag = ['bandages'] as const;
  const t = stay(posseOf({ wounds: 1, bag, gold: 10 }, { bag, gold: 10 }), lodging, {
    content: quiet,
    dice: 'heal 1, chart-camp-site 3 4 3 4',
    change: spent,
  });
  expect(t.pending.map(({ options }) => options)).toEqual([
    ['hotel', 'camp-site', 't:bandages'],
    ['hotel', 'camp-site', 't:bandages'],
  ]);
  t.pickAs(1, 't:bandages');
  expect(t.pending.map(({ options }) => options)).toEqual([
    ['hotel', 'camp-site'],
    ['hotel', 'camp-site'],
  ]);
  t.pickAs(0, 'camp-site').pickAs(1, 'camp-site').done();
  expect(t.hero(0)).toMatchObject({ wounds: 0, bag });
  expect(t.hero(1)).toMatchObject({ bag: [], xp: 5 });
});

rule(['B-BAG-04'], 'on the road they can be used before a further Hazard', () => {
  const t = stay(posseOf({ wounds: 1, bag: ['bandages'] }, {}), travel, {
    content: quiet,
    dice: 'travel 1 1, chart-travel 3 3 4, heal 6, chart-travel 3 3 4',
    change: spent,
  });
  expect(t.prompt).toBe('prompt.anytime');
  t.pick('h0:t:bandages').done();
  expect(t.hero(0)).toMatchObject({ wounds: 0, bag: [] });
});

rule(['B-ITEM-08'], 'in Town hands and clothing are changed before the day', () => {
  const owned = (card: string, equipped: boolean) => ({
    ...{ card, equipped, upgrades: [], charges: null, holds: [] },
  });
  const items = [
    owned('store-wide-brim', true),
    owned('smith-iron-hat', false),
    owned('smith-sabre', true),
    owned('smith-sledge', false),
  ];
  const t = stay(posseOf({ items }), visits, { content: quiet });
  t.pick('gear').pick('wear:i2').pick('put-away:i3').pick('hold:i4').pick('done').pick('nowhere');
  expect(
    t
      .done()
      .hero(0)
      .items.map(({ equipped }) => equipped),
  ).toEqual([false, true, false, true]);
  const bare = stay(posseOf({ items: items.slice(0, 1) }), visits, { content: quiet });
  expect(bare.options).not.toContain('gear');
});
