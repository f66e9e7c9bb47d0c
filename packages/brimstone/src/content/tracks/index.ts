import type { Upgrade } from '../../content-types.ts';
import type { ClassId } from '../../ids.ts';
import { machete, powder } from './bandido-fights.ts';
import { gamble, hide } from './bandido-lasts.ts';
import { hustle, nurse } from './girl-cares.ts';
import { brawl, dance } from './girl-fights.ts';
import { hellfire, trickShots } from './gunslinger-shoots.ts';
import { duel, volleys } from './gunslinger-stands.ts';
import { scattergun, wall } from './marshal-fights.ts';
import { star, trail } from './marshal-leads.ts';

/** What heroes learn with their levels: the columns of each class, every one a way to play. */
export const tracks = {
  'us-marshal': [scattergun, star, wall, trail],
  'saloon-girl': [brawl, nurse, dance, hustle],
  bandido: [powder, machete, hide, gamble],
  gunslinger: [trickShots, volleys, hellfire, duel],
} as const satisfies Readonly<Record<ClassId, readonly (readonly Upgrade[])[]>>;
