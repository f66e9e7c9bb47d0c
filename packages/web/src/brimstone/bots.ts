import { brimstoneBots } from '@crawlspace/bots/brimstone';
import { brimstone } from '@crawlspace/brimstone';
import { BotMind } from '@crawlspace/host';
import { answerMessages, PATIENCE } from '../bots/worker.ts';
import type { Brimstone } from './shape.ts';

answerMessages(new BotMind<Brimstone>(brimstone, brimstoneBots, PATIENCE));
