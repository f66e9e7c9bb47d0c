import type { BrimstoneEvent, EventDetails } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../../of-the-game.ts';
import type { StoryLine } from '../../../table/kit.ts';
import type { Brimstone } from '../../shape.ts';
import { ICONS, type IconName } from '../icons.ts';

type Line = StoryLine<Brimstone>;

/** What the story leaves out: it is on the table anyway, or told again in the next line. */
const UNTOLD = ['set-up', 'creation', 'step', 'activation', 'equipped'];

const HEADINGS = [
  'turn',
  'fight-started',
  'fight-ended',
  'objective-found',
  'won',
  'lost',
  'town-day',
];
const STRONG = [
  'ambush',
  'knocked-out',
  'died',
  'recovered',
  'revived',
  'encounter',
  'darkness-card',
  'dread-revealed',
  'depth-event',
  'threat',
  'clue-found',
  'gate-opened',
  'mutation',
  'injury',
  'madness',
  'enemy-killed',
  'critical',
  'chart-row',
  'level-gained',
  'resurrected',
  'mission',
];
const FAINT = [
  'rolled',
  'rerolled',
  'moved',
  'enemy-moved',
  'door-opened',
  'end-cap',
  'grit-spent',
  'card-discarded',
];

const PICTURES: Readonly<Partial<Record<BrimstoneEvent['t'], IconName>>> = {
  rolled: 'dice',
  rerolled: 'dice',
  moved: 'move',
  'move-changed': 'move',
  'enemy-moved': 'move',
  escaped: 'escape',
  caught: 'escape',
  attack: 'fight',
  'free-attack': 'fight',
  'hit-enemy': 'hit',
  critical: 'crit',
  'enemy-wounded': 'hit',
  'enemy-killed': 'dead',
  'enemy-attack': 'threat',
  'enemy-activation': 'threat',
  'enemies-placed': 'threat',
  threat: 'threat',
  ambush: 'threat',
  elite: 'elite',
  'fight-started': 'fight',
  'fight-ended': 'shield',
  defended: 'shield',
  wounded: 'wound',
  'sanity-lost': 'sanity',
  voices: 'sanity',
  corruption: 'corruption',
  mutation: 'mutation',
  injury: 'injury',
  madness: 'madness',
  'knocked-out': 'ko',
  died: 'dead',
  recovered: 'heal',
  revived: 'revive',
  healed: 'heal',
  breath: 'heal',
  'grit-gained': 'grit',
  'grit-lost': 'grit',
  'grit-spent': 'grit',
  gold: 'gold',
  'gold-given': 'gold',
  'gold-lost': 'gold',
  'dark-stone': 'dark-stone',
  'dark-stone-lost': 'dark-stone',
  xp: 'xp',
  loot: 'gold',
  scavenged: 'scavenge',
  'scavenge-card': 'scavenge',
  'looked-through-door': 'door',
  'door-opened': 'door',
  'looked-through-gate': 'gate',
  'gate-opened': 'gate',
  'world-entered': 'gate',
  'tile-placed': 'tile',
  'token-revealed': 'tile',
  encounter: 'encounter',
  'clue-found': 'clue',
  'objective-found': 'objective',
  mission: 'objective',
  'held-back': 'hold',
  'darkness-moved': 'darkness',
  'party-moved': 'lantern',
  'darkness-card': 'blood',
  'depth-event': 'time',
  'dread-added': 'dread',
  'dread-revealed': 'dread',
  'dread-cancelled': 'dread',
  'lantern-given': 'lantern',
  'lantern-taken': 'lantern',
  'dynamite-thrown': 'dynamite',
  'dynamite-bounced': 'dynamite',
  explosion: 'dynamite',
  turn: 'time',
  won: 'hold',
  lost: 'darkness',
  fled: 'flee',
  hazards: 'threat',
  'chart-row': 'encounter',
  'town-day': 'time',
  'went-to': 'door',
  lodging: 'time',
  paid: 'gold',
  bought: 'gold',
  'item-sold': 'gold',
  'dark-stone-sold': 'gold',
  cured: 'heal',
  resurrected: 'revive',
  'level-gained': 'xp',
  'level-bonus': 'xp',
  'upgrade-gained': 'xp',
  'left-town': 'flee',
};

/** The story so far as lines; of one hero when a hero is given. */
export function storyLines(
  events: readonly Told<BrimstoneEvent>[],
  hero: number | null,
): readonly Line[] {
  return events.flatMap(({ n, event }) => {
    if (!isOfTheGame(event) || UNTOLD.includes(event.t)) return [];
    if (hero !== null && !concerns(event, hero)) return [];
    const { hero: whose, by }: EventDetails = event;
    const seat = whose ?? by;
    const picture = ICONS[PICTURES[event.t] ?? 'cards'];
    return [
      { n, event, weight: weightOf(event), picture, ...(seat === undefined ? {} : { seat }) },
    ];
  });
}

/** Turns stay in sight whoever is looked for: they tell when. */
function concerns({ t, hero, by }: EventDetails, sought: number): boolean {
  return hero === sought || by === sought || t === 'turn' || t === 'town-day';
}

function weightOf({ t }: BrimstoneEvent): Line['weight'] {
  if (HEADINGS.includes(t)) return 'heading';
  if (STRONG.includes(t)) return 'strong';
  return FAINT.includes(t) ? 'faint' : 'plain';
}
