import { pick, type Rule } from '@crawlspace/kernel';
import type { Source, Use } from '../../abilities.ts';
import { type Adventure, enemyById, heroAt, heroesUp, isUp } from '../../adventure.ts';
import { amongEnemies, amongHeroes } from '../../asking.ts';
import { promptFor, promptOn } from '../../asks.ts';
import { sum } from '../../dice.ts';
import type { HeroDice } from '../../effects.ts';
import type { TokenKind } from '../../ids.ts';
import type { Hero } from '../../state.ts';
import { adjacentEnemies } from '../figures/figures.ts';
import { canSpendAtOnce } from '../figures/spare-grit.ts';
import { heroKeywords, heroStat, isImmune } from '../figures/stats.ts';
import { isInReach } from '../movement/reach.ts';

const SHIV_KEYWORD = 'performer';
const ASH_WOUNDS = 1;
const FLASH_INITIATIVE = -2;

/** Dice that a token heals. */
interface Cure {
  readonly wounds: number;
  readonly sanity: number;
}

/**
 * What side bag tokens do when discarded. Dynamite is a normal attack and is not among them: the
 * activation offers it with the other attacks.
 */
export const TOKEN_USES: Readonly<Record<TokenKind, Use | null>> = {
  bandages: healing('bandages', { wounds: 1, sanity: 0 }),
  whiskey: healing('whiskey', { wounds: 0, sanity: 1 }),
  herbs: healing('herbs', { wounds: 2, sanity: 0 }),
  'swamp-fungus': healing('swamp-fungus', { wounds: 1, sanity: 1 }),
  tonic: { id: 'tonic', timing: 'anytime', possible: mayDrinkTonic, resolve: tonic },
  flash: { id: 'flash', timing: 'anytime', possible: mayChangeOrder, resolve: flash },
  'brimstone-ash': {
    id: 'brimstone-ash',
    timing: 'anytime',
    possible: mayAttackFreely,
    resolve: brimstoneAsh,
  },
  'dark-stone-shiv': {
    id: 'dark-stone-shiv',
    timing: 'free-attack',
    possible: mayStab,
    resolve: darkStoneShiv,
  },
  dynamite: null,
};

function healing(token: TokenKind, cure: Cure): Use {
  return {
    id: token,
    timing: 'anytime',
    possible: (g, source) => {
      const owner = ownerOf(g, source);
      return g.state.heroes.some((hero) => canHeal(g, owner, hero, cure));
    },
    resolve: (g, source) => heal(g, ownerOf(g, source), token, cure),
  };
}

/** Oneself, or who could be handed something; only for damage the token heals. */
function canHeal(g: Adventure, owner: Hero, hero: Hero, { wounds, sanity }: Cure): boolean {
  const hurt = (wounds > 0 && hero.wounds > 0) || (sanity > 0 && hero.sanityDamage > 0);
  return hurt && isUp(hero) && (hero === owner || isInReach(g, owner, hero));
}

/** Bandages, Whiskey, Herbs, Swamp Fungus: for oneself or another hero in reach. */
function* heal(g: Adventure, owner: Hero, token: TokenKind, cure: Cure): Rule {
  const patients = heroesUp(g).filter((hero) => canHeal(g, owner, hero, cure));
  const patient = yield* pick({
    seat: owner.index,
    prompt: promptOn('heal-whom', token),
    ...amongHeroes(patients),
  });
  const healed = (dice: readonly number[]) => ({
    wounds: sum(dice.slice(0, cure.wounds)),
    sanity: sum(dice.slice(cure.wounds)),
  });
  const asked = { count: cure.wounds + cure.sanity, ...worthOfHealing(patient, cure) };
  const dice = yield* g.do.heroRoll(g, owner, 'heal', asked);
  yield* g.do.healHero(g, patient, { ...healed(dice), by: owner, with: token });
}

