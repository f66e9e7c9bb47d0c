import { hellscapeBots } from '@crawlspace/bots/hellscape';
import { hellscape } from '@crawlspace/hellscape';
import { BotMind } from '@crawlspace/host';
import { answerMessages, PATIENCE } from '../bots/worker.ts';
import type { Hellscape } from './shape.ts';

answerMessages(new BotMind<Hellscape>(hellscape, hellscapeBots, PATIENCE));
