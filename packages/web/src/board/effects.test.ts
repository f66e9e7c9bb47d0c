import { describe, expect, test } from 'vitest';
import { type Changes, NO_CHANGES } from './changes.ts';
import { animateFigures, type Gait, walkingTime } from './effects.tsx';

const GAIT: Gait = { step: 100, most: 450, body: '.body', hurts: ['wounds'] };

interface Animation {
  readonly of: string;
  readonly frames: readonly Keyframe[];
  readonly duration: number;
}

/** A page in which these figures stand, and everything that was let move on it. */
function page(...figures: string[]) {
  const seen: Animation[] = [];
  const root = {
    querySelector: (of: string) =>
      figures.some((key) => of.includes(`"${key}"`))
        ? {
            animate: (frames: readonly Keyframe[], { duration }: { duration: number }) =>
              seen.push({ of, frames, duration }),
          }
        : null,
  };
  return { root: root as unknown as Element, seen };
}

function changes(part: Partial<Changes>): Changes {
  return { ...NO_CHANGES, ...part };
}

const WAY = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 50 },
];

describe('how long a way takes', () => {
  test('a step is never too quick to see, and a long way not too slow to wait for', () => {
    expect(walkingTime(GAIT, 2)).toBe(240);
    expect(walkingTime(GAIT, 4)).toBe(300);
    expect(walkingTime(GAIT, 40)).toBe(450);
  });
});

describe('figures that move', () => {
  test('walk from point to point, at the size they have', () => {
    const { root, seen } = page('a', 'b');
    const journeys = [
      { key: 'a', way: WAY },
      { key: 'b', way: WAY, scale: 0.5 },
    ];
    animateFigures(root, changes({ journeys }), 'full', GAIT);
    expect(seen.map(({ of }) => of)).toEqual(['[data-figure="a"]', '[data-figure="b"]']);
    expect(seen[0]?.frames[2]).toEqual({ transform: 'translate(100px, 50px)' });
    expect(seen[1]?.frames[2]).toEqual({ transform: 'translate(100px, 50px) scale(0.5)' });
  });

  test('flinch when they are hurt, not when they are healed', () => {
    const { root, seen } = page('a', 'b');
    const blows = [
      { key: 'a', x: 0, y: 0, kind: 'wounds', amount: 1 },
      { key: 'b', x: 0, y: 0, kind: 'healing', amount: 1 },
    ];
    animateFigures(root, changes({ blows }), 'full', GAIT);
    expect(seen.map(({ of }) => of)).toEqual(['[data-figure="a"] .body']);
  });

  test('grow when they arrive, and those that are not drawn are passed over', () => {
    const { root, seen } = page('a');
    animateFigures(root, changes({ arrived: ['a', 'gone'] }), 'full', GAIT);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.frames[0]).toEqual({ transform: 'scale(0.2)', opacity: 0 });
  });

  test('are quicker at a quicker setting and still where motion is off', () => {
    const all = changes({ journeys: [{ key: 'a', way: WAY }], arrived: ['a'] });
    const [full, fast, off] = (['full', 'fast', 'off'] as const).map((motion) => {
      const { root, seen } = page('a');
      animateFigures(root, all, motion, GAIT);
      return seen.map(({ duration }) => duration);
    });
    expect(full).toEqual([240, 420]);
    expect(fast).toEqual([96, 168]);
    expect(off).toEqual([]);
  });
});
