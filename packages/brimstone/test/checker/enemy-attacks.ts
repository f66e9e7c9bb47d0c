import { content } from '../../src/content/index.ts';
import type { EventOf } from '../../src/events.ts';
import type { AdventureState, Enemy, Hero } from '../../src/state.ts';
import { type Check, type Seen, told } from './check.ts';
import {
  changeOf,
  enemyNumber,
  hasAbility,
  isGranted,
  sheetOf,
  typeHasASay,
} from './enemy-numbers.ts';
import { groundOf } from './ground.ts';
import { bestOf, hasASay, heroNumber, isUp } from './hero-numbers.ts';

/** Hits on a hero that are still to be defended against. */
interface Volley {
  readonly hero: number;
  hits: number;
  past: number;
  damage: number | null;
  attackers: number;
  isKnown: boolean;
  defended: number;
  isRolled: boolean;
}

/** Dice and targets of enemies' attacks, Defense rolls, and the Wounds that follow. */
export const enemyAttacks: Check = {
  name: 'enemy attacks',
  start() {
    let volley: Volley | null = null;
    let attacked = new Set<string>();
    return (seen) => {
      const { moment, now, report } = seen;
      if (told(moment, 'enemy-activation')) attacked = new Set();
      const attack = told(moment, 'enemy-attack');
      if (attack) {
        checkAttack(seen, attack, attacked);
        attacked.add(attack.enemy);
        const goesOn = volley?.hero === attack.hero && !volley.isRolled;
        volley = gather(now, goesOn ? volley : null, attack);
      }
      const defense = told(moment, 'rolled');
      if (volley && defense?.purpose === 'defense' && defense.hero === volley.hero) {
        volley.isRolled = true;
        const hero = now.heroes[volley.hero] as Hero;
        const value = heroNumber(now, hero, 'defense');
        if (value !== null && defense.need !== value) {
          report('B-EATK-05', `hero ${hero.index} defends on ${defense.need}, not ${value}`);
        }
        if (volley.isKnown && defense.dice.length !== volley.hits - volley.past) {
          const text = `hero ${hero.index} rolls ${defense.dice.length} for ${volley.hits} hits`;
          report('B-EATK-05', text);
        }
      }
      const saved = told(moment, 'defended');
      if (volley && saved?.hero === volley.hero && saved.purpose === 'defense') {
        volley.defended += saved.amount;
      }
      const wounded = told(moment, 'wounded');
      if (volley && wounded?.hero === volley.hero) {
        checkWounds(seen, volley, wounded);
        volley = null;
      }
      if (moment.kind === 'step') volley = null;
    };
  },
};

/** Enemies roll their Combat or their Shots; some abilities add to it or take their own. */
function checkAttack(
  { now, report }: Seen,
  attack: EventOf<'enemy-attack'>,
  attacked: ReadonlySet<string>,
): void {
  const enemy = now.enemies.find(({ id }) => id === attack.enemy);
  const hero = now.heroes[attack.hero];
  if (!enemy || !hero) {
    report('B-EATK-01', `${attack.enemy} is not on the board`);
    return;
  }
  if (!isUp(hero)) report('B-EATK-10', `${enemy.id} attacks hero ${hero.index}, who is KO’d`);
  const hits = attack.dice.filter((die) => die >= attack.need).length;
  if (hits !== attack.amount)
    report('B-EATK-02', `${attack.dice} on ${attack.need}: ${attack.amount}`);
  const swings = hasAbility(now, enemy.type, 'ab-sweep') > 0;
  if (typeHasASay(now, enemy.type, 'enemyActivationStart') || (swings && attacked.has(enemy.id)))
    return;
  if (attacked.has(enemy.id)) report('B-EATK-01', `${enemy.id} attacks twice`);
  if (enemy.target !== hero.index)
    report('B-EATK-01', `${enemy.id} attacks whom it does not target`);
  const sheet = sheetOf(now, enemy.type);
  const shoots = reachOf(now, enemy, hero, report);
  const stat = shoots ? 'shots' : 'combat';
  const change = changeOf(now, enemy.type, stat, enemy);
  const printed = shoots ? sheet.ranged?.shots : sheet.combat;
  const isOpen = now.heroes.some((each) => hasASay(now, each, 'enemyAttackDeclared'));
  if (change !== null && printed != null && !isOpen && attack.dice.length !== printed + change) {
    report('B-EATK-02', `${enemy.id} rolls ${attack.dice.length} dice, not ${printed + change}`);
  }
  const aim = changeOf(now, enemy.type, 'toHit', enemy);
  const need = shoots ? sheet.toHitRanged : sheet.toHitMelee;
  if (aim !== null && need !== null && attack.need !== Math.min(6, need + aim)) {
    report('B-EATK-02', `${enemy.id} needs ${attack.need}, not ${need + aim}`);
  }
}

