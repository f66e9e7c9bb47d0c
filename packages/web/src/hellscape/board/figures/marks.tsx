import { SYMBOLS, type SymbolName } from '../symbols.ts';

/** A sign of the game around the middle, as large as given. */
export function Sign({ name, size, fill }: { name: SymbolName; size: number; fill: string }) {
  const scale = size / 24;
  return (
    <path
      d={SYMBOLS[name]}
      fill={fill}
      fill-rule="evenodd"
      transform={`translate(${-size / 2} ${-size / 2}) scale(${scale})`}
    />
  );
}

interface Ailing {
  readonly fire: number;
  readonly frost: number;
  readonly poisoned?: boolean;
}

const LOOKS = {
  fire: { ground: '#6b1d08', sign: '#ffb14a' },
  frost: { ground: '#0f3f63', sign: '#c4efff' },
  poison: { ground: '#1f4a17', sign: '#b8f08a' },
} as const;

/** Fire, frost and poison, one below the other from this point. */
export function Ailments({ of, x, y }: { of: Ailing; x: number; y: number }) {
  const all = [
    { kind: 'fire' as const, count: of.fire },
    { kind: 'frost' as const, count: of.frost },
    { kind: 'poison' as const, count: of.poisoned ? 1 : 0 },
  ].filter(({ count }) => count > 0);
  return (
    <g>
      {all.map(({ kind, count }, i) => (
        <g key={kind} transform={`translate(${x} ${y + i * 26})`}>
          <circle r="13.5" fill={LOOKS[kind].ground} stroke="#0c0609" stroke-width="2.4" />
          <Sign name={kind} size={18} fill={LOOKS[kind].sign} />
          {count > 1 ? (
            <text class="hell-number is-light is-outlined" x="11" y="13">
              {count}
            </text>
          ) : null}
        </g>
      ))}
    </g>
  );
}

interface BarProps {
  readonly health: number;
  readonly maxHealth: number;
  readonly width: number;
  readonly height: number;
  readonly y: number;
}

/** What is left of the health, with a tick for each point while they can be counted. */
export function HealthBar({ health, maxHealth, width, height, y }: BarProps) {
  const part = Math.min(1, health / maxHealth);
  const ticks =
    maxHealth <= 16
      ? Array.from(
          { length: maxHealth - 1 },
          (_, i) => `M${(-width / 2 + ((i + 1) / maxHealth) * width).toFixed(1)} 0v${height}`,
        ).join('')
      : '';
  return (
    <g transform={`translate(0 ${y})`}>
      <rect x={-width / 2 - 3} y="-3" width={width + 6} height={height + 6} rx="5" fill="#0c0609" />
      <rect x={-width / 2} width={width} height={height} rx="2.5" fill="#431512" />
      <rect
        x={-width / 2}
        width={width * part}
        height={height}
        rx="2.5"
        class={part < 1 ? 'hell-hurt' : 'hell-whole'}
      />
      <path d={ticks} stroke="#0c0609" stroke-width="1.8" opacity="0.85" />
      {maxHealth > 8 ? (
        <text class="hell-number is-light is-outlined" y={height - 1} style={{ fontSize: '17px' }}>
          {health}
        </text>
      ) : null}
    </g>
  );
}
