import type { Rule } from '@crawlspace/kernel';
import type { Ability } from '../src/ability.ts';
import type { Content, ItemCard, MobCard, MobItem } from '../src/content-types.ts';
import { type Descent, heroAt } from '../src/descent.ts';
import { CLASSES, type ClassId } from '../src/ids.ts';
import { equip } from '../src/rules/items/equip.ts';
import { playTurn, startTurn } from '../src/rules/round/hero-turn.ts';
import { playStep } from '../src/rules/round/round.ts';
import type { DescentState, Enemy, Hero } from '../src/state.ts';
import { type Played, scene } from './descent.ts';
import { plain } from './foes.ts';
import {
  type AnyItem,
  CLUB_DICE,
  FOE_DEFENSE,
  has,
  isAttack,
  minionsFor,
  needs,
  scriptFor,
  type Trial,
} from './item-script.ts';
import { give, heroOf } from './items.ts';
import { at, enemy } from './training-ground.ts';

const BYSTANDERS = 2;
const HEALTH = 10;
const MANA = 5;
export const FROST = 3;

/** Classes without anything that asks or changes something; only what boards gain stays. */
function bare(content: Content): Content {
  const made = plain(content);
  const classes = { ...made.classes };
  for (const id of CLASSES) {
    const { canGain, gain } = content.classes[id];
    classes[id] = { ...classes[id], ...(canGain && gain ? { canGain, gain } : {}) };
  }
  return { ...made, classes };
}

/** Men of straw that can be hit hard, with a club, and a weapon for every purpose. */
const MEN: MobCard = {
  id: 'trial-men',
  type: 'undead',
  tier: '1-2',
  health: 40,
  reward: 0,
  defense: FOE_DEFENSE,
  abilities: [
    { timing: 'combat', cost: { symbols: 1 }, effects: [{ do: 'wounds', n: 1, on: 'target' }] },
  ],
};

const CLUB: MobItem = {
  id: 'trial-club',
  tier: '1-2',
  look: 'mace',
  slot: 'hand',
  attacks: { melee: { orange: CLUB_DICE } },
};

const ARM: ItemCard = {
  id: 'trial-arm',
  deck: 'starting',
  look: 'sword',
  slot: 'hand',
  copies: 0,
  attacks: { melee: { yellow: 1 }, magic: { yellow: 1 }, ranged: { yellow: 1 } },
};

/** The content of a trial, in which the item has just these abilities. */
function withTrial(card: AnyItem, abilities: readonly Ability[]) {
  return (content: Content): Content => {
    const made = bare(content);
    const ghoul = made.roaming['roaming-ghoul-1-2'];
    if (!ghoul) throw new Error('there is no ghoul');
    const giant = { ...ghoul, healthPerHero: 40, defense: FOE_DEFENSE, defenseEnemyDice: 0 };
    const items = { ...made.items, [ARM.id]: ARM };
    const mobItems = { ...made.mobItems, [CLUB.id]: CLUB };
    if ('deck' in card) items[card.id] = { ...card, abilities };
    else mobItems[card.id] = { ...card, abilities };
    return {
      ...made,
      mobs: { ...made.mobs, [MEN.id]: MEN },
      roaming: { ...made.roaming, 'trial-giant': { ...giant, id: 'trial-giant', abilities: [] } },
      items,
      mobItems,
    };
  };
}

/** Sets the stage: hero and companion, the foe where the attack reaches it, two more beside the foe. */
function stage(state: DescentState, trial: Trial): void {
  const { card, ability } = trial;
  const row = needs(ability, 'shadow') ? 1 : 0;
  const hero = heroOf(state);
  hero.zone = at(0, row);
  hero.maxHealth = 2 * HEALTH;
  hero.health = HEALTH;
  hero.maxMana = 2 * MANA;
  hero.mana = MANA;
  hero.turn = { actions: 3, mp: null, moved: false, slipping: false };
  const other = heroOf(state, 1);
  other.zone = needs(ability, 'alone') ? at(2, 2) : hero.zone;
  other.health = 1;
  other.mana = 0;
  if (has(ability, 'cleanse')) for (const each of [hero, other]) each.frost = FROST;
  state.active = 0;
  arm(state, trial);
  state.enemies = foes(trial, at(distanceOf(trial), row));
  give(state, card.id, 0, card.slot !== 'none' && ability.timing !== 'always');
}

function arm(state: DescentState, { card, ability, type }: Trial): void {
  const armed = card.attacks?.[type] !== undefined;
  if (!armed || needs(ability, 'dual-wield')) give(state, 'trial-arm', 0, true);
}

function foes({ ability }: Trial, zone: number): Enemy[] {
  const man = (id: string, minions: number) =>
    enemy(id, { type: 'undead', card: 'trial-men', item: 'trial-club', zone, minions });
  const foe = man('foe', minionsFor(ability));
  if (needs(ability, 'against-monster')) {
    Object.assign(foe, { kind: 'roaming', type: 'ghoul', card: 'trial-giant', item: null });
  }
  if (needs(ability, 'target-frost')) foe.frost = 1;
  if (needs(ability, 'target-poison')) foe.poison = 'token-poison';
  if (has(ability, 'mp') && !has(ability, 'slip')) return [];
  return [foe, ...Array.from({ length: BYSTANDERS }, (_, i) => man(`bystander${i}`, 0))];
}

