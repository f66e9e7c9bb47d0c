import { readFileSync } from 'node:fs';
import { WebSocket, WebSocketServer } from 'ws';

/*
 * The least that can be done: a bare `ws` that answers every message with the messages that our server
 * sent after an answer, as long as those, to the same five. What they were is read from a file. It may
 * wait so many milliseconds first, as ours does for the disk: what comes meanwhile is answered together.
 */
const [port = '', file = '', wait = '0'] = process.argv.slice(2);
/** For each answer and each of the five, how long the messages were that it brought. */
const recorded = JSON.parse(readFileSync(file, 'utf8')) as number[][][];
const text = 'x'.repeat(1024 * 1024);

interface Room {
  readonly sockets: WebSocket[];
  next: number;
}
const rooms = new Map<string, Room>();
let waiting: Room[] = [];
const server = new WebSocketServer({ port: Number(port), perMessageDeflate: false });
server.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? { sockets: [], next: rooms.size };
  rooms.set(url, room);
  room.sockets.push(socket);
  socket.on('message', (data) => {
    JSON.parse(String(data));
    if (wait === '0') return answer(room);
    if (waiting.push(room) === 1) setTimeout(answerAll, Number(wait));
  });
});

function answerAll(): void {
  const answered = waiting;
  waiting = [];
  for (const room of answered) answer(room);
}

function answer(room: Room): void {
  const lengths = recorded[room.next++ % recorded.length] ?? [];
  room.sockets.forEach((each, i) => {
    if (each.readyState !== WebSocket.OPEN) return;
    for (const length of lengths[i] ?? []) each.send(text.slice(0, length));
  });
}

process.on('message', () => process.send?.(process.cpuUsage()));
process.send?.('ready');
