import type { Question } from '@crawlspace/kernel';
import type { Reason } from '../why/reasons.ts';

/** Actions are left, and a hero would rather stay. */
function mayMove({ options }: Question): boolean {
  return options.includes('move');
}

/** Why the rules of thumb of Hellscape answer as they do. */
export const HELLSCAPE_REASONS: readonly Reason[] = [
  { asked: /^ask\.activate$/, why: 'why.in-danger-first' },
  { asked: /^ask\.turn$/, kinds: ['attack'], why: 'why.strike' },
  { asked: /^ask\.turn$/, kinds: ['move'], why: 'why.go-on' },
  { asked: /^ask\.turn$/, kinds: ['recover'], why: 'why.rest' },
  { asked: /^ask\.turn$/, kinds: ['trade', 'put-away'], why: 'why.sort' },
  { asked: /^ask\.turn$/, kinds: ['end-turn'], when: mayMove, why: 'why.hold-ground' },
  { asked: /^ask\.turn$/, kinds: ['end-turn'], why: 'why.nothing-better' },
  { asked: /^ask\.turn$/, kinds: ['stance'], why: 'why.stance' },
  { asked: /^ask\.turn$/, kinds: ['turn-amulet'], why: 'why.amulet' },
  { asked: /^ask\.turn$/, kinds: ['lay'], why: 'why.ground' },
  { asked: /^ask\.turn$/, kinds: ['use', 'peak', 'lift', 'spirit'], why: 'why.worth-it' },
  { asked: /^ask\.turn$/, why: 'why.quest' },
  { asked: /^ask\.(move|step)/, kinds: ['door'], why: 'why.explore' },
  { asked: /^ask\.(move|step)/, kinds: ['step', 'zone'], why: 'why.go-on' },
  { asked: /^ask\.(move|step)/, kinds: ['token'], why: 'why.treasure' },
  { asked: /^ask\.(move|step)/, kinds: ['done'], why: 'why.good-place' },
  { asked: /^ask\.move/, why: 'why.quest' },
  { asked: /^ask\.attack/, why: 'why.focus' },
  { asked: /^ask\.before-roll$/, kinds: ['roll'], why: 'why.keep' },
  { asked: /^ask\.results$/, kinds: ['finish'], why: 'why.dice-enough' },
  { asked: /^ask\.results$/, kinds: ['reroll'], why: 'why.dice-again' },
  { asked: /^ask\.(before-roll|results)$/, kinds: ['use'], why: 'why.dice-worth-it' },
  { asked: /^ask\.(shadow-ability|use|rage)/, kinds: ['no', 'skip'], why: 'why.keep' },
  { asked: /^ask\.(before-roll|results|shadow-ability|use|rage|arrows)/, why: 'why.dice' },
  { asked: /^ask\.skill/, why: 'why.skill' },
  { asked: /^ask\.starting-weapon/, why: 'why.weapon' },
  { asked: /^ask\.potion/, why: 'why.potion' },
  { asked: /^ask\.anytime/, kinds: ['skip'], why: 'why.keep' },
  { asked: /^ask\.(anytime|heal|recover|cleanse)/, why: 'why.heal' },
  { asked: /^ask\.enemy/, why: 'why.can-take-it' },
  { asked: /^ask\.credit/, why: 'why.level' },
  { asked: /^ask\.token/, why: 'why.tool' },
  { asked: /^ask\.(lose-token|swap-token|elements|mana-or-elements)/, why: 'why.fits' },
  { asked: /^ask\.(quadrant|ready-marker|stance|column|bless|consecrate)/, why: 'why.fits' },
  { asked: /^ask\.(new-item|trade|hand-over|equip|put-away)/, why: 'why.sort' },
];