/** Whether it shoots; a blow needs an adjacent hero, a shot Range and Line of Sight. */
function reachOf(
  now: AdventureState,
  enemy: Enemy,
  hero: Hero,
  report: (rule: string, text: string) => void,
): boolean {
  const ground = groundOf(now);
  const under = ground.under(enemy);
  const isBeside = under.some((space) => ground.isAdjacent(space, hero.space));
  const { ranged, combat } = sheetOf(now, enemy.type);
  if (!ranged || (combat !== null && isBeside)) {
    if (!isBeside) report('B-EATK-01', `${enemy.id} strikes hero ${hero.index} from afar`);
    return false;
  }
  const more = changeOf(now, enemy.type, 'range', enemy) ?? 0;
  const away = Math.min(...under.map((space) => ground.distance(space, hero.space)));
  if (away > ranged.range + more) report('B-ERANGE-01', `${enemy.id} shoots ${away} spaces far`);
  const sees = under.some((space) => ground.sees(space, hero.space)) || isBeside;
  if (!sees && !isGranted(now, enemy.type, 'sees-through-walls')) {
    report('B-ERANGE-01', `${enemy.id} shoots hero ${hero.index} without Line of Sight`);
  }
  const besides = now.heroes.filter(
    (each) => isUp(each) && under.some((space) => ground.isAdjacent(space, each.space)),
  );
  if (besides.length > 0 && !besides.includes(hero)) {
    report('B-ERANGE-02', `${enemy.id} shoots past hero ${besides[0]?.index}`);
  }
  return true;
}

function gather(now: AdventureState, had: Volley | null, attack: EventOf<'enemy-attack'>): Volley {
  const enemy = now.enemies.find(({ id }) => id === attack.enemy) as Enemy;
  const hero = now.heroes[attack.hero] as Hero;
  const smash = hasAbility(now, enemy.type, 'ab-smash');
  const damage = enemyNumber(now, enemy.type, 'damage', enemy);
  const hits = attack.dice.filter((die) => die >= attack.need);
  const changes =
    typeHasASay(now, enemy.type, 'enemyActivationStart', 'enemyActivationEnd') ||
    hasASay(now, hero, 'enemyAttackRolled', 'heroHit') ||
    now.heroes.some((each) => hasASay(now, each, 'heroHit', 'enemyAttackRolled')) ||
    bestOf(now, hero, 'cover') !== null;
  return {
    hero: attack.hero,
    hits: (had?.hits ?? 0) + hits.length,
    past: (had?.past ?? 0) + hits.filter((die) => smash > 0 && die >= smash).length,
    damage: had && had.damage !== damage ? null : damage,
    attackers: (had?.attackers ?? 0) + 1,
    isKnown: (had?.isKnown ?? true) && !changes,
    defended: had?.defended ?? 0,
    isRolled: false,
  };
}

function checkWounds({ now, report }: Seen, volley: Volley, event: EventOf<'wounded'>): void {
  const hero = now.heroes[volley.hero] as Hero;
  const saves =
    bestOf(now, hero, 'armor') !== null ||
    hero.items.some(({ card, equipped }) => equipped && content.items[card]?.shield) ||
    hasASay(now, hero, 'woundsIncoming', 'heroWounded');
  if (!volley.isKnown || volley.damage === null || volley.attackers > 1 || saves) return;
  const through = (volley.hits - volley.defended) * volley.damage;
  const health = heroNumber(now, hero, 'maxHealth') ?? Number.POSITIVE_INFINITY;
  const left = health - (hero.wounds - event.amount);
  const should = [through, Math.min(through, left)];
  if (!should.includes(event.amount)) {
    report('B-EATK-07', `hero ${hero.index} takes ${event.amount} Wounds, not ${through}`);
  }
}
