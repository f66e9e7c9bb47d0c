import { hellscapeBots } from '@crawlspace/bots/hellscape';
import { hellscape } from '@crawlspace/hellscape';
import { answerMessages } from '../bots/thinking.ts';
import { makeOfPacks } from './packs.ts';
import type { Hellscape } from './shape.ts';

// The bots of tables with packs: a worker of their own, so that the others load nothing of packs.
answerMessages<Hellscape>(hellscape, hellscapeBots, makeOfPacks);
