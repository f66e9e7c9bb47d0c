import type { Decision } from '@crawlspace/kernel';
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askNext, goBack, type HeldSession, heldSession } from '../../../testing/at-the-table.ts';
import { decisionOf } from '../../../testing/decisions.ts';
import { openPage, type Page } from '../../../testing/page.ts';
import { randomMoments } from '../../../testing/random-descents.ts';
import type { Hellscape } from '../../hellscape/shape.ts';
import { kit as hellscapeKit } from '../../hellscape/table/kit.tsx';
import { language, standingOrders } from '../../settings/index.ts';
import { useTableKeys } from '../keys.ts';
import type { TableKit } from '../kit.ts';
import { type Opened, type OpenTable, tableState } from '../state.ts';
import { sharedTexts } from '../words.ts';
import { PromptPanel } from './PromptPanel.tsx';

const [{ view }] = randomMoments() as [ReturnType<typeof randomMoments>[number]];

/** Hellscape's kit, with options that are called as a test calls them. */
const kit: TableKit<Hellscape> = {
  ...hellscapeKit,
  label: (_, __, { id }) => `Option ${id}`,
  note: (_, { id }) => (id === 'b' ? 'a note on b' : null),
};

let page: Page;
let session: HeldSession;
let state: OpenTable<Hellscape, Opened>;
let over: number;

type AmountOf = NonNullable<TableKit['amount']>;

function show(decisions: readonly Decision[], more: Parameters<typeof heldSession>[2] = {}): void {
  session = heldSession(view, decisions, more);
  state = tableState(session, kit);
  over = 0;
  page = openPage(h(PromptPanel, { state, onOver: () => over++ }));
}

function asking(kind: Decision['kind'], more: Partial<Decision> = {}): Decision {
  const options = ['a', 'b', 'c'].map((id) => ({ id, capacity: 2 }));
  return decisionOf({ id: 9, kind, options, prompt: { key: 'ask.turn' }, ...more });
}

const confirm = '[data-test="confirm"]';
const texts = (selector: string) => page.all(selector).map(({ textContent }) => textContent);

beforeEach(() => {
  language.value = 'en';
  standingOrders.value = {};
});
afterEach(() => {
  page.close();
  state.dispose();
  standingOrders.value = {};
});

describe('one of several', () => {
  test('is a button each, with its note, its number, and an answer at a click', () => {
    show([asking('one')]);
    expect(texts('.pick-label')).toEqual(['Option a', 'Option b', 'Option c']);
    expect(texts('.pick-digit')).toEqual(['1', '2', '3']);
    expect(texts('.pick-text')).toEqual(['a note on b']);
    page.click('[data-option="b"]');
    expect(session.answers).toEqual([[9, ['b']]]);
  });

  test('has a key for each, however many there are: digits, then letters but U', () => {
    const options = Array.from({ length: 32 }, (_, i) => ({ id: `o${i}` }));
    show([asking('one', { options })]);
    expect(texts('.pick-digit').join('')).toBe('1234567890abcdefghijklmnopqrstvw');
  });

  test('shows costs and the exact chance', () => {
    const options = [
      { id: 'a', cost: { mp: 2 }, odds: 0.75 },
      { id: 'b', cost: { mp: 1 }, odds: 0.5 },
      { id: 'c', odds: 1 / 3 },
    ];
    show([asking('one', { options })]);
    expect(texts('.price')).toEqual(['2 movement points', '1 movement point']);
    expect(page.all('.odds').map((each) => each.attributes.get('class'))).toEqual([
      'odds odds-good',
      'odds odds-even',
      'odds odds-poor',
    ]);
    expect(page.text()).toContain('33%');
  });

  test('lists places only on request, and a click on one of them answers', () => {
    const zones = [3, 4].map((zone) => ({
      id: `zone${zone}`,
      means: { kind: 'step', zone, reaction: 0 },
      role: 'place' as const,
    }));
    show([asking('one', { options: [...zones, { id: 'done' }] })]);
    expect(texts('.pick-label')).toEqual(['Option done']);
    expect(page.all('.spaces-list')).toEqual([]);
    expect(page.text()).toContain('Tap a framed zone (2).');
    page.click('.spaces-hint .link-button');
    expect(texts('.spaces-name')).toEqual(['Option zone3', 'Option zone4']);
    expect(texts('.spaces-list .pick-digit')).toEqual(['2', '3']);
    page.click('[data-option="zone4"]');
    expect(session.answers).toEqual([[9, ['zone4']]]);
  });

  test('has a button for the place that is advised', () => {
    const means = { kind: 'step', zone: 3, reaction: 0 };
    const zone = { id: 'zone3', means, role: 'place' } as const;
    show([asking('one', { options: [zone, { id: 'done' }] })]);
    expect(page.find('[data-advised]')).toBeNull();
    page.change(() => {
      state.advice.value = ['zone3'];
    });
    page.click('[data-advised]');
    expect(session.answers).toEqual([[9, ['zone3']]]);
  });

  test('points at what is under the pointer, and at nothing when it leaves', () => {
    show([asking('one')]);
    page.fire('[data-option="a"]', 'pointerenter');
    expect(state.pointed.value).toBe('a');
    expect(page.find('.pick-pointed')?.attributes.get('data-option')).toBe('a');
    page.fire('[data-option="a"]', 'pointerleave');
    expect(page.find('.pick-pointed')).toBeNull();
  });

  test('what ends something looks quieter and stands last', () => {
    show([asking('one', { options: [{ id: 'done', role: 'done' }, { id: 'a' }] })]);
    expect(texts('.pick-label')).toEqual(['Option a', 'Option done']);
    expect(page.find('.pick-quiet')?.attributes.get('data-option')).toBe('done');
  });
});

