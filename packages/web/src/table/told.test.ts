import type { HellscapeEvent } from '@crawlspace/hellscape';
import { batch } from '@preact/signals';
import { h } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  askNext,
  goBack,
  type HeldSession,
  heldSession,
  tellMore,
} from '../../testing/at-the-table.ts';
import { decisionOf } from '../../testing/decisions.ts';
import { openPage, type Page } from '../../testing/page.ts';
import { randomDescents } from '../../testing/random-descents.ts';
import type { Hellscape } from '../hellscape/shape.ts';
import { kit } from '../hellscape/table/kit.tsx';
import { HellscapeHappenings } from '../hellscape/table/story/Happenings.tsx';
import { hintsSeen, language, motion } from '../settings/index.ts';
import { HelpDialog } from './hints/HelpDialog.tsx';
import { HintCard } from './hints/HintCard.tsx';
import { UndoButton } from './menu/UndoButton.tsx';
import { type Opened, type OpenTable, tableState } from './state.ts';
import { Happenings } from './story/Happenings.tsx';
import { Narrator } from './story/Narrator.tsx';
import { StoryLog } from './story/StoryLog.tsx';

const [{ moments, told }] = randomDescents() as [ReturnType<typeof randomDescents>[number]];
const [{ view }] = moments as [(typeof moments)[number]];

let page: Page;
let session: HeldSession;
let state: OpenTable<Hellscape, Opened>;

const asking = (key: string, id = 1) => decisionOf({ id, prompt: { key }, options: [{ id: 'a' }] });
const turn = (hero: number): HellscapeEvent => ({ t: 'turn', hero });
const fallen: HellscapeEvent = { t: 'knocked-out', hero: 0 };
const found: HellscapeEvent = { t: 'item-gained', hero: 0, card: 'ash-wand' };
const texts = (selector: string) => page.all(selector).map(({ textContent }) => textContent);

beforeEach(() => {
  language.value = 'en';
  hintsSeen.value = [];
  session = heldSession(view, [asking('ask.nothing')]);
  state = tableState(session, kit);
});
afterEach(() => {
  page.close();
  state.dispose();
  hintsSeen.value = [];
});

describe('hints', () => {
  const title = () => page.find('.hint h2')?.textContent ?? null;
  const open = () => {
    page = openPage(h(HintCard, { state }));
  };

  test('come one at a time, each with a question of its own, and go for good once read', () => {
    open();
    expect(title()).toBeNull();
    page.change(() => askNext(session, [asking('ask.turn')]));
    expect(title()).toBe(kit.hints.title('hell-actions'));
    expect(page.all('.hint')).toHaveLength(1);
    page.click('.button-primary');
    expect(title()).toBeNull();
    // The class that acts is told about next.
    page.change(() => askNext(session, [asking('ask.turn', 2)]));
    expect(title()).toMatch(/^The \w+$/);
    page.click('.button-primary');
    expect(hintsSeen.value).toHaveLength(2);
    page.change(() => askNext(session, [asking('ask.turn', 3)]));
    expect(title()).toBeNull();
  });

  test('the one in sight steps aside for a great moment, and that is told about next', () => {
    open();
    page.change(() => askNext(session, [asking('ask.turn')]));
    page.click('.button-primary');
    page.change(() => askNext(session, [asking('ask.turn', 2)]));
    expect(title()).toMatch(/^The \w+$/);
    page.change(() => tellMore(session, fallen));
    expect(title()).toBeNull();
    page.change(() => state.goOn());
    expect(title()).toMatch(/^The \w+$/);
    page.click('.button-primary');
    page.change(() => askNext(session, [asking('ask.other', 3)]));
    expect(title()).toBe(kit.hints.title('hell-ko'));
  });

  test('what was told before anybody sat down is no news', () => {
    tellMore(session, fallen);
    open();
    expect(title()).toBeNull();
  });

  test('count as read when they have stood there for some questions, and never come again', () => {
    open();
    page.change(() => askNext(session, [asking('ask.turn')]));
    for (let id = 2; id < 6; id++) page.change(() => askNext(session, [asking('ask.other', id)]));
    expect(title()).not.toBe(kit.hints.title('hell-actions'));
    expect(hintsSeen.value).toContain('hell-actions');
    page.change(() => askNext(session, [asking('ask.turn', 9)]));
    expect(title()).not.toBe(kit.hints.title('hell-actions'));
  });

  test('are over for whoever has had enough, and back for whoever wants them again', () => {
    open();
    page.change(() => askNext(session, [asking('ask.turn')]));
    page.click('.link-button');
    expect([...hintsSeen.value].sort()).toEqual([...kit.hints.all].sort());
    expect(title()).toBeNull();
    hintsSeen.value = [...hintsSeen.value, 'of-another-game'];
    page.close();
    let closed = 0;
    page = openPage(h(HelpDialog, { state, onClose: () => closed++ }));
    const view = session.table.value.game;
    for (const hint of kit.hints.all) expect(page.text()).toContain(kit.hints.text(hint, view));
    page.click('.dialog-foot .button-primary');
    expect(hintsSeen.value).toEqual(['of-another-game']);
    expect(closed).toBe(1);
  });
});

