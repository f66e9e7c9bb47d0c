/** What the pages of one browser tell each other about a game. */
export interface Word {
  /** Opened: played there from now on, and nowhere else. Moved: something was added to it. */
  readonly t: 'opened' | 'moved';
  readonly game: string;
}

/** The other pages of this browser. */
export interface Pages {
  tell(word: Word): void;
  /** Hears what others tell about a game, until the function that comes back is called. */
  listen(game: string, hear: (t: Word['t']) => void): () => void;
}

/** Pages that hear each other through the browser. */
export function openPages(name = 'crawlspace'): Pages {
  const channel = new BroadcastChannel(name);
  const listeners = new Set<(word: Word) => void>();
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    for (const listener of [...listeners]) listener(data);
  };
  return {
    tell: (word) => channel.postMessage(word),
    listen(game, hear) {
      const listener = (word: Word) => {
        if (word.game === game) hear(word.t);
      };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
