import { confirm, PARTY, pick, type Rule } from '@crawlspace/kernel';
import type { Ability } from '../../abilities.ts';
import type { Combat, RolledDie } from '../../combat.ts';
import type { Descent } from '../../descent.ts';
import type { Face } from '../../dice.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { Enemy, Hero } from '../../state.ts';
import { inForce } from '../abilities/in-force.ts';
import { isUsable } from '../abilities/usable.ts';
import { useOwn } from '../abilities/use.ts';
import { enemyAbilities } from '../enemies/enemy-cards.ts';
import { canFire, figureOf, heroOf, heroSide, isWaiting, opponent } from './queries.ts';

/** Who loses Mana to the enemy would rather lose it before the Mana of the dice comes in. */
export function orderMatters(g: Descent, combat: Combat, waiting: readonly RolledDie[]): boolean {
  const enemy = opponent(g, combat);
  if (!enemy || !waiting.some(({ face }) => face && face.mana > 0)) return false;
  if (!waiting.some(({ face }) => face && face.ability > 0)) return false;
  return enemyAbilities(g, enemy).some(({ effects }) =>
    effects.some((effect) => effect.do === 'lose-mana'),
  );
}

/** What the roller leaves to us: all the Mana first, then claws, the shadow, which may heal them, and the enemy's symbols. */
export function* resolveTheRest(g: Descent, combat: Combat): Rule {
  yield* gatherMana(g, combat);
  for (const first of ORDER) {
    for (let i = 0; i < combat.dice.length; i++) {
      const die = combat.dice[i] as RolledDie;
      if (isWaiting(combat, die) && (die.face as Face)[first] > 0)
        yield* resolveDie(g, combat, die);
    }
  }
}

const ORDER = ['claws', 'shadow', 'ability'] as const;

/** The Mana of all dice is one gain. Faces with Mana have nothing else to resolve. */
function* gatherMana(g: Descent, combat: Combat): Rule {
  const hero = heroOf(g, combat);
  let mana = 0;
  for (const die of combat.dice) {
    if (!die.face?.mana || !isWaiting(combat, die)) continue;
    mark(g, die, die.face);
    mana += die.face.mana;
  }
  if (hero) yield* g.do.gainMana(g, hero, mana);
}

function mark(g: Descent, die: RolledDie, face: Face): void {
  die.resolved = true;
  g.emit({ t: 'die-resolved', dice: [`${die.die} ${face.id}`] });
}

export function* resolveDie(g: Descent, combat: Combat, die: RolledDie): Rule {
  const { face } = die;
  if (!face) return;
  mark(g, die, face);
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
  const owned = inForce(g, hero).find(({ ability }) => ability === card.shadow);
  if (!owned || !isUsable(g, hero, owned)) return;
  const wanted =
    !card.shadow.cost ||
    (yield* confirm({ seat: hero.index, prompt: { key: 'ask.shadow-ability' } }));
  if (wanted) yield* useOwn(g, hero, owned);
}

/** Claws wound the hero of the combat, whatever the distance; they cannot be blocked. */
function* clawed(g: Descent, combat: Combat, claws: number): Rule {
  const ignored = Math.min(claws, combat.ignore.claws);
  combat.ignore.claws -= ignored;
  const figure = figureOf(g, heroSide(combat));
  const enemy = opponent(g, combat);
  const cause = { kind: 'enemy', enemy: enemy?.id ?? '' } as const;
  if (!figure || 'card' in figure) return;
  if ('index' in figure) yield* g.do.woundHero(g, figure, claws - ignored, cause);
  else yield* g.do.woundAlly(g, figure, claws - ignored, cause);
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
    prompt: { key: 'ask.enemy-ability' },
    of,
    id: (ability) => `ability${abilities.indexOf(ability)}`,
    means: (ability): HellscapeMeaning => ({
      kind: 'enemy-ability',
      card: enemy.card,
      index: abilities.indexOf(ability),
    }),
  });
}
