export { brimstoneBots } from './brimstone/bots.ts';
export { thumbDecider } from './brimstone/thumb/thumb.ts';
export { hellscapeBots } from './hellscape/bots.ts';
export { hellscapeThumb } from './hellscape/thumb/thumb.ts';
export * from './kit.ts';
