import 'fake-indexeddb/auto';
import { brimstoneBots, hellscapeBots } from '@crawlspace/bots';
import { brimstoneStayBots } from '@crawlspace/bots/brimstone';
import type { StandingOrders } from '@crawlspace/bots/orders';
import { brimstone, brimstoneStay } from '@crawlspace/brimstone';
import { hellscape } from '@crawlspace/hellscape';
import type { Connect, GameShape } from '@crawlspace/host';
import { BotMind } from '@crawlspace/host';
import type { Decision, TableView, Told } from '@crawlspace/kernel';
import { signal } from '@preact/signals';
import type { Brimstone } from '../../src/brimstone/shape.ts';
import type { BrimstoneStay } from '../../src/brimstone/stay-shape.ts';
import type { PlayedTable } from '../../src/engine.ts';
import type { TableId } from '../../src/game-ids.ts';
import type { Hellscape } from '../../src/hellscape/shape.ts';
import { LocalGames, type Surroundings } from '../../src/session/games.ts';
import type { Pages, Word } from '../../src/session/pages.ts';
import { GameStore } from '../../src/session/storage/store.ts';
import type { Games, NewGame, Player, Replay, Session } from '../../src/session/types.ts';
import { EVERYTHING_ASKED } from '../../testing/asked.ts';

/** Tests give bots futures and not time, so that they answer the same however busy the machine is. */
const FUTURES = { play: { playouts: 12 }, advise: { playouts: 6 } } as const;

/** Bots in the same process; whatever goes over the wire is copied as it is on the way to a worker. */
export function botsHere(game: TableId): Connect {
  return (receive) => {
    const mind =
      game === 'hellscape'
        ? new BotMind<Hellscape>(hellscape, hellscapeBots, FUTURES)
        : game === 'brimstone'
          ? new BotMind<Brimstone>(brimstone, brimstoneBots, FUTURES)
          : new BotMind<BrimstoneStay>(brimstoneStay, brimstoneStayBots, FUTURES);
    return {
      send(request) {
        const copy = structuredClone(request);
        setTimeout(() => receive(structuredClone(mind.handle(copy))));
      },
      close() {},
    };
  };
}

/** The games of a browser in which only one is played: their types are known. */
interface GamesOf<Game extends GameShape> extends Omit<Games, 'create' | 'open' | 'replay'> {
  create(game: NewGame, seed?: string, players?: readonly Player[]): Promise<Session<Game>>;
  open(id: string): Promise<Session<Game>>;
  replay(id: string): Promise<Replay<Game>>;
}

let stores = 0;

/** An empty browser, for playing Brimstone. The same one, reloaded, comes from `reload`. */
export function newBrowser(around: Partial<Surroundings> = {}) {
  const { reload, orders } = browser<Brimstone>(around);
  return { games: reload(), reload, orders };
}

/** The same for playing Hellscape. */
export function newBrowserBelow(around: Partial<Surroundings> = {}) {
  const { reload } = browser<Hellscape>(around);
  return { games: reload(), reload };
}

function browser<Game extends GameShape>(around: Partial<Surroundings>) {
  const orders = signal<StandingOrders>(EVERYTHING_ASKED);
  const name = `test-${++stores}`;
  const pages = pagesOfABrowser();
  const reload = () =>
    new LocalGames({
      store: new GameStore(name),
      pages: pages(),
      orders,
      tableOrders: signal({}),
      pause: () => 0,
      bots: botsHere,
      ...around,
    }) as Games as GamesOf<Game>;
  return { reload, orders };
}

/** Pages that hear each other at once; a page does not hear itself. */
function pagesOfABrowser(): () => Pages {
  const ears = new Map<object, Set<(word: Word) => void>>();
  return () => {
    const mine = new Set<(word: Word) => void>();
    const page: Pages = {
      tell: (word) => {
        for (const [other, listeners] of ears)
          if (other !== page) for (const listener of [...listeners]) listener(word);
      },
      listen(game, hear) {
        const listener = (word: Word) => {
          if (word.game === game) hear(word.t);
        };
        mine.add(listener);
        return () => mine.delete(listener);
      },
    };
    ears.set(page, mine);
    return page;
  };
}

export const TWO: NewGame = {
  game: 'brimstone',
  setup: { heroes: [{ class: 'us-marshal' }, { class: 'gunslinger', name: 'Ada' }] },
};

export const TWO_BELOW: NewGame = {
  game: 'hellscape',
  setup: { quest: 'tutorial', heroes: [{ class: 'rogue' }, { class: 'wizard' }] },
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
  const { picks } = await session.advise(decision);
  const refusal = await session.answer(decision, picks);
  if (refusal) throw new Error(`${decision.prompt.key}: ${refusal.reason}`);
}

/** Plays well until it is so. */
export async function playUntil(session: Session, isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    if (session.table.value.outcome) throw new Error('the game is over');
    await answerWell(session);
  }
}

/** Resolves when everything that was asked of the session is done and stored. */
export function settled(session: Session): Promise<void> {
  return (session as PlayedTable).settled();
}

/** Resolves when the bots have nothing left to answer. */
export async function botsRest(session: Session): Promise<void> {
  while (session.thinking.value) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** All that a person can tell about a session. */
export function seen<Game extends GameShape>(
  session: Session<Game>,
): {
  table: TableView<Game['view']>;
  events: readonly Told<Game['event']>[];
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
