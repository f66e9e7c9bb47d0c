import { ATTACK_TYPES, type AttackType } from '@crawlspace/hellscape';
import { type Arms, armsOf, liking } from './arms.ts';
import { blueOf, type Foe, foesOf, harmOf, reaches, strikesAt } from './foes.ts';
import { ByHero, type Ground, type Hero } from './ground.ts';
import { CLAW, expectedWounds } from './odds.ts';
import { TEMPER } from './temper.ts';

/** A zone to fight from, or to be out of reach in. */
export interface Stand {
  readonly zone: number;
  readonly score: number;
  /** Whether there is anything to attack from there with the actions that are left. */
  readonly fights: boolean;
}

/** Zones that a Move action goes. */
export const MOVE = 2;
/** Attacks an enemy makes when it need not walk. */
const ACTIVATION = 2;

/** Health below this share makes a hero careful. */
const CAREFUL = 0.4;

export function isCareful(hero: Hero): boolean {
  return hero.health <= Math.max(2, Math.floor(hero.maxHealth * CAREFUL));
}

/** What losing a Health feels like: the nearer to a fall and the fewer Lifebringers, the worse. */
export function painOf({ view }: Ground, hero: Hero): number {
  const near = painAt(hero.health);
  return view.lifebringers.left === 0 ? near * 1.4 : near;
}

function painAt(health: number): number {
  if (health <= 2) return TEMPER.painDying;
  if (health === 3) return TEMPER.painLow;
  return health <= 5 ? TEMPER.painHurt : TEMPER.painWell;
}

const arms = new ByHero<Arms>();

function armed(ground: Ground, hero: Hero): Arms {
  return arms.get(ground, hero, armsOf);
}

/** Hits that the class adds to an attack of the type, by and large. */
function flair(hero: Hero, type: AttackType): number {
  if (liking(hero, type) < 1) return 0;
  if (hero.class === 'wizard') return hero.mana >= 2 ? 1.5 : 0.3;
  if (hero.class === 'ranger') return 1;
  return 0.6;
}

/** Wounds to be expected when the hero attacks from a zone in the best way there is; 0 when there is none. */
export function woundsFrom(ground: Ground, hero: Hero, zone: number, foe: Foe): number {
  const range = ground.range(zone, foe.enemy.zone);
  let most = 0;
  for (const type of ATTACK_TYPES) {
    if (reaches(type, range)) most = Math.max(most, woundsBy(ground, hero, zone, foe, type));
  }
  return most;
}

/** Wounds to be expected of an attack of this type. */
export function woundsBy(
  ground: Ground,
  hero: Hero,
  zone: number,
  foe: Foe,
  type: AttackType,
): number {
  const pool = armed(ground, hero)[type];
  if (!pool) return 0;
  const shadow = ground.isShadow(zone) ? 1 : 0;
  return expectedWounds(pool, foe.blue, flair(hero, type) - foe.stiff, shadow);
}

/** What it is worth to be rid of an enemy: what it would do, and what it leaves behind. */
export function worthOf(ground: Ground, foe: Foe): number {
  const reward = foe.enemy.kind === 'mob' ? TEMPER.mobReward : TEMPER.monsterReward;
  const quest = foe.enemy.mark !== null || ground.isBossFight ? TEMPER.questReward : 0;
  return foe.menace * ACTIVATION * TEMPER.horizon + reward + quest;
}

/** What an attack is worth: the part of the enemy it takes away, less what the claws take in turn. */
export function worthOfAttack(ground: Ground, hero: Hero, foe: Foe, wounds: number): number {
  const part = Math.min(wounds, foe.left) / foe.left;
  const fall = wounds >= foe.left ? 0 : chanceOfClaws(foe.defenseDice, hero.health);
  return (
    part * worthOf(ground, foe) - foe.defenseDice * CLAW * painOf(ground, hero) - fall * TEMPER.fall
  );
}

/** The chance that so many Enemy dice show at least so many claws. */
function chanceOfClaws(dice: number, claws: number): number {
  if (claws > dice) return 0;
  let chance = 0;
  let ways = 1;
  for (let n = 0; n <= dice; n++) {
    if (n >= claws) chance += ways * CLAW ** n * (1 - CLAW) ** (dice - n);
    ways = (ways * (dice - n)) / (n + 1);
  }
  return chance;
}

/** The best that so many attacks from a zone come to. */
function strikes(ground: Ground, hero: Hero, zone: number, attacks: number): number {
  let best = 0;
  let spare = 0;
  for (const foe of foesOf(ground)) {
    if (!foe.canBeHurt) continue;
    const wounds = woundsFrom(ground, hero, zone, foe);
    if (wounds <= 0) continue;
    const worth = worthOfAttack(ground, hero, foe, wounds);
    const needed = Math.min(attacks, Math.max(1, Math.ceil(foe.left / wounds)));
    if (worth * needed > best) {
      spare = Math.max(spare, best);
      best = worth * needed + (attacks - needed) * 1.5;
    }
  }
  return best;
}

