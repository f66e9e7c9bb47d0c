import { thumbDecider } from '@crawlspace/bots';
import { brimstone } from '@crawlspace/brimstone';
import { BotMind } from '../bots/mind.ts';
import { answerMessages } from '../bots/worker.ts';
import type { Brimstone } from './shape.ts';

answerMessages(new BotMind<Brimstone>(brimstone, thumbDecider));