describe('the narrator', () => {
  test('reads out what is new and not faint, and nothing of what was before', () => {
    tellMore(session, turn(0));
    page = openPage(h(Narrator, { state }));
    expect(texts('p')).toEqual([]);
    page.change(() => tellMore(session, turn(1), { t: 'moved', hero: 1, zone: 0 }, fallen));
    expect(texts('p')).toEqual(
      [turn(1), fallen].map((event) => kit.words.logLine('en', view, event)),
    );
  });

  test('reads no more than anybody can listen to, the latest of it', () => {
    page = openPage(h(Narrator, { state }));
    const rounds = Array.from({ length: 12 }, (_, i) => ({ t: 'round' as const, amount: i + 1 }));
    page.change(() => tellMore(session, ...rounds));
    expect(texts('p')).toHaveLength(8);
    const last = rounds.at(-1);
    expect(texts('p').at(-1)).toBe(last && kit.words.logLine('en', view, last));
  });

  test('does not read again what comes after the table went back', () => {
    page = openPage(h(Narrator, { state }));
    page.change(() => tellMore(session, turn(0), turn(1)));
    const before = texts('p');
    page.change(() => goBack(session, [], 1));
    expect(texts('p')).toEqual(before);
    page.change(() => tellMore(session, fallen));
    expect(texts('p')).toEqual([kit.words.logLine('en', view, fallen)]);
  });
});

test('a story that was cut and went on at once is not read out from the middle', () => {
  page = openPage(h(Narrator, { state }));
  page.change(() => tellMore(session, turn(0)));
  const before = texts('p');
  page.change(() =>
    batch(() => {
      goBack(session, [], 0);
      tellMore(session, turn(1), fallen, turn(0));
    }),
  );
  expect(texts('p')).toEqual(before);
});

describe('the story', () => {
  beforeEach(() => {
    motion.value = 'off';
    session.events.value = told;
    page = openPage(h(StoryLog, { state }));
  });

  test('has the latest lines, and earlier ones on request', () => {
    const all = kit.story(told, null);
    const lines = () => page.all('.log-line').length;
    expect(lines()).toBe(Math.min(120, all.length));
    const last = all.at(-1);
    expect(texts('.log-button').at(-1)).toBe(last && kit.words.logLine('en', view, last.event));
    if (all.length > 120) {
      page.click('.log-lines .link-button');
      expect(lines()).toBe(Math.min(360, all.length));
    }
  });

  test('is that of one hero where one is chosen', () => {
    const [, , ...chips] = page.all('.filter-chip');
    expect(chips.length + 2).toBe(1 + view.heroes.length);
    const second = page.all('.filter-chip')[2];
    page.change(() => second?.hear({ ...page.fire('.log-filter', 'nothing'), type: 'click' }));
    const lines = kit.story(told, 1).slice(-120);
    expect(texts('.log-button')).toEqual(
      lines.map(({ event }) => kit.words.logLine('en', view, event)),
    );
    expect(page.all('[aria-pressed="true"]')).toHaveLength(1);
  });

  test('opens the details of one line at a time', () => {
    const [first, second] = page.all('.log-button');
    const click = (at: typeof first) =>
      page.change(() => at?.hear({ ...page.fire('.log-lines', 'nothing'), type: 'click' }));
    click(first);
    click(second);
    expect(page.all('.log-details')).toHaveLength(1);
    expect(second?.attributes.get('aria-expanded')).toBe('true');
    click(second);
    expect(page.all('.log-details')).toEqual([]);
  });
});

