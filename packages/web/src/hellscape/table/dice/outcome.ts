import {
  type CombatView,
  type DescentView,
  type Fighter,
  SUMMONER_HEALTH,
  totals,
} from '@crawlspace/hellscape';
import { content } from '../../content.ts';
import { enemyName } from '../options.ts';
import { heroName, nameOf, tableText } from '../words.ts';
import { firingIn, waitingIn } from './symbols.ts';

/** What somebody loses in an attack, and what becomes of them. */
export interface Loss {
  readonly who: Fighter;
  readonly amount: number;
  readonly fate: Fate | null;
}

/** A hero is knocked out, a monster or a spirit falls; of a mob some fall, or all. */
export type Fate = 'knocked-out' | 'falls' | 'all' | number;

/** What an attack comes to as its dice lie: claws, symbols and abilities included. */
export interface Outcome {
  readonly hits: number;
  readonly shields: number;
  readonly wounds: number;
  /** The defender's first. The attacker's only if there is one. */
  readonly losses: readonly Loss[];
}

export function outcomeOf(view: DescentView, combat: CombatView): Outcome {
  const firing = firingIn(view);
  const { symbols, claws } = waitingIn(combat);
  const times = firing ? Math.floor(symbols / firing.cost) : 0;
  const { hits, shields } = totals({
    ...combat,
    hits: combat.hits + times * (firing?.hits ?? 0),
    shields: combat.shields + times * (firing?.shields ?? 0),
  });
  const wounds = Math.max(0, hits - shields);
  const suffered = claws + times * (firing?.wounds ?? 0);
  const { attacker, defender } = combat;
  const losses =
    attacker.kind === 'enemy'
      ? [lossOf(view, defender, wounds + suffered)]
      : [lossOf(view, defender, wounds), lossOf(view, attacker, suffered)].filter(
          ({ who, amount }) => who === defender || amount > 0,
        );
  return { hits, shields, wounds, losses };
}

function lossOf(view: DescentView, who: Fighter, amount: number): Loss {
  return { who, amount, fate: amount > 0 ? fateOf(view, who, amount) : null };
}

function fateOf(view: DescentView, who: Fighter, amount: number): Fate | null {
  if (who.kind !== 'enemy') {
    const falls = amount >= healthLeft(view, who);
    return falls ? (who.kind === 'hero' ? 'knocked-out' : 'falls') : null;
  }
  const enemy = view.enemies.find(({ id }) => id === who.enemy);
  if (!enemy) return null;
  const fallen = Math.floor((enemy.wounds + amount) / enemy.health);
  if (fallen === 0) return null;
  if (enemy.kind !== 'mob') return 'falls';
  return fallen > enemy.minions ? 'all' : fallen;
}

/** What one can take before somebody falls. */
export function healthLeft(view: DescentView, who: Fighter): number {
  if (who.kind === 'hero') return view.heroes[who.hero]?.health ?? 0;
  if (who.kind === 'enemy') {
    const enemy = view.enemies.find(({ id }) => id === who.enemy);
    return enemy ? enemy.health - enemy.wounds : 0;
  }
  const ally = view.allies.find(({ id }) => id === who.ally);
  if (!ally) return 0;
  const max = ally.id === 'summoner' ? SUMMONER_HEALTH : content().spirits[ally.id].health;
  return max - ally.wounds;
}

/** ‘Feydra loses 5: knocked out’. */
export function lossText(view: DescentView, { who, amount, fate }: Loss): string {
  const name = fighterName(view, who);
  const figures = who.kind === 'enemy' && isMob(who.enemy) ? MANY : 1;
  if (amount === 0) return tableText('loses-nothing', { name, figures });
  const said = tableText('loses', { name, figures, n: amount });
  return fate === null ? said : `${said}: ${fateText(fate)}`;
}

const MANY = 2;

function fateText(fate: Fate): string {
  return typeof fate === 'number' ? tableText('fate-some', { n: fate }) : tableText(`fate-${fate}`);
}

/** A mob is spoken of as many. */
function isMob(enemy: string): boolean {
  const type = enemy.replace(/\d+$/, '');
  return Object.values(content().mobs).some((mob) => mob.type === type);
}

export function fighterName(view: DescentView, fighter: Fighter): string {
  if (fighter.kind === 'hero') return heroName(view, fighter.hero);
  return fighter.kind === 'enemy' ? enemyName(fighter.enemy) : nameOf(fighter.ally);
}