describe('several of them', () => {
  test('are switched on and off, and sent when there are enough', () => {
    show([asking('many', { min: 2, max: 2 })]);
    expect(page.find(confirm)?.textContent).toContain('Confirm 0 of 2');
    page.click('[data-option="c"]');
    expect(page.find('[data-option="c"]')?.attributes.get('aria-pressed')).toBe('true');
    expect(page.find(confirm)?.disabled).toBe(true);
    page.click('[data-option="a"]');
    expect(page.find(confirm)?.disabled).toBe(false);
    page.click(confirm);
    expect(session.answers).toEqual([[9, ['c', 'a']]]);
  });

  test('may be none where none is enough', () => {
    show([asking('many', { min: 0, max: 2 })]);
    expect(page.find(confirm)?.textContent).toContain('None of them');
    page.click('[data-option="a"]');
    expect(page.find(confirm)?.textContent).toContain('Confirm (1)');
    page.click('[data-option="a"]');
    page.click(confirm);
    expect(session.answers).toEqual([[9, []]]);
  });
});

describe('picking nothing, where the game has a word for it', () => {
  const nothing = () =>
    page.all('.prompt-either button').find((each) => each.textContent.includes('Leave them'));

  function ask() {
    session = heldSession(view, [asking('many', { min: 0, max: 3 })]);
    state = tableState(session, { ...kit, pickingNothing: () => 'Leave them' });
    page = openPage(h(PromptPanel, { state, onOver: () => over++ }));
  }

  test('has a button beside the one that takes the picks, whatever is picked', () => {
    for (const picks of [[], ['a'], ['a', 'b', 'c']]) {
      ask();
      for (const pick of picks) page.click(`[data-option="${pick}"]`);
      expect(page.all('.prompt-either button')).toHaveLength(2);
      expect(nothing()?.disabled).toBe(false);
      page.click(picks.length > 0 ? '[data-test="pick-nothing"]' : confirm);
      expect(session.answers).toEqual([[9, []]]);
      page.close();
      state.dispose();
    }
    ask();
  });

  test('leaves the other button waiting for a pick', () => {
    ask();
    const [take] = page.all('.prompt-either button');
    expect(take?.disabled).toBe(true);
    page.click('[data-option="b"]');
    expect(take?.disabled).toBe(false);
    page.click(confirm);
    expect(session.answers).toEqual([[9, ['b']]]);
  });
});

