import { meaningIn } from '@crawlspace/hellscape';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  answerWell,
  asked,
  newBrowserBelow,
  playUntil,
} from '../../../../test/session/sit-down.ts';
import type { Session } from '../../../session/types.ts';
import type { Hellscape } from '../../shape.ts';
import { type Descending, descending } from '../state.ts';
import { type Errand, errandsIn } from './errands.ts';
import { type Walk, walksIn } from './plan.ts';

let session: Session<Hellscape>;
let state: Descending;

afterEach(() => {
  vi.unstubAllGlobals();
  state.dispose();
  session.close();
});

async function sitDown(...classes: string[]): Promise<void> {
  const heroes = classes.map((each) => ({ class: each }));
  const { games } = newBrowserBelow();
  session = await games.create({ game: 'hellscape', setup: { quest: 'tutorial', heroes } }, 'walk');
  state = descending(session);
  // The story has been read.
  state.goOn();
}

const prompt = () => asked(session).prompt.key;
const hero = () => session.table.peek().game.heroes[asked(session).seat];
const walks = () => walksIn(session.table.peek().game, asked(session));

/** Plays on to a turn with such a walk in it. */
async function aTurnWith(isIt: (walk: Walk) => boolean): Promise<Walk> {
  await playUntil(session, () => prompt() === 'ask.turn' && walks().some(isIt));
  // What was told on the way has been seen.
  state.session.showAll();
  while (state.held.value.length > 0) state.goOn();
  const walk = walks().find(isIt);
  if (!walk) throw new Error('there is no such walk');
  return walk;
}

async function walkTo({ id }: Walk): Promise<void> {
  state.tap(id);
  await vi.waitFor(() => expect(state.walking.value).toBe(false));
}

const far = ({ actions, wounds, traps }: Walk) => actions > 1 && wounds + traps === 0;

describe('a far zone that is tapped', () => {
  test('is walked to with as many Moves as it takes, and one undo takes all of it back', async () => {
    await sitDown('wizard', 'paladin');
    const walk = await aTurnWith(far);
    const before = session.table.peek();
    const had = hero()?.turn?.actions ?? 0;
    await walkTo(walk);
    const { heroes } = session.table.peek().game;
    expect(heroes[walk.hero]?.zone).toBe(walk.to);
    expect(heroes[walk.hero]?.turn?.actions).toBe(had - walk.actions);
    expect(session.table.peek().moment.n).toBeGreaterThan(before.moment.n + walk.steps.length);
    await state.undo();
    expect(session.table.peek().game).toEqual(before.game);
    expect(session.table.peek().moment.n).toBe(before.moment.n);
    // From here on it is one answer after the other again.
    await state.answer(['move']);
    await state.undo();
    expect(session.table.peek().moment.n).toBe(before.moment.n);
  });

  test('takes no other answer while the hero is on the way', async () => {
    await sitDown('wizard', 'paladin');
    const walk = await aTurnWith(far);
    state.tap(walk.id);
    await Promise.resolve();
    expect(state.walking.value).toBe(true);
    state.tap('done');
    state.tap('end-turn');
    await vi.waitFor(() => expect(state.walking.value).toBe(false));
    expect(session.table.peek().game.heroes[walk.hero]?.zone).toBe(walk.to);
  });

  test('waits for the Rogue’s tool and is walked to then; undone at that, it is given up', async () => {
    await sitDown('rogue');
    const walk = await aTurnWith(far);
    await walkTo(walk);
    expect(prompt()).toBe('ask.token-move');
    await state.undo();
    expect(prompt()).toBe('ask.turn');
    await walkTo(walk);
    while (prompt() === 'ask.token-move') {
      const [first] = asked(session).options;
      await state.answer([first?.id ?? '']);
      await vi.waitFor(() => expect(state.walking.value).toBe(false));
    }
    expect(hero()?.zone).toBe(walk.to);
  });

  test('shows a price in Wounds before it is paid, where nobody can point', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await sitDown('wizard', 'paladin');
    const walk = await aTurnWith(({ wounds }) => wounds > 0);
    const { n } = session.table.peek().moment;
    await walkTo(walk);
    expect(session.table.peek().moment.n).toBe(n);
    expect([state.weighed.value, state.pointed.value]).toEqual([walk.id, walk.id]);
    await walkTo(walk);
    expect(session.table.peek().moment.n).toBeGreaterThan(n);
  });
});

