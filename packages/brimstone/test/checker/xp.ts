import { content } from '../../src/content/index.ts';
import type { BrimstoneEvent, EventOf } from '../../src/events.ts';
import type { EnemyTypeId } from '../../src/ids.ts';
import type { AdventureState } from '../../src/state.ts';
import { type Check, told } from './check.ts';
import { changeOf, groupOf, sheetOf } from './enemy-numbers.ts';

const PER_ELITE = 5;
const PER_HEALED = 5;
const FOR_A_TILE = 5;

/** XP that is due to a hero, and why. */
interface Due {
  readonly hero: number;
  readonly amount: number;
  readonly why: string;
}

/** XP for wounds and kills, for healing others and for new tiles: the amount, and who gets it. */
export const xp: Check = {
  name: 'xp',
  start() {
    let due: Due[] = [];
    /** Enemies whose base value was paid in this attack. */
    let paid = new Set<string>();
    let looked: number | null = null;
    return ({ moment, now, report }) => {
      const got = told(moment, 'xp');
      if (got) {
        const at = due.findIndex((each) => each.hero === got.hero && each.amount === got.amount);
        if (at >= 0) due.splice(at, 1);
        else {
          const other = due.findIndex(({ hero }) => hero === got.hero);
          const [expected] = other >= 0 ? due.splice(other, 1) : [];
          if (expected)
            report('B-XP-51', `${got.amount} XP, not ${expected.amount}, for ${expected.why}`);
        }
      }
      if (moment.kind === 'asked' || moment.kind === 'step') {
        for (const { hero, amount, why } of due) {
          report('B-XP-51', `hero ${hero} gets no ${amount} XP for ${why}`);
        }
        due = [];
      }
      const isNewAttack = [
        'attack',
        'free-attack',
        'explosion',
        'activation',
        'item-used',
        'token-used',
      ];
      if (
        moment.kind === 'event' &&
        isNewAttack.includes(moment.event.t) &&
        !isReaction(moment.event)
      ) {
        paid = new Set();
      }
      const wounded = told(moment, 'enemy-wounded');
      if (wounded) due.push(...forWounds(now, wounded, paid));
      const killed = told(moment, 'enemy-killed');
      if (killed?.by !== undefined) {
        const { base, each } = value(now, killed.type);
        if (each === 0) due.push({ hero: killed.by, amount: base, why: killed.enemy });
      }
      const healed = told(moment, 'healed');
      if (healed && healed.by !== undefined && healed.by !== healed.hero) {
        const { by, hero, amount } = healed;
        // Wounds and Sanity of one hero are healed, and paid for, together.
        const at = due.findIndex((each) => each.hero === by && each.why === `healing ${hero}`);
        const [had] = at >= 0 ? due.splice(at, 1) : [];
        due.push({
          hero: by,
          amount: (had?.amount ?? 0) + PER_HEALED * amount,
          why: `healing ${hero}`,
        });
      }
      const door = told(moment, 'looked-through-door') ?? told(moment, 'looked-through-gate');
      if (door) looked = door.hero;
      if (told(moment, 'tile-placed') && looked !== null) {
        if (now.options.edition === 'revised') {
          due.push({ hero: looked, amount: FOR_A_TILE, why: 'a new tile' });
        }
      }
      if (moment.kind === 'step') looked = null;
    };
  },
};

/** What only answers to something else, like notches for a kill, is no attack. */
function isReaction(event: BrimstoneEvent): boolean {
  return event.t === 'item-used' && content.items[event.card]?.ability?.uses === undefined;
}

function value(now: AdventureState, type: EnemyTypeId): { base: number; each: number } {
  const { base, each } = sheetOf(now, type).xp;
  const elite = groupOf(now, type)?.elite.length ?? 0;
  return { base: base + PER_ELITE * elite + (changeOf(now, type, 'xp') ?? 0), each };
}

function forWounds(
  now: AdventureState,
  { by, type, amount, enemy }: EventOf<'enemy-wounded'>,
  paid: Set<string>,
): Due[] {
  const { base, each } = value(now, type);
  if (by === undefined || each === 0 || amount === 0) return [];
  const isFirst = now.options.edition === 'first' || !paid.has(enemy);
  paid.add(enemy);
  return [
    { hero: by, amount: (isFirst ? base : 0) + each * amount, why: `${amount} Wounds of ${enemy}` },
  ];
}
