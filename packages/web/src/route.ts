import { signal } from '@preact/signals';
import { gameOfRule } from './game/fronts.ts';
import { GAME_IDS, type GameId, isGameId } from './game/ids.ts';

/** Where in the client one is. It stands in the part of the address after `#`. */
export type Route =
  | { readonly screen: 'home' | 'settings' }
  | { readonly screen: 'muster'; readonly game: GameId }
  | { readonly screen: 'game' | 'after' | 'replay'; readonly id: string }
  /** The reference of a game, at a rule if one is named. */
  | { readonly screen: 'rules'; readonly game: GameId; readonly id: string | null };

/** Addresses from before there was a second game name none. */
const [FIRST_GAME] = GAME_IDS;

/** Where an address leads; what is not known leads home. */
export function routeOf(hash: string): Route {
  const [screen = '', id = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodePart);
  switch (screen) {
    case 'settings':
      return { screen };
    case 'muster':
      return { screen, game: isGameId(id) ? id : FIRST_GAME };
    case 'game':
    case 'after':
    case 'replay':
      return id ? { screen, id } : { screen: 'home' };
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
  const id = ('id' in route ? route.id : null) ?? ('game' in route ? route.game : null);
  return id ? `#/${route.screen}/${encodeURIComponent(id)}` : `#/${route.screen}`;
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<Route>(routeOf(typeof location === 'undefined' ? '' : location.hash));

let steps = 0;

/** Whether one has come here from another place in the client, and not straight from an address. */
export function hasCome(): boolean {
  return steps > 0;
}

export function go(to: Route): void {
  location.hash = addressOf(to);
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
