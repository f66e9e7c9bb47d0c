import type { Reason } from '../why/reasons.ts';

/** Why the rules of thumb of Brimstone answer as they do. */
export const BRIMSTONE_REASONS: readonly Reason[] = [
  { asked: /activation/, kinds: ['take-lantern'], why: 'why.light' },
  { asked: /activation/, kinds: ['attack'], why: 'why.strike' },
  { asked: /activation/, kinds: ['move'], why: 'why.place' },
  { asked: /activation/, kinds: ['look'], why: 'why.explore' },
  { asked: /activation/, kinds: ['scavenge'], why: 'why.scavenge' },
  { asked: /activation/, kinds: ['items'], why: 'why.sort' },
  { asked: /activation/, kinds: ['end'], why: 'why.nothing-better' },
  { asked: /activation/, kinds: ['use'], why: 'why.use' },
  { asked: /(anytime|use-turn|use-card)/, kinds: ['continue', 'pass', 'no'], why: 'why.keep' },
  { asked: /(anytime|use-turn|use-card)/, why: 'why.use' },
  { asked: /(assign-hits|which-hits|stab-whom|card-enemy)/, why: 'why.focus' },
  { asked: /throw-dynamite/, why: 'why.blast' },
  { asked: /(move-free|make-room|start-space)/, why: 'why.place' },
  { asked: /reroll/, kinds: ['die', 'reroll'], why: 'why.reroll' },
  { asked: /reroll/, why: 'why.keep-grit' },
  { asked: /(heal|comfort|breath|card-hero|revive)/, why: 'why.heal' },
  { asked: /cancel-dread/, kinds: ['yes'], why: 'why.spare-grit' },
  { asked: /cancel-dread/, why: 'why.keep-grit' },
  { asked: /(turn-start|flee)/, why: 'why.hold-out' },
  { asked: /(starting-upgrade|free-token|take-a-token)/, why: 'why.useful' },
  { asked: /lantern-bearer/, why: 'why.light' },
  { asked: /(assign-hands|manage-items|bag-too-full|too-heavy)/, why: 'why.sort' },
  { asked: /(who-goes-first|name-a-hero|who-tests|which-skill)/, why: 'why.fittest' },
];
