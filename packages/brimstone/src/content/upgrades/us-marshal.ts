import { confirm } from '@crawlspace/kernel';
import { board, enemyById } from '../../adventure.ts';
import { adjacentTiles, areAdjacent } from '../../board/index.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import { enemiesBeside, isExhausted, tilesOf } from '../../rules/queries.ts';
import { becauseOf } from '../cards.ts';
import { isGun, nameOf, ownerOf, tellUse } from '../hero-cards.ts';
import type { Upgrade } from '../types.ts';
import { upgradesOf } from './build.ts';

const marshal = upgradesOf('us-marshal');

/** A kill brings one more shot in the same attack. It is exhausted then, so that no third one follows. */
const doubleShot = marshal('double-shot', { shots: 1 }, ({ shots }) => ({
  on: {
    attackResolved(g, source, attack): undefined {
      const killed = attack.kills.length > 0 && isGun(attack.weapon, 'shotgun');
      if (attack.hero.index !== source.hero || !killed || isExhausted(g, source)) return;
      g.do.exhaust(g, source, 'turn');
      attack.extraDice += shots;
      tellUse(g, source);
    },
  },
}));

/** The hit comes with everything that belongs to it: damage, what it ignores, the roll behind it. */
const holdTheLine = marshal('hold-the-line', { health: 2, hits: 1 }, ({ health, hits }) => ({
  stats: { maxHealth: health },
  on: {
    *heroHit(g, source, attack) {
      const marshal = ownerOf(g, source);
      const { hero, cause, kind, damage, ignoresDefense, rolls } = attack;
      if (kind !== 'hit' || cause.kind !== 'enemy' || attack.hits < hits) return;
      if (hero === marshal || isExhausted(g, source)) return;
      if (!areAdjacent(board(g), marshal.space, hero.space)) return;
      const steps = yield* confirm({
        seat: marshal.index,
        prompt: {
          key: 'prompt.use-card',
          params: {
            card: nameOf(source),
            about: {
              key: 'about.hero-hit',
              params: { hero: hero.name, hits: attack.hits, damage },
            },
          },
        },
        means: (id): BrimstoneMeaning =>
          id === 'yes' ? { kind: 'stand-in', hero: hero.index } : { kind: 'no' },
      });
      if (!steps) return;
      g.do.exhaust(g, source, 'turn');
      tellUse(g, source);
      attack.hits -= hits;
      const taken = rolls.slice(attack.hits, attack.hits + hits);
      yield* g.do.hitHero(g, marshal, { hits, damage, cause, ignoresDefense, rolls: taken });
    },
  },
}));

const buckshotVerdict = marshal('buckshot-verdict', { wounds: 1 }, ({ wounds }) => ({
  criticalsMatter: (g, _, weapon) => isGun(weapon, 'shotgun') && g.state.enemies.length > 1,
  on: {
    *hitResolved(g, source, { hit }) {
      const { hero, weapon, enemy, toHit, paid } = hit;
      if (hero.index !== source.hero || !isGun(weapon, 'shotgun')) return;
      if (toHit < weapon.critOn) return;
      const by = { hero, cause: becauseOf(source.card), paid };
      for (const { id } of enemiesBeside(g, enemy)) {
        const other = enemyById(g, id);
        if (other) yield* g.do.woundEnemy(g, other, wounds, by);
      }
    },
  },
}));

const wordOfTheLaw = marshal('word-of-the-law', { grit: 1, extra: 1 }, ({ grit, extra }) => ({
  stats: { maxGrit: extra },
  on: {
    heroRolled(g, source, roll): undefined {
      const marshal = ownerOf(g, source);
      if (roll.hero === marshal) return;
      const here = tilesOf(g, marshal.space);
      const near = [...here, ...here.flatMap((tile) => adjacentTiles(board(g), tile))];
      if (!tilesOf(g, roll.hero.space).some((tile) => near.includes(tile))) return;
      roll.offers.push({ source, grit });
    },
  },
}));

export const marshalUpgrades: readonly Upgrade[] = [
  doubleShot,
  holdTheLine,
  buckshotVerdict,
  wordOfTheLaw,
];
