import type { Reason } from '../why/reasons.ts';

/** Why the rules of thumb of Hellscape answer as they do. */
export const HELLSCAPE_REASONS: readonly Reason[] = [
  { asked: /^ask\.activate$/, why: 'why.in-danger-first' },
  { asked: /^ask\.turn$/, picked: /^attack$/, why: 'why.strike' },
  { asked: /^ask\.turn$/, picked: /^move$/, why: 'why.go-on' },
  { asked: /^ask\.turn$/, picked: /^recover$/, why: 'why.rest' },
  { asked: /^ask\.turn$/, picked: /^(trade|put-away)$/, why: 'why.sort' },
  { asked: /^ask\.turn$/, picked: /^end-turn$/, why: 'why.nothing-better' },
  {
    asked: /^ask\.turn$/,
    picked: /^(use-|stance|peak|lay-|turn-amulet|.*-spirit-)/,
    why: 'why.use',
  },
  { asked: /^ask\.turn$/, why: 'why.quest' },
  { asked: /^ask\.(move|step)/, picked: /^door/, why: 'why.explore' },
  { asked: /^ask\.(move|step)/, picked: /^(zone|passage)/, why: 'why.go-on' },
  { asked: /^ask\.(move|step)/, picked: /^token/, why: 'why.treasure' },
  { asked: /^ask\.(move|step)/, picked: /^done$/, why: 'why.good-place' },
  { asked: /^ask\.move/, why: 'why.quest' },
  { asked: /^ask\.attack/, why: 'why.focus' },
  { asked: /^ask\.(before-roll|results|shadow-ability|use|rage|arrows)/, why: 'why.dice' },
  { asked: /^ask\.(skill|starting-weapon|potion)/, why: 'why.useful' },
  { asked: /^ask\.anytime/, picked: /^skip$/, why: 'why.keep' },
  { asked: /^ask\.(anytime|heal|recover)/, why: 'why.heal' },
  { asked: /^ask\.enemy/, why: 'why.can-take-it' },
  { asked: /^ask\.credit/, why: 'why.level' },
  { asked: /^ask\.(token|lose-token|swap-token|elements|mana-or-elements)/, why: 'why.fits' },
  { asked: /^ask\.(quadrant|ready-marker|stance|column|bless|consecrate)/, why: 'why.fits' },
  { asked: /^ask\.(new-item|trade|hand-over|equip|put-away)/, why: 'why.sort' },
];
