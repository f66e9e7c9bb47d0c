import { brimstoneBots } from '@crawlspace/bots/brimstone';
import { brimstone } from '@crawlspace/brimstone';
import { answerMessages } from '../bots/thinking.ts';
import type { Brimstone } from './shape.ts';

answerMessages<Brimstone>(brimstone, brimstoneBots);
