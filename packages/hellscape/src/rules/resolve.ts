import { choose, confirm, type Rule } from '@crawlspace/kernel';
import type { Ability } from '../abilities.ts';
import type { Combat, RolledDie } from '../combat.ts';
import { type Descent, heroAt, isUp } from '../descent.ts';
import type { Face } from '../dice.ts';
import type { Enemy, Hero } from '../state.ts';
import { inForce, type Owned } from './in-force.ts';
import { rollDie } from './pool.ts';
import { figureOf } from './targets.ts';
import { fitsCombat, isUsable, opponent } from './usable.ts';
import { describeUse, useId, useOwn } from './use.ts';

/** The hero of a combat; null when a spirit or the Summoner fights. */
export function heroOf(g: Descent, combat: Combat): Hero | null {
  for (const side of [combat.attacker, combat.defender]) {
    if (side.kind === 'hero') return heroAt(g, side.hero);
  }
  return null;
}

function isAttacker(combat: Combat): boolean {
  return combat.attacker.kind !== 'enemy';
}

/** Free abilities that only better the hero's roll apply by themselves. */
export function* applyFreeAbilities(g: Descent, combat: Combat, hero: Hero): Rule {
  for (const owned of inForce(g, hero)) {
    if (isFreeBonus(owned.ability) && canUse(g, combat, hero, owned)) yield* useOwn(g, hero, owned);
  }
}

const PLAIN_BONUSES: ReadonlySet<string> = new Set([
  'hits',
  'shields',
  'less-shields',
  'less-hits',
  'dice',
  'ignore',
  'in-shadow',
]);

function isFreeBonus({ cost, limit, effects }: Ability): boolean {
  if (cost || limit === 'any-number' || limit === 'round' || limit === 'quest') return false;
  for (const effect of effects) if (!PLAIN_BONUSES.has(effect.do)) return false;
  return true;
}

function canUse(g: Descent, combat: Combat, hero: Hero, owned: Owned): boolean {
  return fitsCombat(owned.ability.timing, combat, isAttacker(combat)) && isUsable(g, hero, owned);
}

/** Before the roll: abilities that add dice or results may be used already. */
export function* prepareTheRoll(g: Descent, combat: Combat, hero: Hero): Rule {
  while (isUp(hero)) {
    const uses = usesIn(g, combat, hero).filter(addsDice);
    if (uses.length === 0) return;
    const picked = yield* choose({
      seat: hero.index,
      prompt: { key: 'ask.before-roll' },
      options: [...uses.map(useId), 'roll'],
      describe: describeMenu(uses),
    });
    const owned = uses.find((each) => useId(each) === picked);
    if (!owned) return;
    yield* useOwn(g, hero, owned);
  }
}

function addsDice({ ability }: Owned): boolean {
  return ability.effects.some((effect) => effect.do === 'dice' || effect.do === 'in-shadow');
}

function usesIn(g: Descent, combat: Combat, hero: Hero): Owned[] {
  return inForce(g, hero).filter((owned) => canUse(g, combat, hero, owned));
}

/** The results are applied one by one in the order the roller likes, with abilities and rerolls in between. */
export function* applyResults(g: Descent, combat: Combat): Rule {
  const hero = heroOf(g, combat);
  while (hero && isUp(hero)) {
    const uses = usesIn(g, combat, hero);
    const rerolls = rerollable(combat);
    const waiting = unresolved(combat);
    const nothingToDecide = uses.length === 0 && rerolls.length === 0;
    if (nothingToDecide && (waiting.length === 0 || !mayStillUse(g, combat, hero))) break;
    const picked = yield* choose({
      seat: hero.index,
      prompt: { key: 'ask.results' },
      options: [
        ...waiting.map((die) => `die${combat.dice.indexOf(die)}`),
        ...rerolls.map((die) => `reroll${combat.dice.indexOf(die)}`),
        ...uses.map(useId),
        'finish',
      ],
      describe: describeMenu(uses),
    });
    if (picked === 'finish') break;
    yield* take(g, combat, hero, uses, picked);
  }
  yield* resolveTheRest(g, combat);
}

function* take(g: Descent, combat: Combat, hero: Hero, uses: Owned[], picked: string): Rule {
  const owned = uses.find((each) => useId(each) === picked);
  if (owned) return yield* useOwn(g, hero, owned);
  const isReroll = picked.startsWith('reroll');
  const die = combat.dice[Number(picked.slice(isReroll ? 6 : 3))];
  if (!die) return;
  if (isReroll) reroll(g, combat, hero, die);
  else yield* resolveDie(g, combat, die);
}

