import { hellscapeBots } from '@crawlspace/bots/hellscape';
import { hellscape } from '@crawlspace/hellscape';
import { answerMessages } from '../bots/thinking.ts';
import type { Hellscape } from './shape.ts';

answerMessages<Hellscape>(hellscape, hellscapeBots);
