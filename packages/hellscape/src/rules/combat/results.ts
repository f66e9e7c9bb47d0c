import { confirm, PARTY, pick, type Rule } from '@crawlspace/kernel';
import type { Ability, Effect } from '../../ability.ts';
import { promptFor } from '../../asks.ts';
import type { Combat, RolledDie } from '../../combat.ts';
import type { Descent } from '../../descent.ts';
import type { Face } from '../../dice.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { Enemy, Hero } from '../../state.ts';
import { inForce } from '../abilities/in-force.ts';
import { isUsable } from '../abilities/usable.ts';
import { useOwn } from '../abilities/use.ts';
import { even } from '../even.ts';
import { woundFigure } from '../figures/counted-as-heroes.ts';
import {
  canFire,
  figureOf,
  heroOf,
  heroSide,
  isWaiting,
  opponent,
  unresolved,
} from '../figures/queries.ts';
import { enemyAbilities } from '../sheets/enemy-cards.ts';
import { dieText } from './pool.ts';

/**
 * Whether it makes a difference what comes first: who loses Mana to the enemy would rather lose it
 * before the Mana of the dice comes in, and a Shadow Ability may mend what the enemy does.
 */
export function orderMatters(g: Descent, combat: Combat, waiting: readonly RolledDie[]): boolean {
  const hero = heroOf(g, combat);
  const threats = abilitiesToCome(g, combat, waiting);
  if (!hero || threats.length === 0) return false;
  const shows = (what: 'mana' | 'shadow') => waiting.some(({ face }) => face && face[what] > 0);
  if (shows('mana') && threats.some(({ effects }) => effects.some(takesMana))) return true;
  return shows('shadow') && meets(g.content.heroes[hero.class].shadow, threats);
}

/** What the enemy could do with the symbols that are still to be resolved. */
function abilitiesToCome(g: Descent, combat: Combat, waiting: readonly RolledDie[]): Ability[] {
  const enemy = opponent(g, combat);
  let symbols = 0;
  for (const { face } of waiting) symbols += face?.ability ?? 0;
  if (!enemy || symbols === 0) return [];
  const then = { ...combat, symbols: combat.symbols + symbols };
  return enemyAbilities(g, enemy).filter((ability) => canFire(then, ability));
}

function takesMana(effect: Effect): boolean {
  return effect.do === 'lose-mana';
}

/** Whether a Shadow Ability and what the enemy does get in each other's way: totals never do. */
function meets(shadow: Ability, threats: readonly Ability[]): boolean {
  if (!doesMoreThanAdd(shadow)) return false;
  return threats.some(doesMoreThanAdd) || shadow.effects.some(ignoresSymbols);
}

function doesMoreThanAdd({ effects }: Ability): boolean {
  return effects.some((effect) => !ADDED_UP.has(effect.do));
}

const ADDED_UP: ReadonlySet<string> = new Set(['hits', 'shields', 'less-shields', 'less-hits']);

function ignoresSymbols(effect: Effect): boolean {
  return effect.do === 'ignore' && effect.what === 'ability';
}

/**
 * What the roller leaves to us, in an order that wastes nothing: the Mana of the dice comes first, but
 * after an enemy that drains it; a shadow that mends comes after everything it may mend.
 */
export function* resolveTheRest(g: Descent, combat: Combat): Rule {
  const hero = heroOf(g, combat);
  const drained = abilitiesToCome(g, combat, unresolved(combat)).some(({ effects }) =>
    effects.some(takesMana),
  );
  if (!drained) yield* gatherMana(g, combat);
  const mends = hero !== null && g.content.heroes[hero.class].shadow.effects.some(isMending);
  for (const first of mends ? SHADOW_LAST : SHADOW_FIRST) {
    for (let i = 0; i < combat.dice.length; i++) {
      const die = combat.dice[i] as RolledDie;
      if (isWaiting(combat, die) && (die.face as Face)[first] > 0)
        yield* resolveDie(g, combat, die);
    }
  }
  if (drained) yield* gatherMana(g, combat);
}

