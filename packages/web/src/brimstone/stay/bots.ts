import { brimstoneStayBots } from '@crawlspace/bots/brimstone';
import { brimstoneStay } from '@crawlspace/brimstone';
import { answerMessages } from '../../bots/thinking.ts';
import type { BrimstoneStay } from '../stay-shape.ts';

answerMessages<BrimstoneStay>(brimstoneStay, brimstoneStayBots);