/** How far away the foe stands. */
function distanceOf({ ability, type }: Trial): number {
  for (const effect of ability.effects) if (effect.do === 'pull') return effect.n;
  return isAttack(ability.timing) && (type === 'ranged' || needs(ability, 'far')) ? 1 : 0;
}

/** Brings about the moment that the ability is for. */
function* moment(g: Descent, { ability }: Trial): Rule<unknown> {
  const hero = heroAt(g, 0);
  const [foe] = g.state.enemies;
  const { timing } = ability;
  if (timing === 'always') return putOn(g, hero);
  if (timing === 'on-round-start') {
    g.state.phase = 'round-start';
    return yield* playStep(g);
  }
  if (timing === 'on-turn-start') return yield* startTurn(g, hero);
  if (timing === 'on-reveal') return yield* g.do.revealChamber(g, 0, hero, false);
  if (timing === 'on-wounded') return yield* g.do.woundHero(g, hero, 1, RULE);
  if (timing === 'defense' && foe) return yield* g.do.enemyAttack(g, foe, 'melee', hero);
  if (timing === 'on-kill' && foe) {
    foe.item = null;
    return yield* g.do.woundEnemy(g, foe, 99, { kind: 'hero', hero: 0 });
  }
  if (isAttack(timing)) return yield* g.do.heroAttack(g, hero);
  return yield* playTurn(g, hero);
}

const RULE = { kind: 'rule', id: 'test' } as const;

function putOn(g: Descent, hero: Hero): void {
  const item = hero.items.at(-1);
  if (item) equip(g, hero, { item, off: [] });
}

/** What can be seen when it is over. */
export interface Outcome {
  readonly foe: { wounds: number; fire: number; frost: number; zone: number } | null;
  readonly bystanders: readonly number[];
  readonly hero: Hero;
  readonly other: Hero;
  readonly attacks: number;
  readonly rerolls: number;
  /** The most movement points a Move had. */
  readonly points: number;
  /** Cards whose abilities were used. */
  readonly used: readonly (string | undefined)[];
}

/** Plays the moment, with the ability or without it. */
export function play(trial: Trial, withAbility: boolean): Outcome {
  const heroes: ClassId[] = [classFor(trial.card), 'wizard', 'paladin'];
  const played = scene({
    heroes: [...new Set(heroes)].slice(0, 2),
    content: withTrial(trial.card, withAbility ? [trial.ability] : []),
    dice: scriptFor(trial, withAbility),
    change: (state) => stage(state, trial),
  }).runs((g) => (skips(trial, withAbility) ? nothing() : moment(g, trial)));
  let points = 0;
  let uses = 0;
  while (played.prompt) {
    const { params } = played.pending[0]?.prompt ?? {};
    if (played.prompt === 'ask.move') points = Math.max(points, Number(params?.['n'] ?? 0));
    const picked = answer(trial, played, uses);
    if (picked.startsWith('use-')) uses++;
    played.pick(picked);
  }
  return outcomeOf(played.done(), points);
}

function classFor(card: AnyItem): ClassId {
  return ('deck' in card ? card.class : undefined) ?? 'paladin';
}

/** Without the ability there is nothing to do in a turn. */
function skips({ ability: { timing } }: Trial, withAbility: boolean): boolean {
  return !withAbility && (timing === 'turn' || timing === 'anytime' || timing === 'action');
}

/** Uses what is tried; else goes the plainest way. */
function answer({ card, ability, type }: Trial, played: Played, uses: number): string {
  const { options, prompt } = played;
  const use = `use-${card.id}/0`;
  const find = (start: string) => options.find((option) => option.startsWith(start));
  if (uses === 0 && options.includes(use)) return use;
  if (prompt === 'ask.turn') return ability.timing === 'on-recover' ? 'recover' : 'move';
  if (prompt === 'ask.move' && played.hero().zone <= 3 && !moved(played))
    return find('zone') ?? 'done';
  if (prompt === 'ask.attack') return find(`${type}-foe`) ?? find(type) ?? '';
  const plainly = ['roll', 'yes', 'hero0'].find((option) => options.includes(option));
  return plainly ?? find('reroll') ?? find('zone') ?? find('finish') ?? options[0] ?? '';
}

function moved(played: Played): boolean {
  return played.eventsNamed('moved').length > 0;
}

function outcomeOf(played: Played, points: number): Outcome {
  const foe = played.state.enemies.find(({ id }) => id === 'foe') ?? null;
  const others = played.state.enemies.filter(({ id }) => id.startsWith('bystander'));
  return {
    foe,
    bystanders: others.map(({ wounds }) => wounds),
    hero: played.hero(0),
    other: played.hero(1),
    attacks: played.eventsNamed('attack').length,
    rerolls: played.eventsNamed('rerolled').length,
    points,
    used: played.eventsNamed('ability').map(({ card }) => card),
  };
}

function* nothing(): Rule {}