describe('an errand', () => {
  const errands = () => errandsIn(session.table.peek().game, asked(session));
  const take = (isIt: (errand: Errand) => boolean) => errands().find(isIt);

  /** Plays on to a turn in which it can be run with one tap, and shows all that was told on the way. */
  async function aTurnFor(isIt: (errand: Errand) => boolean): Promise<Errand> {
    await playUntil(session, () => prompt() === 'ask.turn' && errands().some(isIt));
    state.session.showAll();
    while (state.held.value.length > 0) state.goOn();
    return take(isIt) as Errand;
  }

  async function run({ id }: Errand): Promise<void> {
    state.tap(id);
    await vi.waitFor(() => expect(state.walking.value).toBe(false));
  }

  test('attacks an enemy in reach with one tap, and only once', async () => {
    await sitDown('berserker', 'paladin');
    const strike = await aTurnFor(({ by }) => by === 'attack');
    const had = hero()?.turn?.actions ?? 0;
    const told = session.events.peek().length;
    await run(strike);
    const since = session.events.peek().slice(told);
    expect(since.filter(({ event }) => event.t === 'attack')).toHaveLength(1);
    expect(session.table.peek().game.heroes[strike.hero]?.turn?.actions ?? had - 1).toBe(had - 1);
  });

  test('ends a Move that was used for the attack, which costs one action', async () => {
    await sitDown('ranger', 'wizard');
    const isUsed = () => !state.takesBack?.('done');
    const aMoveFor = async () => {
      await playUntil(session, () => prompt() === 'ask.move' && errands().length > 0 && isUsed());
      return errands()[0] as Errand;
    };
    const strike = await aMoveFor();
    state.session.showAll();
    while (state.held.value.length > 0) state.goOn();
    const had = hero()?.turn?.actions ?? 0;
    expect([strike.by, had > 0]).toEqual(['attack', true]);
    const told = session.events.peek().length;
    await run(strike);
    const since = session.events.peek().slice(told);
    expect(since.filter(({ event }) => event.t === 'attack')).toHaveLength(1);
    expect(since.filter(({ event }) => event.t === 'action')).toHaveLength(1);
    expect(session.table.peek().game.heroes[strike.hero]?.turn?.actions ?? had - 1).toBe(had - 1);
  });

  test('takes back a Move in which nothing was done before it attacks', async () => {
    await sitDown('berserker', 'paladin');
    const canDoBoth = () => (hero()?.turn?.actions ?? 0) > 1;
    const strike = await aTurnFor(({ by }) => by === 'attack' && canDoBoth());
    const had = hero()?.turn?.actions ?? 0;
    await state.answer(['move']);
    expect(prompt()).toBe('ask.move');
    expect(take(({ id }) => id === strike.id)).toBeDefined();
    state.tap(strike.id);
    await vi.waitFor(() => expect(prompt()).not.toBe('ask.move'));
    await vi.waitFor(() => expect(state.walking.value).toBe(false));
    const after = session.table.peek().game.heroes[strike.hero]?.turn?.actions;
    expect(after ?? had - 1).toBe(had - 1);
    expect(session.events.peek().some(({ event }) => event.t === 'attack')).toBe(true);
  });

  test('opens a door with one tap and goes on with the Move', async () => {
    await sitDown('berserker', 'paladin');
    const open = await aTurnFor(({ means }) => means.kind === 'door');
    const doors = () => session.table.peek().game.dungeon.open.filter(Boolean).length;
    const before = doors();
    await run(open);
    expect(doors()).toBe(before + 1);
  });

  test('takes up what lies there with one tap', async () => {
    await sitDown('berserker', 'wizard');
    const take = await aTurnFor(({ means }) => means.kind === 'token');
    const { means } = take;
    const lies = () =>
      session.table
        .peek()
        .game.dungeon.tokens.some(({ id }) => means.kind === 'token' && id === means.token);
    expect(lies()).toBe(true);
    await run(take);
    expect(session.events.peek().some(({ event }) => event.t === 'action')).toBe(true);
  });

  test('is what the rules offer after the action, no more and no less', async () => {
    await sitDown('wizard', 'paladin');
    const { by } = await aTurnFor((errand) => errand.by === 'attack');
    const offered = errands()
      .filter((errand) => errand.by === by)
      .map(({ means }) => means);
    await state.answer([by]);
    if (prompt() !== 'ask.attack') expect(offered).toHaveLength(1);
    else expect(asked(session).options.map((option) => meaningIn(option))).toEqual(offered);
  });
});

describe('a Move in which nothing was done', () => {
  test('costs nothing: it is taken back', async () => {
    await sitDown('wizard', 'paladin');
    await playUntil(session, () => prompt() === 'ask.turn');
    const before = session.table.peek().game;
    await state.answer(['move']);
    const done = asked(session).options.find(({ id }) => id === 'done');
    if (!done) throw new Error('the Move has no end');
    expect(state.kit.label(before, asked(session), done)).toBe('Back, without moving');
    expect(state.takesBack?.(done.id)).toBe(true);
    await state.answer(['done']);
    expect(prompt()).toBe('ask.turn');
    expect(session.table.peek().game).toEqual(before);
  });

  test('costs nothing to the Rogue either, whose tool is turned back', async () => {
    await sitDown('rogue');
    await playUntil(session, () => prompt() === 'ask.turn');
    const before = session.table.peek().game;
    await state.answer(['move']);
    if (prompt() === 'ask.token-move') await answerWell(session);
    await state.answer(['done']);
    expect(session.table.peek().game).toEqual(before);
  });

  test('is over and paid for after a step', async () => {
    await sitDown('wizard', 'paladin');
    await playUntil(session, () => prompt() === 'ask.turn');
    const had = hero()?.turn?.actions ?? 0;
    await state.answer(['move']);
    const step = asked(session).options.find(({ id }) => id.startsWith('zone'));
    await state.answer([step?.id ?? '']);
    const done = asked(session).options.find(({ id }) => id === 'done');
    if (!done) throw new Error('the Move has no end');
    expect(state.takesBack?.(done.id)).toBe(false);
    await state.answer(['done']);
    expect(hero()?.turn?.actions).toBe(had - 1);
  });
});
