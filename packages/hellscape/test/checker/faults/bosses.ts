import { fault } from './replay.ts';

const QUEST = 'releasing-michael';

/** Faults in the fights with bosses. */
export const bosses = [
  fault(
    'bosses.there',
    'boss-fight',
    ({ event }) => {
      event.enemy = 'nobody';
      return true;
    },
    QUEST,
  ),
  fault(
    'bosses.sleeps',
    'enemy-activated',
    ({ event, state }) => {
      const boss = state.enemies.find(({ kind }) => kind === 'boss');
      if (!boss || state.dungeon.bossOnly) return false;
      event.enemy = boss.id;
      return true;
    },
    QUEST,
  ),
  fault(
    'bosses.dice',
    'rolled',
    ({ event }) => {
      if (event.purpose !== 'activation') return false;
      event.dice = [];
      return true;
    },
    QUEST,
  ),
  fault(
    'bosses.ability',
    'boss-ability',
    ({ event }) => {
      event.amount += 1;
      return true;
    },
    QUEST,
  ),
  fault('bosses.actions', 'boss-ability', () => 'thrice', QUEST),
  fault(
    'bosses.track',
    'boss-track',
    ({ event }) => {
      event.amount += 1;
      return true;
    },
    QUEST,
  ),
  fault(
    'bosses.after-turn',
    'enemy-activated',
    ({ state }) => (state.dungeon.bossOnly ? 'drop' : false),
    QUEST,
  ),
  fault(
    'bosses.up',
    'phase',
    ({ event, state }) => {
      const [hero] = state.heroes;
      if (event.purpose !== 'hero' || !state.dungeon.bossOnly || !hero) return false;
      hero.knockedOut = true;
      return true;
    },
    QUEST,
  ),
  fault(
    'bosses.inside',
    'phase',
    ({ event, state }) => {
      const [hero] = state.heroes;
      if (event.purpose !== 'hero' || !state.dungeon.bossOnly || !hero) return false;
      hero.zone = 0;
      return true;
    },
    QUEST,
  ),
  fault(
    'bosses.removed',
    'phase',
    ({ event, state }) => {
      if (event.purpose !== 'hero' || !state.dungeon.bossOnly) return false;
      state.dungeon.tokens.push({ id: 999, kind: 'forge', zone: 0 });
      return true;
    },
    QUEST,
  ),
];
