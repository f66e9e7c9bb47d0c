export { BOT_NAMES, type BotName, type Bots, USUAL_PLAYOUTS } from './bots.ts';
export {
  type Calibration,
  type Estimate,
  estimate,
  type Sample,
  sampleOf,
} from './chance/estimate.ts';
export { type Chances, Forecast } from './chance/forecast.ts';
export { dangerOf, expectedOf, logOdds, type Measured } from './chance/measured.ts';
export type { Place, Standing } from './chance/standing.ts';
export type { Aside, Decider, Future } from './decider.ts';
export { futuresOf, type Imagine, seatOf, viewerOf } from './futures.ts';
export { type PlayedGame, type PlayOptions, playGame, type Watch } from './play-game.ts';
export { randomDecider } from './random.ts';
export type { Budget } from './search/budget.ts';
export type { Weighed, Weighing } from './search/search.ts';
export { sayWhy } from './why/texts.ts';
