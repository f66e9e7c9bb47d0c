import { placeOf } from '../../game/cellar-map.ts';
import { svg } from '../dom.ts';
import { CELL, cornerOf } from './geometry.ts';

/** A space that can be picked, and what picking it means. */
export interface Target {
  readonly id: string;
  readonly space: number;
  readonly label: string;
  /** Someone stands there, whom a dot would hide. */
  readonly isTaken: boolean;
  /** How often it has been picked already. */
  readonly picked: number;
  pick(): void;
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const INSET = 4;

/** The lit spaces. The Tab key enters them once; the arrow keys go from one to the next. */
export class Targets {
  readonly layer = svg('g', { class: 'targets' });
  #targets: readonly Target[] = [];
  #elements: readonly SVGElement[] = [];

  update(targets: readonly Target[]): void {
    this.#targets = targets;
    this.#elements = targets.map((target, n) => this.#draw(target, n));
    this.layer.replaceChildren(...this.#elements);
  }

  focusFirst(): boolean {
    this.#elements[0]?.focus({ preventScroll: true });
    return this.#elements.length > 0;
  }

  /** Shows which space an option outside of the board means. */
  point(id: string | null): void {
    this.#targets.forEach((target, n) => {
      this.#elements[n]?.classList.toggle('is-meant', target.id === id);
    });
  }

  #draw(target: Target, n: number): SVGElement {
    const { x, y } = cornerOf(target.space);
    const box = { x: x + INSET, y: y + INSET, width: CELL - 2 * INSET, height: CELL - 2 * INSET };
    const element = svg(
      'g',
      { class: 'target', role: 'button', 'aria-label': target.label, tabindex: n === 0 ? 0 : -1 },
      svg('rect', { ...box, rx: 9 }),
    );
    if (!target.isTaken) {
      const middle = { cx: x + CELL / 2, cy: y + CELL / 2 };
      element.append(svg('circle', { class: 'target-dot', ...middle, r: 5 }));
    }
    if (target.picked > 0) {
      element.append(
        svg('text', { class: 'target-count', x: x + 20, y: y + 17 }, `×${target.picked}`),
      );
    }
    element.addEventListener('click', () => target.pick());
    element.addEventListener('keydown', (event) => this.#onKey(event, target));
    return element;
  }

  #onKey(event: KeyboardEvent, target: Target): void {
    const arrow = ARROWS[event.key];
    if (arrow) this.#focusTowards(target, arrow);
    else if (event.key === 'Enter' || event.key === ' ') target.pick();
    else return;
    event.preventDefault();
  }

  #focusTowards(from: Target, arrow: readonly [number, number]): void {
    const ranked = this.#targets
      .map((target, n) => ({ n, effort: effort(from.space, target.space, arrow) }))
      .sort((a, b) => a.effort - b.effort);
    const best = ranked[0];
    if (!best || best.effort === Number.POSITIVE_INFINITY) return;
    this.#elements.forEach((element, n) => {
      element.setAttribute('tabindex', n === best.n ? '0' : '-1');
    });
    this.#elements[best.n]?.focus();
  }
}

/** How far a space is in the arrow's direction; going astray counts double. */
function effort(from: number, to: number, [right, down]: readonly [number, number]): number {
  const start = placeOf(from);
  const end = placeOf(to);
  const columns = end.column - start.column;
  const rows = end.row - start.row;
  const ahead = columns * right + rows * down;
  const astray = Math.abs(columns * down) + Math.abs(rows * right);
  return ahead > 0 ? ahead + 2 * astray : Number.POSITIVE_INFINITY;
}
