import { tableText } from './words.ts';

const THINGS = ['scroll', 'shard', 'feather', 'key'] as const;

/** What heroes carry for a quest, in words. */
export function thingName(thing: string): string {
  const known = THINGS.find((each) => each === thing);
  return known ? tableText(`thing-${known}`) : thing;
}
