/** The games that can be played here, in the order in which they came. */
export const GAME_IDS = ['brimstone', 'hellscape'] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGameId(id: unknown): id is GameId {
  return (GAME_IDS as readonly unknown[]).includes(id);
}

/** The life between two adventures is played at a table of its own. */
const GAME_OF_TABLE = {
  brimstone: 'brimstone',
  hellscape: 'hellscape',
  'brimstone-stay': 'brimstone',
} as const satisfies Readonly<Record<string, GameId>>;

/** What can be played at a table, by the name that its records have. */
export type TableId = keyof typeof GAME_OF_TABLE;

export function isTableId(id: unknown): id is TableId {
  return typeof id === 'string' && Object.hasOwn(GAME_OF_TABLE, id);
}

/** The game that a table is of: whose colours, rules and orders it has. */
export function gameOf(table: TableId): GameId {
  return GAME_OF_TABLE[table];
}

/** A chapter between two adventures: it is over when it is over, and neither won nor lost. */
export function isStay(table: TableId): boolean {
  return table === 'brimstone-stay';
}
