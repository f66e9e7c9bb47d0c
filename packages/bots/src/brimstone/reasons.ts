import type { Reason } from '../why/reasons.ts';

/** Why the rules of thumb of Brimstone answer as they do. */
export const BRIMSTONE_REASONS: readonly Reason[] = [
  { asked: /activation/, picked: /^take-lantern$/, why: 'why.light' },
  { asked: /activation/, picked: /^(melee|i\d+|dual[\d.]+)$/, why: 'why.strike' },
  { asked: /activation/, picked: /^s\d+$/, why: 'why.place' },
  { asked: /activation/, picked: /^x\d/, why: 'why.explore' },
  { asked: /activation/, picked: /^scavenge/, why: 'why.scavenge' },
  { asked: /activation/, picked: /^items$/, why: 'why.sort' },
  { asked: /activation/, picked: /^end$/, why: 'why.nothing-better' },
  { asked: /activation/, picked: /:/, why: 'why.use' },
  { asked: /(anytime|use-turn|use-card)/, picked: /^(continue|pass|no)$/, why: 'why.keep' },
  { asked: /(anytime|use-turn|use-card)/, why: 'why.use' },
  { asked: /(assign-hits|which-hits|stab-whom|card-enemy)/, why: 'why.focus' },
  { asked: /throw-dynamite/, why: 'why.blast' },
  { asked: /(move-free|make-room|start-space)/, why: 'why.place' },
  { asked: /reroll/, picked: /^(?!keep$)/, why: 'why.reroll' },
  { asked: /reroll/, why: 'why.keep-grit' },
  { asked: /(heal|comfort|breath|card-hero|revive)/, why: 'why.heal' },
  { asked: /cancel-dread/, picked: /^yes$/, why: 'why.spare-grit' },
  { asked: /cancel-dread/, why: 'why.keep-grit' },
  { asked: /(turn-start|flee)/, why: 'why.hold-out' },
  { asked: /(starting-upgrade|free-token|take-a-token)/, why: 'why.useful' },
  { asked: /lantern-bearer/, why: 'why.light' },
  { asked: /(assign-hands|manage-items|bag-too-full|too-heavy)/, why: 'why.sort' },
  { asked: /(who-goes-first|name-a-hero|who-tests|which-skill)/, why: 'why.fittest' },
];
