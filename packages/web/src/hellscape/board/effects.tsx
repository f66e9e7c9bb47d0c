import { animateFigures, type Gait, PassingEffects } from '../../board/effects.tsx';
import type { Motion } from '../../settings/index.ts';
import type { Changes } from './changes.ts';
import { EnemyBody } from './figures/enemy.tsx';
import type { Scene } from './scene.ts';

const GAIT: Gait = { step: 260, most: 1000, body: '.hell-body', hurts: ['wounds'] };

/** Lets figures walk their ways, flinch, and appear. */
export function animate(root: Element, changes: Changes, motion: Motion): void {
  animateFigures(root, changes, motion, GAIT);
}

/** Numbers that rise from the hurt, and the fallen fading away. */
export function Effects({ changes, motion }: { changes: Changes; motion: Motion }) {
  const shows = changes.blows.length + changes.dead.length > 0;
  return (
    <g>
      <PassingEffects changes={changes} motion={motion} shows={shows} draw={draw} />
    </g>
  );
}

function draw({ dead, blows }: Changes) {
  return (
    <>
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
