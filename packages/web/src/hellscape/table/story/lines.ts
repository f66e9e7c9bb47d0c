import type { EventDetails, HellscapeEvent } from '@crawlspace/hellscape';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../../of-the-game.ts';
import { ICONS, type IconName } from '../../../table/icons.ts';
import type { StoryLine } from '../../../table/kit.ts';
import type { Cue } from '../../../table/sound.ts';
import { content } from '../../content.ts';
import type { Hellscape } from '../../shape.ts';

type Name = HellscapeEvent['t'];

/** What the story leaves out: it is told again in the next line, or seen on the table. */
const UNTOLD: readonly Name[] = ['die-resolved', 'equipped', 'action'];
const HEADINGS: readonly Name[] = ['round', 'phase', 'boss-fight', 'won', 'lost'];
const STRONG: readonly Name[] = [
  'turn',
  'killed',
  'level-up',
  'skill',
  'knocked-out',
  'stood-up',
  'spawned',
  'upgraded',
  'raised',
  'door-card',
  'darkness',
  'boss-ability',
  'boss-track',
  'quest',
  'item-gained',
  'peak',
  'summoned',
  'shot',
  'left',
];
const FAINT: readonly Name[] = [
  'moved',
  'enemy-moved',
  'rolled',
  'rerolled',
  'mana',
  'enemy-activated',
  'token-drawn',
  'treasure-added',
  'discarded',
  'taken-off',
  'marker',
];

const PICTURES: Readonly<Partial<Record<Name, IconName>>> = {
  round: 'time',
  phase: 'time',
  turn: 'person',
  moved: 'move',
  'enemy-moved': 'move',
  reaction: 'wound',
  'door-opened': 'door',
  'door-card': 'door',
  'chamber-revealed': 'tile',
  spawned: 'threat',
  upgraded: 'threat',
  raised: 'threat',
  'treasure-placed': 'gold',
  'treasure-added': 'gold',
  'picked-up': 'gold',
  'item-gained': 'scavenge',
  'item-given': 'trade',
  attack: 'fight',
  rolled: 'dice',
  rerolled: 'dice',
  totalled: 'hit',
  wounded: 'wound',
  'enemy-wounded': 'hit',
  killed: 'dead',
  healed: 'heal',
  mana: 'brain',
  'mana-lost': 'brain',
  xp: 'xp',
  'level-up': 'xp',
  fire: 'hit',
  burned: 'hit',
  doused: 'heal',
  thawed: 'heal',
  'knocked-out': 'ko',
  'stood-up': 'revive',
  lifebringer: 'revive',
  'enemy-activated': 'threat',
  'enemy-ability': 'threat',
  'monster-pattern': 'threat',
  trap: 'threat',
  fountain: 'heal',
  chest: 'scavenge',
  crafted: 'settings',
  darkness: 'darkness',
  'boss-fight': 'elite',
  'boss-ability': 'elite',
  'boss-track': 'elite',
  quest: 'objective',
  left: 'flee',
  won: 'objective',
  lost: 'darkness',
  arrow: 'target',
  shot: 'target',
  poisoned: 'poison',
  'poison-laid': 'poison',
};

/** What a tool of the Rogue does follows from its being flipped, which was told. */
function isToolsHelp(event: HellscapeEvent): boolean {
  return event.t === 'ability' && content().rogueTokens[event.card] !== undefined;
}

/** The story so far as lines; of one hero when a hero is given. */
export function storyLines(
  events: readonly Told<HellscapeEvent>[],
  hero: number | null,
): readonly StoryLine<Hellscape>[] {
  return events.flatMap(({ n, event }) => {
    if (!isOfTheGame(event) || UNTOLD.includes(event.t) || isToolsHelp(event)) return [];
    if (hero !== null && !concerns(event, hero)) return [];
    const { hero: whose }: EventDetails = event;
    const seat = whose === undefined ? {} : { seat: whose };
    const picture = ICONS[PICTURES[event.t] ?? 'cards'];
    return [{ n, event, weight: weightOf(event), picture, ...seat }];
  });
}

/** Rounds stay in sight whoever is looked for: they tell when. */
function concerns({ t, hero, other }: EventDetails, sought: number): boolean {
  return hero === sought || other === sought || t === 'round';
}

function weightOf({ t }: HellscapeEvent): StoryLine['weight'] {
  if (HEADINGS.includes(t)) return 'heading';
  if (STRONG.includes(t)) return 'strong';
  return FAINT.includes(t) ? 'faint' : 'plain';
}

const CUES: Readonly<Partial<Record<Name, Cue>>> = {
  rolled: 'dice',
  rerolled: 'dice',
  wounded: 'hit',
  'enemy-wounded': 'hit',
  killed: 'hit',
  trap: 'hit',
  moved: 'step',
  'enemy-moved': 'step',
  darkness: 'dread',
  spawned: 'dread',
  'boss-fight': 'dread',
  'boss-track': 'dread',
  'knocked-out': 'hit',
  'door-opened': 'door',
  won: 'victory',
  lost: 'dread',
};

/** The sound that goes with an event. */
export function cueOf({ t }: HellscapeEvent): Cue | undefined {
  return CUES[t];
}
