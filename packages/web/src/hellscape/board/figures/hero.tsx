import { Component } from 'preact';
import { sameValues } from '../../../board/same.ts';
import type { HeroInScene } from '../scene.ts';
import { Ailments, Sign } from './marks.tsx';
import { Bust } from './portraits.tsx';

/** A hero: a medallion on a base in the colour of the seat, health as pips around it, mana below. */
export class HeroFigure extends Component<{ hero: HeroInScene }> {
  override shouldComponentUpdate(next: { hero: HeroInScene }): boolean {
    return !sameValues(next.hero, this.props.hero);
  }

  override render({ hero }: { hero: HeroInScene }) {
    const classes = ['hell-figure', 'hell-hero'];
    if (hero.acting) classes.push('is-acting');
    if (hero.activated) classes.push('is-spent');
    return (
      <g
        class={classes.join(' ')}
        data-figure={hero.key}
        style={{
          transform: `translate(${hero.x}px, ${hero.y}px) scale(${hero.scale})`,
          '--seat': `var(--hero-${hero.index})`,
        }}
      >
        <g class="hell-body">
          {hero.knockedOut ? <Fallen hero={hero} /> : <Medallion hero={hero} />}
        </g>
      </g>
    );
  }
}

function Medallion({ hero }: { hero: HeroInScene }) {
  return (
    <g>
      <ellipse cx="3" cy="10" rx="46" ry="43" fill="#000" opacity="0.55" />
      {hero.acting ? <circle r="50" class="hell-acting" fill="none" stroke-width="3.4" /> : null}
      <circle r="46" fill="#0c0609" />
      <circle r="46" fill="none" class="hell-seat" stroke-width="3" />
      <circle r="35" fill={`url(#hell-ground-${hero.class})`} />
      <g clip-path="url(#hell-medallion)">
        <Bust of={hero.class} />
      </g>
      <circle r="35" fill="none" stroke="#0c0609" stroke-width="3" />
      <Pips hero={hero} />
      <Seat index={hero.index} />
      <Ailments of={hero} x={36} y={-34} />
      {hero.carries ? <Burden /> : null}
    </g>
  );
}

/** Health from the lower left over the top to the lower right; what is lost is empty. */
function Pips({ hero }: { hero: HeroInScene }) {
  const { health, maxHealth } = hero;
  const step = Math.min(26, 270 / Math.max(1, maxHealth - 1));
  return (
    <g>
      {Array.from({ length: maxHealth }, (_, i) => {
        const angle = ((i - (maxHealth - 1) / 2) * step * Math.PI) / 180;
        return (
          <circle
            key={i}
            cx={(Math.sin(angle) * 40.5).toFixed(1)}
            cy={(-Math.cos(angle) * 40.5).toFixed(1)}
            r="5"
            class={i < health ? 'hell-pip' : 'hell-pip is-lost'}
            stroke="#0c0609"
            stroke-width="1.6"
          />
        );
      })}
    </g>
  );
}

function Seat({ index }: { index: number }) {
  return (
    <g transform="translate(0 40)">
      <circle r="11.5" class="hell-seat-badge" stroke="#0c0609" stroke-width="2.6" />
      <text class="hell-number" y="5.6">
        {index + 1}
      </text>
    </g>
  );
}

/** What the quest is about is in this hero's hands. */
function Burden() {
  return (
    <g transform="translate(-36 -30)" class="hell-burden">
      <circle r="15" fill="#f3dca4" stroke="#0c0609" stroke-width="2.6" />
      <Sign name="scroll" size={20} fill="#5b2a12" />
    </g>
  );
}

/** Knocked out: the marker lies on the floor until a Lifebringer is spent. */
function Fallen({ hero }: { hero: HeroInScene }) {
  return (
    <g transform="scale(0.86)" class="hell-fallen">
      <ellipse cx="3" cy="7" rx="43" ry="41" fill="#000" opacity="0.55" />
      <circle r="42" fill="#171012" stroke="#0c0609" stroke-width="4" />
      <circle r="37" fill="none" class="hell-seat" stroke-width="4" stroke-dasharray="9 5" />
      <g clip-path="url(#hell-medallion)" opacity="0.4" transform="rotate(-78)">
        <Bust of={hero.class} />
      </g>
      <path
        d="M-19 -19L19 19M19 -19L-19 19"
        stroke="#0c0609"
        stroke-width="15"
        stroke-linecap="round"
      />
      <path
        d="M-19 -19L19 19M19 -19L-19 19"
        class="hell-out"
        stroke-width="8.5"
        stroke-linecap="round"
      />
      <Seat index={hero.index} />
    </g>
  );
}
