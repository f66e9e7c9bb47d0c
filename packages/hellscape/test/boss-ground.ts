import type { BossAction, BossCard, Content } from '../src/content-types.ts';
import type { BossType } from '../src/ids.ts';
import { questOfCard } from '../src/language/quest.ts';
import type { QuestCard, QuestMap } from '../src/quest-types.ts';
import { bossInPlay } from '../src/rules/enemies/boss-fight.ts';
import type { DescentState, Enemy } from '../src/state.ts';
import type { Played } from './descent.ts';
import { all, plain } from './foes.ts';
import { onMap, placed } from './maps.ts';

/** A boss action that only notes that it was chosen. */
const noted = (symbols: number): BossAction => [
  { do: 'count', counter: `symbols${symbols}`, n: 1 },
];

/** A boss whose numbers no balancing will change, and that does nothing but count. */
export const strawBoss: BossCard = {
  id: 'michael',
  type: 'michael',
  healthPerHero: 15,
  actions: 1,
  activationDice: 3,
  attackType: 'melee',
  attack: { yellow: 1 },
  defense: 1,
  defenseEnemyDice: 0,
  special: [0, 1, 2, 3].map(noted),
  combat: [
    { timing: 'combat', cost: { symbols: 1 }, effects: [{ do: 'wounds', n: 1, on: 'target' }] },
  ],
  track: [{}, {}, { yellow: 1, orange: 1, blue: 1, enemy: 2 }],
};

export function withBoss(card: Partial<BossCard>): (content: Content) => Content {
  return (content) => ({
    ...content,
    bosses: { ...content.bosses, michael: { ...strawBoss, ...card } },
  });
}

/**
 * An open field and, behind one marked door, the lair of a boss. Heroes start the fight in one of
 * two zones, or all in 12.
 *
 *   0 1 2 |  9 10 11     Light  Shadow Light
 *   3 4 5 = 12 13 14     Shadow Light  Shadow: the boss stands in 13
 *   6 7 8 | 15 16 17     Light  Shadow Light
 */
export function bossGround(boss: Partial<BossCard> = {}, map: { readonly start?: 'one' } = {}) {
  return lair('michael', all(plain, withBoss(boss)), map);
}

/** The same ground with one of the bosses as they are printed. */
export function lair(
  type: BossType,
  change: (content: Content) => Content = plain,
  { start }: { readonly start?: 'one' } = {},
) {
  const one = [[3, 1]] as const;
  const two = [
    [3, 0],
    [3, 2],
  ] as const;
  const map: QuestMap = {
    tiles: [placed('field', 0, 0), placed('8A', 3, 0)],
    bridges: [],
    doors: [{ x: 3, y: 1, side: 'w', marked: true }],
    start: [[2, 1]],
    tokens: [],
    boss: { tile: '8A', at: [4, 1], start: start === 'one' ? one : two },
  };
  const card: QuestCard = {
    id: 'test-map',
    number: 0,
    map,
    goals: [],
    marked: { opens: [], noDoorCard: true },
    triggers: [
      { on: 'set-up', does: [{ do: 'place-boss', boss: type }] },
      { on: 'killed', if: [{ dead: 'boss' }], does: [{ do: 'win' }] },
    ],
    bossFight: { begins: [] },
  };
  return onMap(map, questOfCard(card, {}), change);
}

/** The fight has begun: heroes stand in these zones of the lair, the marker on a space. */
export function fighting(state: DescentState, space = 1, zones: readonly number[] = []): void {
  state.darkness = { side: 'boss', space };
  state.dungeon.bossOnly = true;
  state.heroes.forEach((hero, index) => {
    hero.zone = zones[index] ?? BOSS_ZONE;
  });
}

export const BOSS_ZONE = 13;

/** The first hero opens the door to the lair and steps in. */
export function enterTheLair(t: Played): Played {
  return t.picks('hero0', 'move', 'door0', 'zone12');
}

export function theBoss({ state }: { readonly state: DescentState }): Enemy {
  const boss = bossInPlay({ state });
  if (!boss) throw new Error('there is no boss');
  return boss;
}
