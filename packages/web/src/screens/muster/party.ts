import type { Player } from '../../session/types.ts';

/** A hero in the making: whatever the game wants to know, and who plays the seat. */
export interface Seated {
  readonly player: Player;
}

/** The party without the hero in this seat. The last hero cannot be sent home. */
export function withoutSeat<Hero>(heroes: readonly Hero[], seat: number): readonly Hero[] {
  return heroes.length === 1 ? heroes : heroes.filter((_, each) => each !== seat);
}

/** The party with another hero in this seat. */
export function withSeat<Hero>(heroes: readonly Hero[], seat: number, hero: Hero): readonly Hero[] {
  return heroes.map((each, at) => (at === seat ? hero : each));
}

export function playersOf(heroes: readonly Seated[]): readonly Player[] {
  return heroes.map(({ player }) => player);
}
