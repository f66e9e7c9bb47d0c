import type { AdventureView, EnemyTypeId } from '@crawlspace/brimstone';
import { Creature, tintOf } from '../board/figures/creatures.tsx';
import { Portrait as Bust } from '../board/figures/portraits.tsx';
import { usualPortrait } from '../Portrait.tsx';
import { Pic } from './Pic.tsx';

interface PortraitProps {
  readonly view: AdventureView;
  readonly hero: number;
  readonly class?: string;
}

/** A hero's medallion in the colour of the seat. The name stands beside it. */
export function Portrait({ view, hero, class: extra }: PortraitProps) {
  const who = view.heroes[hero];
  const out = who?.dead ? 'dead' : who?.knockedOut ? 'ko' : null;
  return (
    <span
      class={`portrait ${out ? 'portrait-out' : ''} ${extra ?? ''}`}
      style={{ '--seat': `var(--hero-${hero})` }}
      aria-hidden="true"
    >
      {who && (
        <svg class="portrait-bust" viewBox="-36 -36 72 72" aria-hidden="true" focusable="false">
          <Bust of={who.class} side={who.portrait ?? usualPortrait(who.class)} />
        </svg>
      )}
      {out && (
        <span class="portrait-mark portrait-fallen">
          <Pic name={out} />
        </span>
      )}
      {view.lantern === hero && !out && (
        <span class="portrait-mark portrait-lantern">
          <Pic name="lantern" />
        </span>
      )}
    </span>
  );
}

interface EnemyProps {
  readonly type: EnemyTypeId;
  readonly elite?: boolean;
  readonly class?: string;
}

export function EnemyPortrait({ type, elite, class: extra }: EnemyProps) {
  return (
    <span
      class={`portrait portrait-enemy ${elite ? 'portrait-elite' : ''} ${extra ?? ''}`}
      style={tintOf(type, null)}
      aria-hidden="true"
    >
      <svg class="portrait-bust" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
        <Creature type={type} />
      </svg>
    </span>
  );
}

/** Everybody at once: the party. */
export function PartyPortrait() {
  return (
    <span class="portrait portrait-party" aria-hidden="true">
      <Pic name="lantern" />
    </span>
  );
}
