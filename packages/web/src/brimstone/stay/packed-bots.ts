import { brimstoneStayBots } from '@crawlspace/bots/brimstone';
import { brimstoneStay } from '@crawlspace/brimstone';
import { answerMessages } from '../../bots/thinking.ts';
import type { BrimstoneStay } from '../stay-shape.ts';
import { makeOfPacks } from './packs.ts';

// The bots of tables with packs: a worker of their own, so that the others load nothing of packs.
answerMessages<BrimstoneStay>(brimstoneStay, brimstoneStayBots, makeOfPacks);
