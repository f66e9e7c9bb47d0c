import { Context, type Game } from '@crawlspace/kernel';
import { type DungeonMap, mapOf } from './board/map.ts';
import type { Content } from './content-types.ts';
import type { Effects } from './effects.ts';
import type { HellscapeEvent } from './events.ts';
import type { HeroIndex } from './ids.ts';
import type { Quest } from './quest-types.ts';
import { type InForce, inForceIn } from './rules/abilities/in-force.ts';
import type { Ally, DescentState, Enemy, Hero } from './state.ts';

/**
 * What every rule of Hellscape works with: the state, luck and events of the game, the content, the
 * quest and its map, the abilities in force, and the effects that rules and cards cause (`do`).
 */
export class Descent extends Context<DescentState, HellscapeEvent> {
  readonly content: Content;
  readonly do: Effects;
  readonly quest: Quest;
  readonly map: DungeonMap;
  readonly inForce: InForce;

  constructor(
    game: Game<DescentState, HellscapeEvent>,
    content: Content,
    effects: Effects,
    checkInForce = false,
  ) {
    super(game);
    this.content = content;
    this.do = effects;
    this.quest = questOf(content, game.state);
    this.map = mapOf(content, this.quest, game.state.heroes.length);
    this.inForce = inForceIn(game.state, content, checkInForce);
  }
}

export function questOf(content: Content, state: Pick<DescentState, 'quest'>): Quest {
  const quest = content.quests[state.quest.id];
  if (!quest) throw new Error(`there is no quest ${state.quest.id}`);
  return quest;
}

export function heroAt(g: Descent, index: HeroIndex): Hero {
  const hero = g.state.heroes[index];
  if (!hero) throw new Error(`there is no hero ${index}`);
  return hero;
}

/** In the dungeon and standing. */
export function isUp(hero: Hero): boolean {
  return !hero.knockedOut && !hero.gone;
}

export function heroesUp(g: Descent): Hero[] {
  return g.state.heroes.filter(isUp);
}

export function heroesIn(g: Descent, zone: number): Hero[] {
  return g.state.heroes.filter((hero) => hero.zone === zone && isUp(hero));
}

export function enemiesIn(g: Descent, zone: number): Enemy[] {
  return g.state.enemies.filter((enemy) => enemy.zone === zone);
}

export function enemyById(g: Descent, id: string): Enemy | undefined {
  return g.state.enemies.find((enemy) => enemy.id === id);
}

export function allyById(g: Descent, id: string): Ally | undefined {
  return g.state.allies.find((ally) => ally.id === id);
}

/** Miniatures of an enemy: the minions and the leader, or the one monster. */
export function miniatures(enemy: Enemy): number {
  return enemy.minions + 1;
}

/** What an enemy can still take, all its miniatures together. */
export function healthOfAll({
  minions,
  health,
  wounds,
}: Pick<Enemy, 'minions' | 'wounds'> & { readonly health: number }): number {
  return (minions + 1) * health - wounds;
}

/** The level of the highest hero. */
export function dungeonLevel(g: Pick<Descent, 'state'>): number {
  let highest = 1;
  for (const hero of g.state.heroes) if (hero.level > highest) highest = hero.level;
  return highest;
}
