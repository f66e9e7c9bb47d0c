import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { Amount, ThreatGroup } from '../../content/types.ts';
import { rollAmount } from '../../dice.ts';
import type { CardId, EnemyTypeId } from '../../ids.ts';
import type { EnemyGroup, Fight } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { setFight, setGroup } from '../abilities/changes.ts';
import { isBelowTheDarkness } from '../darkness/depth.ts';
import { placeAmbush } from './ambush.ts';
import { eliteTimes } from './elite.ts';
import { newGroup, posseLevel, toughness } from './enemy-sheets.ts';
import {
  type AmbushPlace,
  type Coming,
  modelsInReserve,
  type Place,
  placeOnTile,
} from './placement.ts';

/** How many models of a type come, and what comes with them. */
interface Arrivals {
  readonly type: EnemyTypeId;
  number: number;
  elite: number;
  variant: CardId | null;
}

/**
 * Enemies appear. The numbers are rolled, then each type becomes what it is in this fight (Brutal
 * side, variant, Elite abilities), then the models are placed as far as there are any.
 */
export function* setUpEnemies(
  g: Adventure,
  groups: readonly ThreatGroup[],
  place: Place,
  sources: number,
): Rule {
  const isNew = g.state.fight === null;
  const fight = g.state.fight ?? newFight(g, place);
  if (isNew) setFight(g, fight);
  fight.lootSources += sources;
  const coming = arrivals(g, groups).map((arriving) => joinFight(g, fight, arriving));
  if (isNew) g.emit({ t: 'fight-started', rule: 'B-FIGHT-01' });
  if (place.kind === 'tile') placeOnTile(g, place.tile, coming);
  else ambush(g, fight, place, coming);
  if (place.kind === 'ambush') {
    yield* trigger(g, 'ambushed', { types: coming.map(({ type }) => type) });
  }
  if (isNew) yield* trigger(g, 'fightStart', { ambush: place.kind === 'ambush' });
}

/** After the activations, and by an Ambush during them, a fight starts with the next turn. */
function newFight({ state: { turn } }: Adventure, place: Place): Fight {
  const now = turn.step === 'darkness' || (turn.step === 'activations' && place.kind === 'tile');
  const startedInTurn = now && !turn.over ? turn.number : turn.number + 1;
  return { startedInTurn, groups: {}, lootSources: 0, final: false };
}

/** Rolls for the numbers. Groups of one type are placed together. */
function arrivals(g: Adventure, groups: readonly ThreatGroup[]): Arrivals[] {
  const all = new Map<EnemyTypeId, Arrivals>();
  for (const { type, number, elite = 0, variant = null } of groups) {
    const count = rollAmount(g, dieLabel(number), number);
    const known = all.get(type);
    if (!known) all.set(type, { type, number: count, elite, variant });
    else {
      known.number += count;
      known.elite += elite;
      known.variant ??= variant;
    }
  }
  return [...all.values()];
}

function dieLabel(number: Amount): string {
  return number === 'P' || number === '2P' ? 'peril' : 'number';
}

/**
 * What the arriving models make of their type. Tougher monsters and Below the Darkness count when
 * the type comes into the fight; too few models give one Elite ability, however many are missing.
 */
function joinFight(g: Adventure, fight: Fight, arriving: Arrivals): Coming {
  const { type, elite, variant } = arriving;
  const known = fight.groups[type];
  const group: EnemyGroup = known ?? newGroup(g);
  group.variant ??= variant;
  setGroup(g, fight, type, group);
  const free = toughness(posseLevel(g)).elite + (isBelowTheDarkness(g) ? 1 : 0);
  const number = Math.min(arriving.number, modelsInReserve(g, type));
  const short = number < arriving.number ? 1 : 0;
  eliteTimes(g, type, (known ? 0 : free) + elite + short);
  return { type, number };
}

/**
 * Ambushers are quicker in the first turn they take part in, and so are all of their types. While
 * models activate an Ambush ends the turn: the next one starts the fight.
 */
function ambush(g: Adventure, fight: Fight, place: AmbushPlace, coming: readonly Coming[]): void {
  const { turn } = g.state;
  const firstTurn = turn.step === 'darkness' ? turn.number : turn.number + 1;
  for (const { type } of coming) {
    const group = fight.groups[type];
    if (group) group.ambushTurn = firstTurn;
  }
  g.emit({ t: 'ambush', rule: 'B-AMBUSH-01' });
  placeAmbush(g, place, coming);
  if (turn.step === 'activations') turn.over = true;
}
