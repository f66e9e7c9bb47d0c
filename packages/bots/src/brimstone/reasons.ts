import type { Question } from '@crawlspace/kernel';
import type { Reason } from '../why/reasons.ts';

/** In an activation without enemies a hero may search afterwards. */
function isPeaceful({ prompt }: Question): boolean {
  const then = prompt.params?.['then'];
  return typeof then === 'object' && then.key === 'activation.search';
}

/** A service in Town that takes an injury, a madness or a mutation away. */
function isCure(_: Question, picked: readonly ({ readonly kind: string } | undefined)[]): boolean {
  return picked.some((meaning) => meaning && 'condition' in meaning && meaning.condition !== null);
}

/** Why the rules of thumb of Brimstone answer as they do. */
export const BRIMSTONE_REASONS: readonly Reason[] = [
  { asked: /activation/, kinds: ['take-lantern'], why: 'why.light' },
  { asked: /activation/, kinds: ['attack'], why: 'why.strike' },
  { asked: /activation/, kinds: ['move'], when: isPeaceful, why: 'why.onward' },
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
  { asked: /starting-upgrade/, why: 'why.upgrade' },
  { asked: /free-token/, why: 'why.free-token' },
  { asked: /take-a-token/, why: 'why.token' },
  { asked: /lantern-bearer/, why: 'why.light' },
  { asked: /(assign-hands|manage-items|bag-too-full|too-heavy)/, why: 'why.sort' },
  { asked: /(who-goes-first|name-a-hero|who-rolls|who-tests|which-skill)/, why: 'why.fittest' },
  { asked: /level-up/, why: 'why.level-up' },
  { asked: /new-ability/, why: 'why.ability' },
  { asked: /lodging/, kinds: ['hotel'], why: 'why.bed' },
  { asked: /lodging/, why: 'why.camp' },
  { asked: /prompt\.location/, kinds: ['card'], why: 'why.location' },
  { asked: /prompt\.location/, why: 'why.no-location' },
  { asked: /town-service/, kinds: ['service'], when: isCure, why: 'why.cure' },
  { asked: /town-service/, kinds: ['service'], why: 'why.bargain' },
  { asked: /town-service/, kinds: ['sell'], why: 'why.sell' },
  { asked: /town-service/, why: 'why.no-bargain' },
  { asked: /prompt\.sell$/, why: 'why.sell' },
  { asked: /resurrection/, why: 'why.friend' },
  { asked: /pay-for-row/, kinds: ['pay'], why: 'why.favour' },
  { asked: /pay-for-row/, why: 'why.no-favour' },
  { asked: /stay-or-leave/, kinds: ['stay'], why: 'why.stay' },
  { asked: /stay-or-leave/, why: 'why.leave-town' },
];
