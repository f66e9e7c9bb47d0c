import type { Request } from './messages.ts';
import { BotMind } from './mind.ts';

const mind = new BotMind();

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  postMessage(mind.handle(data));
});
