import type { Content } from '../content-types.ts';
import { darkness, each, horror, loseGrit, when, woundsLeaving } from '../language/build.ts';
import type { Effect } from '../language/effects.ts';
import { byId } from './cards.ts';
import { eventCard, lastingCard } from './events.ts';

/*
 * Many of these are about the last fight. It is under way when a card is resolved late; otherwise it
 * is the next one to start, and the card waits in play for it.
 */

const OVER: Effect = { do: 'discard-this' };
const DRESSED: readonly Effect[] = [{ do: 'elite', n: 1 }, OVER];

export const growingDread: Content['growingDread'] = byId([
  lastingCard(
    'dread-second-helping',
    { special: { id: 'second-helping' }, on: [{ at: 'fightEnd', do: [OVER] }] },
    { do: 'special', id: 'count-turns', n: { turns: 2 } },
  ),
  lastingCard(
    'dread-sunday-best',
    { on: [{ at: 'fightStart', do: DRESSED }] },
    when('in-fight', DRESSED),
  ),
  lastingCard('dread-drowned-wick', {
    everyHero: { holdBack: -2 },
    on: [{ at: 'fightEnd', do: [OVER] }],
  }),
  eventCard('dread-empty-pockets', each(when({ has: 'grit' }, [loseGrit('all')], [horror('D3')]))),
  eventCard(
    'dread-old-blood-remembers',
    each(woundsLeaving(1, { count: { conditions: ['injury', 'mutation'] }, plus: 2, most: 4 })),
  ),
  lastingCard(
    'dread-behind-you-all-along',
    { special: { id: 'behind-you', n: { initiative: 2 } } },
    { do: 'special', id: 'quicken-enemies', n: { initiative: 2 } },
  ),
  eventCard('dread-the-hill-leans-in', darkness('D3', 15)),
]);
