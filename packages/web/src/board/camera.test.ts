import { h } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Box, openPage, type Page } from '../../testing/page.ts';
import { language } from '../settings/index.ts';
import { Camera } from './camera.ts';
import { type Choice, Choices } from './choices.tsx';
import { BoardFrame } from './frame.tsx';
import { Inspectable } from './inspectable.tsx';

const LIMITS = { left: 0, top: 0, right: 2000, bottom: 1000 };
const BOX = { left: 400, top: 400, right: 600, bottom: 600 };
const THERE = { box: BOX, heart: BOX, context: BOX };

let page: Page;
let resized: () => void;
let captured: number[];

/** A window of 1000 to 800 in which a stage and an overlay lie. */
function measured(box: Box): HTMLElement {
  return Object.assign(box, {
    clientWidth: 1000,
    clientHeight: 800,
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
    setPointerCapture: (id: number) => captured.push(id),
    classList: {
      toggle: (name: string, on: boolean) => box.setAttribute(`data-${name}`, on),
    },
  }) as unknown as HTMLElement;
}

beforeEach(() => {
  captured = [];
  language.value = 'en';
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe() {}
      disconnect() {
        resized = () => undefined;
      }
    },
  );
});
afterEach(() => {
  page.close();
  vi.unstubAllGlobals();
});

