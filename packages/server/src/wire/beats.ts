import type { WebSocket } from 'ws';

/** Pings and pongs of one connection between two beats. Processes that lead others here send one a second. */
const MOST_PINGS = 120;

/** A connection, and whether anybody is there. */
interface Beating extends WebSocket {
  isAlive?: boolean;
  /** Since the last beat. */
  pings?: number;
}

/** Asks whether somebody is still there. Whoever has not answered since the last time is not. */
export function beat(socket: Beating): void {
  if (socket.isAlive === false) socket.terminate();
  socket.isAlive = false;
  socket.pings = 0;
  socket.ping();
}

/** Pings cost next to nothing, unless there are thousands of them, or nobody takes the answers. */
export function listenForBeats(socket: Beating): void {
  const count = () => {
    socket.pings = (socket.pings ?? 0) + 1;
    if (socket.pings > MOST_PINGS) socket.terminate();
  };
  socket.on('pong', () => {
    socket.isAlive = true;
    count();
  });
  socket.on('ping', (data) => {
    count();
    // Whatever else is on its way says as well that this process is there.
    if (socket.bufferedAmount === 0) socket.pong(data);
  });
}
