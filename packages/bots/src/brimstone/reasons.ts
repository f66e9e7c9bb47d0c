import { type Ask, askOf, factsOf, meaningOf } from '@crawlspace/brimstone';
import type { Question } from '@crawlspace/kernel';
import type { Why } from '../why/reasons.ts';

/** In an activation without enemies a hero may search afterwards. */
function isPeaceful(question: Question): boolean {
  return factsOf(question).inPeace === true;
}

/** A service in Town that takes an injury, a madness or a mutation away. */
function isCure(question: Question, picks: readonly string[]): boolean {
  return picks.some((pick) => {
    const meaning = meaningOf(question, pick);
    return meaning?.kind === 'service' && meaning.condition !== null;
  });
}

const IN_ACTIVATION: Why = [
  { kinds: ['take-lantern'], why: 'why.light' },
  { kinds: ['attack'], why: 'why.strike' },
  { kinds: ['move'], when: isPeaceful, why: 'why.onward' },
  { kinds: ['move'], why: 'why.place' },
  { kinds: ['look'], why: 'why.explore' },
  { kinds: ['scavenge'], why: 'why.scavenge' },
  { kinds: ['items'], why: 'why.sort' },
  { kinds: ['end'], why: 'why.nothing-better' },
  { kinds: ['use'], why: 'why.use' },
];
const USE_OR_KEEP: Why = [
  { kinds: ['continue', 'pass', 'no'], why: 'why.keep' },
  { why: 'why.use' },
];
const REROLL_OR_KEEP: Why = [
  { kinds: ['die', 'reroll'], why: 'why.reroll' },
  { why: 'why.keep-grit' },
];
const CANCEL_OR_KEEP: Why = [{ kinds: ['yes'], why: 'why.spare-grit' }, { why: 'why.keep-grit' }];

const REASONS: Readonly<Record<Ask, Why>> = {
  // Setting up, and the turn.
  'starting-upgrade': 'why.upgrade',
  'free-token': 'why.free-token',
  'lantern-bearer': 'why.light',
  'start-space': 'why.place',
  'who-goes-first': 'why.fittest',
  'turn-start': 'why.hold-out',
  flee: 'why.hold-out',
  'use-turn-start': USE_OR_KEEP,
  'use-turn-end': USE_OR_KEEP,
  'start-of-activation-order': null,
  'end-of-turn-order': null,
  activation: IN_ACTIVATION,
  'activation-after': IN_ACTIVATION,
  'move-free': 'why.place',
  'make-room': 'why.place',
  'drag-where': null,
  // Fights.
  'assign-hits': 'why.focus',
  'assign-hits-to': 'why.focus',
  'which-hits': 'why.focus',
  'throw-dynamite': 'why.blast',
  'stab-whom': 'why.focus',
  'load-shots': null,
  'enemy-order': null,
  'reroll-enemy-dice': REROLL_OR_KEEP,
  'catch-your-breath': 'why.heal',
  // Heroes: dice, Grit, health, levels.
  reroll: REROLL_OR_KEEP,
  'reroll-higher': REROLL_OR_KEEP,
  'reroll-with': REROLL_OR_KEEP,
  'reroll-with-higher': REROLL_OR_KEEP,
  'spend-grit-at-once': null,
  revive: 'why.heal',
  'heal-whom': 'why.heal',
  'heal-mix': 'why.heal',
  comfort: 'why.heal',
  'level-up': 'why.level-up',
  'level-up-in-peace': 'why.level-up',
  'new-ability': 'why.ability',
  // Belongings.
  anytime: USE_OR_KEEP,
  'asked-to-use': null,
  'use-card': USE_OR_KEEP,
  'manage-items': 'why.sort',
  'assign-hands': 'why.sort',
  'switch-clothing': null,
  'hand-over': null,
  price: null,
  buy: null,
  'part-with': null,
  'bag-too-full': 'why.sort',
  'too-heavy': 'why.sort',
  'put-away': null,
  'take-a-token': 'why.token',
  'give-up-a-token': null,
  'fill-valise': null,
  'ready-item': null,
  // Exploration and the Darkness.
  'which-room-first': null,
  'which-encounter-first': null,
  'order-tokens': null,
  'put-scavenge-back': null,
  'cancel-dread': CANCEL_OR_KEEP,
  'cancel-dread-unseen': CANCEL_OR_KEEP,
  // What a card is about.
  'card-enemy': 'why.focus',
  'card-hero': 'why.heal',
  'card-space': null,
  'name-a-hero': 'why.fittest',
  'who-helps': null,
  'who-tests': 'why.fittest',
  'who-tests-if-any': 'why.fittest',
  'which-skill': 'why.fittest',
  // Missions.
  'which-marker': null,
  'set-charge-with': null,
  'who-draws-artifact': null,
  'who-wears-coats': null,
  'who-carries-box': null,
  'hand-box-to': null,
  'who-rolls-hazard': 'why.fittest',
  'who-rolls-town-event': 'why.fittest',
  lodging: [{ kinds: ['hotel'], why: 'why.bed' }, { why: 'why.camp' }],
  location: [{ kinds: ['card'], why: 'why.location' }, { why: 'why.no-location' }],
  'town-service': [
    { kinds: ['service'], when: isCure, why: 'why.cure' },
    { kinds: ['service'], why: 'why.bargain' },
    { kinds: ['sell'], why: 'why.sell' },
    { why: 'why.no-bargain' },
  ],
  sell: 'why.sell',
  'pay-for-row': [{ kinds: ['pay'], why: 'why.favour' }, { why: 'why.no-favour' }],
  'sell-for-resurrection': 'why.friend',
  'give-for-resurrection': 'why.friend',
  'stay-or-leave': [{ kinds: ['stay'], why: 'why.stay' }, { why: 'why.leave-town' }],
  card: null,
};

/** Why the rules of thumb of Brimstone answer as they do. */
export function brimstoneReasons(question: Question): Why {
  return REASONS[askOf(question)];
}
