import type { Socket, SocketEvents } from '@crawlspace/host/online';

/** Whatever is asked is answered; after so many milliseconds without a word nobody is there. */
const SILENCE = 10_000;

/** A socket to the server of this page. Without a network there is none, and that is known at once. */
export function connectToServer(events: SocketEvents): Socket {
  if (!navigator.onLine) {
    queueMicrotask(events.close);
    return { send: () => undefined, close: () => undefined };
  }
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/table`);
  let isOver = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(silence);
    removeEventListener('offline', end);
    socket.close();
    events.close();
  };
  addEventListener('offline', end);
  socket.addEventListener('open', events.open);
  socket.addEventListener('close', end);
  socket.addEventListener('message', ({ data }) => {
    clearTimeout(silence);
    if (!isOver) events.message(String(data));
  });
  return {
    send: (text) => {
      if (socket.readyState !== WebSocket.OPEN) return;
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE);
      socket.send(text);
    },
    close: end,
  };
}

/** Calls back after a while; at once when the network is there again, or somebody looks at the page again. */
export function waitForServer(milliseconds: number, then: () => void): void {
  const go = () => {
    clearTimeout(timer);
    removeEventListener('online', go);
    document.removeEventListener('visibilitychange', goIfSeen);
    then();
  };
  const goIfSeen = () => {
    if (document.visibilityState === 'visible') go();
  };
  const timer = setTimeout(go, milliseconds);
  addEventListener('online', go);
  document.addEventListener('visibilitychange', goIfSeen);
}
