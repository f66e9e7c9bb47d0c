export { fieldsOf, freeze } from './fields.ts';
export { type FuzzedGame, playFuzzed } from './fuzz.ts';
export { type HostileResult, hostileFiles, type Target, throwPack } from './hostile.ts';
export {
  areaOf,
  type GameName,
  type LedgerEntry,
  needsTest,
  type RuleId,
  readLedger,
} from './ledger.ts';
export { isRule, PlayedTable } from './played.ts';
export { rule } from './rule.ts';
export { idsOfSeveralKinds, keysInSeveralFiles } from './texts.ts';
