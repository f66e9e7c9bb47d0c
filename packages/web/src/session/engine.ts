/** Everything that needs the rules. Loaded when a game, a replay or an import first needs it. */
export { BotRoom } from '../bots/room.ts';
export { LocalSession, saveFile } from './local.ts';
export { openReplay } from './replay.ts';
export { lineOf, readSave, setupOf, startTable, tableOf } from './tables.ts';
