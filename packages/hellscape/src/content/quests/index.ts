import type { Content, Special } from '../../content-types.ts';
import { questOfCard } from '../../language/quest.ts';
import type { QuestCard } from '../../quest-types.ts';
import { hellishMaze, mazeSpecials } from './hellish-maze.ts';
import { gateSpecials, hellscape } from './hellscape.ts';
import { highwayToHellscape } from './highway-to-hellscape.ts';
import { michaelSpecials, releasingMichael } from './releasing-michael.ts';
import { soulCollector } from './soul-collector.ts';
import { swordSpecials, theCursedSword } from './the-cursed-sword.ts';
import { theDemonArtifact } from './the-demon-artifact.ts';
import { theHorrorBeast } from './the-horror-beast.ts';
import { passageSpecials, thePassage } from './the-passage.ts';
import { theSoulKeys } from './the-soul-keys.ts';
import { tutorial } from './tutorial.ts';

/** The quests in the order of the book. */
export const questCards: readonly QuestCard[] = [
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

export const questSpecials: Readonly<Record<string, Special>> = {
  ...passageSpecials,
  ...swordSpecials,
  ...mazeSpecials,
  ...michaelSpecials,
  ...gateSpecials,
};

/** Their rules, made of the cards. */
export const quests: Content['quests'] = Object.fromEntries(
  questCards.map((card) => [card.id, questOfCard(card, questSpecials)]),
);
