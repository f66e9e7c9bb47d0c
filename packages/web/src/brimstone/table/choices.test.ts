import { content } from '@crawlspace/brimstone';
import { h } from 'preact';
import { describe, expect, test } from 'vitest';
import { randomMoments } from '../../../testing/random-adventures.ts';
import { shown } from '../../../testing/shown.ts';
import { changesOf, faceOf } from './choices.tsx';
import { cardOfOption } from './options.ts';
import { printedOn } from './words.ts';

describe('cards to choose from', () => {
  const moments = randomMoments();

  test('upgrades at the start lie there as cards, with what they change', () => {
    const choosing = moments.filter(
      ({ decision }) => decision.prompt.key === 'prompt.starting-upgrade',
    );
    expect(choosing.length).toBeGreaterThan(0);
    for (const { view, decision } of choosing)
      for (const option of decision.options) {
        const face = faceOf(view, decision, option);
        const card = cardOfOption(option) ?? '';
        expect(shown(h('p', null, face))).toContain(printedOn(card).name);
        const stats = Object.keys(content.upgrades[card]?.ability?.stats ?? {});
        if (stats.length > 0)
          expect(shown(h('p', null, changesOf(view, decision, option)))).toMatch(/→/);
      }
  });

  test('what is done in an activation stays a button', () => {
    const acting = moments.filter(({ decision }) => decision.prompt.key === 'prompt.activation');
    expect(acting.length).toBeGreaterThan(0);
    for (const { view, decision } of acting)
      for (const option of decision.options) expect(faceOf(view, decision, option)).toBeNull();
  });
});