function describeMenu(uses: readonly Owned[]) {
  return (id: string) => {
    const owned = uses.find((each) => useId(each) === id);
    if (owned) return describeUse(owned);
    if (id.startsWith('die'))
      return { text: { key: 'option.die' }, target: { die: Number(id.slice(3)) } };
    if (id.startsWith('reroll')) {
      return { text: { key: 'option.reroll' }, target: { die: Number(id.slice(6)) } };
    }
    return {};
  };
}

/** A hero with an ability for this combat may want the results in a certain order even when it cannot be paid yet. */
function mayStillUse(g: Descent, combat: Combat, hero: Hero): boolean {
  const attacking = isAttacker(combat);
  return inForce(g, hero).some(
    ({ ability, key }) =>
      ability.cost !== undefined &&
      !ability.cost.discard &&
      fitsCombat(ability.timing, combat, attacking) &&
      !combat.used.includes(key),
  );
}

function rerollable(combat: Combat): RolledDie[] {
  if (combat.rerolls === 0 && combat.enemyRerolls === 0) return [];
  return combat.dice.filter(
    (die) => !die.resolved && !die.ignored && (combat.rerolls > 0 || die.die === 'enemy'),
  );
}

function reroll(g: Descent, combat: Combat, hero: Hero, die: RolledDie): void {
  if (die.die === 'enemy' && combat.enemyRerolls > 0) combat.enemyRerolls--;
  else combat.rerolls--;
  const face = rollDie(g, die);
  g.emit({ t: 'rerolled', hero: hero.index, dice: [face], rule: 'H-ABIL-27' });
}

/** Dice with an effect that has not been resolved; plain hits and shields are only added up. */
export function unresolved(combat: Combat): RolledDie[] {
  return combat.dice.filter((die) => isWaiting(combat, die));
}

function isWaiting(combat: Combat, die: RolledDie): boolean {
  const { face } = die;
  if (!face || die.resolved || die.ignored) return false;
  if (face.claws > 0 || face.ability > 0) return true;
  return combat.attacker.kind === 'hero' && (face.mana > 0 || face.shadow > 0);
}

/** What the roller leaves to us: Mana first, then the shadow, claws and the enemy's symbols. */
function* resolveTheRest(g: Descent, combat: Combat): Rule {
  for (const first of ORDER) {
    for (let i = 0; i < combat.dice.length; i++) {
      const die = combat.dice[i] as RolledDie;
      if (isWaiting(combat, die) && (die.face as Face)[first] > 0)
        yield* resolveDie(g, combat, die);
    }
  }
}

const ORDER = ['mana', 'shadow', 'claws', 'ability'] as const;

function* resolveDie(g: Descent, combat: Combat, die: RolledDie): Rule {
  const { face } = die;
  if (!face) return;
  die.resolved = true;
  g.emit({ t: 'die-resolved', dice: [`${die.die} ${face.id}`] });
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
  const side = combat.attacker.kind === 'enemy' ? combat.defender : combat.attacker;
  const figure = figureOf(g, side);
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
    const abilities = enemyAbilities(g, enemy).filter((each) => canFire(combat, each));
    if (abilities.length === 0) return;
    const ability = yield* pickAbility(g, combat, abilities);
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

function canFire(combat: Combat, ability: Ability): boolean {
  const cost = ability.cost?.symbols;
  if (!cost || cost > combat.symbols) return false;
  if (ability.timing === 'combat') return true;
  return ability.timing === (combat.attacker.kind === 'enemy' ? 'attack' : 'defense');
}

function* pickAbility(g: Descent, combat: Combat, abilities: readonly Ability[]): Rule<Ability> {
  const picked = yield* choose({
    seat: heroOf(g, combat)?.index ?? -1,
    prompt: { key: 'ask.enemy-ability' },
    options: abilities.map((_, i) => `ability${i}`),
    describe: (id) => ({ target: { ability: Number(id.slice(7)) } }),
  });
  return abilities[Number(picked.slice(7))] as Ability;
}

export function enemyAbilities(g: Descent, enemy: Enemy): readonly Ability[] {
  if (enemy.kind === 'mob') return g.content.mobs[enemy.card]?.abilities ?? [];
  if (enemy.kind === 'roaming') return g.content.roaming[enemy.card]?.abilities ?? [];
  return g.content.bosses[enemy.type as 'michael' | 'reaper'].combat;
}
