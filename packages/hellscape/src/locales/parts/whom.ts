import type { On } from '../../ability.ts';
import type { Texts } from '../types.ts';

/** Who an effect is for: English puts a word before it, Italian melts the word and the article. */
interface Whom {
  readonly en: string;
  readonly it: string;
  /** "to" and "for" are both "a" in Italian; "on" is "su", "from" is "da". */
  readonly a: string;
  readonly su: string;
  readonly da: string;
}

const WHOM: Readonly<Record<Exclude<On, 'self'>, Whom>> = {
  target: {
    en: 'the target',
    it: 'il bersaglio',
    a: 'al bersaglio',
    su: 'sul bersaglio',
    da: 'dal bersaglio',
  },
  'heroes-here': one('all Heroes in the Zone', 'tutti gli Eroi nella Zona'),
  'other-heroes-here': one('all other Heroes in the Zone', 'tutti gli altri Eroi nella Zona'),
  'enemy-here': one('an Enemy in your Zone', 'un Nemico nella tua Zona'),
  'enemy-within-1': one('an Enemy up to 1 Zone away', 'un Nemico entro 1 Zona'),
  'enemy-in-sight': one('an Enemy in sight', 'un Nemico in vista'),
  'enemies-here': one('all Enemies in your Zone', 'tutti i Nemici nella tua Zona'),
  'enemies-within-1': one('all Enemies up to 1 Zone away', 'tutti i Nemici entro 1 Zona'),
  'other-enemy-there': one(
    'another Enemy in the target’s Zone',
    'un altro Nemico nella Zona del bersaglio',
  ),
  'other-enemies-there': one(
    'all other Enemies in the target’s Zone',
    'tutti gli altri Nemici nella Zona del bersaglio',
  ),
};

/** Where Italian has no article to melt with. */
function one(en: string, it: string): Whom {
  return { en, it, a: `a ${it}`, su: `su ${it}`, da: `da ${it}` };
}

/** `whom.target`, `to.target`, `for.target`, `on.target`, `from.target`, and so on for everybody. */
export const whomTexts: Texts = Object.fromEntries(
  Object.entries(WHOM).flatMap(([on, { en, it, a, su, da }]) => [
    [`whom.${on}`, { en, it }],
    [`to.${on}`, { en: `to ${en}`, it: a }],
    [`for.${on}`, { en: `for ${en}`, it: a }],
    [`on.${on}`, { en: `on ${en}`, it: su }],
    [`from.${on}`, { en: `from ${en}`, it: da }],
  ]),
);
