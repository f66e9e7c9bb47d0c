import type { Decision } from '@crawlspace/kernel';
import { h } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type HeldSession, heldSession, tellMore } from '../../testing/at-the-table.ts';
import { decisionOf } from '../../testing/decisions.ts';
import { openPage, type Page } from '../../testing/page.ts';
import { randomMoments } from '../../testing/random-descents.ts';
import type { Hellscape } from '../hellscape/shape.ts';
import { kit } from '../hellscape/table/kit.tsx';
import { useTableKeys } from './keys.ts';
import { usePainted } from './painted.ts';
import { type Opened, type OpenTable, tableState } from './state.ts';

const [{ view }] = randomMoments() as [ReturnType<typeof randomMoments>[number]];

let page: Page;
let session: HeldSession;
let state: OpenTable<Hellscape, Opened>;

/** A page with the keys of the table, and some things that have keys of their own. */
function Keys() {
  useTableKeys(state);
  return h('main', null, [
    h('input', { key: 'i', type: 'text' }),
    h('button', { key: 'b', type: 'button', class: 'other' }),
    h(
      'div',
      { key: 'p', class: 'prompt-options' },
      h('button', { type: 'button', class: 'first' }),
    ),
  ]);
}

/** The same, with somebody who watches what is on the screen. */
function KeysOnScreen() {
  usePainted(state);
  return h(Keys, null);
}

function sitDown(...decisions: Decision[]): void {
  session = heldSession(view, decisions);
  state = tableState(session, kit);
  page = openPage(h(Keys, null));
}

function asking(kind: Decision['kind'], ids: readonly string[], more: Partial<Decision> = {}) {
  const options = ids.map((id) =>
    id === 'back' || id === 'done' ? ({ id, role: id } as const) : { id },
  );
  return decisionOf({ id: 5, kind, options, ...more });
}

afterEach(() => {
  page.close();
  state.dispose();
});

describe('while something is held', () => {
  const fallen = { t: 'knocked-out', hero: 0 } as const;

  test('keys that would answer go on instead, and so does Escape', () => {
    for (const key of ['1', 'Enter', ' ', 'u', 'Escape']) {
      sitDown(asking('one', ['move', 'attack']));
      page.change(() => tellMore(session, fallen));
      expect(state.held.value).toEqual([0]);
      expect(page.press(key).defaultPrevented).toBe(true);
      expect(state.held.value).toEqual([]);
      expect(session.answers).toEqual([]);
      expect(session.asked.undo).toBe(0);
      page.close();
      state.dispose();
    }
    sitDown();
  });

  test('keys that move and scroll do no more, and a button presses itself', () => {
    sitDown(asking('one', ['move', 'attack']));
    page.change(() => tellMore(session, fallen));
    for (const key of ['Tab', 'ArrowDown', 'Shift']) page.press(key);
    page.find('.other')?.focus();
    expect(page.press('Enter').defaultPrevented).toBe(false);
    expect(state.held.value).toEqual([0]);
  });
});

describe('digits', () => {
  test('pick the buttons as they are numbered, the quiet ones last', () => {
    sitDown(asking('one', ['done', 'move', 'attack']));
    expect(page.press('3').defaultPrevented).toBe(true);
    page.press('1');
    expect(session.answers).toEqual([
      [5, ['done']],
      [5, ['move']],
    ]);
  });

  test('count no places: those are picked on the board', () => {
    const zone = { id: 'zone4', role: 'place' } as const;
    sitDown(decisionOf({ id: 5, options: [zone, { id: 'move' }] }));
    page.press('1');
    expect(session.answers).toEqual([[5, ['move']]]);
    expect(page.press('2').defaultPrevented).toBe(false);
  });

  test('go on with the places while they are listed', () => {
    const zone = { id: 'zone4', role: 'place' } as const;
    sitDown(decisionOf({ id: 5, options: [zone, { id: 'move' }] }));
    state.listing.value = true;
    page.press('2');
    expect(session.answers).toEqual([[5, ['zone4']]]);
  });

  test('beyond the last button mean nothing here', () => {
    sitDown(asking('one', ['move']));
    expect(page.press('2').defaultPrevented).toBe(false);
    expect(page.press('0').defaultPrevented).toBe(false);
    expect(session.answers).toEqual([]);
  });

  test('go on with letters where there are more than ten buttons', () => {
    const ids = Array.from({ length: 12 }, (_, i) => `o${i}`);
    sitDown(asking('one', ids));
    page.press('0');
    page.press('b');
    expect(session.answers).toEqual([
      [5, ['o9']],
      [5, ['o11']],
    ]);
  });

  test('mark where several are wanted', () => {
    sitDown(asking('many', ['a', 'b', 'c'], { min: 0, max: 3 }));
    page.press('2');
    page.press('3');
    page.press('2');
    expect(state.picks.value).toEqual(['c']);
  });
});

