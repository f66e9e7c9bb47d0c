import { pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, isUp } from '../../adventure.ts';
import { amongTokens } from '../../asking.ts';
import { promptFor, promptOn } from '../../asks.ts';
import type { TokenKind } from '../../ids.ts';
import { heroStat, nearestSpace, tokenKinds } from '../../rules/queries.ts';
import type { Hero } from '../../state.ts';
import type { StatName } from '../../stats.ts';
import type { Reaction } from '../ability.ts';
import { CHAMBERS, DEAD_EYE } from '../ammunition.ts';
import type { Effect, Effects, Gain, Harm, Loss } from '../effects.ts';
import { type Does, type Frame, ownerOf, withYou } from '../frame.ts';
import type { When } from '../values.ts';
import { targetOf } from './foes.ts';
import { compileAmount, compileQuantity } from './values.ts';

/** What happens to one hero: at once, or as a rule. */
export type OnHero = (at: Frame, hero: Hero) => Rule<unknown> | undefined;
type Of<Word> = Extract<Effect, { readonly do: Word }>;
export type HeroWord = (Harm | Gain | Loss)['do'];

/** Turns the effects that an effect contains into what they do. */
export type CompileAll = (effects: Effects) => Does;

type Compilers = {
  readonly [Word in HeroWord]: (effect: Of<Word>, compile: CompileAll) => OnHero;
};

