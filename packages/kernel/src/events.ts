import type { GameEvent } from './game.ts';

/**
 * The events of a game, told apart by `t`, from a list that says which fields each of them has. What
 * an event does not have cannot be told with it, and what it has cannot be forgotten.
 */
export type EventsOf<Fields> = {
  [Name in keyof Fields & string]: Omit<GameEvent, 't'> & { readonly t: Name } & Readonly<
      Fields[Name]
    >;
}[keyof Fields & string];

/** Whatever the events of a game can have, for those who read all of them alike: logs and the like. */
export type AnyFieldOf<Event extends GameEvent> = {
  readonly [Key in KeyOfAny<Event>]?: ValueOf<Event, Key>;
};

type KeyOfAny<Event> = Event extends unknown ? keyof Event : never;
type ValueOf<Event, Key extends PropertyKey> = Event extends { readonly [K in Key]?: infer Value }
  ? Value
  : never;
