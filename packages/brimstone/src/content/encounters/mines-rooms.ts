import type { Encounter } from '../types.ts';
import { encountersOf } from './make.ts';
import {
  bringAmbush,
  corrupt,
  earn,
  findGold,
  frighten,
  hit,
  hitEach,
  mend,
  scavenge,
  wound,
} from './outcomes.ts';
import { allTry, heroesOf, nothing, oneTries, randomTries, tries, whoever } from './tests.ts';

const encounter = encountersOf('mines');

/** The Mine encounters that belong to unique rooms. */
export const mineRoomEncounters: readonly Encounter[] = [
  encounter(
    'groaning-timbers',
    'tile',
    { target: 5, hits: 2, damage: 1, holdDamage: 2, xp: 20, scavenge: 1 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'strength', need: n.target }, [
          function* () {
            yield* hitEach(at, heroesOf(at), n.hits, n.damage);
            at.g.do.collapse(at.g, at.here);
          },
          (hero) => hit(at, hero, 1, n.holdDamage),
          function* (hero) {
            earn(at, hero, n.xp);
            yield* scavenge(at, hero, n.scavenge);
          },
        ]);
      },
  ),

  encounter(
    'cart-with-no-brakeman',
    'tile',
    { agility: 5, damage: 4, xp: 10, cunning: 5, scavenge: 1 },
    (n) =>
      function* (at) {
        yield* randomTries(at, { skill: 'agility', need: n.agility }, [
          (hero) => hit(at, hero, 1, n.damage),
          (hero) => earn(at, hero, n.xp),
        ]);
        yield* oneTries(at, { skill: 'cunning', need: n.cunning, scope: 'world' }, [
          nothing,
          function* (hero) {
            earn(at, hero, n.xp);
            yield* scavenge(at, hero, n.scavenge);
          },
        ]);
      },
  ),

  encounter(
    'clerk-who-stayed',
    'world',
    { fee: 25, target: 5, horror: 2, xp: 10 },
    (n) =>
      function* (at) {
        const able = heroesOf(at).filter(({ gold }) => gold >= n.fee);
        const payers = yield* whoever(at, able);
        for (const hero of payers) {
          at.g.do.loseGold(at.g, hero, n.fee);
          yield* at.g.do.gainToken(at.g, hero, 'bandages');
        }
        const among = heroesOf(at).filter((hero) => !payers.includes(hero));
        yield* allTry(at, { skill: 'spirit', need: n.target, among }, [
          (hero) => frighten(at, hero, n.horror),
          (hero) => earn(at, hero, n.xp),
        ]);
      },
  ),

  encounter(
    'weight-on-the-winch',
    'tile',
    { target: 5, tentacles: 'D3', dice: 'D6', gold: 10, stone: 1, xp: 10 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'strength', need: n.target, mayDecline: true }, [
          () => bringAmbush(at, [{ type: 'tentacles', number: n.tentacles }]),
          (hero) => findGold(at, hero, n.dice, n.gold),
          function* (hero) {
            yield* at.g.do.gainDarkStone(at.g, hero, n.stone);
            earn(at, hero, n.xp);
          },
          function* (hero) {
            yield* at.g.do.drawArtifact(at.g, hero);
            earn(at, hero, n.xp);
          },
        ]);
      },
  ),

  encounter(
    'twelve-made-beds',
    'tile',
    { target: 5, heal: 'D6', grit: 1, horror: 'D3', sleepers: 2, darkness: 1 },
    (n) =>
      function* (at) {
        const sleepers = yield* whoever(at, heroesOf(at));
        for (const hero of sleepers) {
          yield* mend(at, hero, n.heal);
          yield* tries(at, hero, { skill: 'spirit', need: n.target }, [
            () => frighten(at, hero, n.horror),
            () => at.g.do.gainGrit(at.g, hero, n.grit),
          ]);
        }
        if (sleepers.length >= n.sleepers) yield* at.g.do.moveDarkness(at.g, n.darkness);
      },
  ),

  encounter(
    'vein-that-hums',
    'tile',
    { target: 5, xp: 15, stone: 1, corruption: 1 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'lore', need: n.target }, [
          function* (hero) {
            yield* at.g.do.gainDarkStone(at.g, hero, n.stone);
            for (const other of heroesOf(at)) yield* corrupt(at, other, n.corruption);
          },
          function* (hero) {
            earn(at, hero, n.xp);
            for (const other of yield* whoever(at, heroesOf(at))) {
              yield* at.g.do.gainDarkStone(at.g, other, n.stone);
              yield* corrupt(at, other, n.corruption);
            }
          },
        ]);
      },
  ),

  encounter(
    'sermon-in-the-rock',
    'world',
    { target: 5, xp: 5, sanity: 2, bonus: 10 },
    (n) =>
      function* (at) {
        const { passed, failed } = yield* allTry(at, { skill: 'spirit', need: n.target }, [
          (hero) => frighten(at, hero, 1, n.sanity),
          (hero) => earn(at, hero, n.xp),
        ]);
        if (passed.length === 0 && failed.length > 0) yield* at.g.do.drawGrowingDread(at.g);
        if (failed.length > 0) return;
        if (at.g.state.dread.length > 0) at.g.do.discardGrowingDread(at.g, 1);
        else for (const hero of passed) earn(at, hero, n.bonus);
      },
  ),

  encounter(
    'sweating-sticks',
    'tile',
    { target: 5, own: 'D6', others: 'D3', xp: 10, dynamite: 2 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'cunning', need: n.target }, [
          function* (hero) {
            const others = heroesOf(at).filter((other) => other !== hero);
            yield* wound(at, hero, n.own);
            for (const other of others) yield* wound(at, other, n.others);
          },
          (hero) => earn(at, hero, n.xp),
          function* (hero) {
            earn(at, hero, n.xp);
            for (let stick = 0; stick < n.dynamite; stick++) {
              yield* at.g.do.gainToken(at.g, hero, 'dynamite');
            }
          },
        ]);
      },
  ),
];
