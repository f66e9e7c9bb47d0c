import { CREATURE_TYPES, Creature } from './figures/creatures.tsx';
import { CLASS_COLOURS } from './figures/portraits.tsx';

/** Gradients and creatures that everything else refers to. They never change. */
export function Defs() {
  return (
    <defs>
      <linearGradient id="board-beyond" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#000" />
        <stop offset="0.75" stop-color="#000" stop-opacity="0.55" />
        <stop offset="1" stop-color="#000" stop-opacity="0" />
      </linearGradient>
      <linearGradient id="board-veil" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#000" stop-opacity="0.9" />
        <stop offset="1" stop-color="#000" stop-opacity="0" />
      </linearGradient>
      <radialGradient id="board-dusk" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1700">
        <stop offset="0" stop-color="#080402" stop-opacity="0" />
        <stop offset="0.16" stop-color="#080402" stop-opacity="0.04" />
        <stop offset="0.38" stop-color="#080402" stop-opacity="0.34" />
        <stop offset="0.7" stop-color="#080402" stop-opacity="0.5" />
        <stop offset="1" stop-color="#080402" stop-opacity="0.54" />
      </radialGradient>
      <radialGradient id="board-warmth">
        <stop offset="0" stop-color="#ffd48a" stop-opacity="0.46" />
        <stop offset="0.3" stop-color="#ffb050" stop-opacity="0.24" />
        <stop offset="0.65" stop-color="#ff9a35" stop-opacity="0.09" />
        <stop offset="1" stop-color="#ff9a35" stop-opacity="0" />
      </radialGradient>
      <clipPath id="board-medallion">
        <circle r="36" />
      </clipPath>
      {Object.entries(CLASS_COLOURS).map(([id, [light, dark]]) => (
        <radialGradient key={id} id={`board-ground-${id}`} cx="0.5" cy="0.35" r="0.7">
          <stop offset="0" stop-color={light} />
          <stop offset="1" stop-color={dark} />
        </radialGradient>
      ))}
      {CREATURE_TYPES.map((type) => (
        <g key={type} id={`board-${type}`}>
          <Creature type={type} />
        </g>
      ))}
    </defs>
  );
}
