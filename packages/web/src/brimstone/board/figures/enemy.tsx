import { Component } from 'preact';
import { rect, regular, star } from '../../../board/brush.ts';
import { sameValues } from '../../../board/same.ts';
import type { EnemyInScene } from '../scene.ts';
import { tintOf } from './creatures.tsx';

const SCALE = { small: 0.8, medium: 0.95, large: 1.06, 'extra-large': 1, xxl: 1 } as const;

/** How far a figure reaches from its middle. */
export function reachOf({ size }: Pick<EnemyInScene, 'size'>): number {
  return size === 'extra-large' || size === 'xxl' ? 94 : 44;
}

export class EnemyFigure extends Component<{ enemy: EnemyInScene }> {
  override shouldComponentUpdate(next: { enemy: EnemyInScene }): boolean {
    return !sameValues(next.enemy, this.props.enemy);
  }

  override render({ enemy }: { enemy: EnemyInScene }) {
    return (
      <g
        class={`board-figure board-enemy${enemy.stasis ? ' is-still' : ''}`}
        data-figure={enemy.key}
        style={{
          transform: `translate(${enemy.x}px, ${enemy.y}px)`,
          ...tintOf(enemy.type, enemy.variant),
        }}
      >
        <g class="board-body">
          <EnemyBody enemy={enemy} />
        </g>
      </g>
    );
  }
}

export function EnemyBody({ enemy }: { enemy: EnemyInScene }) {
  const reach = reachOf(enemy);
  const isHuge = reach > 50;
  return (
    <g>
      <ellipse cx="3" cy={reach * 0.2} rx={reach} ry={reach * 0.92} fill="#000" opacity="0.5" />
      <path
        d={regular(0, 0, reach, isHuge ? 16 : 10)}
        class={`board-base${enemy.brutal ? ' is-brutal' : ''}`}
        stroke-width={isHuge ? 4 : 2.8}
      />
      <use
        href={`#board-${enemy.type}`}
        transform={`translate(0 ${isHuge ? 0 : -4}) scale(${SCALE[enemy.size]})`}
      />
      {enemy.stasis ? (
        <path
          d={regular(0, 0, reach, 6)}
          fill="#9fe6ff"
          fill-opacity="0.35"
          stroke="#d9f7ff"
          stroke-width="3"
        />
      ) : null}
      <HealthBar enemy={enemy} reach={reach} />
      {enemy.elite > 0 ? <Elite count={enemy.elite} reach={reach} /> : null}
      {enemy.stunned ? <Stunned y={-reach * 0.86} /> : null}
      {enemy.marked ? <Marked x={-reach * 0.78} y={-reach * 0.7} /> : null}
    </g>
  );
}

function HealthBar({ enemy, reach }: { enemy: EnemyInScene; reach: number }) {
  const width = reach * 1.36;
  const height = reach > 50 ? 13 : 10;
  const part = Math.min(1, enemy.health / enemy.maxHealth);
  const ticks =
    enemy.maxHealth <= 16
      ? Array.from({ length: enemy.maxHealth - 1 }, (_, i) =>
          rect(-width / 2 + ((i + 1) / enemy.maxHealth) * width - 0.7, 0, 1.4, height),
        ).join('')
      : '';
  return (
    <g transform={`translate(0 ${reach - height + 1})`}>
      <rect x={-width / 2 - 3} y="-3" width={width + 6} height={height + 6} rx="5" fill="#0b0705" />
      <rect x={-width / 2} width={width} height={height} rx="2.5" fill="#3a1812" />
      <rect
        x={-width / 2}
        width={width * part}
        height={height}
        rx="2.5"
        class={part < 1 ? 'board-hurt' : 'board-whole'}
      />
      <path d={ticks} fill="#0b0705" opacity="0.8" />
      <text class="board-health-number" x={width / 2 + 6} y={height + 1}>
        {enemy.health}
      </text>
    </g>
  );
}

function Elite({ count, reach }: { count: number; reach: number }) {
  return (
    <g transform={`translate(${reach * 0.74} ${-reach * 0.72})`}>
      <path d={star(0, 0, 16, 7, 0.62)} class="board-elite" stroke="#0b0705" stroke-width="2.4" />
      <text class="board-chip-number" y="5.4">
        {count}
      </text>
    </g>
  );
}

function Stunned({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`} fill="#ffe27a" stroke="#0b0705" stroke-width="1.8">
      <path d={star(-16, 4, 8, 4, 0.4) + star(0, -3, 9, 4, 0.4) + star(16, 4, 8, 4, 0.4)} />
    </g>
  );
}

function Marked({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none" class="board-marked" stroke-width="3.4">
      <circle r="10" />
      <path d="M0 -15V-5M0 5V15M-15 0H-5M5 0H15" />
    </g>
  );
}
