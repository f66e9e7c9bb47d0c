import type { AttackDice } from '../../src/content-types.ts';
import type { AttackType } from '../../src/ids.ts';
import type { Enemy } from '../../src/state.ts';
import { isStanding, type Look } from './look.ts';
import { lineTo } from './ways.ts';

/** Somebody an enemy can strike, and with what at best. */
export interface Target {
  readonly who: string;
  readonly range: number;
  readonly types: readonly AttackType[];
}

export function fits(type: AttackType, range: number): boolean {
  if (type === 'melee') return range === 0;
  return type === 'magic' ? range <= 1 : range >= 1;
}

/** What an enemy attacks with, and the dice for it. */
export function attacksOf({ content }: Look, enemy: Enemy): ReadonlyMap<AttackType, AttackDice> {
  const attacks = new Map<AttackType, AttackDice>();
  const item = enemy.item ? content.mobItems[enemy.item] : undefined;
  if (enemy.kind !== 'mob') {
    const card = content.roaming[enemy.card] ?? content.bosses[enemy.type as 'michael'];
    attacks.set(card.attackType, card.attack);
  } else if (item) {
    for (const type of ['melee', 'magic', 'ranged'] as const) {
      const dice = item.attacks[type];
      if (dice) attacks.set(type, dice);
    }
  } else attacks.set('melee', {});
  return attacks;
}

/** All that an enemy could attack from where it stands. */
export function targetsOf(look: Look, enemy: Enemy): Target[] {
  const { state, ground } = look;
  const types = [...attacksOf(look, enemy).keys()];
  const figures = [
    ...state.heroes.filter(isStanding).map(({ index, zone }) => ({ who: `hero ${index}`, zone })),
    ...state.allies.map(({ id, zone }) => ({ who: `ally ${id}`, zone })),
  ];
  return figures.flatMap(({ who, zone }) => {
    const line = lineTo(ground, state, enemy.zone, zone);
    const usable = line ? types.filter((type) => fits(type, line.range)) : [];
    return line && usable.length > 0 ? [{ who, range: line.range, types: usable }] : [];
  });
}

/** Hits to expect: a yellow die has 6 on six faces, an orange one 9. */
function expected({ yellow = 0, orange = 0 }: AttackDice): number {
  return yellow + orange * 1.5;
}

/** The most effective of these; of equal ones the first, from close to far. */
export function bestType(look: Look, enemy: Enemy, types: readonly AttackType[]): AttackType {
  const attacks = attacksOf(look, enemy);
  const worth = (type: AttackType) => expected(attacks.get(type) ?? {});
  const order = (['melee', 'magic', 'ranged'] as const).filter((type) => types.includes(type));
  return order.reduce((best, type) => (worth(type) > worth(best) ? type : best));
}

/** Whether a Pillar stands on the line: then nobody says which attack is the most effective. */
export function pillarOn({ state, ground }: Look, from: number, to: number): boolean {
  const through = lineTo(ground, state, from, to)?.through ?? [];
  return state.dungeon.tokens.some(({ kind, zone }) => kind === 'pillar' && through.includes(zone));
}
