import { describe, expect, test } from 'vitest';
import { answerWell, asked, newBrowser, newBrowserBelow } from '../../test/session/sit-down.ts';
import { QUICK_START as ADVENTURE } from '../brimstone/quick-start.ts';
import { QUICK_START as DESCENT } from '../hellscape/quick-start.ts';
import type { Session } from './types.ts';

const isSettingUp = (session: Session) =>
  session.table.value.moment.n === 0 ||
  /free-token|start-space|stance|quadrant/.test(asked(session).prompt.key);

describe('a quick start', () => {
  test('asks nothing before the first turn of Brimstone, and says that it can be changed', async () => {
    const { games, reload } = newBrowser();
    const session = await games.create(ADVENTURE, 'quick');
    expect(asked(session).prompt.key).toBe('prompt.turn-start');
    expect(session.isProposed.value).toBe(true);
    expect(session.table.value.game.heroes.map(({ bag }) => bag.length)).not.toContain(0);
    session.close();
    const again = await reload().open(session.id);
    expect(asked(again).prompt.key).toBe('prompt.turn-start');
    expect(again.isProposed.value).toBe(true);
    expect(again.table.value.canUndo).toBe(false);
  });

  test('asks nothing of the set-up in Hellscape', async () => {
    const { games } = newBrowserBelow();
    const session = await games.create(DESCENT, 'quick');
    expect(session.table.value.game.phase).not.toBe('setup');
    expect(session.isProposed.value).toBe(true);
  });

  test('is changed by going back to its first question; then people decide', async () => {
    const { games } = newBrowser();
    const session = await games.create(ADVENTURE, 'quick');
    await session.changeSetUp();
    expect(asked(session).prompt.key).toBe('prompt.free-token');
    expect(session.isProposed.value).toBe(false);
    await answerWell(session);
    expect(isSettingUp(session)).toBe(true);
    const { n } = session.table.value.moment;
    await session.changeSetUp();
    expect(session.table.value.moment.n).toBe(n);
  });

  test('can no longer be changed once somebody has answered', async () => {
    const { games } = newBrowser();
    const session = await games.create(ADVENTURE, 'quick');
    await answerWell(session);
    expect(session.isProposed.value).toBe(false);
    await session.changeSetUp();
    expect(session.table.value.game.turn.step).not.toBe('setup');
  });

  test('is left to people where no bot answers', async () => {
    const { games } = newBrowser({
      bots: () => (receive) => ({
        send: ({ number }) => setTimeout(() => receive({ number, failure: 'out of its mind' })),
        close() {},
      }),
    });
    const session = await games.create(ADVENTURE, 'quick');
    expect(asked(session).prompt.key).toBe('prompt.free-token');
    expect(session.isProposed.value).toBe(false);
  });
});

test('a game that is mustered by hand asks for its set-up', async () => {
  const { games } = newBrowser();
  const session = await games.create({ game: 'brimstone', setup: ADVENTURE.setup }, 'quick');
  expect(asked(session).prompt.key).toBe('prompt.free-token');
});
