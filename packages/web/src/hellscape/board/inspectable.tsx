import { say } from '@crawlspace/hellscape';
import type { Point } from '../../board/plane.ts';
import { language } from '../../settings/index.ts';
import { REACH, type Scene } from './scene.ts';
import type { Spot } from './spots.ts';
import type { Inspected } from './types.ts';
import { tokenName } from './words.ts';

interface Props {
  readonly scene: Scene;
  readonly spots: readonly Spot[];
  readonly onInspect: (what: Inspected) => void;
}

interface Thing extends Point {
  readonly key: string;
  readonly reach: number;
  readonly name: string;
  readonly what: Inspected;
}

/**
 * What answers nothing: a tap tells more about it. The lists of heroes and enemies offer the same to
 * the keyboard.
 */
export function Inspectable({ scene, spots, onInspect }: Props) {
  const zones = spots.filter(({ kind }) => kind === 'zone');
  return (
    <g>
      {thingsOf(scene)
        .filter((thing) => !zones.some((spot) => within(spot, thing)))
        .map(({ key, x, y, reach, name, what }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: lists are for the keyboard
          <circle
            key={key}
            class={`hell-inspect is-${what.kind}`}
            cx={x}
            cy={y}
            r={reach}
            onClick={() => onInspect(what)}
          >
            <title>{name}</title>
          </circle>
        ))}
    </g>
  );
}

function thingsOf({ tokens, heroes, enemies }: Scene): readonly Thing[] {
  const name = (key: string) => say(language.value, { key });
  return [
    ...tokens.map((token) => ({
      ...placed(token, REACH.token),
      name: tokenName(token),
      what: { kind: 'token', token: token.key } as const,
    })),
    ...heroes.map((hero) => ({
      ...placed(hero, REACH.hero),
      name: name(`hero.${hero.class}`),
      what: { kind: 'hero', hero: hero.index } as const,
    })),
    ...enemies.map((enemy) => ({
      ...placed(enemy, enemy.reach),
      name: name(`${enemy.type}.name`),
      what: { kind: 'enemy', enemy: enemy.key } as const,
    })),
  ];
}

function placed({ key, x, y, scale }: Point & { key: string; scale: number }, reach: number) {
  return { key, x, y, reach: reach * scale };
}

/** A zone that can be picked takes the taps on everything in it. */
function within(spot: Spot, { x, y }: Point): boolean {
  return Math.abs(x - spot.x) < spot.reach && Math.abs(y - spot.y) < spot.reach;
}
