import type { BoardToken, DescentView } from '@crawlspace/hellscape';

type TokenKind = BoardToken['kind'];

const TOKENS: Readonly<Record<TokenKind, string>> = {
  spawn: 's',
  loot: 'l',
  treasure: '$',
  objective: '!',
  'objective-gray': '=',
  chest: 'c',
  'greater-chest': 'C',
  'spike-trap': '^',
  'bear-trap': 'v',
  pillar: 'I',
  fountain: 'f',
  forge: 'F',
  portal: 'o',
  'roaming-portal': 'O',
  corruption: 'x',
  hourglass: 'h',
};

/** Tokens of a zone by letter, at most as many as have room beside a number. */
export function tokensIn(view: DescentView, zone: number): string {
  const here = view.dungeon.tokens.filter((token) => token.zone === zone);
  return here
    .slice(0, 6)
    .map(({ kind }) => TOKENS[kind])
    .join('');
}

/** The kinds of tokens on the table, with their letters. */
export function tokenLegend(view: DescentView): readonly (readonly [TokenKind, string])[] {
  const kinds = new Set(view.dungeon.tokens.map(({ kind }) => kind));
  return [...kinds].map((kind) => [kind, TOKENS[kind]] as const);
}

/** Enemies go by letters, in the order of the list beside the map. */
export function letterOf(view: DescentView, enemy: string): string {
  const at = view.enemies.findIndex(({ id }) => id === enemy);
  return at < 0 ? '?' : String.fromCharCode('a'.charCodeAt(0) + (at % 26));
}

const ALLIES: Readonly<Record<string, string>> = {
  'flame-spirit': 'f',
  'frost-spirit': 'w',
  summoner: 's',
};

/** Heroes by number and allies by letter in brackets, enemies by letter and how many they are. */
export function figuresIn(
  view: DescentView,
  zone: number,
): { readonly party: string; readonly enemies: string } {
  const heroes = view.heroes
    .filter((hero) => hero.zone === zone && !hero.gone && view.phase !== 'setup')
    .map(({ index }) => String(index + 1));
  const allies = view.allies.flatMap((ally) =>
    ally.zone === zone ? (ALLIES[ally.id] ?? 'a') : [],
  );
  const party = [...heroes, ...allies].join('');
  const enemies = view.enemies
    .filter((enemy) => enemy.zone === zone)
    .map(({ id, minions }) => `${letterOf(view, id)}${minions > 0 ? minions + 1 : ''}`);
  return { party: party === '' ? '' : `(${party})`, enemies: enemies.join(' ') };
}
