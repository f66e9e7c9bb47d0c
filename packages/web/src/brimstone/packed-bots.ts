import { brimstoneBots } from '@crawlspace/bots/brimstone';
import { brimstone } from '@crawlspace/brimstone';
import { answerMessages } from '../bots/thinking.ts';
import { makeOfPacks } from './packs.ts';
import type { Brimstone } from './shape.ts';

// The bots of tables with packs: a worker of their own, so that the others load nothing of packs.
answerMessages<Brimstone>(brimstone, brimstoneBots, makeOfPacks);
