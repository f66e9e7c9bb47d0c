import type { Content } from '../types.ts';
import { hellishMaze } from './hellish-maze.ts';
import { hellscape } from './hellscape.ts';
import { highwayToHellscape } from './highway-to-hellscape.ts';
import { releasingMichael } from './releasing-michael.ts';
import { soulCollector } from './soul-collector.ts';
import { theCursedSword } from './the-cursed-sword.ts';
import { theDemonArtifact } from './the-demon-artifact.ts';
import { theHorrorBeast } from './the-horror-beast.ts';
import { thePassage } from './the-passage.ts';
import { theSoulKeys } from './the-soul-keys.ts';
import { tutorial } from './tutorial.ts';

/** The quests in the order of the book. */
const all = [
  tutorial,
  highwayToHellscape,
  thePassage,
  theDemonArtifact,
  theCursedSword,
  hellishMaze,
  theHorrorBeast,
  releasingMichael,
  soulCollector,
  theSoulKeys,
  hellscape,
];

export const quests: Content['quests'] = Object.fromEntries(all.map((quest) => [quest.id, quest]));
