export { brimstoneBots } from './bots/brimstone.ts';
export { hellscapeBots } from './bots/hellscape.ts';
export { thumbDecider } from './brimstone/thumb.ts';
export { hellscapeThumb } from './hellscape/thumb.ts';
export * from './kit.ts';
