import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { Amount, PerHero, ThreatGroup } from '../../content-types.ts';
import { rollAmount } from '../../dice.ts';
import type { CardId, EnemyTypeId } from '../../ids.ts';
import type { EnemyGroup, Fight } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { setFight, setGroup } from '../abilities/changes.ts';
import { newGroup, posseLevel, toughness } from '../abilities/enemy-sheets.ts';
import { placeAmbush } from './ambush.ts';
import { strengthen } from './below-the-darkness.ts';
import { eliteTimes } from './elite.ts';
import {
  type AmbushPlace,
  type Coming,
  modelsInReserve,
  type Place,
  placeOnTile,
} from './placement.ts';

/** One group of a source, with its number rolled. */
interface Rolled extends Omit<ThreatGroup, 'number'> {
  readonly number: number;
  readonly source: readonly ThreatGroup[];
}

/** How many models of a type come, and what comes with them. */
interface Arrivals {
  readonly type: EnemyTypeId;
  number: number;
  elite: number;
  variant: CardId | null;
}

/**
 * Enemies appear. The numbers are rolled, then each type becomes what it is in this fight (Brutal
 * side, variant, Elite abilities), then the models are placed as far as there are any. Every source
 * (a Threat card, or whatever else brings enemies) that adds some is worth a Loot card.
 */
export function* setUpEnemies(
  g: Adventure,
  sources: readonly (readonly ThreatGroup[])[],
  place: Place,
): Rule {
  const isNew = g.state.fight === null;
  const fight = g.state.fight ?? newFight(g, place);
  if (isNew) setFight(g, fight);
  const rolled = rollNumbers(g, sources);
  const coming = arrivals(rolled).map((arriving) => joinFight(g, fight, arriving));
  const inReserve = new Map(coming.map(({ type }) => [type, modelsInReserve(g, type)]));
  if (isNew) g.emit({ t: 'fight-started', rule: 'B-FIGHT-01' });
  if (place.kind === 'tile') placeOnTile(g, place.tile, coming);
  else ambush(g, fight, place, coming);
  fight.lootSources += sourcesThatAdded(g, rolled, inReserve);
  if (place.kind === 'ambush') {
    yield* trigger(g, 'ambushed', { types: coming.map(({ type }) => type) });
  }
  if (isNew) yield* trigger(g, 'fightStart', { ambush: place.kind === 'ambush' });
}

function newFight(g: Adventure, place: Place): Fight {
  return { startedInTurn: firstTurn(g, place), groups: {}, lootSources: 0, final: false };
}

/**
 * The first turn in which enemies that come now take part: after the activations, by an Ambush during
 * them, and in a turn that is over it is the next one.
 */
function firstTurn({ state: { turn } }: Adventure, place: Place): number {
  const now = turn.step === 'darkness' || (turn.step === 'activations' && place.kind === 'tile');
  return now && !turn.over ? turn.number : turn.number + 1;
}

function rollNumbers(g: Adventure, sources: readonly (readonly ThreatGroup[])[]): Rolled[] {
  return sources.flatMap((source) =>
    source.map((group) => {
      return { ...group, number: numberOf(g, group.number), source };
    }),
  );
}

const PER_HERO: Readonly<Record<PerHero, (heroes: number) => number>> = {
  H: (heroes) => heroes,
  'H+1': (heroes) => heroes + 1,
  'H+3': (heroes) => heroes + 3,
  'H/2': (heroes) => Math.ceil(heroes / 2),
  'H/3': (heroes) => Math.ceil(heroes / 3),
};

/** All heroes of the party count, as for the choice of the deck. */
function numberOf(g: Adventure, number: ThreatGroup['number']): number {
  if (isPerHero(number)) return PER_HERO[number](g.state.heroes.length);
  return rollAmount(g, dieLabel(number), number);
}

function isPerHero(number: ThreatGroup['number']): number is PerHero {
  return Object.hasOwn(PER_HERO, number);
}

function dieLabel(number: Amount): string {
  return number === 'P' || number === '2P' ? 'peril' : 'number';
}

/** Groups of one type are placed together. */
function arrivals(rolled: readonly Rolled[]): Arrivals[] {
  const all = new Map<EnemyTypeId, Arrivals>();
  for (const { type, number, elite = 0, variant = null } of rolled) {
    const known = all.get(type);
    if (!known) all.set(type, { type, number, elite, variant });
    else {
      known.number += number;
      known.elite += elite;
      known.variant ??= variant;
    }
  }
  return [...all.values()];
}

/** Where models of a type ran out, the groups named first have those that came. */
function sourcesThatAdded(
  g: Adventure,
  rolled: readonly Rolled[],
  inReserve: ReadonlyMap<EnemyTypeId, number>,
): number {
  const came = new Map<EnemyTypeId, number>();
  for (const [type, before] of inReserve) came.set(type, before - modelsInReserve(g, type));
  const added = new Set<Rolled['source']>();
  for (const { type, number, source } of rolled) {
    const left = came.get(type) ?? 0;
    if (left > 0) added.add(source);
    came.set(type, left - number);
  }
  return added.size;
}

/**
 * What the arriving models make of their type. Tougher monsters count when the type comes into the
 * fight, Below the Darkness once in it; too few models give one Elite ability, however many are
 * missing.
 */
function joinFight(g: Adventure, fight: Fight, arriving: Arrivals): Coming {
  const { type, elite, variant } = arriving;
  const known = fight.groups[type];
  const group: EnemyGroup = known ?? newGroup(g);
  group.variant ??= variant;
  setGroup(g, fight, type, group);
  const number = Math.min(arriving.number, modelsInReserve(g, type));
  const short = number < arriving.number ? 1 : 0;
  const free = known ? 0 : toughness(posseLevel(g)).elite;
  eliteTimes(g, type, free + elite + short);
  strengthen(g, type);
  return { type, number };
}

/**
 * Ambushers are quicker in the first turn they take part in, and so are all of their types. While
 * models activate an Ambush ends the turn: the next one starts the fight.
 */
function ambush(g: Adventure, fight: Fight, place: AmbushPlace, coming: readonly Coming[]): void {
  const { turn } = g.state;
  for (const { type } of coming) {
    const group = fight.groups[type];
    if (group) group.ambushTurn = firstTurn(g, place);
  }
  g.emit({ t: 'ambush', rule: 'B-AMBUSH-01' });
  placeAmbush(g, place, coming);
  if (turn.step === 'activations') turn.over = true;
}
