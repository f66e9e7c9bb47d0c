import { signal } from '@preact/signals';
import { GAME_IDS, type GameId, isGameId } from './game-ids.ts';
import { gameOfRule } from './games/fronts.ts';
import { isSecret, rememberLinks } from './session/online/identity.ts';

/** Where in the client one is. It stands in the part of the address after `#`. */
export type Route =
  | { readonly screen: 'home' | 'settings' | 'packs' }
  | { readonly screen: 'muster'; readonly game: GameId }
  | { readonly screen: 'game' | 'after'; readonly id: string }
  /** The book of a company; the shelf of all books where none is named. */
  | { readonly screen: 'campaign'; readonly id: string | null }
  /** A table on a server. */
  | { readonly screen: 'table'; readonly id: string }
  /** A replay, from the start or after so many answers. */
  | { readonly screen: 'replay'; readonly id: string; readonly answer: number }
  /** A game that the address holds itself. */
  | { readonly screen: 'shared'; readonly letters: string }
  /** The reference of a game, at a rule if one is named. */
  | { readonly screen: 'rules'; readonly game: GameId; readonly id: string | null };

const TABLE_ID = /^[a-z0-9]{16}$/;

/** Addresses from before there was a second game name none. */
const [FIRST_GAME] = GAME_IDS;

/** Where an address leads; what is not known leads home. */
export function routeOf(hash: string): Route {
  const [screen = '', id = '', more = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodePart);
  switch (screen) {
    case 'settings':
    case 'packs':
      return { screen };
    case 'muster':
      return { screen, game: isGameId(id) ? id : FIRST_GAME };
    case 'game':
    case 'after':
      return id ? { screen, id } : { screen: 'home' };
    case 'campaign':
      return { screen, id: id || null };
    case 'table':
      return TABLE_ID.test(id) ? { screen, id } : { screen: 'home' };
    case 'replay':
      return id ? { screen, id, answer: answerIn(more) } : { screen: 'home' };
    case 'shared':
      return { screen, letters: id };
    case 'rules':
      return isGameId(id)
        ? { screen, game: id, id: null }
        : { screen, game: gameOfRule(id) ?? FIRST_GAME, id: id || null };
    default:
      return { screen: 'home' };
  }
}

/** The address of a place, for links. */
export function addressOf(route: Route): string {
  if (route.screen === 'home') return '#/';
  if (route.screen === 'shared') return `#/shared/${route.letters}`;
  if (route.screen === 'replay' && route.answer > 0)
    return `#/replay/${encodeURIComponent(route.id)}/${route.answer}`;
  const id = ('id' in route ? route.id : null) ?? ('game' in route ? route.game : null);
  return id ? `#/${route.screen}/${encodeURIComponent(id)}` : `#/${route.screen}`;
}

function answerIn(part: string): number {
  return /^\d{1,6}$/.test(part) ? Number(part) : 0;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Where a page starts. A link to a table, `/t/TABLE#SECRET`, is an invitation: its secret is kept, and
 * leaves the address so that nobody hands it on without wanting to.
 */
function arrive(): Route {
  if (typeof location === 'undefined') return { screen: 'home' };
  const [, table = ''] = /^\/t\/(.*)$/.exec(location.pathname) ?? [];
  if (!TABLE_ID.test(table)) return routeOf(location.hash);
  const secret = location.hash.slice(1);
  if (isSecret(secret)) rememberLinks(table, { came: secret });
  const to: Route = { screen: 'table', id: table };
  history.replaceState(null, '', `/${addressOf(to)}`);
  return to;
}

/** The address that leads others to a table; whoever knows the secret of a link may come. */
export function inviteTo(table: string, secret: string): string {
  return `${location.origin}/t/${table}#${secret}`;
}

export const route = signal<Route>(arrive());

let steps = 0;

/** Whether one has come here from another place in the client, and not straight from an address. */
export function hasCome(): boolean {
  return steps > 0;
}

export function go(to: Route): void {
  location.hash = addressOf(to);
}

/** Goes somewhere from a place that nobody is to come back to. */
export function goInstead(to: Route): void {
  location.replace(addressOf(to));
}

/** Back to where one came from; home for those who came straight here. */
export function goBack(): void {
  if (hasCome()) history.back();
  else go({ screen: 'home' });
}

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', () => {
    steps++;
    route.value = routeOf(location.hash);
  });
}
