import { useEffect, useState } from 'preact/hooks';
import { PACE } from '../../board/pace.ts';
import type { Motion } from '../../settings/index.ts';
import type { Blow, Changes } from './changes.ts';
import { EnemyBody } from './figures/enemy.tsx';
import type { Scene } from './scene.ts';

const STEP = 260;

/** Lets figures walk their ways, flinch, and appear. */
export function animate(
  root: Element,
  { journeys, blows, arrived }: Changes,
  motion: Motion,
): void {
  const pace = PACE[motion];
  if (pace === 0) return;
  const find = (selector: string) => root.querySelector(selector);
  for (const { key, way, scale } of journeys) {
    find(`[data-figure="${key}"]`)?.animate(
      way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` })),
      { duration: Math.min(1000, (way.length - 1) * STEP) * pace, easing: 'ease-in-out' },
    );
  }
  for (const { key, kind } of blows) {
    if (kind !== 'wounds') continue;
    find(`[data-figure="${key}"] .hell-body`)?.animate(
      [0, -9, 8, -5, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      { duration: 380 * pace },
    );
  }
  for (const key of arrived) {
    find(`[data-figure="${key}"] .hell-body`)?.animate(
      [
        { transform: 'scale(0.2)', opacity: 0 },
        { transform: 'scale(1.14)', opacity: 1, offset: 0.7 },
        { transform: 'scale(1)' },
      ],
      { duration: 420 * pace, easing: 'ease-out' },
    );
  }
}

interface Shown {
  readonly id: number;
  readonly changes: Changes;
}

let shown = 0;

/** Numbers that rise from the hurt, and the fallen fading away. */
export function Effects({ changes, motion }: { changes: Changes; motion: Motion }) {
  const [running, setRunning] = useState<readonly Shown[]>([]);
  useEffect(() => {
    const { blows, dead } = changes;
    if (PACE[motion] === 0 || blows.length + dead.length === 0) return;
    const one = { id: ++shown, changes };
    setRunning((others) => [...others, one]);
    // Others may come meanwhile: each runs out by itself.
    setTimeout(
      () => setRunning((all) => all.filter((other) => other !== one)),
      1500 * PACE[motion],
    );
  }, [changes, motion]);
  return (
    <g>
      {running.map(({ id, changes: { dead, blows } }) => (
        <g key={id}>
          {dead.map((enemy) => (
            <g key={enemy.key} transform={`translate(${enemy.x} ${enemy.y}) scale(${enemy.scale})`}>
              <g class="hell-ghost">
                <EnemyBody enemy={{ ...enemy, minions: 0, health: 0 }} />
              </g>
            </g>
          ))}
          {blows.map((blow, i) => (
            <Rising key={blow.key} blow={blow} order={i} />
          ))}
        </g>
      ))}
    </g>
  );
}

function Rising({ blow: { x, y, kind, amount }, order }: { blow: Blow; order: number }) {
  return (
    <g transform={`translate(${x} ${y - 40})`}>
      <text class={`hell-rising is-${kind}`} style={{ animationDelay: `${order * 40}ms` }}>
        {kind === 'wounds' ? '−' : '+'}
        {amount}
      </text>
    </g>
  );
}

/** Who strikes at whom, while the dice are on the table. */
export function Strike({ scene }: { scene: Scene }) {
  const { strike } = scene;
  if (!strike) return null;
  const figures = [...scene.heroes, ...scene.enemies, ...scene.allies];
  const from = figures.find(({ key }) => key === strike.from);
  const to = figures.find(({ key }) => key === strike.to);
  if (!from || !to) return null;
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 46 };
  const d = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  return (
    <g class="hell-strike">
      <path d={d} class="hell-strike-shade" />
      <path d={d} class="hell-strike-line" />
      <circle cx={to.x} cy={to.y} r="54" class="hell-strike-mark" />
    </g>
  );
}