/** Wounds to be feared in a zone in the next Enemy Phase. */
export function dangerIn(ground: Ground, hero: Hero, zone: number): number {
  let sum = 0;
  const blue = blueOf(ground.view, hero);
  for (const foe of foesOf(ground)) {
    const { points } = ground.waysOfEnemy(foe.enemy.zone);
    const harm = harmIn(ground, foe, points, zone, blue);
    if (harm > 0) sum += harm * shareOf(ground, hero, points, zone);
  }
  return sum;
}

/** Movement points that an enemy needs to each zone. */
type Steps = readonly number[];

/** What an enemy could do to somebody in the zone: two attacks from where it stands, or one after a step. */
function harmIn(ground: Ground, foe: Foe, points: Steps, zone: number, blue: number): number {
  const range = ground.range(foe.enemy.zone, zone);
  if (strikesAt(foe, range)) return ACTIVATION * harmOf(foe, range, blue);
  const steps = points[zone] ?? -1;
  const reach = foe.stride + (foe.attacks.magic ? 1 : 0) + (foe.attacks.ranged ? 2 : 0);
  if (steps < 0 || steps > reach) return 0;
  return harmOf(foe, foe.attacks.melee || foe.attacks.magic ? 0 : 1, blue);
}

/** How likely it is this hero that the enemy goes for: it takes the nearest, and of equals the players choose. */
function shareOf(ground: Ground, hero: Hero, points: Steps, zone: number): number {
  const mine = points[zone] ?? 99;
  let equals = 1;
  for (const other of ground.up) {
    if (other.index === hero.index) continue;
    const theirs = points[other.zone] ?? -1;
    if (theirs >= 0 && theirs < mine) return 0.25;
    if (theirs === mine) equals += other.health > hero.health ? 1.5 : 0.7;
  }
  for (const ally of ground.view.allies) {
    const theirs = points[ally.zone] ?? -1;
    if (ally.owner !== null && theirs >= 0 && theirs <= mine) equals += 1.5;
  }
  return 1 / equals;
}

/** Heroes still to act may put an end to enemies before they strike. */
function survival(ground: Ground, hero: Hero): number {
  if (ground.isBossFight) return 1;
  const { points } = ground.ways(hero);
  let waiting = 0;
  for (const other of ground.up) {
    const far = points[other.zone] ?? -1;
    if (!other.activated && other.index !== hero.index && far >= 0 && far <= 6) waiting++;
  }
  let left = 0;
  for (const foe of foesOf(ground)) {
    const far = points[foe.enemy.zone] ?? -1;
    if (foe.canBeHurt && far >= 0 && far <= 4) left += foe.left;
  }
  return left === 0 ? 1 : Math.max(TEMPER.leastFear, 1 - (waiting * TEMPER.trust) / left);
}

/** What it is worth not to be in such danger: its wounds, and the fall that may come of them. */
function dread({ view }: Ground, hero: Hero, danger: number, pain: number): number {
  const fall = Math.min(1, Math.max(0, danger / hero.health - TEMPER.nerve));
  return (danger * pain * TEMPER.fear + fall * TEMPER.fall) * patienceIn(view.round);
}

/** Who waits too long loses, too: fear fades when a quest drags on. */
function patienceIn(round: number): number {
  return Math.min(1, Math.max(0, (TEMPER.latest - round) / TEMPER.patience));
}

/** Where to be at the end of the turn, with so many actions and movement points left. */
export function bestStand(ground: Ground, hero: Hero, bonus: (zone: number) => number): Stand {
  const actions = Math.max(0, (hero.turn?.actions ?? 3) - hero.frost);
  const mp = hero.turn?.mp ?? 0;
  const { cost, points } = ground.ways(hero);
  const alive = survival(ground, hero);
  const pain = painOf(ground, hero);
  const leaving = ground.enemiesIn(hero.zone) * pain * TEMPER.leaving;
  let chosen: Stand = { zone: hero.zone, score: Number.NEGATIVE_INFINITY, fights: false };
  for (let zone = 0; zone < points.length; zone++) {
    const far = points[zone] as number;
    if (far < 0) continue;
    const moves = far <= mp ? 0 : Math.ceil((far - mp) / MOVE);
    if (moves > actions) continue;
    const attacks = actions - moves;
    const hits = attacks > 0 ? strikes(ground, hero, zone, attacks) : 0;
    const rest = Math.min(attacks * 2, hero.maxHealth - hero.health) * pain * TEMPER.rest;
    const blows = (cost[zone] as number) - far;
    const falls = far > 0 && ground.enemiesIn(hero.zone) + blows >= hero.health;
    const walk =
      far > 0 ? leaving + blows * pain + far * 0.2 + (falls ? TEMPER.fallOnTheWay : 0) : 0;
    const danger = dangerIn(ground, hero, zone) * alive;
    const score = Math.max(hits, rest) - walk - dread(ground, hero, danger, pain) + bonus(zone);
    if (score > chosen.score) chosen = { zone, score, fights: hits > 0 && hits >= rest };
  }
  return chosen;
}