describe('Enter', () => {
  test('confirms what is picked', () => {
    sitDown(asking('many', ['a', 'b'], { min: 1, max: 2 }));
    page.press('1');
    expect(page.press('Enter').defaultPrevented).toBe(true);
    expect(session.answers).toEqual([[5, ['a']]]);
  });

  test('takes the advice that was given', () => {
    sitDown(asking('one', ['a', 'b']));
    state.advice.value = ['b'];
    page.press('Enter');
    expect(session.answers).toEqual([[5, ['b']]]);
  });

  test('takes what is the only thing to do', () => {
    sitDown(asking('one', ['roll']));
    page.press('Enter');
    expect(session.answers).toEqual([[5, ['roll']]]);
  });

  test('goes to the first option where there is more to choose from', () => {
    sitDown(asking('one', ['a', 'b']));
    expect(page.press('Enter').defaultPrevented).toBe(true);
    expect(session.answers).toEqual([]);
    const { activeElement } = page.body.ownerDocument;
    expect(activeElement.matches('.first')).toBe(true);
  });

  test('on a button presses the button', () => {
    sitDown(asking('many', ['a', 'b'], { min: 0, max: 2 }));
    page.find('.other')?.focus();
    expect(page.press('Enter').defaultPrevented).toBe(false);
    expect(session.answers).toEqual([]);
  });
});

describe('Escape', () => {
  test('backs out of one thing after the other: the complaint, the picks, the question', () => {
    sitDown(asking('many', ['a', 'b', 'back'], { min: 0, max: 3 }));
    state.problem.value = 'barrier';
    page.press('1');
    page.press('Escape');
    expect(state.problem.value).toBeNull();
    expect(state.picks.value).toEqual(['a']);
    page.press('Escape');
    expect(state.picks.value).toEqual([]);
    expect(session.answers).toEqual([]);
    page.press('Escape');
    expect(session.answers).toEqual([[5, ['back']]]);
  });

  test('takes advice back like picks', () => {
    sitDown(asking('one', ['a', 'back']));
    state.advice.value = ['a'];
    page.press('Escape');
    expect(state.advice.value).toEqual([]);
    expect(session.answers).toEqual([]);
    page.press('Escape');
    expect(session.answers).toEqual([[5, ['back']]]);
  });

  test('never gives up what was paid for', () => {
    const done = { id: 'done', role: 'done' } as const;
    sitDown(asking('one', [], { options: [{ id: 'a' }, done] }));
    expect(page.press('Escape').defaultPrevented).toBe(false);
    expect(session.answers).toEqual([]);
  });

  test('means nothing where there is no way back', () => {
    sitDown(asking('one', ['a', 'b']));
    expect(page.press('Escape').defaultPrevented).toBe(false);
  });
});

describe('quick fingers', () => {
  test('answer no question that was not on the screen yet', () => {
    const frames: (() => void)[] = [];
    const nextFrame = () => frames.shift()?.();
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    sitDown(asking('one', ['a', 'b']));
    page = openPage(h(KeysOnScreen, null));
    page.press('1');
    page.press('u');
    state.tap('b');
    expect(session.answers).toEqual([]);
    expect(session.asked.undo).toBe(0);
    nextFrame();
    page.press('1');
    expect(session.answers).toEqual([]);
    nextFrame();
    page.press('1');
    expect(session.answers).toEqual([[5, ['a']]]);
  });

  test('takes nothing from the moment it is drawn, not only from its first frame', () => {
    const whenDrawn: boolean[] = [];
    function Drawn() {
      usePainted(state);
      useLayoutEffect(() => {
        whenDrawn.push(state.painted.peek());
      }, []);
      return null;
    }
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    sitDown(asking('one', ['a', 'b']));
    page = openPage(h(Drawn, null));
    expect(whenDrawn).toEqual([false]);
  });

  test('a key that is held down presses once', () => {
    sitDown(asking('one', ['a', 'b']));
    page.press('1', { repeat: true });
    expect(session.answers).toEqual([]);
  });
});

describe('letters', () => {
  test('U takes back, ? asks for advice, others mean nothing', () => {
    sitDown(asking('one', ['a', 'b']));
    page.press('u');
    page.press('U');
    expect(session.asked.undo).toBe(2);
    page.press('?');
    expect(session.asked.advice).toBe(1);
    expect(page.press('x').defaultPrevented).toBe(false);
  });

  test('with Control, Command or Alt they belong to the browser', () => {
    sitDown(asking('one', ['a', 'b']));
    for (const held of ['ctrlKey', 'metaKey', 'altKey'])
      expect(page.press('u', { [held]: true }).defaultPrevented).toBe(false);
    expect(session.asked.undo).toBe(0);
  });

  test('while something is written they are letters', () => {
    sitDown(asking('one', ['a', 'b']));
    page.find('input')?.focus();
    page.press('u');
    page.press('1');
    expect(session.asked.undo).toBe(0);
    expect(session.answers).toEqual([]);
  });

  test('while something lies open over the table they are for that', () => {
    sitDown(asking('one', ['a', 'b']));
    const { body } = page;
    const dialog = body.ownerDocument.createElementNS(body.namespaceURI, 'dialog');
    body.insertBefore(dialog, null);
    dialog.showModal();
    page.press('u');
    page.press('1');
    expect(session.asked.undo).toBe(0);
    expect(session.answers).toEqual([]);
    dialog.close();
    page.press('u');
    expect(session.asked.undo).toBe(1);
    dialog.remove();
  });

  test('once the table is gone nothing listens any more', () => {
    sitDown(asking('one', ['a', 'b']));
    const { press } = page;
    page.close();
    press('1');
    expect(session.answers).toEqual([]);
  });
});
