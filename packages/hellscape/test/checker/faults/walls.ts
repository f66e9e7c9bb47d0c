import type { Question } from '@crawlspace/kernel';
import type { HellscapeMeaning } from '../../../src/meanings.ts';
import type { DescentState } from '../../../src/state.ts';
import { fault } from './replay.ts';

/** A zone of a room that nobody has revealed: its Spawn tokens still lie there. */
function behindWalls({ dungeon }: DescentState): number | null {
  return dungeon.tokens.find(({ kind }) => kind === 'spawn')?.zone ?? null;
}

/** The same question with one more option. */
function offering(question: Question, option: string, means: HellscapeMeaning): Question {
  const { id: number, seat, prompt, kind, min, max } = question;
  return {
    id: number,
    ...{ seat, prompt, kind, min, max },
    options: [...question.options, option],
    means: (id) => (id === option ? means : (question.means?.(id) ?? { kind: id })),
  };
}

/** Faults in what walls keep apart. */
export const walls = [
  fault('walls.strike', 'attack', ({ event, state }) => {
    const zone = behindWalls(state);
    if (zone === null) return false;
    for (const enemy of state.enemies) if (enemy.id === event.enemy) enemy.zone = zone;
    return true;
  }),
  fault('walls.step', 'moved', ({ event, state, before }) => {
    const zone = behindWalls(state);
    const left = state.heroes[event.hero ?? -1]?.turn?.mp ?? 9;
    if (zone === null || left >= (before.heroes[event.hero ?? -1]?.turn?.mp ?? 0)) return false;
    event.zone = zone;
    return true;
  }),
  fault(
    'walls.moved',
    'enemy-moved',
    ({ event, state }) => {
      const zone = behindWalls(state);
      if (zone !== null) event.zone = zone;
      return zone !== null;
    },
    'the-passage',
  ),
  fault('walls.touch', 'enemy-wounded', ({ event, state }) => {
    const zone = behindWalls(state);
    if (zone === null || state.phase !== 'hero') return false;
    for (const enemy of state.enemies) if (enemy.id === event.enemy) enemy.zone = zone;
    return true;
  }),
  fault('walls.taken', 'question', ({ state }) => {
    const { tokens } = state.dungeon;
    if (state.phase !== 'hero' || behindWalls(state) === null) return false;
    state.dungeon.tokens = tokens.filter(({ kind }) => kind !== 'spawn');
    return true;
  }),
  fault('walls.way', 'question', (moment) => {
    const zone = behindWalls(moment.state);
    if (zone === null || moment.question.prompt.key !== 'ask.move') return false;
    moment.question = offering(moment.question, 'over', { kind: 'step', zone, reaction: 0 });
    return true;
  }),
  fault('walls.target', 'question', (moment) => {
    const zone = behindWalls(moment.state);
    const [enemy] = moment.state.enemies;
    if (zone === null || !enemy || moment.question.prompt.key !== 'ask.turn') return false;
    enemy.zone = zone;
    const means = { kind: 'strike', type: 'ranged', enemy: enemy.id } as const;
    moment.question = offering(moment.question, 'through', means);
    return true;
  }),
  fault('walls.place', 'question', (moment) => {
    const zone = behindWalls(moment.state);
    if (zone === null || moment.question.prompt.key !== 'ask.turn') return false;
    moment.question = offering(moment.question, 'into', { kind: 'zone', zone });
    return true;
  }),
];
