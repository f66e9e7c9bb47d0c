import { confirm, type Rule } from '@crawlspace/kernel';
import type { Hero } from '../../state.ts';
import type { Encounter } from '../types.ts';
import { encountersOf, type Scene } from './make.ts';
import {
  bringAmbush,
  corrupt,
  earn,
  frighten,
  giveUpToken,
  hit,
  hitEach,
  wound,
} from './outcomes.ts';
import { allTry, halfOrMore, heroesOf, nothing, oneTries, randomTries, tries } from './tests.ts';

const encounter = encountersOf('targa');

/** The Targa encounters that belong to unique rooms. */
export const targaRoomEncounters: readonly Encounter[] = [
  encounter(
    'the-ceiling-lets-go',
    'tile',
    { lore: 5, hard: 6, easy: 4, hits: 3, xp: 5 },
    (n) =>
      function* (at) {
        const read = yield* oneTries(at, { skill: 'lore', need: n.lore }, [nothing, nothing]);
        const need = read?.successes ? n.easy : n.hard;
        yield* allTry(at, { skill: 'agility', need }, [
          (hero) => hit(at, hero, n.hits),
          (hero) => earn(at, hero, n.xp),
        ]);
      },
  ),

  encounter(
    'last-departure',
    'world',
    { target: 5, damage: 3, grit: 1, darkness: 1, xp: 20 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'cunning', need: n.target }, [
          () => hitEach(at, heroesOf(at, 'tile'), 1, n.damage),
          function* () {
            for (const hero of heroesOf(at, 'tile')) yield* at.g.do.gainGrit(at.g, hero, n.grit);
          },
          function* (hero) {
            yield* at.g.do.moveDarkness(at.g, -n.darkness);
            earn(at, hero, n.xp);
          },
        ]);
      },
  ),

  encounter(
    'plates-that-remember',
    'world',
    { first: 5, second: 6, xp: 15, horror: 'D6' },
    (n) =>
      function* (at) {
        const read = yield* oneTries(at, { skill: 'lore', need: n.first }, [
          (hero) => frighten(at, hero, n.horror),
          (hero) => earn(at, hero, n.xp),
        ]);
        if (!read?.successes || !(yield* readsOn(at, read.hero))) return;
        yield* tries(at, read.hero, { skill: 'lore', need: n.second }, [
          (hero) => frighten(at, hero, n.horror),
          (hero) => at.g.do.drawArtifact(at.g, hero),
        ]);
      },
  ),

  encounter(
    'face-under-the-ice',
    'tile',
    { target: 5, xp: 15, grit: 1, horror: 3 },
    (n) =>
      function* (at) {
        yield* randomTries(at, { skill: 'spirit', need: n.target }, [
          function* (hero) {
            yield* frighten(at, hero, n.horror);
            at.g.do.loseGrit(at.g, hero, hero.grit);
          },
          function* (hero) {
            earn(at, hero, n.xp);
            yield* at.g.do.gainGrit(at.g, hero, n.grit);
          },
        ]);
      },
  ),

  encounter(
    'casket-nine',
    'tile',
    { target: 5, stone: 2, corruption: 2, xp: 10 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'strength', need: n.target, mayDecline: true }, [
          () => bringAmbush(at, 'threat'),
          function* (hero) {
            yield* at.g.do.gainDarkStone(at.g, hero, n.stone);
            yield* corrupt(at, hero, n.corruption);
          },
          function* (hero) {
            yield* at.g.do.drawArtifact(at.g, hero);
            earn(at, hero, n.xp);
          },
        ]);
      },
  ),

  encounter(
    'gap-in-the-causeway',
    'tile',
    { strength: 4, maxDice: 2, agility: 5, xp: 5, anchorXp: 10, wounds: 'D3' },
    (n) =>
      function* (at) {
        const here = heroesOf(at);
        const holds = (hero: Hero) => earn(at, hero, n.anchorXp);
        const rope = { skill: 'strength', need: n.strength, mayDecline: true } as const;
        const anchor = here.length > 1 ? yield* oneTries(at, rope, [nothing, holds, holds]) : null;
        const among = here.filter((hero) => hero !== anchor?.hero);
        const dice = Math.min(anchor?.successes ?? 0, n.maxDice);
        yield* allTry(at, { skill: 'agility', need: n.agility, among, dice }, [
          (hero) => wound(at, hero, n.wounds),
          (hero) => earn(at, hero, n.xp),
        ]);
      },
  ),

  encounter(
    'the-eye-turns',
    'tile',
    { agility: 5, damage: 4, xp: 10, cunning: 5, stone: 1, pylons: 1 },
    (n) =>
      function* (at) {
        yield* randomTries(at, { skill: 'agility', need: n.agility }, [
          (hero) => hit(at, hero, 1, n.damage),
          (hero) => earn(at, hero, n.xp),
        ]);
        yield* oneTries(at, { skill: 'cunning', need: n.cunning, scope: 'world' }, [
          (): undefined => {
            const pylon = { type: 'targa-pylons', number: n.pylons } as const;
            at.attacks.push({ groups: [pylon], ambush: false });
          },
          function* (hero) {
            earn(at, hero, n.xp);
            yield* at.g.do.gainDarkStone(at.g, hero, n.stone);
          },
        ]);
      },
  ),

  encounter(
    'custodian-on-its-rounds',
    'world',
    { target: 5, xp: 5, hits: 2 },
    (n) =>
      function* (at) {
        const { passed, failed } = yield* allTry(at, { skill: 'cunning', need: n.target }, [
          function* (hero) {
            if (!(yield* giveUpToken(at, hero))) yield* hit(at, hero, n.hits);
          },
          (hero) => earn(at, hero, n.xp),
        ]);
        if (halfOrMore(failed, passed)) yield* at.g.do.drawDarkness(at.g);
      },
  ),
];

/** Whether the reader of the first plate goes on to the second. */
function* readsOn(at: Scene, hero: Hero): Rule<boolean> {
  return yield* confirm({ seat: hero.index, prompt: { key: `prompt.${at.card}` } });
}