describe('an order', () => {
  test('is as listed until something is tapped', () => {
    show([asking('order', { min: 3, max: 3 })]);
    expect(page.find(confirm)?.textContent).toContain('As listed');
    expect(texts('.order-place')).toEqual(['·', '·', '·']);
    page.click('[data-option="c"]');
    expect(texts('.pick-label')).toEqual(['Option c', 'Option a', 'Option b']);
    expect(texts('.order-place')).toEqual(['1', '·', '·']);
    page.click(confirm);
    expect(session.answers).toEqual([[9, ['c', 'a', 'b']]]);
  });

  test('is made by dragging one before or after another', () => {
    show([asking('order', { min: 3, max: 3 })]);
    const row = (n: number) => page.all('.order-row')[n - 1];
    const fire = (n: number, type: string) => {
      const at = row(n);
      if (!at) throw new Error(`there is no row ${n}`);
      page.change(() => at.hear({ ...page.fire('.order', 'nothing'), type, target: at }));
    };
    fire(1, 'dragstart');
    fire(3, 'dragover');
    fire(3, 'dragend');
    expect(texts('.pick-label')).toEqual(['Option b', 'Option c', 'Option a']);
    fire(3, 'dragstart');
    fire(1, 'dragover');
    fire(1, 'dragend');
    expect(texts('.pick-label')).toEqual(['Option a', 'Option b', 'Option c']);
  });
});

describe('points', () => {
  const plus = (id: string) => `[data-option="${id}"]`;
  const minus = (n: number) => page.all('.stepper')[n]?.children[0];

  test('are added and taken away, as many as there are and an option takes', () => {
    show([asking('allocate', { min: 3, max: 3 })]);
    expect(page.text()).toContain('3 left to assign');
    page.click(plus('a'));
    page.click(plus('a'));
    expect(page.find(plus('a'))?.disabled).toBe(true);
    expect(page.find(plus('b'))?.disabled).toBe(false);
    page.click(plus('b'));
    expect(texts('output')).toEqual(['2', '1', '0']);
    expect(page.find(plus('c'))?.disabled).toBe(true);
    expect(page.text()).toContain('0 left to assign');
    expect(minus(2)?.disabled).toBe(true);
    const less = minus(0);
    page.change(() => less?.hear({ ...page.fire('.allocate', 'nothing'), type: 'click' }));
    expect(texts('output')).toEqual(['1', '1', '0']);
    expect(page.find(confirm)?.disabled).toBe(true);
    page.click(plus('c'));
    page.click(confirm);
    expect(session.answers).toEqual([[9, ['a', 'b', 'c']]]);
  });
});

test('a single point is assigned by one tap, without confirming', () => {
  show([asking('allocate', { min: 1, max: 1 })]);
  expect(page.find(confirm)).toBeNull();
  page.click('[data-option="b"]');
  expect(session.answers).toEqual([[9, ['b']]]);
});

