import { content } from '../../src/content/index.ts';
import type { EventOf } from '../../src/events.ts';
import type { AdventureState, Enemy, Hero } from '../../src/state.ts';
import { type Check, told } from './check.ts';
import { enemyNumber, hasAbility, isInStasis, typeHasASay } from './enemy-numbers.ts';
import { hasASay } from './hero-numbers.ts';

/** A hit between the roll for damage and the wounds. */
interface Hit {
  readonly event: EventOf<'hit-enemy'>;
  readonly enemy: Enemy;
  readonly had: number;
  /** Whether something besides Defense and Armor lessens the wounds. */
  readonly limited: boolean;
  armor: { rolls: number; saved: number };
}

/** Damage less Defense are Wounds; Critical Hits pass Defense, but not that of Tough enemies. */
export const damage: Check = {
  name: 'damage',
  start() {
    let critical = false;
    /** Free Attacks have numbers of their own, some of which ignore Defense. */
    let isFree = false;
    let hit: Hit | null = null;
    let dice: number[] = [];
    const seenWounds = new Map<string, number>();
    return ({ moment, now, report }) => {
      const rolled = told(moment, 'rolled');
      if (rolled?.purpose === 'damage') dice = [...rolled.dice];
      const again = told(moment, 'rerolled');
      if (again?.purpose === 'damage') dice.push(...again.dice);
      if (told(moment, 'free-attack')) isFree = true;
      if (told(moment, 'attack')) isFree = false;
      if (told(moment, 'critical')) critical = true;
      if (hit && moment.kind === 'luck' && moment.label === 'enemy-armor') {
        const armor = hasAbility(now, hit.enemy.type, 'ab-armor');
        hit.armor.rolls++;
        if (armor > 0 && (moment.face as number) >= armor) hit.armor.saved++;
      }
      const wounded = told(moment, 'enemy-wounded');
      if (wounded) {
        const enemy = now.enemies.find(({ id }) => id === wounded.enemy);
        const had = hit?.event.enemy === wounded.enemy ? hit.had : seenWounds.get(wounded.enemy);
        const health = enemy ? enemyNumber(now, enemy.type, 'health', enemy) : null;
        if (had !== undefined && health !== null && had + wounded.amount > health) {
          report(
            'B-DMG-09',
            `${wounded.enemy}: ${had} + ${wounded.amount} Wounds, Health ${health}`,
          );
        }
        if (hit?.event.enemy === wounded.enemy) {
          checkWounds(hit, wounded.amount, health, report);
          hit = null;
        }
        const after = (had ?? 0) + wounded.amount;
        seenWounds.set(wounded.enemy, after);
      }
      const moved =
        moment.kind === 'event' && ['enemy-killed', 'enemy-healed'].includes(moment.event.t);
      if (moved) for (const { id, wounds } of now.enemies) seenWounds.set(id, wounds);
      const struck = told(moment, 'hit-enemy');
      if (hit && (struck || moment.kind === 'asked' || moment.kind === 'step')) {
        checkWounds(hit, 0, null, report);
        hit = null;
      }
      if (moment.kind === 'step' || moment.kind === 'asked') {
        for (const { id, wounds } of now.enemies) seenWounds.set(id, wounds);
      }
      if (!struck) return;
      const enemy = now.enemies.find(({ id }) => id === struck.enemy);
      const hero = now.heroes[struck.hero] as Hero;
      if (enemy) {
        const ignores = isFree || hasASay(now, hero, 'damageRolled') || holdsPiercing(hero);
        checkDefense(now, struck, enemy, critical, ignores, report);
        const changes = hasASay(now, hero, 'damageRolled', 'hitAssigned', 'attackRolled');
        const typed = typeHasASay(now, enemy.type, 'damageRolled');
        if (!changes && !typed && dice.length > 0 && !dice.some((die) => die <= struck.amount)) {
          report('B-DMG-01', `${struck.amount} damage from ${dice}`);
        }
        const limited =
          typeHasASay(now, enemy.type, 'enemyWounded') ||
          hasASay(now, hero, 'enemyWounded', 'hitResolved', 'damageRolled') ||
          isInStasis(now, enemy);
        const had = enemy.wounds;
        hit = { event: struck, enemy, had, limited, armor: { rolls: 0, saved: 0 } };
      }
      critical = false;
    };
  },
};

function holdsPiercing({ items }: Hero): boolean {
  return items.some(
    ({ card, equipped }) => equipped && content.items[card]?.weapon?.ignoresDefense,
  );
}

type Report = (rule: string, text: string) => void;

function checkDefense(
  now: AdventureState,
  hit: EventOf<'hit-enemy'>,
  enemy: Enemy,
  critical: boolean,
  ignores: boolean,
  report: Report,
): void {
  const defense = enemyNumber(now, enemy.type, 'defense', enemy);
  if (defense === null) return;
  const isTough = hasAbility(now, enemy.type, 'ab-tough') > 0;
  if (critical && !isTough && hit.need !== 0) {
    report('B-DMG-07', `a Critical Hit on ${enemy.id} meets Defense ${hit.need}`);
  }
  if (critical && isTough && hit.need === 0 && defense > 0 && !ignores) {
    report('B-IMMUNE-02', `a Critical Hit passes the Defense of ${enemy.id}, which is Tough`);
  }
  // Some weapons ignore Defense without being critical: then it is 0.
  if (!critical && hit.need !== 0 && hit.need !== Math.max(0, defense)) {
    report('B-DMG-03', `${enemy.id} has Defense ${hit.need}, not ${defense}`);
  }
}

function checkWounds(
  { event, enemy, had, limited, armor }: Hit,
  told: number,
  health: number | null,
  report: Report,
): void {
  if (limited) return;
  const through = Math.max(0, event.amount - event.need) - armor.saved;
  if (health === null && told > 0 && told <= through) return;
  const left = health === null ? Number.POSITIVE_INFINITY : health - had;
  const should = Math.max(0, Math.min(through, left));
  if (told === should) return;
  report(
    'B-DMG-03',
    `${event.amount} on ${enemy.id} less ${event.need}: ${told} Wounds, not ${should}`,
  );
}