describe('a camera', () => {
  let camera: Camera;

  function Filmed() {
    const [root, stage, overlay] = [0, 1, 2].map(() => useRef<HTMLDivElement>(null));
    useEffect(() => {
      const [one, other, over] = [root, stage, overlay].map((each) => each?.current as unknown);
      camera = new Camera(measured(one as Box), other as HTMLElement, over as SVGSVGElement);
      camera.limits = LIMITS;
      return () => camera.close();
    }, []);
    return h('div', { ref: root, class: 'root' }, [
      h('div', { key: 's', ref: stage, class: 'stage' }),
      h('div', { key: 'o', ref: overlay, class: 'overlay' }),
      h('button', { key: 'b', type: 'button' }),
    ]);
  }

  /** Where the stage is put, and how large. */
  function look() {
    const { style } = page.find('.stage') as Box;
    const [, x, y, zoom] =
      /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(String(style['transform'])) ?? [];
    return { x: Number(x), y: Number(y), zoom: Number(zoom), moves: style['transition'] };
  }

  const at = (clientX: number, clientY: number, more: object = {}) => ({
    clientX,
    clientY,
    pointerId: 1,
    button: 0,
    ...more,
  });
  const fire = (type: string, more: object) => page.fire('.stage', type, more);

  beforeEach(() => {
    page = openPage(h(Filmed, null));
    camera.watch(THERE, 500);
  });

  test('shows at once what it first watches, and glides after that', () => {
    expect(look()).toMatchObject({ zoom: 0.92, moves: 'none' });
    // The middle of the box is in the middle of the window.
    expect(look().x + 500 * look().zoom).toBeCloseTo(500, 1);
    expect(look().y + 500 * look().zoom).toBeCloseTo(400, 1);
    const far = { left: 1500, top: 700, right: 1700, bottom: 900 };
    camera.watch({ box: far, heart: far, context: far }, 500);
    expect(look().moves).toContain('500ms');
    expect(look().x + 1600 * look().zoom).toBeCloseTo(500, 1);
  });

  test('shows once what happened out of sight, and then what matters; a key ends the look at it', () => {
    vi.useFakeTimers();
    const far = { left: 1500, top: 700, right: 1700, bottom: 900 };
    const middle = () => (500 - look().x) / look().zoom;
    const told = { ...THERE, news: { box: far, of: {} } };
    camera.watch(told, 100, 900);
    expect(middle()).toBeCloseTo(1600, 0);
    camera.watch(THERE, 100, 900);
    expect(middle()).toBeCloseTo(1600, 0);
    vi.advanceTimersByTime(1000);
    expect(middle()).toBeCloseTo(500, 0);
    camera.watch(told, 100, 900);
    expect(middle()).toBeCloseTo(500, 0);
    camera.watch({ ...told, news: { box: far, of: {} } }, 100, 900);
    expect(middle()).toBeCloseTo(1600, 0);
    page.press('a');
    expect(middle()).toBeCloseTo(500, 0);
    camera.watch({ ...told, news: { box: BOX, of: {} } }, 100, 900);
    expect(middle()).toBeCloseTo(500, 0);
    vi.useRealTimers();
  });

  test('what comes up over the board does not move it, unless what matters would lie below', () => {
    const before = look();
    camera.insets = { top: 0, right: 0, bottom: 200, left: 0 };
    camera.watch(THERE, 100);
    expect(look()).toMatchObject({ x: before.x, y: before.y });
    camera.insets = { top: 0, right: 0, bottom: 400, left: 0 };
    camera.watch(THERE, 100);
    expect(look().y + 600 * look().zoom).toBeLessThanOrEqual(400);
  });

  test('stays where a hand has put it until it is called back', () => {
    camera.shift({ x: 1, y: 0 }, 0);
    const moved = look();
    expect(moved.x).toBeLessThan(0.92 * -500 + 500);
    expect(camera.follows).toBe(false);
    camera.watch({ box: LIMITS, heart: LIMITS, context: LIMITS }, 0);
    expect(look()).toEqual(moved);
    camera.watch(THERE, 0);
    camera.recentre(0);
    expect(camera.follows).toBe(true);
    expect(look().x + 500 * look().zoom).toBeCloseTo(500, 1);
  });

  test('follows at the zoom that a hand has set, until it is given back', () => {
    camera.zoom(0.5, 0);
    camera.follows = true;
    const far = { left: 1500, top: 700, right: 1700, bottom: 900 };
    camera.watch({ box: far, heart: far, context: far }, 0);
    const { x, zoom } = look();
    expect(zoom).toBeCloseTo(0.46, 3);
    expect(x + 1700 * zoom).toBeLessThanOrEqual(1000);
    resized();
    expect(look().zoom).toBe(zoom);
    camera.recentre(0);
    expect(look().zoom).toBe(0.92);
  });

  test('zooms within its bounds, and says when it is near', () => {
    camera.zoom(100, 0);
    expect(look().zoom).toBe(1.6);
    expect(page.find('.root')?.attributes.get('data-is-near')).toBe('true');
    camera.zoom(0.001, 0);
    expect(look().zoom).toBe(0.12);
    expect(page.find('.root')?.attributes.get('data-is-near')).toBe('false');
    expect(page.find('.overlay')?.style['--unzoom']).toBe((1 / 0.12).toFixed(3));
  });

  test('shows all there is', () => {
    camera.whole(0);
    const { x, y, zoom } = look();
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + 2000 * zoom).toBeLessThanOrEqual(1000);
    expect(y + 1000 * zoom).toBeLessThanOrEqual(800);
  });

  test('is dragged by a finger that moves, and the click that ends it is no tap', () => {
    const before = look();
    fire('pointerdown', at(300, 300));
    fire('pointermove', at(303, 302));
    expect(look()).toEqual(before);
    expect(fire('click', {}).defaultPrevented).toBe(false);
    fire('pointermove', at(340, 280));
    expect(captured).toEqual([1]);
    expect(look().x - before.x).toBeCloseTo(40, 1);
    expect(look().y - before.y).toBeCloseTo(-20, 1);
    fire('pointerup', at(340, 280));
    expect(fire('click', {}).defaultPrevented).toBe(true);
    expect(fire('click', {}).defaultPrevented).toBe(false);
  });

  test('is not dragged by a button of its own, nor by the right one', () => {
    const before = look();
    page.fire('button', 'pointerdown', at(300, 300));
    fire('pointermove', at(400, 400));
    fire('pointerdown', at(300, 300, { button: 2 }));
    fire('pointermove', at(400, 400));
    expect(look()).toEqual(before);
    expect(camera.follows).toBe(true);
  });

  test('comes nearer when two fingers go apart', () => {
    const before = look();
    fire('pointerdown', at(400, 400, { pointerId: 1 }));
    fire('pointerdown', at(500, 400, { pointerId: 2 }));
    fire('pointermove', at(540, 400, { pointerId: 2 }));
    expect(look().zoom).toBeCloseTo(0.92 * 1.4, 2);
    // What was in the middle of the fingers still is.
    const between = (440 - before.x) / before.zoom;
    expect(look().x + between * look().zoom).toBeCloseTo(460, 0);
  });

  test('a wheel zooms around the pointer, sideways it pans', () => {
    const under = ({ x, zoom }: { x: number; zoom: number }) => (700 - 10 - x) / zoom;
    const before = look();
    const wheel = { ...at(700, 300), deltaX: 0, deltaY: -100, deltaMode: 0, ctrlKey: false };
    expect(fire('wheel', wheel).defaultPrevented).toBe(true);
    expect(look().zoom).toBeGreaterThan(before.zoom);
    expect(under(look())).toBeCloseTo(under(before), 0);
    const { zoom, x } = look();
    fire('wheel', { ...wheel, deltaX: 30, deltaY: 0 });
    expect(look().zoom).toBe(zoom);
    expect(look().x).toBeCloseTo(x - 30, 0);
  });

  test('keeps what matters in sight when the window changes, and what a hand chose too', () => {
    const root = page.find('.root') as Box & { clientWidth: number };
    root.clientWidth = 600;
    resized();
    expect(look().x + 500 * look().zoom).toBeCloseTo(300, 1);
    camera.zoom(1.2, 0);
    const { zoom } = look();
    root.clientWidth = 1000;
    resized();
    expect(look().zoom).toBe(zoom);
  });

  test('hears nothing any more once it is closed', () => {
    camera.close();
    expect(fire('wheel', { ...at(0, 0), deltaX: 0, deltaY: 9 }).defaultPrevented).toBe(false);
  });
});

