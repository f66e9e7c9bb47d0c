import { expect, test } from 'vitest';
import { abilitiesOf, blowOf, EVENT, learned } from '../../../test/abilities.ts';
import { active, enemyOf, spaceIn, withSheets } from '../../../test/fight.ts';
import { strike } from '../../../test/hero-cards.ts';
import { heroOf } from '../../../test/items.ts';
import { heroAt } from '../../adventure.ts';
import { trigger } from '../../rules/abilities/active.ts';
import { usesNow } from '../../rules/items/uses.ts';

const { ability, nothingMissing } = abilitiesOf('bandido');

const BANDIDO = { heroes: ['bandido', 'gunslinger'] } as const;
const NEAR = [['tentacles', 3, 2]] as const;

ability('pocketful', 'a stick of Dynamite to start with', () => {
  const played = learned('pocketful', BANDIDO).runs(function* (g, hero) {
    yield* trigger(g, 'adventureStart', { hero });
    yield* trigger(g, 'adventureStart', { hero: heroAt(g, 1) });
  });
  played.done();
  expect([played.hero(0).bag, played.hero(1).bag]).toEqual([['dynamite'], []]);
});

/** Dynamite among the heroes, who are side by side, and one enemy. */
function blast(upgrade: string, dice: readonly number[]) {
  return learned(upgrade, { ...BANDIDO, enemies: NEAR, dice: [['dynamite-damage', ...dice]] }).runs(
    (g, hero) => g.do.explode(g, spaceIn(g.state, [2, 2]), 'D6', hero),
  );
}

ability('ducks-in-time', 'explosions hurt the posse less', () => {
  const played = blast('ducks-in-time', [3, 6, 2]).done();
  expect([played.hero(0).wounds, played.hero(1).wounds]).toEqual([4, 0]);
  expect(enemyOf(played.state, 0).wounds).toBe(3);
});

ability('packed-with-nails', 'and Enemies more', () => {
  const played = blast('packed-with-nails', [3, 1, 1]).done();
  expect(enemyOf(played.state, 0).wounds).toBe(5);
  expect(played.hero(0).wounds).toBe(1);
});

ability('one-for-the-road', 'once a Fight there is another stick', () => {
  const played = blast('one-for-the-road', [3, 1, 1]).done();
  expect(played.hero(0).bag).toEqual(['dynamite']);
  expect(played.hero(0).exhausted).toEqual({ 'one-for-the-road': 'fight' });
});

ability('bulls-rush', 'who has moved strikes once more', () => {
  const rush = (moved: boolean) =>
    learned('bulls-rush', {
      ...BANDIDO,
      enemies: NEAR,
      dice: [['to-hit', ...Array<number>(moved ? 3 : 2).fill(1)]],
      change: (state) => {
        active(heroOf(state, 0)).moved = moved;
      },
    }).runs(strike);
  for (const moved of [true, false]) expect(enemyOf(rush(moved).done().state, 0).wounds).toBe(0);
});

ability('red-mist', 'a kill brings two dice more, once a turn', () => {
  const played = learned('red-mist', {
    ...BANDIDO,
    enemies: [...NEAR, ['stranglers', 3, 1]],
    content: withSheets({ tentacles: { health: 1 } }),
    dice: 'to-hit 5 1, damage 2, to-hit 5 5, damage 2 2',
  }).runs(strike);
  played.pick('tentacles1').done();
  expect(played.state.enemies.map(({ type, wounds }) => [type, wounds])).toEqual([
    ['stranglers', 4],
  ]);
});

ability('spite', 'a heavy blow brings Grit, once a Fight', () => {
  const played = learned('spite', { ...BANDIDO, enemies: NEAR }).runs(function* (g, hero) {
    yield* g.do.woundHero(g, hero, 2, EVENT);
    expect(hero.grit).toBe(0);
    yield* g.do.woundHero(g, hero, 3, EVENT);
    yield* g.do.woundHero(g, hero, 3, EVENT);
  });
  expect(played.done().hero(0).grit).toBe(1);
});

ability('bad-penny', 'heals in a Fight, and twice as much when it is close', () => {
  const after = (wounds: number) =>
    learned('bad-penny', {
      ...BANDIDO,
      enemies: NEAR,
      change: (state) => {
        heroOf(state, 0).wounds = wounds;
      },
    })
      .runs((g, hero) => trigger(g, 'heroActivationStart', { hero }))
      .done()
      .hero(0).wounds;
  expect([after(0), after(4), after(8)]).toEqual([0, 3, 6]);
});

test('All In is no use once the Attack is made', () => {
  learned('all-in', { ...BANDIDO, grit: 1, enemies: NEAR })
    .runs((g, hero) => {
      active(hero).attacked = true;
      expect(usesNow(g, hero, ['activation'])).toEqual([]);
    })
    .done();
});

ability('found-money', 'Gold is never all of it', () => {
  const played = learned('found-money', BANDIDO).runs(function* (g, hero) {
    yield* g.do.gainGold(g, hero, 20);
    yield* g.do.gainGold(g, heroAt(g, 1), 20);
  });
  played.done();
  expect([played.hero(0).gold, played.hero(1).gold]).toEqual([35, 20]);
});

ability('double-down', 'Luck, and all dice of a roll again, once a Fight', () => {
  const played = learned('double-down', {
    ...BANDIDO,
    enemies: NEAR,
    dice: 'defense 1 1 6, reroll 6 6',
  }).runs(function* (g, hero) {
    yield* g.do.hitHero(g, hero, { hits: 3, cause: blowOf(g.state) });
  });
  played.pick('die0', 'die1').done();
  expect(played.hero(0).wounds).toBe(0);
  expect(played.hero(0).exhausted).toEqual({ 'double-down': 'fight' });
});

nothingMissing();