/** What dice heal is worth as much as there is to heal. No token heals both with several dice each. */
function worthOfHealing(
  { wounds, sanityDamage }: Hero,
  cure: Cure,
): Pick<HeroDice, 'worth' | 'about' | 'enough'> {
  const most = (position: number) => (position < cure.wounds ? wounds : sanityDamage);
  if (cure.wounds + cure.sanity > 1 && cure.sanity === 0) return { enough: wounds };
  return {
    worth: (face, position) => Math.min(face, most(position)),
    about: (position) =>
      cure.wounds > 0 && cure.sanity > 0
        ? { key: position < cure.wounds ? 'option.wounds' : 'option.sanity' }
        : undefined,
  };
}

/** Only for whom Tonic does any good: who lacks Grit, or can spend one more at once. */
function mayDrinkTonic(g: Adventure, source: Source): boolean {
  const hero = ownerOf(g, source);
  if (isImmune(g, hero, 'tonic')) return false;
  return hero.grit < heroStat(g, hero, 'maxGrit') || canSpendAtOnce(g, hero);
}

function* tonic(g: Adventure, source: Source): Rule {
  yield* g.do.gainGrit(g, ownerOf(g, source), 1);
}

/** Initiative matters only while both heroes and enemies still have to activate. */
function mayChangeOrder(g: Adventure): boolean {
  const { done } = g.state.turn;
  const enemyToCome = g.state.enemies.some(
    ({ type }) => !done.some((actor) => actor.kind === 'enemies' && actor.type === type),
  );
  return enemyToCome && heroesUp(g).some((hero) => !hasActivated(g, hero));
}

function hasActivated(g: Adventure, hero: Hero): boolean {
  return g.state.turn.done.some((actor) => actor.kind === 'hero' && actor.hero === hero.index);
}

function* flash(g: Adventure): Rule {
  g.state.enemyBonuses.push({ stat: 'initiative', amount: FLASH_INITIATIVE, until: 'turn' });
}

function mayAttackFreely(g: Adventure, source: Source): boolean {
  const hero = ownerOf(g, source);
  return !hero.freeAttackUsed && adjacentEnemies(g, hero).length > 0;
}

function mayStab(g: Adventure, source: Source): boolean {
  const owner = ownerOf(g, source);
  return heroKeywords(g, owner).includes(SHIV_KEYWORD) && mayAttackFreely(g, source);
}

/** A Free Attack at any time: 1 Wound, ignoring Defense, to every adjacent enemy. */
function* brimstoneAsh(g: Adventure, source: Source): Rule {
  const hero = ownerOf(g, source);
  hero.freeAttackUsed = true;
  const cause = { kind: 'card', id: source.card } as const;
  const told = { hero: hero.index, card: source.card, purpose: 'melee' } as const;
  g.emit({ t: 'free-attack', ...told, rule: 'B-BAG-12' });
  for (const { id } of adjacentEnemies(g, hero)) {
    const enemy = enemyById(g, id);
    if (enemy) yield* g.do.woundEnemy(g, enemy, ASH_WOUNDS, { hero, cause });
  }
}

/** A Free Attack of Performers: D6 Wounds, ignoring Defense, to one adjacent enemy. */
function* darkStoneShiv(g: Adventure, source: Source): Rule {
  const hero = ownerOf(g, source);
  hero.freeAttackUsed = true;
  const enemy = yield* pick({
    seat: hero.index,
    prompt: promptFor('stab-whom'),
    rule: 'B-BAG-13',
    ...amongEnemies(adjacentEnemies(g, hero)),
  });
  g.emit({
    t: 'free-attack',
    hero: hero.index,
    card: source.card,
    enemy: enemy.id,
    purpose: 'melee',
    rule: 'B-BAG-13',
  });
  const dice = yield* g.do.heroRoll(g, hero, 'damage', { count: 1 });
  const cause = { kind: 'card', id: source.card } as const;
  yield* g.do.woundEnemy(g, enemy, sum(dice), { hero, cause });
}

function ownerOf(g: Adventure, source: Source): Hero {
  if (source.hero === null) throw new Error(`${source.card} belongs to nobody`);
  return heroAt(g, source.hero);
}
