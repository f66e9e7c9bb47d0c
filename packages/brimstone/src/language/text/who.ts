import type { Who } from '../values.ts';
import type { Telling } from './say.ts';
import { whenText } from './when.ts';

/** How one speaks of somebody: to them, of one, of several. */
export type Person = 'you' | 'one' | 'many';

/** The heroes an effect is for, as the subject of a sentence; empty for you. */
export function whoText(at: Telling, who: Who): string {
  const { say } = at;
  if (who === 'you') return '';
  if (who === 'all') return at.all;
  if (who === 'here' && at.place === 'there') return say('who.there');
  if (typeof who === 'string') return say(`who.${who}`);
  if ('who' in who) {
    const immune = typeof who.when === 'object' && 'not' in who.when && who.when.not;
    if (typeof immune === 'object' && 'immune' in immune) {
      return say(`who.open-to-${immune.immune}`, { who: whoText(at, who.who) });
    }
    return say('who.such', { who: whoText(at, who.who), when: whenText(at, who.when, 'one') });
  }
  const [how] = Object.keys(who) as [string];
  return say(`who.${how}`);
}

export function personOf(who: Who | undefined): Person {
  return who === undefined || who === 'you' ? 'you' : 'one';
}
