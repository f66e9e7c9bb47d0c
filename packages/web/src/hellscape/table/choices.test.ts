import { LANGUAGES } from '@crawlspace/kernel';
import { h } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import { heldSession } from '../../../testing/at-the-table.ts';
import { type Descent, descentAt } from '../../../testing/descents.ts';
import { RAW } from '../../../testing/fit-to-read.ts';
import { shown, shownOf } from '../../../testing/shown.ts';
import { language } from '../../settings/index.ts';
import { PromptPanel } from '../../table/prompt/PromptPanel.tsx';
import { tableState } from '../../table/state.ts';
import { kit } from './kit.tsx';

function asked(table: Descent) {
  const [question] = table.pending;
  if (!question) throw new Error('nothing is asked');
  const decision = table.decision(question);
  const { game: view } = table.view({ seat: Math.max(0, question.seat) });
  const panel = h(PromptPanel, {
    state: tableState(heldSession(view, [decision]), kit),
    onOver: () => {},
  });
  return { view, decision, panel };
}

afterEach(() => {
  language.value = 'en';
});

describe('cards to choose from', () => {
  const skills = asked(
    descentAt(({ prompt }) => prompt.key === 'ask.skill', ['berserker', 'wizard']),
  );
  const found = asked(
    descentAt(
      ({ prompt, options }) =>
        prompt.key === 'ask.new-item' &&
        options.some((id) => id.startsWith('equip')) &&
        options.some((id) => id.startsWith('give')),
      ['berserker', 'wizard'],
    ),
  );

  test('skills of a level lie there with their kind and their text', () => {
    const faces = shownOf(skills.panel, 'span', 'item-card');
    expect(faces).toHaveLength(skills.decision.options.length);
    for (const face of faces) expect(face).toMatch(/skill, level \d/);
  });

  test('what was found lies on top, and every way to use it shows the dice before and after', () => {
    const words = shown(found.panel);
    const card = found.decision.prompt.params?.['card'];
    if (typeof card !== 'object') throw new Error('no card is asked about');
    expect(shownOf(found.panel, 'b', 'item-card-name')).toEqual([
      kit.words.say('en', { key: card.key }),
    ]);
    expect(words).toMatch(/from .+ to|no dice change/);
  });

  test.each(LANGUAGES)('are fit to read (%s)', (spoken) => {
    language.value = spoken;
    for (const { panel } of [skills, found]) expect(shown(panel)).not.toMatch(RAW);
  });
});
