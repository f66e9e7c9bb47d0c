import { Component } from 'preact';
import { circle, rect } from '../../../board/brush.ts';
import { sameValues } from '../../../board/same.ts';
import type { HeroInScene } from '../scene.ts';
import { Portrait } from './portraits.tsx';

/** A ring gauge from one angle to another, in degrees from the top, clockwise. */
function arc(radius: number, from: number, to: number): string {
  const at = (degrees: number) => {
    const a = ((degrees - 90) * Math.PI) / 180;
    return `${(Math.cos(a) * radius).toFixed(1)} ${(Math.sin(a) * radius).toFixed(1)}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${at(to)}`;
}

const HEALTH = arc(42.5, 205, 335);
const SANITY = arc(42.5, 155, 25);

function Gauge({ d, part, kind }: { d: string; part: number; kind: 'health' | 'sanity' }) {
  return (
    <g fill="none" stroke-linecap="round">
      <path d={d} stroke="#0b0705" stroke-width="9.5" />
      {part > 0 ? (
        <path
          d={d}
          class={`board-${kind}`}
          stroke-width="6"
          pathLength="100"
          stroke-dasharray={`${Math.max(1, part * 100)} 200`}
        />
      ) : null}
    </g>
  );
}

/** A hero who is up: a medallion with health to the left, sanity to the right, grit on top. */
export class HeroFigure extends Component<{ hero: HeroInScene }> {
  override shouldComponentUpdate(next: { hero: HeroInScene }): boolean {
    return !sameValues(next.hero, this.props.hero);
  }

  override render({ hero }: { hero: HeroInScene }) {
    return (
      <g
        class={`board-figure board-hero${hero.acting ? ' is-acting' : ''}`}
        data-figure={hero.key}
        style={{
          transform: `translate(${hero.x}px, ${hero.y}px)`,
          '--seat': `var(--hero-${hero.index})`,
        }}
      >
        <g class="board-body">
          {hero.state === 'up' ? <Medallion hero={hero} /> : <Fallen hero={hero} />}
        </g>
      </g>
    );
  }
}

function Medallion({ hero }: { hero: HeroInScene }) {
  return (
    <g>
      <ellipse cx="3" cy="9" rx="46" ry="43" fill="#000" opacity="0.5" />
      {hero.acting ? <circle r="49.5" class="board-acting" fill="none" stroke-width="3" /> : null}
      <circle r="47" fill="#0b0705" />
      <circle r="37" fill={`url(#board-ground-${hero.class})`} />
      <g clip-path="url(#board-medallion)">
        <Portrait of={hero.class} side={hero.portrait} />
      </g>
      <circle r="37" fill="none" class="board-seat" stroke-width="3.6" />
      <Gauge d={HEALTH} part={hero.health / hero.maxHealth} kind="health" />
      <Gauge d={SANITY} part={hero.sanity / hero.maxSanity} kind="sanity" />
      <Grit hero={hero} />
      <Seat index={hero.index} />
      <Ailments hero={hero} />
      {hero.lantern ? <LanternMark /> : null}
    </g>
  );
}

function Grit({ hero }: { hero: HeroInScene }) {
  const count = Math.max(hero.maxGrit, hero.grit);
  return (
    <g>
      {Array.from({ length: count }, (_, i) => {
        const angle = ((i - (count - 1) / 2) * 17 * Math.PI) / 180;
        const x = Math.sin(angle) * 42.5;
        const y = -Math.cos(angle) * 42.5;
        return (
          <path
            key={angle}
            d={`M${x.toFixed(1)} ${(y - 7.6).toFixed(1)}l6.4 7.6l-6.4 7.6l-6.4 -7.6z`}
            class={i < hero.grit ? 'board-grit' : 'board-grit is-spent'}
            stroke-width="1.6"
          />
        );
      })}
    </g>
  );
}

function Seat({ index }: { index: number }) {
  return (
    <g transform="translate(0 41)">
      <circle r="11.5" class="board-seat-badge" stroke="#0b0705" stroke-width="2.6" />
      <text class="board-seat-number" y="5.6">
        {index + 1}
      </text>
    </g>
  );
}

/** Poison, void venom, and how many injuries, madnesses and mutations. */
function Ailments({ hero }: { hero: HeroInScene }) {
  const chips = [
    { kind: 'poison', count: hero.poison },
    { kind: 'venom', count: hero.voidVenom },
    { kind: 'ailment', count: hero.conditions },
  ].filter(({ count }) => count > 0);
  return (
    <g>
      {chips.map(({ kind, count }, i) => (
        <g
          key={kind}
          class={`board-${kind}`}
          transform={`translate(${38 - i * 3} ${-34 + i * 21})`}
        >
          {kind === 'ailment' ? (
            <path
              d="M-10 -10H10V10H-10z"
              transform="rotate(45) scale(0.86)"
              stroke="#0b0705"
              stroke-width="2.2"
            />
          ) : (
            <path
              d="M0 -14Q11 0 11 4A11 11 0 0 1 -11 4Q-11 0 0 -14z"
              stroke="#0b0705"
              stroke-width="2.2"
            />
          )}
          <text class="board-chip-number" y="6">
            {count}
          </text>
        </g>
      ))}
    </g>
  );
}

function LanternMark() {
  return (
    <g transform="translate(-36 -31)">
      <circle r="21" fill="#ffb54a" opacity="0.28" />
      <path d="M-6 -11Q0 -20 6 -11" fill="none" stroke="#ffe2a8" stroke-width="2.6" />
      <path
        d="M-8 -11H8L10 9H-10z"
        fill="#ffd98c"
        stroke="#1b110a"
        stroke-width="2.4"
        stroke-linejoin="round"
      />
      <path
        d={rect(-11, 8, 22, 5) + rect(-9, -13, 18, 4)}
        fill="#7a4f1c"
        stroke="#1b110a"
        stroke-width="1.6"
      />
      <path d="M0 -6Q6 1 0 7Q-6 1 0 -6z" fill="#ff8a1f" />
    </g>
  );
}

/** The marker of a hero who is out: it lies on the floor and blocks nobody. */
function Fallen({ hero }: { hero: HeroInScene }) {
  const shrink = hero.crowded ? 'translate(30 34) scale(0.56)' : 'scale(0.84)';
  return (
    <g transform={shrink} class={hero.state === 'dead' ? 'board-dead' : 'board-fallen'}>
      <ellipse cx="3" cy="7" rx="43" ry="41" fill="#000" opacity="0.55" />
      <circle r="42" fill="#171210" stroke="#0b0705" stroke-width="4" />
      <circle r="37" fill="none" class="board-seat" stroke-width="4" stroke-dasharray="9 5" />
      {hero.state === 'dead' ? (
        <Skull />
      ) : (
        <g>
          <g clip-path="url(#board-medallion)" opacity="0.4" transform="rotate(-78)">
            <Portrait of={hero.class} side={hero.portrait} />
          </g>
          <path
            d="M-19 -19L19 19M19 -19L-19 19"
            stroke="#0b0705"
            stroke-width="15"
            stroke-linecap="round"
          />
          <path
            d="M-19 -19L19 19M19 -19L-19 19"
            class="board-out"
            stroke-width="8.5"
            stroke-linecap="round"
          />
        </g>
      )}
      <Seat index={hero.index} />
      {hero.lantern ? <LanternMark /> : null}
    </g>
  );
}

function Skull() {
  return (
    <g>
      <path
        d="M-21 -4Q-21 -26 0 -26Q21 -26 21 -4Q21 6 13 9V20H-13V9Q-21 6 -21 -4z"
        fill="#cfc3a8"
        stroke="#0b0705"
        stroke-width="2.6"
      />
      <path d={`${circle(-8.5, -5, 6)}${circle(8.5, -5, 6)}M0 2l4 7h-8z`} fill="#171210" />
      <path d="M-6 12V20M0 12V20M6 12V20" stroke="#171210" stroke-width="2.2" />
    </g>
  );
}