describe('an amount', () => {
  const all = '[data-test="all-of-it"]';
  const field = '[data-test="amount"]';
  const slider = '[type="range"]';
  const shown = (selector: string, attribute = 'value') =>
    page.find(selector)?.attributes.get(attribute);
  const type = (value: string) => page.fire(field, 'input', { currentTarget: { value } });

  /** Five dollars a point, and two in the last of eleven. */
  const inDollars: AmountOf = () => ({
    step: 5,
    most: 52,
    all: 'All of $52',
    say: (amount) => `$${amount}`,
  });

  function KeysAndPrompt() {
    useTableKeys(state);
    return h(PromptPanel, { state, onOver: () => over++ });
  }

  function ask(amount: AmountOf = inDollars, more: Partial<Decision> = {}) {
    const options = [{ id: 'a', capacity: 11 }];
    session = heldSession(view, [asking('allocate', { options, min: 0, max: 11, ...more })]);
    state = tableState(session, { ...kit, amount });
    page = openPage(h(KeysAndPrompt, null));
  }

  test('is given whole by two taps', () => {
    ask();
    page.click(all);
    expect(page.find(confirm)?.textContent).toContain('Confirm $52');
    page.click(confirm);
    expect(session.answers).toEqual([[9, Array(11).fill('a')]]);
  });

  test('goes up and down by what a step is worth', () => {
    ask();
    const [less, more] = page.all('.stepper button');
    if (!less || !more) throw new Error('there are no steps');
    const step = (button: typeof less) =>
      page.change(() => button.hear({ ...page.fire('.amount', 'nothing'), type: 'click' }));
    expect([less, more].map(({ attributes }) => attributes.get('aria-label'))).toEqual([
      '$5 less',
      '$5 more',
    ]);
    expect([shown(field), less.disabled]).toEqual(['$0', true]);
    step(more);
    step(more);
    step(less);
    expect([shown(field), shown(slider), shown(slider, 'aria-valuetext')]).toEqual([
      '$5',
      '1',
      '$5',
    ]);
    page.click(all);
    expect(more.disabled).toBe(true);
  });

  test('follows the slider', () => {
    ask();
    page.fire(slider, 'input', { currentTarget: { value: '7' } });
    expect([shown(field), state.picks.value.length]).toEqual(['$35', 7]);
  });

  test('is typed anywhere at the table, no more than there is and never beyond what was typed', () => {
    ask();
    // The digit goes into the field, which has the focus by then.
    expect(page.press('1').defaultPrevented).toBe(false);
    expect(page.body.ownerDocument.activeElement).toBe(page.find(field));
    expect(state.picks.value).toEqual([]);
    type('18');
    expect([shown(field), state.picks.value.length]).toEqual(['18', 3]);
    expect(page.find(confirm)?.textContent).toContain('Confirm $15');
    type('180');
    expect([shown(field), state.picks.value.length]).toEqual(['52', 11]);
    type('');
    expect([shown(field), state.picks.value]).toEqual(['', []]);
    type('2x6');
    page.press('Enter');
    expect(session.answers).toEqual([[9, Array(5).fill('a')]]);
    page.press('Escape');
    expect(shown(field)).toBe('$25');
  });

  test('without a word of the game is a number, and at least what has to be given', () => {
    ask(() => null, { min: 2 });
    expect(page.find(confirm)?.disabled).toBe(true);
    expect(page.find(all)?.textContent).toBe('All: 11');
    type('1');
    page.click(confirm);
    expect(session.answers).toEqual([[9, ['a', 'a']]]);
  });

  test('is asked only where points have one place to go', () => {
    show([asking('allocate', { min: 3, max: 3 })]);
    expect(page.find(slider)).toBeNull();
  });
});

