import type { AdventureView, BrimstoneEvent } from '@crawlspace/brimstone';
import type { Decision, Told } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { type Adventure, gameAt, nextAnswer } from '../../../../testing/saves.ts';
import { type Breath, breathersAt, mixOf, occasionOf, outcomeOf, picksFor } from './breath.ts';

interface Moment {
  readonly view: AdventureView;
  readonly decision: Decision;
  readonly told: readonly Told<BrimstoneEvent>[];
}

function momentOf(table: Adventure): Moment {
  const [question] = table.pending;
  if (!question) throw new Error('nothing is asked');
  return {
    view: table.view({ seat: Math.max(0, question.seat) }).game,
    decision: table.decision(question),
    told: table.eventsSince(0, { seat: 0 }),
  };
}

const ASKS = /catch-your-breath|heal-mix|depth-mines-6/;

describe('catching breath', () => {
  const table = gameAt(({ prompt }) => prompt.key === 'prompt.catch-your-breath', 4);
  const { view, decision, told } = momentOf(table);
  const occasion = occasionOf(told, decision);
  const breathers = occasion ? breathersAt(view, decision, occasion) : [];

  test('is for everybody whose breath is still to come', () => {
    expect(occasion?.kind).toBe('fight');
    expect(breathers[0]).toMatchObject({ hero: decision.seat, heals: { die: 'D6' } });
    expect(breathers[0]?.choices).toContain('grit');
    const heroes = breathers.map(({ hero }) => hero);
    expect(new Set(heroes).size).toBe(heroes.length);
  });

  test('is asked of nobody else: all questions that follow belong to it', () => {
    const asked = new Set<number>();
    for (let [question] = table.pending; question; [question] = table.pending) {
      const now = momentOf(table);
      if (ASKS.test(question.prompt.key) && occasionOf(now.told, now.decision)?.n === occasion?.n)
        asked.add(question.seat);
      else if (!question.prompt.key.startsWith('prompt.reroll')) break;
      nextAnswer(table);
    }
    expect(asked.size).toBeGreaterThan(0);
    const choosing = breathers.filter(({ choices }) => choices.length > 0);
    expect(choosing.map(({ hero }) => hero)).toEqual(expect.arrayContaining([...asked]));
  });

  test('an answer follows from each choice', () => {
    expect(picksFor(view, decision, 'grit')).toEqual(['breath-grit']);
    for (const breath of ['heal', 'wounds', 'sanity'] as const)
      expect(picksFor(view, decision, breath)).toEqual(['breath-heal']);
  });
});

describe('a mix', () => {
  const table = gameAt(
    ({ prompt, max }, { turn }) => prompt.key === 'prompt.heal-mix' && turn.over && max > 1,
    4,
  );
  const { view, decision, told } = momentOf(table);
  const hurt = (wounds: number, sanityDamage: number): AdventureView => ({
    ...view,
    heroes: view.heroes.map((hero) => ({ ...hero, wounds, sanityDamage })),
  });

  test('of what was rolled is asked for as so many points', () => {
    const occasion = occasionOf(told, decision);
    const [first] = occasion ? breathersAt(view, decision, occasion) : [];
    expect(first?.heals).toEqual({ die: null, least: decision.max, most: decision.max });
    expect(first?.choices).toEqual(['heal', 'wounds', 'sanity']);
    for (const breath of ['heal', 'wounds', 'sanity'] as const)
      expect(picksFor(view, decision, breath)).toHaveLength(decision.max);
  });

  test('takes one kind first, or what is worse, and never more than there is', () => {
    const mix = (breath: Breath, points: number) =>
      mixOf(hurt(2, 3), decision.seat, breath, points);
    expect(mix('wounds', 3)).toEqual({ wounds: 2, sanity: 1 });
    expect(mix('sanity', 4)).toEqual({ wounds: 1, sanity: 3 });
    expect(mix('heal', 12)).toEqual({ wounds: 2, sanity: 3 });
    expect(mix('grit', 3)).toEqual({ wounds: 0, sanity: 0 });
  });

  test('shows the numbers before and after', () => {
    const breather = { hero: 0, heals: { die: 'D3', least: 1, most: 3 }, choices: [] } as const;
    const now = hurt(4, 0);
    const { health, sanity, grit } = outcomeOf(now, { ...breather, proposed: 'heal' }, 'heal');
    expect([health.least - health.from, health.most - health.from]).toEqual([1, 3]);
    expect(sanity.most).toBe(sanity.from);
    expect(grit).toBeNull();
  });

  test('at another time is an ordinary question', () => {
    const [later] = [{ n: 9999, event: { t: 'turn', amount: 2 } as const }];
    expect(occasionOf([...told, later], decision)).toBeNull();
    expect(occasionOf([], decision)).toBeNull();
  });
});
