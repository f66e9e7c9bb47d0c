import type { ClassId, DescentView, Fighter } from '@crawlspace/hellscape';
import { Creature, isCreature, spanOf } from '../board/figures/creature.tsx';
import { Bust, CLASS_COLOURS } from '../board/figures/portraits.tsx';
import { Rune } from './Rune.tsx';

interface HeroProps {
  readonly view: DescentView;
  readonly hero: number;
  readonly class?: string | undefined;
}

/** A hero's medallion in the colour of the seat. The name stands beside it. */
export function HeroFace({ view, hero, class: extra }: HeroProps) {
  const who = view.heroes[hero];
  if (!who) return null;
  return (
    <span
      class={`portrait ${who.knockedOut || who.gone ? 'portrait-out' : ''} ${extra ?? ''}`}
      style={{ '--seat': `var(--hero-${hero})` }}
      aria-hidden="true"
    >
      <ClassBust of={who.class} />
      {who.knockedOut ? (
        <span class="portrait-mark portrait-fallen">
          <Rune name="skull" />
        </span>
      ) : null}
    </span>
  );
}

function ClassBust({ of }: { of: ClassId }) {
  const [light, dark] = CLASS_COLOURS[of];
  return (
    <svg
      class="portrait-bust"
      viewBox="-36 -36 72 72"
      aria-hidden="true"
      focusable="false"
      style={{ background: `radial-gradient(circle at 50% 35%, ${light}, ${dark} 75%)` }}
    >
      <Bust of={of} />
    </svg>
  );
}

/** An enemy, a spirit or the Summoner by type. */
export function CreatureFace({ type, class: extra }: { type: string; class?: string | undefined }) {
  if (!isCreature(type)) return null;
  const span = spanOf(type) * 1.06;
  return (
    <span class={`portrait portrait-enemy ${extra ?? ''}`} aria-hidden="true">
      <svg
        class="portrait-bust"
        viewBox={`${-span} ${-span} ${2 * span} ${2 * span}`}
        aria-hidden="true"
        focusable="false"
      >
        <Creature type={type} />
      </svg>
    </span>
  );
}

/** Either side of an attack. */
export function FighterFace({ view, fighter, class: extra }: FighterProps) {
  if (fighter.kind === 'hero') return <HeroFace view={view} hero={fighter.hero} class={extra} />;
  const type = fighter.kind === 'enemy' ? fighter.enemy.replace(/\d+$/, '') : fighter.ally;
  return <CreatureFace type={type} class={extra} />;
}

interface FighterProps {
  readonly view: DescentView;
  readonly fighter: Fighter;
  readonly class?: string | undefined;
}

/** Everybody at once: the party. */
export function PartyFace() {
  return (
    <span class="portrait portrait-party" aria-hidden="true">
      <Rune name="lifebringer" />
    </span>
  );
}
