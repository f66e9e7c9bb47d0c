import { expect, test } from 'vitest';
import { activateHero } from '../../../test/activation.ts';
import { HALL } from '../../../test/enemies.ts';
import { active, all, type Field, field, withSheets } from '../../../test/fight.ts';
import { card, carry, heroOf, withItems } from '../../../test/items.ts';
import { promptOf, told } from '../../../test/told.ts';
import type { Use, UseTiming } from '../../abilities.ts';
import type { Hero } from '../../state.ts';
import { resolveUse, usesNow } from '../items/uses.ts';

const use = (parts: Partial<Use> = {}): Use => ({
  id: 'pull',
  timing: 'anytime',
  *resolve(g, { hero }) {
    yield* g.do.gainGold(g, g.state.heroes[hero ?? 0] as Hero, 1);
  },
  ...parts,
});

/** The first of two heroes carries a thing with this use. */
function carrying(
  parts: Partial<Use>,
  situation: Partial<Field> = {},
  charges: number | null = null,
) {
  return field({
    heroes: ['us-marshal', 'saloon-girl'],
    tile: HALL,
    at: '3,3 4,3',
    content: all(withSheets({}), withItems(card('thing', { ability: { uses: [use(parts)] } }))),
    ...situation,
    change(state) {
      carry(state, 0, 'thing', { charges });
      situation.change?.(state);
    },
  });
}

const gold = (played: { hero(index: number): Hero }) => played.hero(0).gold;

test('in the window between decisions it is said who would use what, and its price', () => {
  const played = carrying(
    { grit: 1 },
    { change: (state) => void Object.assign(heroOf(state, 0), { grit: 1 }) },
  ).runs((g) => g.do.anytime(g));
  const deed = { key: 'option.use', params: { card: { key: 'thing.name' } } };
  expect(played.options).toEqual(['continue', 'h0:i100:pull']);
  expect(told(played, 'continue')).toEqual({ text: { key: 'option.continue' } });
  expect(told(played, 'h0:i100:pull')).toEqual({
    text: { key: 'option.by-hero', params: { hero: played.hero(0).name, deed } },
    cost: { grit: 1 },
  });
  const before = gold(played);
  played.pick('h0:i100:pull').done();
  expect([played.hero(0).grit, gold(played) - before]).toEqual([0, 1]);
  expect(played.event('item-used')).toMatchObject({ hero: 0, card: 'thing', purpose: 'pull' });
  expect(played.hero(0).items[0]?.used).toMatchObject({ by: 0 });
});

test('who is alone is not named, and a text of its own is used as it is', () => {
  const played = carrying({ text: 'option.own' }, { heroes: ['us-marshal'], at: '3,3' }).runs((g) =>
    g.do.anytime(g),
  );
  expect(told(played, 'h0:i100:pull')).toEqual({ text: { key: 'option.own' } });
});

test('another hero has to be asked, and may refuse', () => {
  const asked = () => {
    const played = carrying({}, { dice: 'move 1' }).runs(function* (g) {
      yield* activateHero(g, g.state.heroes[1] as Hero);
    });
    return played.pick('h0:i100:pull');
  };
  const refused = asked();
  expect(refused.pending[0]).toMatchObject({ seat: 0, prompt: { key: 'prompt.asked-to-use' } });
  expect(promptOf(refused)).toEqual({ hero: refused.hero(1).name, card: { key: 'thing.name' } });
  const [question] = refused.pending;
  expect(question?.means?.('no')).toEqual({ kind: 'no' });
  expect(question?.means?.('yes')).toMatchObject({ kind: 'use', card: 'thing', hero: 0 });
  const before = gold(refused);
  expect(gold(refused.pick('no'))).toBe(before);
  const agreed = asked();
  expect(gold(agreed.pick('yes'))).toBe(before + 1);
});

test.each<[UseTiming, string, boolean]>([
  ['instead-of-attack', 'option.use-instead-of-attack', true],
  ['instead-of-search', 'option.use-instead-of-search', true],
  ['activation', 'option.use', false],
])('a use %s is told as %s and takes the place of the action: %s', (timing, key, isInstead) => {
  const played = carrying({ timing, limit: 'turn' }, { dice: 'move 3' }).runs(activateHero);
  expect(told(played, 'i100:pull').text).toEqual({ key, params: { card: { key: 'thing.name' } } });
  played.pick('i100:pull');
  expect(played.hero(0).activation?.acted).toBe(isInstead);
});

test('what can be used depends on Grit, charges, spans and the time', () => {
  const usable = (
    parts: Partial<Use>,
    change: (hero: Hero) => void = () => {},
    charges: number | null = null,
  ) => {
    const found = carrying(parts, {}, charges).sees((g, hero) => {
      change(hero);
      return usesNow(g, hero, ['anytime', 'free-attack']).length;
    });
    return found > 0;
  };
  expect(usable({})).toBe(true);
  expect(usable({ timing: 'activation' })).toBe(false);
  expect(
    [0, 1, 2].map((grit) => usable({ grit: 1 }, (hero) => void Object.assign(hero, { grit }))),
  ).toEqual([false, true, true]);
  expect([0, 1].map((charges) => usable({ limit: 'charge' }, () => {}, charges))).toEqual([
    false,
    true,
  ]);
  expect(usable({ possible: () => false })).toBe(false);
  expect(
    usable(
      { limit: 'turn' },
      (hero) => void Object.assign(hero.exhausted, { 'thing#100:pull': 'turn' }),
    ),
  ).toBe(false);
  const free = { timing: 'free-attack' } as const;
  expect(usable(free)).toBe(false);
  expect(usable(free, (hero) => void active(hero))).toBe(true);
  expect(
    usable(free, (hero) => {
      active(hero);
      hero.freeAttackUsed = true;
    }),
  ).toBe(false);
});

test('a charge is taken, with the last one the item is gone; what is discarded is gone at once', () => {
  const after = (limit: NonNullable<Use['limit']>, charges: number | null) => {
    const played = carrying({ limit }, {}, charges).runs(function* (g, hero) {
      const [only] = usesNow(g, hero, ['anytime']);
      if (only) yield* resolveUse(g, only);
    });
    const { items, exhausted, usedInTurn } = played.done().hero(0);
    expect(usedInTurn).toBe(played.state.turn.number);
    return [items.map((item) => item.charges), Object.values(exhausted)];
  };
  expect(after('charge', 2)).toEqual([[1], []]);
  expect(after('charge', 1)).toEqual([[], []]);
  expect(after('discard', null)).toEqual([[], []]);
  expect(after('turn', null)).toEqual([[null], ['turn']]);
});
