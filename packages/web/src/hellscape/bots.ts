import { hellscapeThumb } from '@crawlspace/bots';
import { hellscape } from '@crawlspace/hellscape';
import { BotMind } from '../bots/mind.ts';
import { answerMessages } from '../bots/worker.ts';
import type { Hellscape } from './shape.ts';

answerMessages(new BotMind<Hellscape>(hellscape, hellscapeThumb));