/** What every word that is for a hero means. */
export const ON_HEROES: Compilers = {
  hits: (effect, compile) => {
    const [hits, damage] = [compileQuantity(effect.n), compileQuantity(effect.damage ?? 1)];
    const hit = (at: Frame, hero: Hero) =>
      at.g.do.hitHero(at.g, hero, {
        hits: hits(at, 'hits'),
        damage: damage(at, 'damage'),
        cause: at.cause,
      });
    return effect.then ? andThen(hit, compile(effect.then)) : hit;
  },
  horror: (effect, compile) => {
    const [hits, sanity] = [compileQuantity(effect.n), compileQuantity(effect.sanity ?? 1)];
    const hit = (at: Frame, hero: Hero) =>
      at.g.do.horrorHit(at.g, hero, {
        hits: hits(at, 'hits'),
        damage: sanity(at, 'damage'),
        cause: at.cause,
      });
    return effect.then ? andThen(hit, compile(effect.then)) : hit;
  },
  corruption: ({ n }) => {
    const hits = compileQuantity(n);
    return (at, hero) => at.g.do.corruptionHit(at.g, hero, hits(at, 'hits'), at.cause);
  },
  wounds: ({ n, leaves }) => {
    const wounds = compileQuantity(n);
    if (leaves === undefined) {
      return (at, hero) => at.g.do.woundHero(at.g, hero, wounds(at, 'wounds'), at.cause);
    }
    return (at, hero) => {
      const most = heroStat(at.g, hero, 'maxHealth') - hero.wounds - leaves;
      const taken = Math.min(wounds(withYou(at, hero), 'wounds'), most);
      return taken > 0 ? at.g.do.woundHero(at.g, hero, taken, at.cause) : undefined;
    };
  },
  sting:
    ({ n }) =>
    (at, hero) =>
      hero.wounds + n < heroStat(at.g, hero, 'maxHealth')
        ? at.g.do.woundHero(at.g, hero, n, at.cause)
        : undefined,
  sanity: ({ n }) => {
    const amount = compileQuantity(n);
    return (at, hero) => at.g.do.loseSanity(at.g, hero, amount(at, 'sanity'), at.cause);
  },
  poison: () => (at, hero) => at.g.do.poison(at.g, hero),
  'void-venom': () => (at, hero) => at.g.do.voidVenom(at.g, hero),
  push:
    ({ n }) =>
    (at, hero) => {
      const enemy = targetOf(at);
      return enemy ? at.g.do.pushHero(at.g, hero, n, nearestSpace(at.g, enemy, hero)) : undefined;
    },
  die: () => (at, hero) => at.g.do.killHero(at.g, hero),

  xp: ({ n }) => {
    const xp = compileQuantity(n);
    return (at, hero) => void at.g.do.gainXp(at.g, hero, xp(at, 'xp'));
  },
  grit:
    ({ n }) =>
    (at, hero) =>
      at.g.do.gainGrit(at.g, hero, n),
  gold: ({ n, each = 1 }) => {
    const amount = compileAmount(n);
    return function* (at, hero) {
      const { g } = at;
      yield* g.do.gainGold(g, hero, (yield* g.do.heroAmount(g, hero, 'gold', amount(at))) * each);
    };
  },
  stones: ({ n }) => {
    const amount = compileAmount(n);
    return function* (at, hero) {
      const { g } = at;
      yield* g.do.gainDarkStone(g, hero, yield* g.do.heroAmount(g, hero, 'dark-stone', amount(at)));
    };
  },
  token: ({ kind, n = 1 }) =>
    function* (at, hero) {
      for (let token = 0; token < n; token++) {
        const taken = typeof kind === 'string' ? kind : yield* takeOne(hero, kind);
        yield* at.g.do.gainToken(at.g, hero, taken);
      }
    },
  gear: ({ n = 1 }) =>
    function* ({ g }, hero) {
      for (let card = 0; card < n; card++) yield* g.do.drawGear(g, hero);
    },
  artifact: () => (at, hero) => at.g.do.drawArtifact(at.g, hero),
  'loot-item':
    ({ kind }) =>
    (at, hero) =>
      at.g.do.lootItem(at.g, hero, kind),
  loot:
    ({ n }) =>
    (at, hero) =>
      at.g.do.drawLootTogether(at.g, [hero], n),
  'load-shots':
    ({ n }) =>
    (_, { chambers }) => {
      const room = CHAMBERS - chambers.length;
      for (let shot = 0; shot < Math.min(n, room); shot++) chambers.push(DEAD_EYE);
      return undefined;
    },
  scavenge: ({ n }) =>
    function* ({ g }, hero) {
      for (let card = 0; card < n; card++) yield* g.do.drawScavenge(g, hero);
    },
  heal: compileHealing,
  cleanse:
    ({ n }) =>
    (at, hero) =>
      void at.g.do.loseCorruption(at.g, hero, n),
  cure:
    ({ what }) =>
    ({ g }, hero) => {
      if (what.includes('poison')) g.do.losePoison(g, hero, hero.poison);
      if (what.includes('void-venom')) g.do.endVoidVenom(g, hero);
      return undefined;
    },
  bonus: ({ stats, until, firstTurn }) => {
    const bonuses = Object.entries(stats).map(([stat, amount]) => ({
      stat: stat as StatName,
      amount,
      until,
    }));
    return ({ g, source }, hero) => {
      if (!firstTurn || isFirstTurn(g)) hero.bonuses.push(...bonuses);
      else if (source) g.do.exhaust(g, source, 'fight', FIRST_TURN);
      return undefined;
    };
  },

  'lose-grit': ({ n, else: otherwise }, compile) => {
    const rest = otherwise && compile(otherwise);
    return (at, hero) => {
      if (rest && hero.grit === 0) return rest(withYou(at, hero));
      at.g.do.loseGrit(at.g, hero, n === 'all' ? hero.grit : n);
      return undefined;
    };
  },
  'lose-gold': ({ n, each = 1, else: otherwise }, compile) => {
    const amount = compileQuantity(n);
    const rest = otherwise && compile(otherwise);
    return (at, hero) => {
      const due = amount(at, 'gold') * each;
      const paid = at.g.do.loseGold(at.g, hero, due);
      return rest && paid < due ? rest(withYou(at, hero)) : undefined;
    };
  },
  'lose-stones':
    ({ n }) =>
    (at, hero) =>
      void at.g.do.loseDarkStone(at.g, hero, n),
  'lose-token': ({ by, else: otherwise }, compile) => {
    const rest = otherwise && compile(otherwise);
    if (by === 'chance') {
      return (at, hero) => {
        const lost = loseRandomToken(at, hero);
        return lost || !rest ? undefined : rest(withYou(at, hero));
      };
    }
    return function* (at, hero) {
      const lost = yield* giveUpToken(at, hero);
      const other = lost ? undefined : rest?.(withYou(at, hero));
      if (other) yield* other;
    };
  },
};

