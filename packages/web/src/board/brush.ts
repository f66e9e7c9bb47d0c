import { short } from './noise.ts';
import type { Point } from './plane.ts';

/** Path data for many shapes of one colour at once: one element draws them all. */

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

export function circle(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}

export function oval(x: number, y: number, across: number, down: number): string {
  const arc = `a${short(across)} ${short(down)} 0 1 0`;
  return `M${short(x - across)} ${short(y)}${arc} ${short(2 * across)} 0${arc} ${short(-2 * across)} 0z`;
}

export function line(...points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

export function polygon(...points: readonly Point[]): string {
  return `${line(...points)}z`;
}

/** An uneven stone of some corners. */
export function stone(
  x: number,
  y: number,
  radius: number,
  random: () => number,
  corners = 7,
): string {
  const start = random() * Math.PI;
  return polygon(
    ...Array.from({ length: corners }, (_, i) => {
      const angle = start + (i / corners) * Math.PI * 2;
      const reach = radius * (0.75 + random() * 0.5);
      return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
    }),
  );
}

/** A soft patch: a puddle, a stain. */
export function blob(
  x: number,
  y: number,
  across: number,
  down: number,
  random: () => number,
): string {
  const count = 9;
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const reach = 0.72 + random() * 0.5;
    return { x: x + Math.cos(angle) * across * reach, y: y + Math.sin(angle) * down * reach };
  });
  const at = (i: number) => points[i % count] ?? { x, y };
  const half = (i: number) => {
    const a = at(i);
    const b = at(i + 1);
    return `${short((a.x + b.x) / 2)} ${short((a.y + b.y) / 2)}`;
  };
  return `M${half(0)}${points.map((_, i) => `Q${short(at(i + 1).x)} ${short(at(i + 1).y)} ${half(i + 1)}`).join('')}z`;
}

/** A regular shape with so many corners. */
export function regular(x: number, y: number, radius: number, corners: number, turn = 0): string {
  return polygon(
    ...Array.from({ length: corners }, (_, i) => {
      const angle = turn + (i / corners) * Math.PI * 2 - Math.PI / 2;
      return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
    }),
  );
}

/** A star with so many points. */
export function star(x: number, y: number, radius: number, points = 5, inner = 0.42): string {
  return polygon(
    ...Array.from({ length: points * 2 }, (_, i) => {
      const angle = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2;
      const reach = i % 2 === 0 ? radius : radius * inner;
      return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
    }),
  );
}
