import { LANGUAGES } from '@crawlspace/kernel';
import { describe, expect, it } from 'vitest';
import { hasText, say } from '../../../test/words.ts';
import { content } from '../../content/index.ts';
import type { Effects } from '../effects.ts';

const { encounters, darkness, growingDread, depthEvents, hardships } = content;
const CARDS = [encounters, darkness, growingDread, depthEvents, hardships].flatMap((deck) =>
  Object.values(deck),
);

const both = (key: string) => LANGUAGES.map((language) => say(language, { key }));

/** All values under a key, wherever they stand in the data. */
function valuesOf(data: unknown, key: string): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(value, key),
  ]);
}

describe('what is met in the mine, in words', () => {
  it('leaves no piece without a text', () => {
    for (const { id } of CARDS) {
      for (const text of both(`${id}.text`)) {
        expect(text, id).not.toMatch(/[{}]|undefined|NaN|\[object|[a-z]\.[a-z]|\s[.,]|\s\s/);
      }
    }
  });

  it('puts rows, help and what hangs on another thing into sentences', () => {
    expect(both('hand-in-the-rubble.text')[0]).toBe(
      'One Hero here: Strength 5+. Another Hero here may add 2 dice and takes 1 Hit of 2 Damage. No success: draw a Threat card: its Enemies Ambush. One: D6 × $10. Two or more: each Hero in your World gains 10 XP, and that Hero draws a Gear card.',
    );
    expect(both('scarab-drift.text')).toEqual([
      'A random Hero: Luck 5+ for D6 × $10; otherwise 4 Hits; if any wounds, a Poison marker.',
      'Un Eroe a caso: Fortuna 5+ per D6 × $10; altrimenti 4 Colpi; se almeno uno ferisce, un segnalino Veleno.',
    ]);
    expect(both('dark-the-hill-settles.text')[0]).toBe(
      'All Heroes together: Strength 5+. Fewer successes than Heroes: each Hero takes 1 Wound, ignoring Defense, and the Darkness moves 1 step.',
    );
    expect(both('gap-in-the-causeway.text')[0]).toBe(
      'If there are 2 Heroes or more, one Hero here may try: Strength 4+ for 10 XP. Then everyone else: Agility 5+ (+1 die for each success, at most 2) for 5 XP; otherwise D3 Wounds, ignoring Defense.',
    );
  });

  it('tells those who differ from everyone else', () => {
    expect(both('dread-empty-pockets.text')).toEqual([
      'Each Hero with at least 1 Grit loses all Grit. Everyone else takes D3 Horror Hits.',
      'Ogni Eroe con almeno 1 Grinta perde tutta la Grinta. Chiunque altro subisce D3 Colpi d’Orrore.',
    ]);
  });
});

describe('what cards ask', () => {
  const asks = (effects: Effects) =>
    valuesOf(effects, 'do').some((word) =>
      ['may', 'whoever', 'name', 'choose'].includes(String(word)),
    );

  it('has a prompt made from what hangs on the answer', () => {
    const asking = CARDS.filter(({ effects, does }) =>
      asks([...(effects ?? []), ...valuesOf(does, 'do')].flat() as Effects),
    );
    expect(asking.length).toBeGreaterThan(7);
    for (const { id } of asking) expect(hasText(`prompt.${id}`), id).toBe(true);
    expect(both('prompt.clerk-who-stayed')).toEqual([
      'Give up $25 to gain a Bandages token?',
      'Cedi $25: ottieni un segnalino Bende?',
    ]);
    expect(both('prompt.metal-that-bites')[0]).toBe(
      'Strength 4+ for 1 Dark Stone; otherwise 1 Wound, ignoring Defense, and 1 Corruption Hit?',
    );
    expect(both('prompt.dark-a-fair-offer')[0]).toBe('Take D6 Sanity Damage: which Hero?');
    expect(hasText('prompt.firedamp')).toBe(false);
  });

  it('has a text for each of several ways', () => {
    expect(both('depth-mines-6.option.grit')).toEqual(['Recover 1 Grit', 'Recuperi 1 Grinta']);
    expect(hasText('depth-mines-6.option.sleep')).toBe(false);
  });
});

it('results are only asked for where a test or a choice has that name', () => {
  for (const { id, effects = [] } of CARDS) {
    const given = new Set(valuesOf(effects, 'as'));
    const asked = ['passed', 'failed', 'willing', 'rest', 'successes'].flatMap((key) =>
      valuesOf(effects, key),
    );
    for (const name of asked) expect(given, id).toContain(name);
  }
});
