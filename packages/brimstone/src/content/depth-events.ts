import { choose } from '@crawlspace/kernel';
import { type Adventure, board, heroAt, isUp } from '../adventure.ts';
import { adjacentTiles } from '../board/index.ts';
import { rollAmount } from '../dice.ts';
import { isImmune, lanternTiles, lanternWorld, stageOf } from '../rules/queries.ts';
import type { Hero } from '../state.ts';
import { becauseOf, byId, depthEventCard } from './cards.ts';
import type { Amount, Content, DepthEvent } from './types.ts';
import { nameAHero, upInWorld, upOnTiles } from './who.ts';

/** A Depth Event concerns the heroes in the world of the lantern. */
function concerned(g: Adventure): Hero[] {
  return upInWorld(g, lanternWorld(g));
}

const MINES: readonly DepthEvent[] = [
  depthEventCard(
    'depth-mines-1',
    { count: 'D3' },
    ({ count }) =>
      function* (g) {
        const placing = { kind: 'ambush', world: lanternWorld(g) } as const;
        if (g.state.fight) yield* g.do.spawn(g, [{ type: 'tentacles', number: count }], placing);
        else yield* g.do.attack(g, 'party', placing);
      },
  ),
  depthEventCard(
    'depth-mines-2',
    { cards: 1 },
    ({ cards }) =>
      function* (g) {
        for (let i = 0; i < cards; i++) yield* g.do.drawGrowingDread(g);
      },
  ),
  depthEventCard(
    'depth-mines-3',
    { steps: 1, deep: 3 },
    ({ steps, deep }) =>
      function* (g) {
        yield* g.do.moveDarkness(g, stageOf(g.state.depth.party) === 3 ? deep : steps);
      },
  ),
  depthEventCard(
    'depth-mines-4',
    { target: 5, spread: 2 },
    ({ target, spread }) =>
      function* (g) {
        const here = lanternTiles(g);
        const near = here.flatMap((tile) => adjacentTiles(board(g), tile));
        const exposed = upOnTiles(g, here);
        let failed = 0;
        for (const hero of exposed) if (!(yield* breathes(g, hero, target))) failed++;
        if (failed < spread) return;
        for (const hero of upOnTiles(g, near)) {
          if (!exposed.includes(hero)) yield* breathes(g, hero, target);
        }
      },
  ),
  depthEventCard(
    'depth-mines-5',
    { stage1: 1, stage2: 2, stage3: 3 },
    ({ stage1, stage2, stage3 }) =>
      function* (g) {
        const hits = [stage1, stage2, stage3][stageOf(g.state.depth.party) - 1] as number;
        for (const hero of concerned(g)) {
          yield* g.do.horrorHit(g, hero, { hits, cause: becauseOf('depth-mines-5') });
        }
      },
  ),
  depthEventCard(
    'depth-mines-6',
    { heal: 'D3', grit: 1 },
    ({ heal, grit }) =>
      function* (g) {
        for (const hero of concerned(g)) {
          const chosen = yield* choose({
            seat: hero.index,
            prompt: { key: 'prompt.breath-of-outside', params: { heal, grit } },
            options: ['heal', 'grit'],
          });
          if (chosen === 'grit') yield* g.do.gainGrit(g, hero, grit);
          else yield* mends(g, hero, heal);
        }
      },
  ),
];

function* mends(g: Adventure, hero: Hero, heal: Amount) {
  const hurt = hero.wounds + hero.sanityDamage;
  yield* g.do.healMix(g, hero, yield* g.do.heroAmount(g, hero, 'heal', heal, hurt));
}

/** A test of Strength against foul air; who fails is poisoned. */
function* breathes(g: Adventure, hero: Hero, need: number) {
  const test = { skill: 'strength', need, card: 'depth-mines-4' } as const;
  const passed = (yield* g.do.skillTest(g, hero, test)) > 0;
  if (!passed) yield* g.do.poison(g, hero);
  return passed;
}

const TARGA: readonly DepthEvent[] = [
  depthEventCard(
    'depth-targa-1',
    { count: 1 },
    ({ count }) =>
      function* (g) {
        const quiet = g.state.enemies.length === 0;
        const [tile = 0] = lanternTiles(g);
        yield* g.do.spawn(g, [{ type: 'targa-pylons', number: count }], { kind: 'tile', tile });
        if (quiet) yield* g.do.attack(g, 'party', { kind: 'ambush', world: lanternWorld(g) });
      },
  ),
  depthEventCard(
    'depth-targa-2',
    { target: 6, cards: 1, corruption: 1 },
    ({ target, cards, corruption }) =>
      function* (g) {
        const cause = becauseOf('depth-targa-2');
        const hero = yield* nameAHero(concerned(g), cause.id);
        const test = { skill: 'lore', need: target, card: cause.id } as const;
        if (hero && (yield* g.do.skillTest(g, hero, test)) > 0) {
          yield* g.do.corruptionHit(g, hero, corruption, cause);
        } else for (let i = 0; i < cards; i++) yield* g.do.drawGrowingDread(g);
      },
  ),
  depthEventCard(
    'depth-targa-3',
    { steps: 1, sanity: 1 },
    ({ steps, sanity }) =>
      function* (g) {
        yield* g.do.moveDarkness(g, steps);
        const bearer = heroAt(g, g.state.lantern);
        if (!isUp(bearer)) return;
        yield* g.do.horrorHit(g, bearer, { hits: sanity, cause: becauseOf('depth-targa-3') });
      },
  ),
  depthEventCard(
    'depth-targa-4',
    { target: 5, wounds: 'D3', range: 3 },
    ({ target, wounds, range }) =>
      function* (g) {
        const { turn } = g.state;
        turn.maxRange = { inTurn: turn.number, spaces: range, world: lanternWorld(g) };
        const cause = becauseOf('depth-targa-4');
        for (const hero of concerned(g)) {
          if (isImmune(g, hero, 'weather')) continue;
          const test = { skill: 'strength', need: target, card: cause.id } as const;
          if ((yield* g.do.skillTest(g, hero, test)) > 0) continue;
          yield* g.do.woundHero(g, hero, rollAmount(g, 'number', wounds), cause);
        }
      },
  ),
  depthEventCard(
    'depth-targa-5',
    { horror: 2, target: 5 },
    ({ horror, target }) =>
      function* (g) {
        const cause = becauseOf('depth-targa-5');
        for (const hero of concerned(g)) {
          if ((yield* g.do.horrorHit(g, hero, { hits: horror, cause })) === 0) continue;
          const test = { skill: 'spirit', need: target, card: cause.id } as const;
          if (isUp(hero) && (yield* g.do.skillTest(g, hero, test)) === 0) g.do.loseGrit(g, hero, 1);
        }
      },
  ),
  depthEventCard(
    'depth-targa-6',
    { heal: 'D6', grit: 1 },
    ({ heal, grit }) =>
      function* (g) {
        const warm = upOnTiles(g, lanternTiles(g));
        for (const hero of concerned(g)) {
          if (!warm.includes(hero)) {
            yield* g.do.gainGrit(g, hero, grit);
            continue;
          }
          g.do.losePoison(g, hero, hero.poison);
          g.do.endVoidVenom(g, hero);
          yield* mends(g, hero, heal);
        }
      },
  ),
];

/** The Depth Event charts: six entries for each world, by the doubled number. */
export const depthEvents: Content['depthEvents'] = byId([...MINES, ...TARGA]);