describe('choices on a board', () => {
  const spot = (option: string, x: number, y: number): Choice => ({
    option,
    x,
    y,
    kind: 'zone',
    label: `to ${option}`,
  });
  const spots = [
    spot('left', 0, 0),
    spot('right', 200, 0),
    { ...spot('below', 0, 200), advised: true },
  ];
  let picked: string[];
  let hovered: (string | null)[];

  beforeEach(() => {
    picked = [];
    hovered = [];
    page = openPage(
      h(Choices<Choice>, {
        spots,
        pointed: null,
        from: { x: 190, y: 10 },
        onPick: (option) => picked.push(option),
        onHover: (option) => hovered.push(option),
        shape: () => h('circle', null),
        below: ({ option }) => h('path', { class: 'way', 'data-to': option }),
        tag: (of, shown) => (shown ? h('text', { key: of.option }, of.option) : null),
      }),
    );
  });

  test('are buttons with names; the keyboard starts at the nearest', () => {
    expect(
      page.all('[role="button"]').map(({ attributes }) => attributes.get('aria-label')),
    ).toEqual(['to left', 'to right', 'to below']);
    const reached = page.all('[tabIndex="0"]').map(({ dataset }) => dataset['option']);
    expect(reached).toEqual(['right']);
    expect(page.find('.is-advised')?.dataset['option']).toBe('below');
  });

  test('are picked by a click, and by Enter or the space bar', () => {
    page.click('[data-option="left"]');
    page.find('[data-option="below"]')?.focus();
    expect(page.press('Enter').defaultPrevented).toBe(true);
    page.press(' ');
    expect(page.press('x').defaultPrevented).toBe(false);
    expect(picked).toEqual(['left', 'below', 'below']);
  });

  test('arrows go from one to the next, and no further than there are any', () => {
    page.change(() => page.find('[data-option="left"]')?.focus());
    const focused = () => page.body.ownerDocument.activeElement.dataset['option'];
    page.press('ArrowRight');
    expect(focused()).toBe('right');
    page.press('ArrowRight');
    expect(focused()).toBe('right');
    page.press('ArrowLeft');
    page.press('ArrowDown');
    expect(focused()).toBe('below');
    expect(picked).toEqual([]);
  });

  test('show the way and what is said of them while they are looked at', () => {
    expect(page.find('.way')).toBeNull();
    page.fire('[data-option="right"]', 'pointerenter');
    expect(page.find('.way')?.dataset['to']).toBe('right');
    expect(page.find('text')?.textContent).toBe('right');
    expect(page.find('.is-shown')?.dataset['option']).toBe('right');
    page.fire('[data-option="right"]', 'pointerleave');
    expect(page.find('.way')).toBeNull();
    expect(hovered).toEqual(['right', null]);
  });
});

test('things that answer nothing can be looked at', () => {
  const seen: object[] = [];
  const things = ['hero', 'enemy'].map((kind, i) => ({
    key: kind,
    x: i,
    y: 0,
    reach: 10,
    name: `the ${kind}`,
    what: { kind },
  }));
  page = openPage(h(Inspectable, { things, onInspect: (what: object) => seen.push(what) }));
  page.click('.is-enemy');
  expect(seen).toEqual([{ kind: 'enemy' }]);
  expect(page.find('.is-hero title')?.textContent).toBe('the hero');
});

describe('the frame of a board', () => {
  beforeEach(() => {
    page = openPage(
      h(
        BoardFrame,
        {
          name: 'The dungeon',
          whole: 'All of it',
          motion: 'off',
          framed: null,
          limits: LIMITS,
          subject: 'hero 0',
          description: ['A door.', 'A hero.'],
          choices: h('g', { class: 'chosen' }),
        } as never,
        h('p', { class: 'drawn' }),
      ),
    );
  });

  test('names the board and tells it in words', () => {
    const board = page.find('.board');
    expect(board?.attributes.get('aria-label')).toBe('The dungeon');
    expect(board?.matches('.is-off')).toBe(true);
    expect(page.all('.board-words p').map((each) => each.textContent)).toEqual([
      'A door.',
      'A hero.',
    ]);
    expect(page.find('.board-stage .drawn')).not.toBeNull();
    expect(page.find('.board-choices .chosen')).not.toBeNull();
  });

  test('has four controls, and keys of its own only without Control', () => {
    const names = page.all('.board-controls button').map((each) => each.attributes.get('title'));
    expect(names).toEqual(['Zoom in', 'Zoom out', 'All of it', 'Back to the action']);
    page.find('.board')?.focus();
    for (const key of ['+', '-', '0', 'ArrowUp']) {
      expect(page.press(key).defaultPrevented).toBe(true);
      expect(page.press(key, { ctrlKey: true }).defaultPrevented).toBe(false);
    }
    expect(page.press('a').defaultPrevented).toBe(false);
  });
});
