import type { Reason } from '../why/reasons.ts';

/** Why the rules of thumb of Hellscape answer as they do. */
export const HELLSCAPE_REASONS: readonly Reason[] = [
  { asked: /^ask\.activate$/, why: 'why.in-danger-first' },
  { asked: /^ask\.turn$/, kinds: ['attack'], why: 'why.strike' },
  { asked: /^ask\.turn$/, kinds: ['move'], why: 'why.go-on' },
  { asked: /^ask\.turn$/, kinds: ['recover'], why: 'why.rest' },
  { asked: /^ask\.turn$/, kinds: ['trade', 'put-away'], why: 'why.sort' },
  { asked: /^ask\.turn$/, kinds: ['end-turn'], why: 'why.nothing-better' },
  {
    asked: /^ask\.turn$/,
    kinds: ['use', 'stance', 'peak', 'lay', 'lift', 'turn-amulet', 'spirit'],
    why: 'why.use',
  },
  { asked: /^ask\.turn$/, why: 'why.quest' },
  { asked: /^ask\.(move|step)/, kinds: ['door'], why: 'why.explore' },
  { asked: /^ask\.(move|step)/, kinds: ['step', 'zone'], why: 'why.go-on' },
  { asked: /^ask\.(move|step)/, kinds: ['token'], why: 'why.treasure' },
  { asked: /^ask\.(move|step)/, kinds: ['done'], why: 'why.good-place' },
  { asked: /^ask\.move/, why: 'why.quest' },
  { asked: /^ask\.attack/, why: 'why.focus' },
  { asked: /^ask\.(before-roll|results|shadow-ability|use|rage|arrows)/, why: 'why.dice' },
  { asked: /^ask\.skill/, why: 'why.skill' },
  { asked: /^ask\.starting-weapon/, why: 'why.weapon' },
  { asked: /^ask\.potion/, why: 'why.potion' },
  { asked: /^ask\.anytime/, kinds: ['skip'], why: 'why.keep' },
  { asked: /^ask\.(anytime|heal|recover)/, why: 'why.heal' },
  { asked: /^ask\.enemy/, why: 'why.can-take-it' },
  { asked: /^ask\.credit/, why: 'why.level' },
  { asked: /^ask\.(token|lose-token|swap-token|elements|mana-or-elements)/, why: 'why.fits' },
  { asked: /^ask\.(quadrant|ready-marker|stance|column|bless|consecrate)/, why: 'why.fits' },
  { asked: /^ask\.(new-item|trade|hand-over|equip|put-away)/, why: 'why.sort' },
];
