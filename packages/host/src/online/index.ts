export { type Change, changesBetween, withChanges } from './changes.ts';
export {
  Connection,
  type ConnectionParts,
  type ConnectionState,
  type Socket,
  type SocketEvents,
} from './connection.ts';
export * from './protocol.ts';
export { haveOf, type Seen, seenAfter } from './seen.ts';
