import type { GameEvent, GameModule, Table } from '@crawlspace/kernel';

/** The types of a game, as far as whoever hosts it hands them on. */
export interface GameShape {
  readonly state: unknown;
  readonly setup: unknown;
  readonly event: GameEvent;
  readonly view: object;
}

export type ModuleOf<Game extends GameShape> = GameModule<
  Game['state'],
  Game['setup'],
  Game['event'],
  Game['view']
>;

export type TableOf<Game extends GameShape> = Table<
  Game['state'],
  Game['setup'],
  Game['event'],
  Game['view']
>;