describe('around a question', () => {
  test('a set-up that was proposed can be changed', () => {
    show([asking('one')]);
    expect(page.find('[data-test="change-set-up"]')).toBeNull();
    page.change(() => {
      session.isProposed.value = true;
    });
    page.click('[data-test="change-set-up"]');
    expect(session.asked.changes).toBe(1);
  });

  test('is a button for whoever wants the next chance', () => {
    show([asking('one')]);
    page.click('[data-test="chance"]');
    expect(session.wantsChance.value).toBe(true);
    expect(page.find('[data-test="chance"]')?.attributes.get('aria-pressed')).toBe('true');
    page.click('[data-test="chance"]');
    expect(session.wantsChance.value).toBe(false);
  });

  test('stands who is asked, and how many wait', () => {
    show([asking('one', { seat: 0 }), asking('one', { id: 10, seat: 1 })]);
    expect(page.find('.prompt-seat')?.textContent).toBe(
      `${hellscapeKit.heroName(view, 0)}; 1 more hero waits`,
    );
    page.close();
    show([asking('one', { seat: -1 })]);
    expect(page.find('.prompt-seat')?.textContent).toBe('The whole party');
  });

  test('folds away, and the next question is never folded', () => {
    show([asking('one')]);
    page.click('.prompt-fold');
    expect(page.find('.prompt')?.attributes.get('data-folded')).toBe('true');
    page.change(() => askNext(session, [asking('one', { id: 10 })]));
    expect(page.find('.prompt')?.attributes.get('data-folded')).toBe('false');
    page.click('.prompt-fold');
    page.change(() => goBack(session, [asking('one', { id: 10 })]));
    expect(page.find('.prompt')?.attributes.get('data-folded')).toBe('false');
  });

  test('advice says why, and waits while the bot thinks', async () => {
    show([asking('one')]);
    const late = Promise.withResolvers<{ picks: string[]; why: { en: string; it: string } }>();
    session.advice = late.promise;
    page.click('[data-test="advise"]');
    expect(page.find('[data-test="advise"]')?.disabled).toBe(true);
    expect(page.text()).toContain('Thinking');
    late.resolve({ picks: ['b'], why: { en: 'B is near.', it: 'B è vicino.' } });
    await page.settle();
    expect(page.find('[data-test="reason"]')?.textContent).toBe('Option b. B is near.');
    expect(page.find('[data-advised]')?.attributes.get('data-option')).toBe('b');
    expect(page.find('[data-advised]')?.isBroughtIn).toBe(true);
  });

  test('the rule behind it opens beside the table, where there is one', () => {
    show([asking('one', { rule: 'H-ATK-01' })]);
    page.click('[data-test="why"]');
    expect(state.opened.value).toEqual({ kind: 'rule', rule: 'H-ATK-01' });
    page.close();
    show([asking('one')]);
    expect(page.find('[data-test="why"]')).toBeNull();
  });

  test('an order for such questions is given where it is asked', () => {
    show([asking('one', { prompt: { key: 'ask.enemy-order' } })]);
    page.click('[data-test="order"]');
    expect(state.opened.value).toEqual({ kind: 'orders' });
    page.close();
    show([asking('one')]);
    expect(page.find('[data-test="order"]')).toBeNull();
  });

  test('a refusal says why in both languages, with a way on where there is one', () => {
    const reasons = Object.keys(sharedTexts)
      .filter((key) => key.startsWith('refused-'))
      .map((key) => key.slice('refused-'.length));
    expect(reasons.length).toBeGreaterThan(10);
    for (const spoken of ['en', 'it'] as const) {
      language.value = spoken;
      for (const reason of reasons) {
        show([asking('one')]);
        page.change(() => {
          state.refusal.value = { reason } as NonNullable<typeof state.refusal.value>;
        });
        const said = page.find('[role="alert"]');
        const key = `refused-${reason}` as keyof typeof sharedTexts;
        expect(said?.textContent).toContain(sharedTexts[key][spoken]);
        const buttons = said?.querySelectorAll('button').length;
        expect(buttons).toBe(reason === 'rule-failed' || reason === 'not-stored' ? 1 : 0);
        page.close();
      }
    }
    show([]);
  });
});

describe('where nobody here is asked', () => {
  test('the bot that thinks is named, with what the last one had in mind', () => {
    show([], { waitingFor: [{ seat: 1, prompt: 'ask.turn' }] });
    expect(page.text()).toContain('A bot is thinking');
    expect(page.find('.prompt-seat')?.textContent).toBe(hellscapeKit.heroName(view, 1));
    page.change(() => {
      session.thought.value = { seat: 0, why: { en: 'Run!', it: 'Via!' } };
    });
    expect(page.find('.prompt-reason')?.textContent).toBe(
      `${hellscapeKit.heroName(view, 0)}: Run!`,
    );
  });

  test('the end says how it ended, and goes on to the report', () => {
    show([], { outcome: { won: false, cause: 'no-lifebringer' } });
    expect(page.find('.over-lost h2')?.textContent).toBe('The quest is lost');
    page.click('.over button');
    expect(over).toBe(1);
    page.close();
    show([], { outcome: { won: true, cause: 'tutorial' } });
    expect(page.find('.over-won h2')?.textContent).toBe('The quest is won');
  });
});
