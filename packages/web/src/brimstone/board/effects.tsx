import { useEffect, useState } from 'preact/hooks';
import { PACE } from '../../board/pace.ts';
import type { Motion } from '../../settings/index.ts';
import type { Blow, Changes } from './changes.ts';
import { tintOf } from './figures/creatures.tsx';
import { EnemyBody } from './figures/enemy.tsx';

const STEP = 120;

/** Lets figures walk their ways, flinch, and new tiles come out of the dark. */
export function animate(
  root: Element,
  { journeys, blows, arrived, tiles }: Changes,
  motion: Motion,
): void {
  const pace = PACE[motion];
  if (pace === 0) return;
  const find = (selector: string) => root.querySelector(selector);
  for (const { key, way } of journeys) {
    const duration = Math.min(900, Math.max(240, (way.length - 1) * STEP)) * pace;
    find(`[data-figure="${key}"]`)?.animate(
      way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration, easing: 'ease-in-out' },
    );
  }
  for (const { key, kind } of blows) {
    if (kind !== 'wounds' && kind !== 'sanity') continue;
    find(`[data-figure="${key}"] .board-body`)?.animate(
      [0, -9, 8, -5, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: 380 * pace },
    );
  }
  for (const key of arrived) {
    find(`[data-figure="${key}"] .board-body`)?.animate(
      [
        { transform: 'scale(0.2)', opacity: 0 },
        { transform: 'scale(1.14)', opacity: 1, offset: 0.7 },
        { transform: 'scale(1)' },
      ],
      { duration: 420 * pace, easing: 'ease-out' },
    );
  }
  for (const tile of tiles) {
    find(`[data-night="${tile}"]`)?.animate([{ opacity: 1 }, { opacity: 1, offset: 0.2 }, {}], {
      duration: 1100 * pace,
      easing: 'ease-in',
    });
  }
}

interface Shown {
  readonly id: number;
  readonly changes: Changes;
}

let shown = 0;

/** Numbers that rise from the hurt, the fallen fading away, and blasts. */
export function Effects({ changes, motion }: { changes: Changes; motion: Motion }) {
  const [running, setRunning] = useState<readonly Shown[]>([]);
  useEffect(() => {
    const { blows, dead, blasts } = changes;
    if (PACE[motion] === 0 || blows.length + dead.length + blasts.length === 0) return;
    const one = { id: ++shown, changes };
    setRunning((others) => [...others, one]);
    // Others may come meanwhile: each runs out by itself.
    setTimeout(
      () => setRunning((all) => all.filter((other) => other !== one)),
      1500 * PACE[motion],
    );
  }, [changes, motion]);
  return (
    <g class="board-effects">
      {running.map(({ id, changes: { dead, blows, blasts } }) => (
        <g key={id}>
          {dead.map((enemy) => (
            <g
              key={enemy.key}
              transform={`translate(${enemy.x} ${enemy.y})`}
              style={tintOf(enemy.type, enemy.variant)}
            >
              <g class="board-ghost">
                <EnemyBody enemy={{ ...enemy, health: 0 }} />
              </g>
            </g>
          ))}
          {blasts.map(({ x, y }) => (
            <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
              <circle r="150" class="board-blast" />
              <circle r="90" class="board-blast is-core" />
            </g>
          ))}
          {blows.map((blow, i) => (
            <Rising key={`${blow.key}${blow.kind}`} blow={blow} order={i} />
          ))}
        </g>
      ))}
    </g>
  );
}

function Rising({ blow: { x, y, kind, amount }, order }: { blow: Blow; order: number }) {
  const sign = kind === 'wounds' || kind === 'sanity' ? '−' : '+';
  const aside = kind === 'sanity' || kind === 'calm' ? 34 : kind === 'grit' ? 0 : -34;
  const above = kind === 'grit' ? 76 : 40;
  return (
    <g transform={`translate(${x + aside} ${y - above})`}>
      <text class={`board-number is-${kind}`} style={{ animationDelay: `${order * 40}ms` }}>
        {sign}
        {amount}
      </text>
    </g>
  );
}