/** A shadow may also keep symbols from counting. */
const SHADOW_FIRST = ['claws', 'shadow', 'ability'] as const;
const SHADOW_LAST = ['claws', 'ability', 'shadow'] as const;

function isMending(effect: Effect): boolean {
  return effect.do === 'heal' || effect.do === 'mana';
}

/** The Mana of all dice is one gain. Faces with Mana have nothing else to resolve. */
function* gatherMana(g: Descent, combat: Combat): Rule {
  const hero = heroOf(g, combat);
  let mana = 0;
  for (const die of combat.dice) {
    if (!die.face?.mana || !isWaiting(combat, die)) continue;
    mark(g, die);
    mana += die.face.mana;
  }
  if (hero) yield* g.do.gainMana(g, hero, mana);
}

function mark(g: Descent, die: RolledDie): void {
  die.resolved = true;
  g.emit({ t: 'die-resolved', dice: [dieText(die)] });
}

export function* resolveDie(g: Descent, combat: Combat, die: RolledDie): Rule {
  const { face } = die;
  if (!face) return;
  mark(g, die);
  const hero = heroOf(g, combat);
  if (combat.attacker.kind === 'hero' && hero) {
    yield* g.do.gainMana(g, hero, face.mana);
    if (face.shadow > 0) yield* shadowAbility(g, hero);
  }
  if (face.claws > 0) yield* clawed(g, combat, face.claws);
  if (face.ability > 0) yield* enemySymbols(g, combat, face.ability);
}

/** The hero may trigger the Shadow Ability; one without a price is always welcome. */
function* shadowAbility(g: Descent, hero: Hero): Rule {
  const card = g.content.heroes[hero.class];
  const shadow = even(card.shadow);
  const owned = inForce(g, hero).find(({ ability }) => ability === shadow);
  if (!owned || !isUsable(g, hero, owned)) return;
  const wanted =
    !card.shadow.cost ||
    (yield* confirm({ seat: hero.index, prompt: promptFor('shadow-ability') }));
  if (wanted) yield* useOwn(g, hero, owned);
}

/** Claws wound the hero of the combat, whatever the distance; they cannot be blocked. */
function* clawed(g: Descent, combat: Combat, claws: number): Rule {
  const ignored = Math.min(claws, combat.ignore.claws);
  combat.ignore.claws -= ignored;
  const figure = figureOf(g, heroSide(combat));
  const enemy = opponent(g, combat);
  const cause = { kind: 'enemy', enemy: enemy?.id ?? '' } as const;
  if (figure) yield* woundFigure(g, figure, claws - ignored, cause);
}

/** The enemy's abilities fire as often as its symbols allow; of several the roller chooses. */
function* enemySymbols(g: Descent, combat: Combat, symbols: number): Rule {
  const ignored = Math.min(symbols, combat.ignore.ability);
  combat.ignore.ability -= ignored;
  combat.symbols += symbols - ignored;
  for (;;) {
    const enemy = opponent(g, combat);
    if (!enemy) return;
    const ability = yield* pickAbility(g, combat, enemy);
    if (!ability) return;
    combat.symbols -= ability.cost?.symbols ?? 1;
    yield* g.do.useAbility(g, {
      hero: null,
      enemy,
      ally: null,
      card: enemy.card,
      ability,
      item: null,
    });
  }
}

/** The ability that fires next, named by its place on the card; nothing when the symbols are too few. */
function* pickAbility(g: Descent, combat: Combat, enemy: Enemy): Rule<Ability | undefined> {
  const abilities = enemyAbilities(g, enemy);
  const of = abilities.filter((each) => canFire(combat, each));
  if (of.length === 0) return undefined;
  return yield* pick({
    seat: heroOf(g, combat)?.index ?? PARTY,
    prompt: promptFor('enemy-ability'),
    of,
    id: (ability) => `ability${abilities.indexOf(ability)}`,
    means: (ability): HellscapeMeaning => ({
      kind: 'enemy-ability',
      card: enemy.card,
      index: abilities.indexOf(ability),
    }),
  });
}
