import { content, type DescentState, hellscape, mapOf } from '@crawlspace/hellscape';
import { Table } from '@crawlspace/kernel';
import { type Descent, descentAt } from './descents.ts';

const QUEST = 'the-soul-keys';

/** A quest in front of the boss chamber: its door stands open, and all heroes are beside it. */
export function atTheBossDoor(classes: readonly string[]): Descent {
  const table = descentAt(({ prompt }) => prompt.key === 'ask.activate', classes, QUEST);
  const { snapshot, setup, seed } = table.save();
  if (!snapshot) throw new Error('a game that was played has a safe point');
  const state = hellscape.clone(snapshot.state as DescentState);
  walkToTheDoor(state);
  return Table.open(hellscape, {
    setup: hellscape.parseSetup(setup),
    seed,
    start: { ...snapshot, answers: 0, state },
    inTheMiddle: true,
  });
}

function walkToTheDoor(state: DescentState): void {
  const quest = content.quests[QUEST];
  if (!quest) throw new Error(`there is no quest ${QUEST}`);
  const { doors, zones, boss } = mapOf(content, quest, state.heroes.length);
  const door = doors.find(({ marked }) => marked);
  const outside = door?.zones.find((zone) => zones[zone]?.tile !== boss?.tile);
  if (!door || outside === undefined) throw new Error(`${QUEST} has no door to its boss`);
  state.dungeon.open[door.id] = true;
  for (const chamber of door.chambers) state.dungeon.revealed[chamber] = true;
  state.enemies = state.enemies.filter(({ kind }) => kind === 'boss');
  state.quest.held['key'] = [0, 0, 0];
  for (const hero of state.heroes) hero.zone = outside;
}