describe('what comes up over the board', () => {
  const show = () => {
    page = openPage(
      h(Happenings<Hellscape, { n: number; kind: string }>, {
        state,
        read: (all, from) => all.slice(from).map(({ n, event }) => ({ n, kind: event.t })),
        lasts: () => 1000,
        row: ({ n }) => h('b', null, `line ${n}`),
      }),
    );
  };
  const wait = (ms: number) => page.change(() => vi.advanceTimersByTime(ms));

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    motion.value = 'full';
    show();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('comes one after the other, two at a time, and goes', () => {
    page.change(() => tellMore(session, turn(0), turn(1), turn(0), turn(1)));
    expect(texts('b')).toEqual([]);
    wait(380);
    expect(texts('b')).toEqual(['line 0']);
    expect(page.find('.happenings-skip')?.textContent).toBe('Skip (3 more)');
    wait(380 * 2);
    expect(texts('b')).toEqual(['line 1', 'line 2']);
    wait(380);
    expect(texts('b')).toEqual(['line 2', 'line 3']);
    expect(page.find('.happenings-skip')?.textContent).toBe('Dismiss');
    wait(3000);
    expect(texts('b')).toEqual([]);
  });

  test('is gone at once when somebody skips it, or the table goes back', () => {
    page.change(() => tellMore(session, turn(0), turn(1), turn(0)));
    wait(380);
    page.click('.happenings-skip');
    wait(380 * 3);
    expect(texts('b')).toEqual([]);
    page.change(() => tellMore(session, turn(0), turn(1)));
    wait(380);
    page.change(() => goBack(session, [], 1));
    expect(texts('b')).toEqual([]);
    wait(380 * 2);
    expect(texts('b')).toEqual([]);
  });

  test('stays when it is great, all of one answer together, until somebody has seen it', () => {
    page.change(() => tellMore(session, found, turn(0), found));
    expect(texts('.held b')).toEqual(['line 0', 'line 2']);
    wait(380);
    expect(texts('b')).toEqual(['line 1', 'line 0', 'line 2']);
    wait(60_000);
    expect(texts('b')).toEqual(['line 0', 'line 2']);
    expect(page.find('.happenings-skip')).toBeNull();
    page.click('.held');
    wait(380 * 4);
    expect(texts('b')).toEqual([]);
  });

  test('leaves out a find that the question is about, and no other', () => {
    page.close();
    page = openPage(h(HellscapeHappenings, { state }));
    const about = { key: 'ask.new-item', facts: { card: 'ash-wand' } };
    page.change(() =>
      askNext(session, [decisionOf({ id: 2, prompt: about, options: [{ id: 'a' }] })]),
    );
    page.change(() => tellMore(session, found, { ...found, card: 'dagger' }));
    wait(380 * 2);
    expect(texts('.turned-name')).toEqual(['Dagger']);
  });

  test('leaves the oldest to the log when too much waits', () => {
    page.change(() => tellMore(session, ...Array.from({ length: 20 }, () => turn(0))));
    wait(380);
    expect(texts('b')).toEqual(['line 8']);
  });
});

describe('the button that takes back', () => {
  const popover = () => page.find('[role="alertdialog"]');

  test('has nothing to take back at the start', () => {
    session.table.value = { ...session.table.value, moment: { epoch: 0, n: 0 } };
    page = openPage(h(UndoButton, { state }));
    expect(page.find('.bar-button')?.disabled).toBe(true);
  });

  test('is dim where the table has to agree, and offers the vote', async () => {
    session.table.value = { ...session.table.value, canUndo: false };
    session.undoing = 'barrier';
    page = openPage(h(UndoButton, { state }));
    expect(page.find('.bar-button-dim')).not.toBeNull();
    expect(popover()).toBeNull();
    page.click('.bar-button');
    await page.settle();
    expect(popover()?.textContent).toContain('Only the whole table can take that back.');
    expect(popover()?.querySelector('.button-primary')?.textContent).toBe(
      session.seats > 1 ? 'We all agree: take it back' : 'Take it back anyway',
    );
    page.click('.button-primary');
    expect(session.asked.votes).toBe(1);
  });

  test('leaves it where somebody says so, and has no vote over nothing', () => {
    page = openPage(h(UndoButton, { state }));
    page.change(() => {
      state.problem.value = 'nothing-to-undo';
    });
    expect(popover()?.querySelectorAll('button')).toHaveLength(1);
    page.click('.popover-buttons button');
    expect(popover()).toBeNull();
    expect(session.asked.votes).toBe(0);
  });
});
