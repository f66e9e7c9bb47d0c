import { CREATURE_TYPES, Creature } from './figures/creature.tsx';
import { CLASS_COLOURS } from './figures/portraits.tsx';

/** Gradients and creatures that everything else refers to. They never change. */
export function Defs() {
  return (
    <defs>
      <radialGradient id="hell-pool" r="0.72">
        <stop offset="0" stop-color="#ffd98a" stop-opacity="0.3" />
        <stop offset="0.4" stop-color="#ffc25e" stop-opacity="0.2" />
        <stop offset="0.72" stop-color="#d9822b" stop-opacity="0.04" />
        <stop offset="1" stop-color="#2a1204" stop-opacity="0.42" />
      </radialGradient>
      <radialGradient id="hell-gloom" r="0.72">
        <stop offset="0" stop-color="#2d1a5c" stop-opacity="0.18" />
        <stop offset="0.55" stop-color="#1a0e3c" stop-opacity="0.42" />
        <stop offset="1" stop-color="#07030f" stop-opacity="0.82" />
      </radialGradient>
      <radialGradient id="hell-depth">
        <stop offset="0" stop-color="#ff6a1f" stop-opacity="0.5" />
        <stop offset="0.4" stop-color="#8e1f12" stop-opacity="0.36" />
        <stop offset="1" stop-color="#030103" stop-opacity="0" />
      </radialGradient>
      <clipPath id="hell-medallion">
        <circle r="34" />
      </clipPath>
      {Object.entries(CLASS_COLOURS).map(([id, [light, dark]]) => (
        <radialGradient key={id} id={`hell-ground-${id}`} cx="0.5" cy="0.35" r="0.7">
          <stop offset="0" stop-color={light} />
          <stop offset="1" stop-color={dark} />
        </radialGradient>
      ))}
      {CREATURE_TYPES.map((type) => (
        <g key={type} id={`hell-${type}`}>
          <Creature type={type} />
        </g>
      ))}
    </defs>
  );
}
