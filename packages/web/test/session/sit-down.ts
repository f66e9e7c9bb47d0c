import 'fake-indexeddb/auto';
import type { AdventureView, BrimstoneEvent } from '@crawlspace/brimstone';
import type { Decision, TableView, Told } from '@crawlspace/kernel';
import { signal } from '@preact/signals';
import { BotMind } from '../../src/bots/mind.ts';
import type { Connect } from '../../src/bots/room.ts';
import { LocalGames, type Surroundings } from '../../src/session/games.ts';
import type { NewGame, Session } from '../../src/session/types.ts';
import type { Reaction } from '../../src/settings/index.ts';
import { GameStore } from '../../src/storage/store.ts';

/** Bots in the same process; whatever goes over the wire is copied as it is on the way to a worker. */
export const botsHere: Connect = (receive) => {
  const mind = new BotMind();
  return {
    send(request) {
      const copy = structuredClone(request);
      setTimeout(() => receive(structuredClone(mind.handle(copy))));
    },
    close() {},
  };
};

let stores = 0;

/** An empty browser. The same one, reloaded, comes from `reload`. */
export function newBrowser(around: Partial<Surroundings> = {}) {
  const reactions = signal<Readonly<Record<string, Reaction>>>({});
  const name = `test-${++stores}`;
  const load = () =>
    new LocalGames({
      store: new GameStore(name),
      reactions,
      pause: () => 0,
      bots: botsHere,
      ...around,
    });
  return { games: load(), reload: load, reactions };
}

export const TWO: NewGame = {
  heroes: [{ class: 'us-marshal' }, { class: 'gunslinger', name: 'Ada' }],
};

/** The first decision that waits for a person. */
export function asked(session: Session): Decision {
  const [decision] = session.decisions.value;
  if (!decision) throw new Error('nobody is asked');
  return decision;
}

/** Answers as a bot would. */
export async function answerWell(session: Session): Promise<void> {
  const decision = asked(session);
  const refusal = await session.answer(decision, await session.advise(decision));
  if (refusal) throw new Error(`${decision.prompt.key}: ${refusal.reason}`);
}

/** Plays well until it is so. */
export async function playUntil(session: Session, isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    if (session.table.value.outcome) throw new Error('the game is over');
    await answerWell(session);
  }
}

/** Resolves when the bots have nothing left to answer. */
export async function botsRest(session: Session): Promise<void> {
  while (session.thinking.value) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** All that a person can tell about a session. */
export function seen(session: Session): {
  table: TableView<AdventureView>;
  events: readonly Told<BrimstoneEvent>[];
  decisions: readonly Decision[];
  players: Session['players']['value'];
} {
  return {
    table: session.table.value,
    events: session.events.value,
    decisions: session.decisions.value,
    players: session.players.value,
  };
}
