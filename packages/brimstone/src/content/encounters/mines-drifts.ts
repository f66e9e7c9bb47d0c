import { rollAmount } from '../../dice.ts';
import type { Encounter } from '../types.ts';
import { encountersOf } from './make.ts';
import { canOpenGate, letItOpen, nameHelper, whoBurnsTheNest } from './mines-choices.ts';
import {
  bringAmbush,
  corrupt,
  earn,
  findGold,
  frighten,
  hit,
  loseRandomToken,
  poison,
} from './outcomes.ts';
import {
  allTry,
  halfOrMore,
  heroesOf,
  nameTester,
  nothing,
  oneTries,
  randomTries,
  tries,
} from './tests.ts';

const encounter = encountersOf('mines');

/** Mine encounters that can be met anywhere and leave nothing behind. */
export const mineDriftEncounters: readonly Encounter[] = [
  encounter(
    'firedamp',
    'world',
    { target: 4, damage: 2, darkness: 1 },
    (n) =>
      function* (at) {
        const { passed, failed } = yield* allTry(at, { skill: 'cunning', need: n.target }, [
          (hero) => hit(at, hero, 1, n.damage),
          nothing,
        ]);
        if (halfOrMore(failed, passed)) yield* at.g.do.moveDarkness(at.g, n.darkness);
      },
  ),

  encounter(
    'the-empty-chair',
    'world',
    { target: 5, dice: 'D6', lose: 10, horror: 3, xp: 5, win: 20 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'luck', need: n.target, mayDecline: true }, [
          function* (hero) {
            const stake = rollAmount(at.g, 'gold', n.dice) * n.lose;
            if (at.g.do.loseGold(at.g, hero, stake) < stake) yield* frighten(at, hero, n.horror);
          },
          (hero) => earn(at, hero, n.xp),
          (hero) => findGold(at, hero, n.dice, n.win),
          (hero) => at.g.do.drawArtifact(at.g, hero),
        ]);
      },
  ),

  encounter(
    'foremans-ledger',
    'world',
    { target: 5, xp: 10, tokens: 3, horror: 2 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'lore', need: n.target }, [
          (hero) => frighten(at, hero, n.horror),
          function* (hero) {
            earn(at, hero, n.xp);
            yield* at.g.do.peekTokens(at.g, n.tokens);
          },
        ]);
      },
  ),

  encounter(
    'rats-going-up',
    'world',
    { agility: 4, xp: 5, hits: 2, luck: 6, darkness: 1, xpFollow: 10 },
    (n) =>
      function* (at) {
        yield* randomTries(at, { skill: 'agility', need: n.agility }, [
          function* (hero) {
            if (!loseRandomToken(at, hero)) yield* hit(at, hero, n.hits);
          },
          (hero) => earn(at, hero, n.xp),
        ]);
        yield* oneTries(at, { skill: 'luck', need: n.luck }, [
          nothing,
          function* (hero) {
            yield* at.g.do.moveDarkness(at.g, -n.darkness);
            earn(at, hero, n.xpFollow);
          },
        ]);
      },
  ),

  encounter(
    'black-water',
    'tile',
    { strength: 4, damage: 2, grit: 1, xp: 5, agility: 5, hits: 2 },
    (n) =>
      function* (at) {
        const { passed } = yield* allTry(at, { skill: 'strength', need: n.strength }, [
          function* (hero) {
            yield* hit(at, hero, 1, n.damage);
            at.g.do.loseGrit(at.g, hero, n.grit);
          },
          (hero) => earn(at, hero, n.xp),
        ]);
        const dive = {
          skill: 'agility',
          need: n.agility,
          among: passed,
          mayDecline: true,
        } as const;
        yield* oneTries(at, dive, [
          (hero) => hit(at, hero, n.hits),
          (hero) => at.g.do.drawGear(at.g, hero),
        ]);
      },
  ),

  encounter(
    'chalk-marks',
    'world',
    { target: 5, xp: 10, instead: 10 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'cunning', need: n.target }, [
          (): undefined => {
            at.g.do.collapse(at.g, at.here);
          },
          (hero): undefined => {
            const opened = at.g.do.openDoor(at.g, at.here) !== null;
            earn(at, hero, opened ? n.xp : n.xp + n.instead);
          },
        ]);
      },
  ),

  encounter(
    'hand-in-the-rubble',
    'tile',
    { target: 5, helpDice: 2, helpDamage: 2, dice: 'D6', gold: 10, xp: 10 },
    (n) =>
      function* (at) {
        const test = { skill: 'strength', need: n.target } as const;
        const digger = yield* nameTester(at, test);
        if (!digger) return;
        const helper = yield* nameHelper(at, digger);
        if (helper) yield* hit(at, helper, 1, n.helpDamage);
        yield* tries(at, digger, { ...test, dice: helper ? n.helpDice : 0 }, [
          () => bringAmbush(at, 'threat'),
          (hero) => findGold(at, hero, n.dice, n.gold),
          function* (hero) {
            for (const each of heroesOf(at, 'world')) earn(at, each, n.xp);
            yield* at.g.do.drawGear(at.g, hero);
          },
        ]);
      },
  ),

  encounter(
    'pale-blooms',
    'world',
    { luck: 4, lore: 5 },
    (n) =>
      function* (at) {
        yield* allTry(at, { skill: 'luck', need: n.luck }, [(hero) => poison(at, hero), nothing]);
        yield* oneTries(at, { skill: 'lore', need: n.lore, scope: 'tile', mayDecline: true }, [
          (hero) => poison(at, hero),
          function* (hero) {
            yield* at.g.do.gainToken(at.g, hero, 'herbs');
            yield* at.g.do.gainToken(at.g, hero, 'swamp-fungus');
          },
        ]);
      },
  ),

  encounter(
    'nest-behind-the-boards',
    'tile',
    { target: 5, xp: 15, burnXp: 10, spiders: 'P' },
    (n) =>
      function* (at) {
        const burner = yield* whoBurnsTheNest(at);
        if (burner) return earn(at, burner, n.burnXp);
        yield* randomTries(at, { skill: 'agility', need: n.target }, [
          () => bringAmbush(at, [{ type: 'void-spiders', number: n.spiders }]),
          (hero) => earn(at, hero, n.xp),
        ]);
      },
  ),

  encounter(
    'crack-of-blue-light',
    'tile',
    { target: 5, xp: 20, corruption: 1, stone: 1 },
    (n) =>
      function* (at) {
        yield* oneTries(at, { skill: 'lore', need: n.target }, [
          function* () {
            for (const hero of heroesOf(at)) yield* corrupt(at, hero, n.corruption);
            at.g.do.openGate(at.g, at.here);
          },
          function* (hero) {
            earn(at, hero, n.xp);
            if (!canOpenGate(at.g, at.here)) yield* at.g.do.gainDarkStone(at.g, hero, n.stone);
            else if (yield* letItOpen(at)) at.g.do.openGate(at.g, at.here);
          },
        ]);
      },
  ),
];
