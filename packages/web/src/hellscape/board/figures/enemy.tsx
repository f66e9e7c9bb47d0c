import { Component } from 'preact';
import { regular } from '../../../board/brush.ts';
import { sameValues } from '../../../board/same.ts';
import type { AllyInScene, EnemyInScene } from '../scene.ts';
import { spanOf } from './creature.tsx';
import { Ailments, HealthBar, Sign } from './marks.tsx';

/** An enemy: a mob with its leader in front of its minions, or one monster that fills its base. */
export class EnemyFigure extends Component<{ enemy: EnemyInScene }> {
  override shouldComponentUpdate(next: { enemy: EnemyInScene }): boolean {
    return !sameValues(next.enemy, this.props.enemy);
  }

  override render({ enemy }: { enemy: EnemyInScene }) {
    return (
      <g
        class={`hell-figure hell-enemy is-${enemy.kind}`}
        data-figure={enemy.key}
        style={{ transform: `translate(${enemy.x}px, ${enemy.y}px) scale(${enemy.scale})` }}
      >
        <g class="hell-body">
          <EnemyBody enemy={enemy} />
        </g>
      </g>
    );
  }
}

export function EnemyBody({ enemy }: { enemy: EnemyInScene }) {
  const { reach, kind } = enemy;
  return (
    <g>
      <ellipse cx="3" cy={reach * 0.18} rx={reach} ry={reach * 0.9} fill="#000" opacity="0.55" />
      <path
        d={regular(0, 0, reach, kind === 'mob' ? 6 : 12, kind === 'mob' ? Math.PI / 6 : 0)}
        class={`hell-base is-${kind}${enemy.marked ? ' is-marked' : ''}`}
        stroke-width={kind === 'mob' ? 3 : 5}
      />
      {kind === 'mob' ? <Mob enemy={enemy} /> : <Monster enemy={enemy} />}
      <Ailments of={enemy} x={reach * 0.82} y={-reach * 0.5} />
    </g>
  );
}

/** Minions stand behind their leader, who falls last. */
function Mob({ enemy }: { enemy: EnemyInScene }) {
  const shown = Math.min(enemy.minions, 5);
  return (
    <g>
      {Array.from({ length: shown }, (_, i) => (
        <use
          key={i}
          href={`#hell-${enemy.type}`}
          class="hell-minion"
          transform={`translate(${(i - (shown - 1) / 2) * (shown > 3 ? 17 : 22)} ${-24 - (i % 2) * 6}) scale(0.48)`}
        />
      ))}
      <use href={`#hell-${enemy.type}`} transform="translate(0 8) scale(0.82)" />
      <HealthBar health={enemy.health} maxHealth={enemy.maxHealth} width={66} height={10} y={36} />
      <Badge enemy={enemy} x={-42} y={-24} />
      {enemy.minions > 0 ? (
        <g transform="translate(-42 14)">
          <circle r="14" fill="#f0e3c4" stroke="#0c0609" stroke-width="2.6" />
          <text class="hell-number" y="6">
            {`+${enemy.minions}`}
          </text>
        </g>
      ) : null}
    </g>
  );
}

function Monster({ enemy }: { enemy: EnemyInScene }) {
  const { reach, type } = enemy;
  return (
    <g>
      <use
        href={`#hell-${type}`}
        transform={`translate(0 -4) scale(${(reach * 0.9) / spanOf(type)})`}
      />
      <HealthBar
        health={enemy.health}
        maxHealth={enemy.maxHealth}
        width={reach * 1.5}
        height={16}
        y={reach - 16}
      />
      <Badge enemy={enemy} x={-reach * 0.78} y={-reach * 0.5} />
    </g>
  );
}

/** How it attacks. A mob without a weapon has its claws. */
function Badge({ enemy, x, y }: { enemy: EnemyInScene; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="15" fill="#2a1216" stroke="#e9b8a4" stroke-width="2.4" />
      <Sign name={enemy.weapon ?? 'claw'} size={20} fill="#ffe2cf" />
    </g>
  );
}

/** Somebody on the heroes' side who is none of them: spirits, and the Summoner. */
export class AllyFigure extends Component<{ ally: AllyInScene }> {
  override shouldComponentUpdate(next: { ally: AllyInScene }): boolean {
    return !sameValues(next.ally, this.props.ally);
  }

  override render({ ally }: { ally: AllyInScene }) {
    return (
      <g
        class="hell-figure hell-ally"
        data-figure={ally.key}
        style={{ transform: `translate(${ally.x}px, ${ally.y}px) scale(${ally.scale})` }}
      >
        <g class="hell-body">
          <ellipse cx="2" cy="8" rx="40" ry="37" fill="#000" opacity="0.5" />
          <circle r="39" class="hell-ally-base" stroke-width="4" />
          <use href={`#hell-${ally.id}`} transform="translate(0 -3) scale(0.86)" />
          <HealthBar health={ally.health} maxHealth={ally.maxHealth} width={50} height={9} y={27} />
          <Ailments of={ally} x={32} y={-22} />
        </g>
      </g>
    );
  }
}
