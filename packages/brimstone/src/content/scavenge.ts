import { pick } from '@crawlspace/kernel';
import { amongTokens } from '../asking.ts';
import { rollAmount } from '../dice.ts';
import { adjacentHeroes } from '../rules/queries.ts';
import { becauseOf, byId, findCard } from './cards.ts';
import type { Content, FindCard } from './types.ts';

const GOOD: readonly FindCard[] = [
  findCard(
    'scav-biscuit-tin',
    { kind: 'good', dice: '2D6', each: 5 },
    ({ dice, each }) =>
      function* (g, hero) {
        yield* g.do.gainGold(g, hero, (yield* g.do.heroAmount(g, hero, 'gold', dice)) * each);
      },
  ),
  findCard(
    'scav-shard-in-the-seam',
    { kind: 'good', stones: 1, roll: 6 },
    ({ stones, roll }) =>
      function* (g, hero) {
        const [die] = yield* g.do.heroRoll(g, hero, 'dark-stone', { count: 1, need: roll });
        const more = die !== undefined && die >= roll ? 1 : 0;
        yield* g.do.gainDarkStone(g, hero, stones + more);
      },
  ),
  findCard(
    'scav-first-aid-nail',
    { kind: 'good', tokens: 1 },
    ({ tokens }) =>
      function* (g, hero) {
        for (let i = 0; i < tokens; i++) {
          const token = yield* pick({
            seat: hero.index,
            prompt: { key: 'prompt.take-a-token' },
            ...amongTokens(hero, FIRST_AID),
          });
          yield* g.do.gainToken(g, hero, token);
        }
      },
  ),
  findCard(
    'scav-walled-up',
    { kind: 'good', gear: 1 },
    ({ gear }) =>
      function* (g, hero) {
        for (let i = 0; i < gear; i++) yield* g.do.drawGear(g, hero);
      },
  ),
];

const FIRST_AID = ['bandages', 'whiskey', 'tonic', 'dynamite'] as const;

const BAD: readonly FindCard[] = [
  findCard(
    'scav-something-hears',
    { kind: 'bad', cards: 1 },
    ({ cards }) =>
      function* (g) {
        for (let i = 0; i < cards; i++) yield* g.do.drawDarkness(g);
      },
  ),
  findCard(
    'scav-loose-board',
    { kind: 'bad', target: 5, cards: 1, each: 10 },
    ({ target, cards, each }) =>
      function* (g, hero) {
        const test = { skill: 'luck', need: target, card: 'scav-loose-board' } as const;
        if ((yield* g.do.skillTest(g, hero, test)) > 0) yield* g.do.gainGold(g, hero, each);
        else for (let i = 0; i < cards; i++) yield* g.do.drawDarkness(g);
      },
  ),
  findCard(
    'scav-disturbed-nest',
    { kind: 'bad', target: 5, hits: 1, damage: 1 },
    ({ target, hits, damage }) =>
      function* (g, hero) {
        const cause = becauseOf('scav-disturbed-nest');
        const test = { skill: 'agility', need: target, card: cause.id } as const;
        if ((yield* g.do.skillTest(g, hero, test)) > 0) return;
        yield* g.do.hitHero(g, hero, { hits, damage, cause });
        yield* g.do.poison(g, hero);
      },
  ),
  findCard(
    'scav-somebodys-tripwire',
    { kind: 'bad', target: 5, hits: 'D6', damage: 1, splinters: 1 },
    ({ target, hits, damage, splinters }) =>
      function* (g, hero) {
        const cause = becauseOf('scav-somebodys-tripwire');
        const test = { skill: 'cunning', need: target, card: cause.id } as const;
        if ((yield* g.do.skillTest(g, hero, test)) > 0) {
          yield* g.do.gainToken(g, hero, 'dynamite');
          return;
        }
        const near = adjacentHeroes(g, hero.space);
        yield* g.do.hitHero(g, hero, { hits: rollAmount(g, 'number', hits), damage, cause });
        for (const other of near) yield* g.do.hitHero(g, other, { hits: splinters, damage, cause });
      },
  ),
];

const NOTHING: readonly FindCard[] = [
  'scav-dust',
  'scav-empty-bottle',
  'scav-one-boot',
  'scav-letter-home',
].map((id) => findCard(id, { kind: 'nothing' }, () => function* () {}));

/** A third is good, a third bad, a third nothing. */
export const scavenge: Content['scavenge'] = byId([...GOOD, ...BAD, ...NOTHING]);
