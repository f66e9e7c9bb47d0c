export {
  areaOf,
  type GameName,
  type LedgerEntry,
  needsTest,
  type RuleId,
  readLedger,
} from './ledger.ts';
export { rule } from './rule.ts';
