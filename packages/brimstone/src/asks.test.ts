import { describe, expect, test } from 'vitest';
import { ASKS, askOf, cardAsking, factsOf, promptFor, promptOfCard, promptOn } from './asks.ts';

const asked = (prompt: ReturnType<typeof promptFor>) => ({ prompt });

describe('a question of Brimstone', () => {
  test('is of the kind whose words it has', () => {
    for (const kind of ASKS) {
      if (kind !== 'card') expect(askOf(asked(promptFor(kind)))).toBe(kind);
    }
    expect(new Set(ASKS).size).toBe(ASKS.length);
    expect(askOf(asked(promptFor('turn-start', { turn: 2 }, { turn: 2 })))).toBe('turn-start');
  });

  test('that a card asks in its own words says which card', () => {
    const own = asked(promptOfCard('depth-mines-6'));
    expect([askOf(own), cardAsking(own)]).toEqual(['card', 'depth-mines-6']);
    expect(cardAsking(asked(promptFor('flee')))).toBeNull();
  });

  test('keeps its facts apart from what is filled into its words', () => {
    const about = promptOn('pay-for-row', 'pit-fighter', { price: 50 }, { price: 50 });
    expect(about).toEqual({
      key: 'prompt.pay-for-row',
      params: { card: { key: 'pit-fighter.name' }, price: 50 },
      facts: { card: 'pit-fighter', price: 50 },
    });
    expect(factsOf(asked(about)).card).toBe('pit-fighter');
    expect(factsOf(asked(promptFor('flee')))).toEqual({});
  });
});
