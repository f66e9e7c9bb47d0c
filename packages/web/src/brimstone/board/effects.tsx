import { animateFigures, type Gait, PassingEffects } from '../../board/effects.tsx';
import { PACE } from '../../board/pace.ts';
import type { Motion } from '../../settings/index.ts';
import type { Changes } from './changes.ts';
import { tintOf } from './figures/creatures.tsx';
import { EnemyBody } from './figures/enemy.tsx';

const GAIT: Gait = { step: 120, most: 900, body: '.board-body', hurts: ['wounds', 'sanity'] };

/** Lets figures walk their ways, flinch, and new tiles come out of the dark. */
export function animate(root: Element, changes: Changes, motion: Motion): void {
  animateFigures(root, changes, motion, GAIT);
  const pace = PACE[motion];
  if (pace === 0) return;
  for (const tile of changes.tiles) {
    root
      .querySelector(`[data-night="${tile}"]`)
      ?.animate([{ opacity: 1 }, { opacity: 1, offset: 0.2 }, {}], {
        duration: 1100 * pace,
        easing: 'ease-in',
      });
  }
}

/** Numbers that rise from the hurt, the fallen fading away, and blasts. */
export function Effects({ changes, motion }: { changes: Changes; motion: Motion }) {
  const { blows, dead, blasts } = changes;
  return (
    <g class="board-effects">
      <PassingEffects
        changes={changes}
        motion={motion}
        shows={blows.length + dead.length + blasts.length > 0}
        draw={draw}
      />
    </g>
  );
}

function draw({ dead, blasts, blows }: Changes) {
  return (
    <>
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
    </>
  );
}

function Rising({
  blow: { x, y, kind, amount },
  order,
}: {
  blow: Changes['blows'][number];
  order: number;
}) {
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
