import { isImmune, worldOf } from '../../rules/queries.ts';
import type { Encounter } from '../types.ts';
import { upInWorld } from '../who.ts';
import { encountersOf } from './make.ts';
import {
  bringAmbush,
  corrupt,
  earn,
  findGold,
  frighten,
  hit,
  mend,
  poison,
  wound,
} from './outcomes.ts';
import {
  allTry,
  halfOrMore,
  heroesOf,
  nothing,
  oneTries,
  randomTries,
  tries,
  whoever,
} from './tests.ts';

const encounter = encountersOf('targa');

/** Targa encounters that can be met anywhere. */
export const targaWasteEncounters: readonly Encounter[] = [
  encounter(
    'whiteout',
    'world',
    { target: 4, wounds: 1, xp: 5, move: 1 },
    (n) =>
      function* (at) {
        const among = heroesOf(at).filter((hero) => !isImmune(at.g, hero, 'weather'));
        yield* allTry(at, { skill: 'strength', need: n.target, among }, [
          (hero) => wound(at, hero, n.wounds),
          (hero) => earn(at, hero, n.xp),
        ]);
      },
    (n) => ({
      on: {
        moveRolled(g, _source, moved): undefined {
          const outside = worldOf(g, moved.hero) === 'targa';
          if (!outside || isImmune(g, moved.hero, 'weather')) return;
          moved.spaces = Math.max(1, moved.spaces - n.move);
        },
        fightEnd(g, { card }): undefined {
          g.do.discardFromPlay(g, card);
        },
        darknessMoved(g, { card }): undefined {
          g.do.discardFromPlay(g, card);
        },
        turnEnd(g, { card }): undefined {
          if (upInWorld(g, 'targa').length === 0) g.do.discardFromPlay(g, card);
        },
      },
    }),
  ),

  encounter(
    'warm-machine',
    'tile',
    { target: 5, hits: 3, warm: 'D3', hot: 'D6', grit: 1 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'cunning', need: n.target, mayDecline: true }, [
          (hero) => hit(at, hero, n.hits),
          function* () {
            for (const hero of heroesOf(at)) yield* mend(at, hero, n.warm);
          },
          function* () {
            for (const hero of heroesOf(at)) {
              yield* mend(at, hero, n.hot);
              yield* at.g.do.gainGrit(at.g, hero, n.grit);
            }
          },
        ]);
      },
  ),

  encounter(
    'scarab-drift',
    'world',
    { target: 5, hits: 4, dice: 'D6', gold: 10 },
    (n) =>
      function* (at) {
        yield* randomTries(at, { skill: 'luck', need: n.target }, [
          function* (hero) {
            if ((yield* hit(at, hero, n.hits)) > 0) yield* poison(at, hero);
          },
          (hero) => findGold(at, hero, n.dice, n.gold),
        ]);
      },
  ),

  encounter(
    'boots-beside-ours',
    'world',
    { cunning: 5, darkness: 1, luck: 5, dice: 'D6', gold: 20, horror: 2 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'cunning', need: n.cunning }, [
          () => at.g.do.moveDarkness(at.g, n.darkness),
          function* (hero) {
            yield* at.g.do.drawGear(at.g, hero);
            yield* tries(at, hero, { skill: 'luck', need: n.luck }, [
              () => frighten(at, hero, n.horror),
              () => findGold(at, hero, n.dice, n.gold),
            ]);
          },
        ]);
      },
  ),

  encounter(
    'ceiling-of-stars',
    'world',
    { target: 6, xp: 25, sanity: 2 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'lore', need: n.target }, [
          function* () {
            for (const hero of heroesOf(at, 'tile')) yield* frighten(at, hero, 1, n.sanity);
          },
          (hero): undefined => {
            earn(at, hero, n.xp);
            at.g.do.discardGrowingDread(at.g, 1);
          },
        ]);
      },
  ),

  encounter(
    'metal-that-bites',
    'tile',
    { target: 4, stone: 1, wounds: 1, corruption: 1 },
    (n) =>
      function* (at) {
        const among = yield* whoever(at, heroesOf(at));
        yield* allTry(at, { skill: 'strength', need: n.target, among }, [
          function* (hero) {
            yield* wound(at, hero, n.wounds);
            yield* corrupt(at, hero, n.corruption);
          },
          (hero) => at.g.do.gainDarkStone(at.g, hero, n.stone),
        ]);
      },
  ),

  encounter(
    'voice-of-the-city',
    'world',
    { target: 5, xp: 10, grit: 1 },
    (n) =>
      function* (at) {
        const test = { skill: 'spirit', need: n.target } as const;
        const { passed, failed } = yield* allTry(at, test, [nothing, nothing]);
        if (!halfOrMore(passed, failed)) return bringAmbush(at, 'threat');
        for (const hero of passed) {
          earn(at, hero, n.xp);
          yield* at.g.do.gainGrit(at.g, hero, n.grit);
        }
      },
  ),
];
