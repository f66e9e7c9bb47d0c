export { type Causes, causesOf } from './brimstone/causes.ts';
export { thumbDecider } from './brimstone/thumb.ts';
export type { Decider } from './decider.ts';
export { type PlayedGame, playGame } from './play-game.ts';
export { randomDecider } from './random.ts';
