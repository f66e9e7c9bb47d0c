import { type Ask, askOf } from '@crawlspace/hellscape';
import type { Question } from '@crawlspace/kernel';
import type { Reason, Why } from '../why/reasons.ts';

/** Actions are left, and a hero would rather stay. */
function mayMove({ options }: Question): boolean {
  return options.includes('move');
}

const ON_THE_WAY: readonly Reason[] = [
  { kinds: ['door'], why: 'why.explore' },
  { kinds: ['step', 'zone'], why: 'why.go-on' },
  { kinds: ['token'], why: 'why.treasure' },
  { kinds: ['done'], why: 'why.good-place' },
];
const KEEP_OR_DICE: Why = [{ kinds: ['no', 'skip'], why: 'why.keep' }, { why: 'why.dice' }];

const REASONS: Readonly<Record<Ask, Why>> = {
  // Setting up, and growing.
  bearer: null,
  'starting-weapon': 'why.weapon',
  potion: 'why.potion',
  start: null,
  skill: 'why.skill',
  // The round.
  activate: 'why.in-danger-first',
  turn: [
    { kinds: ['attack'], why: 'why.strike' },
    { kinds: ['move'], why: 'why.go-on' },
    { kinds: ['recover'], why: 'why.rest' },
    { kinds: ['trade', 'put-away'], why: 'why.sort' },
    { kinds: ['end-turn'], when: mayMove, why: 'why.hold-ground' },
    { kinds: ['end-turn'], why: 'why.nothing-better' },
    { kinds: ['stance'], why: 'why.stance' },
    { kinds: ['turn-amulet'], why: 'why.amulet' },
    { kinds: ['lay'], why: 'why.ground' },
    { kinds: ['use', 'peak', 'lift', 'spirit'], why: 'why.worth-it' },
    { why: 'why.quest' },
  ],
  recover: 'why.heal',
  anytime: [{ kinds: ['skip'], why: 'why.keep' }, { why: 'why.heal' }],
  use: KEEP_OR_DICE,
  'shadow-ability': KEEP_OR_DICE,
  heal: 'why.heal',
  douse: null,
  cleanse: 'why.heal',
  // Ways through the dungeon.
  move: [...ON_THE_WAY, { why: 'why.quest' }],
  step: ON_THE_WAY,
  'step-ally': ON_THE_WAY,
  push: null,
  passage: null,
  'door-card': null,
  'door-zone': null,
  follow: null,
  'mob-zone': null,
  'loot-zone': null,
  // Attacks.
  attack: 'why.focus',
  'before-roll': [
    { kinds: ['roll'], why: 'why.keep' },
    { kinds: ['use'], why: 'why.dice-worth-it' },
    { why: 'why.dice' },
  ],
  results: [
    { kinds: ['finish'], why: 'why.dice-enough' },
    { kinds: ['reroll'], why: 'why.dice-again' },
    { kinds: ['use'], why: 'why.dice-worth-it' },
    { why: 'why.dice' },
  ],
  'enemy-ability': 'why.can-take-it',
  target: null,
  credit: 'why.level',
  // Enemies.
  'enemy-order': 'why.can-take-it',
  'enemy-target': 'why.can-take-it',
  'enemy-way': 'why.can-take-it',
  'enemy-zone': 'why.can-take-it',
  servant: null,
  hourglass: null,
  'boss-start': null,
  // Belongings.
  'new-item': 'why.sort',
  trade: 'why.sort',
  'hand-over': 'why.sort',
  'put-away': 'why.sort',
  craft: null,
  // Quests.
  'summoner-way': null,
  'cursed-weapon': null,
  well: null,
  // Classes.
  stance: 'why.fits',
  'stance-for': 'why.fits',
  bless: 'why.fits',
  column: 'why.fits',
  consecrate: 'why.fits',
  shift: null,
  'shift-zone': null,
  'light-step': null,
  arrows: 'why.dice',
  'arrows-under': 'why.dice',
  'token-move': 'why.tool',
  'token-attack': 'why.tool',
  'token-recover': 'why.tool',
  'token-trade': 'why.tool',
  'token-special': 'why.tool',
  'lose-token': 'why.fits',
  'swap-token': 'why.fits',
  elements: 'why.fits',
  'mana-or-elements': 'why.fits',
  quadrant: 'why.fits',
  'ready-marker': 'why.fits',
  'ready-marker-free': 'why.fits',
  rift: null,
};

/** Why the rules of thumb of Hellscape answer as they do. */
export function hellscapeReasons(question: Question): Why {
  const ask = askOf(question);
  return ask && REASONS[ask];
}
