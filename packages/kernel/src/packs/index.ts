export { GAMES, type Pack, type PackGameName, type PackRef } from './format.ts';
export { type Entry, type EntryKind, entryKind, type PackGame } from './game.ts';
export { jsonSchemaOf } from './json-schema.ts';
export { type Loaded, type LoadedPack, loadPacks, refOf } from './load.ts';
export { check, type Place, type Problem, problem, sentence } from './problems.ts';
export { type Reading, readPack } from './read.ts';
export { heard, said, unknown } from './said.ts';
export * from './words.ts';
