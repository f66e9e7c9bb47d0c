import type { Ability } from '../../src/abilities.ts';
import { content } from '../../src/content/index.ts';
import type { EnemySheet } from '../../src/content-types.ts';
import type { EnemyTypeId } from '../../src/ids.ts';
import { enemyTypeIn } from '../../src/lookup.ts';
import type { MomentName } from '../../src/moments.ts';
import type { AdventureState, Enemy, EnemyGroup } from '../../src/state.ts';
import type { EnemyStatName } from '../../src/stats.ts';
import { tableAbilities } from './hero-numbers.ts';

/** Numbers of enemies that hang on the situation, by card: there the checker claims nothing. */
const SOMETIMES: Readonly<Record<string, readonly EnemyStatName[]>> = {
  'ab-noose': ['escape'],
  'el-spi-heap': ['combat'],
  'el-pyl-chorus': [],
  'ice-scarabs': ['damage'],
};

export function groupOf(state: AdventureState, type: EnemyTypeId): EnemyGroup | undefined {
  return state.fight?.groups[type];
}

export function sheetOf(state: AdventureState, type: EnemyTypeId): EnemySheet {
  const { brutal, normal } = enemyTypeIn(content, type);
  return groupOf(state, type)?.brutal ? brutal : normal;
}

/** The abilities of a type with their numbers: the sheet, less what a variant takes, more what is raised. */
export function abilityNumbers(state: AdventureState, type: EnemyTypeId): Record<string, number> {
  const group = groupOf(state, type);
  const brutal = group?.brutal ?? false;
  const numbers = { ...sheetOf(state, type).abilities };
  const variant = group?.variant ? content.variants[group.variant] : undefined;
  for (const id of variant?.removes ?? []) delete numbers[id];
  const overlays = [variant, ...(group?.elite ?? []).map((id) => content.elites[id])];
  for (const overlay of overlays) {
    const side = (brutal ? overlay?.brutal : null) ?? overlay;
    for (const [id, more] of Object.entries(side?.raises ?? {})) {
      const had = numbers[id];
      const lowest = content.enemyAbilities[id]?.lowest ?? false;
      numbers[id] = had === undefined ? more : lowest ? Math.min(had, more) : had + more;
    }
  }
  return numbers;
}

function inForce(state: AdventureState, type: EnemyTypeId): { card: string; ability: Ability }[] {
  const group = groupOf(state, type);
  const brutal = group?.brutal ?? false;
  const own = Object.entries(abilityNumbers(state, type)).flatMap(([card, x]) => {
    const ability = content.enemyAbilities[card]?.ability(x, brutal);
    return ability ? [{ card, ability }] : [];
  });
  const overlays = [
    ...(group?.variant ? [content.variants[group.variant]] : []),
    ...(group?.elite ?? []).map((id) => content.elites[id]),
  ].flatMap((overlay) =>
    overlay ? [{ card: overlay.id, ability: overlay.ability(0, brutal) }] : [],
  );
  return [...own, ...overlays];
}

/** A number that abilities change on top of what the sheet says; null where it hangs on the situation. */
export function changeOf(
  state: AdventureState,
  type: EnemyTypeId,
  stat: EnemyStatName,
  enemy?: Enemy,
): number | null {
  let total = 0;
  for (const { card, ability } of inForce(state, type)) {
    if (ability.enemiesWhen && (SOMETIMES[card] ?? [stat]).includes(stat)) return null;
    total += ability.enemies?.[stat] ?? 0;
  }
  for (const other of Object.keys(state.fight?.groups ?? {}) as EnemyTypeId[]) {
    // What a type sings for the others.
    if (stat === 'initiative' && groupOf(state, other)?.elite.includes('el-pyl-chorus'))
      return null;
  }
  for (const ability of tableAbilities(state)) {
    if (ability.enemiesWhen && stat !== 'health' && stat !== 'initiative') continue;
    if (ability.enemiesWhen) return null;
    total += ability.enemies?.[stat] ?? 0;
  }
  for (const bonus of state.enemyBonuses) {
    const isMeant =
      (bonus.type === undefined || bonus.type === type) &&
      (bonus.through === undefined || bonus.through >= state.turn.number) &&
      (bonus.enemy === undefined || bonus.enemy === enemy?.id);
    if (bonus.stat === stat && isMeant) total += bonus.amount;
  }
  return total;
}

/** A number of an enemy type, or of one model; null where the checker does not claim to know it. */
export function enemyNumber(
  state: AdventureState,
  type: EnemyTypeId,
  stat: Exclude<EnemyStatName, 'toHit' | 'shots' | 'range' | 'xp' | 'combat'>,
  enemy?: Enemy,
): number | null {
  const change = changeOf(state, type, stat, enemy);
  return change === null ? null : sheetOf(state, type)[stat] + change;
}

export function hasAbility(state: AdventureState, type: EnemyTypeId, id: string): number {
  return abilityNumbers(state, type)[id] ?? 0;
}

/** What every model of a type may do besides. */
export function isGranted(state: AdventureState, type: EnemyTypeId, trait: string): boolean {
  const cards = [
    ...Object.keys(abilityNumbers(state, type)).map((id) => content.enemyAbilities[id]),
    ...(groupOf(state, type)?.elite ?? []).map((id) => content.elites[id]),
    content.variants[groupOf(state, type)?.variant ?? ''],
  ];
  return cards.some((card) => card?.grants?.some((each) => each === trait));
}

/** Whether an ability of a type has a say at a moment. */
export function typeHasASay(
  state: AdventureState,
  type: EnemyTypeId,
  ...moments: MomentName[]
): boolean {
  return inForce(state, type).some(
    ({ ability: { on } }) => on && moments.some((moment) => moment in on),
  );
}

/** Out of time: it does nothing, frightens nobody and holds nobody back. */
export function isInStasis({ turn }: AdventureState, { stasis }: Pick<Enemy, 'stasis'>): boolean {
  return stasis !== undefined && stasis >= turn.number;
}
