import './portrait.css';
import type { ClassId } from '@crawlspace/hellscape';
import { Bust, CLASS_COLOURS } from './board/figures/portraits.tsx';

/** The bust of a hero before the glow of the pit. The name stands beside it, so that it needs no words. */
export function Portrait({ of }: { of: ClassId }) {
  const [light, dark] = CLASS_COLOURS[of];
  return (
    <svg
      class="bust bust-hellscape"
      viewBox="-40 -44 80 88"
      style={{ '--bust-light': light, '--bust-dark': dark }}
      aria-hidden="true"
      focusable="false"
    >
      <Bust of={of} />
    </svg>
  );
}
