import { type Check, plain } from './check.ts';
import { isUp } from './hero-numbers.ts';

/** A Random Hero is never KO'd, and all who can be drawn have the same chance. */
export const randomHero: Check = plain('random hero', ({ moment, now, report }) => {
  if (moment.kind !== 'luck' || moment.label !== 'random-hero') return;
  const chances = new Map<number, number>();
  for (const face of moment.faces) {
    const index = typeof face === 'number' ? face : (face as { readonly index: number }).index;
    chances.set(index, (chances.get(index) ?? 0) + 1);
  }
  const anyoneUp = now.heroes.some(isUp);
  for (const index of chances.keys()) {
    const hero = now.heroes[index];
    if (!hero) report('B-RAND-02', `nobody is hero ${index}`);
    else if (!isUp(hero) && anyoneUp) report('B-RAND-01', `hero ${index} can be drawn while KO’d`);
  }
  if (new Set(chances.values()).size > 1) report('B-RAND-02', `unequal: ${[...chances]}`);
});
