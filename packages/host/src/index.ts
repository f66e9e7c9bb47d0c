export { type ChancePoint, chancesOf, type TurningPoint, turningPoints } from './bots/chances.ts';
export type { Reply, Request, Thought } from './bots/messages.ts';
export { BotMind } from './bots/mind.ts';
export { BotRoom, type Connect, type Wire } from './bots/room.ts';
export { Host, type HostParts, type HostRefusal, type News, type TableStore } from './host.ts';
export { type BotPlayer, botFor, isForBots, type Player } from './players.ts';
export { type FaultReport, faultReport } from './report.ts';
export type { GameShape, ModuleOf, TableOf } from './shape.ts';
export { type Ballot, type Vote, votesNeeded } from './votes.ts';