/** What comes of damage that got through, to a hero who still stands. */
function andThen(hit: (at: Frame, hero: Hero) => Rule<number>, then: Does): OnHero {
  return function* (at, hero) {
    const taken = yield* hit(at, hero);
    const rest = taken > 0 && isUp(hero) ? then(withYou(at, hero)) : undefined;
    if (rest) yield* rest;
  };
}

/** What comes in the first turn of a fight, when that has begun. */
const FIRST_TURN = 'sings';

function isFirstTurn({ state: { fight, turn } }: Adventure): boolean {
  return fight?.startedInTurn === turn.number && turn.step === 'activations';
}

/** The first turn of a fight begins: what was to come in it comes now. */
export function inFirstTurn(effects: Effects): Reaction[] {
  const waiting = bonusesWithin(effects).filter(({ firstTurn }) => firstTurn);
  if (waiting.length === 0) return [];
  const now = waiting.map(({ firstTurn: _, ...bonus }) => bonus);
  const when: When = { every: [{ noted: FIRST_TURN }, 'first-turn-of-fight'] };
  return [{ at: 'turnStart', when, do: now }];
}

function bonusesWithin(effects: Effects): Of<'bonus'>[] {
  return effects.flatMap((effect) => {
    if (effect.do === 'bonus') return [effect];
    return effect.do === 'roll' ? effect.rows.flatMap(bonusesWithin) : [];
  });
}

function compileHealing(effect: Of<'heal'>): OnHero {
  const { mix, by } = effect;
  if (mix !== undefined) {
    return function* ({ g }, hero) {
      const hurt = hero.wounds + hero.sanityDamage;
      yield* g.do.healMix(g, hero, yield* g.do.heroAmount(g, hero, 'heal', mix, hurt));
    };
  }
  const [wounds, sanity] = [compileAmount(effect.wounds ?? 0), compileAmount(effect.sanity ?? 0)];
  return function* (at, hero) {
    const { g, card } = at;
    const roller = by ? ownerOf(at) : hero;
    const healing = {
      wounds: yield* g.do.heroAmount(g, roller, 'heal', wounds(at), hero.wounds),
      sanity: yield* g.do.heroAmount(g, roller, 'heal', sanity(at), hero.sanityDamage),
    };
    yield* g.do.healHero(g, hero, by ? { ...healing, by: roller, with: card } : healing);
  };
}

function* takeOne(hero: Hero, kinds: readonly TokenKind[]): Rule<TokenKind> {
  return yield* pick({
    seat: hero.index,
    prompt: promptFor('take-a-token'),
    ...amongTokens(hero, kinds),
  });
}

/** A token of the owner's choice is gone. False when there is none. */
function* giveUpToken(at: Frame, hero: Hero): Rule<boolean> {
  const kinds = tokenKinds(hero);
  if (kinds.length === 0) return false;
  const token = yield* pick({
    seat: hero.index,
    prompt: promptOn('give-up-a-token', at.card),
    ...amongTokens(hero, kinds),
    describe: (kind) => ({ text: { key: `${kind}.name` } }),
  });
  at.g.do.loseToken(at.g, hero, token);
  return true;
}

/** A token picked at random is gone. False when there is none. */
function loseRandomToken({ g }: Frame, hero: Hero): boolean {
  const tokens = [...hero.bag, ...hero.items.flatMap(({ holds }) => holds)];
  if (tokens.length === 0) return false;
  g.do.loseToken(g, hero, g.pick('side-bag-token', tokens));
  return true;
}
