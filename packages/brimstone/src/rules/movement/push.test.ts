import { expect, test } from 'vitest';
import { knockOut } from '../../../test/explore.ts';
import { active, all, enemyOf, field, spaceIn, to, withSheets } from '../../../test/fight.ts';
import { card, heroOf, withItems } from '../../../test/items.ts';
import type { AdventureState } from '../../state.ts';
import { moveHero } from './movement.ts';

const SHEETS = withSheets({ 'targa-pylons': { abilities: { 'ab-immobile': 1 } } });

test('a push goes straight away and stops at walls and models', () => {
  const played = field(
    'us-marshal 3,2 gunslinger 6,2 vs tentacles 2,3 targa-pylons 4,3 goliath 7,2',
    { content: SHEETS },
  ).runs(function* (g, hero) {
    const [tentacles, pylon, goliath] = g.state.enemies;
    if (!tentacles || !pylon || !goliath) throw new Error('three enemies');
    const from = spaceIn(g.state, [2, 2]);
    yield* g.do.pushHero(g, hero, 4, from);
    expect(hero.space).toBe(spaceIn(g.state, [5, 2]));
    g.do.pushEnemy(g, tentacles, 2, spaceIn(g.state, [2, 1]));
    expect(tentacles.space).toBe(spaceIn(g.state, [2, 5]));
    for (const rooted of [pylon, goliath]) {
      const { space } = rooted;
      g.do.pushEnemy(g, rooted, 2, spaceIn(g.state, [1, 1]));
      expect(rooted.space).toBe(space);
    }
  });
  played.done();
});

test('who cannot be pushed stays', () => {
  const played = field('us-marshal 3,2', {
    content: all(SHEETS, withItems(card('anchor', { ability: { immune: ['push'] } }))),
    carries: 'anchor',
  }).runs((g, hero) => g.do.pushHero(g, hero, 2, spaceIn(g.state, [2, 2])));
  played.done();
  expect(played.hero(0).space).toBe(spaceIn(played.state, [3, 2]));
});

test('an effect moves a hero without Escape tests, as far as it says', () => {
  const played = field('us-marshal 3,3 vs tentacles 2,3', '', {
    content: SHEETS,
    change: (state) => void active(heroOf(state, 0)),
  }).runs((g, hero) => moveHero(g, hero, 2));
  expect(played.options).toContain(to(played, 3, 3));
  expect(played.options).not.toContain(to(played, 6, 3));
  played.pick(to(played, 5, 3)).done();
  expect(played.hero(0).space).toBe(spaceIn(played.state, [5, 3]));
  expect(played.hero(0).activation?.moved).toBe(true);
  expect(enemyOf(played.state, 0).wounds).toBe(0);
});

test('who stays, or is down, is not moved by an effect', () => {
  const staying = (change: (state: AdventureState) => void) =>
    field('us-marshal 3,3 bandido 8,3', {
      content: SHEETS,
      change(state) {
        active(heroOf(state, 0));
        change(state);
      },
    }).runs((g, hero) => moveHero(g, hero, 2));
  const kept = staying(() => {});
  kept.pick(to(kept, 3, 3)).done();
  const down = staying((state) => knockOut(heroOf(state, 0))).done();
  for (const played of [kept, down]) {
    expect(played.hero(0).activation?.moved).toBe(false);
    expect(played.eventsNamed('moved')).toEqual([]);
  }
});
