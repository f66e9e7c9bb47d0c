import type { SkirmishView } from '@crawlspace/kernel/skirmish';
import { ratNumber } from '../../story/story.ts';
import { svg, wantsStillness } from '../dom.ts';
import type { Scene } from '../scene.ts';
import { drawCrown, drawHero, drawRat } from './figures.ts';
import { moveTo } from './geometry.ts';

/** Something that stands on a space. */
interface Piece {
  readonly id: string;
  readonly space: number;
  readonly health: number;
  readonly most: number;
  readonly draw: () => SVGElement[];
  readonly isActing: boolean;
}

const CROWN = 'crown';
const RING = 25;

/** Everyone on the board. Tokens stay the same elements from scene to scene, so that they glide. */
export class Tokens {
  readonly layer = svg('g', { class: 'tokens' });
  readonly #shown = new Map<string, { readonly element: SVGGElement; health: number }>();

  update(scene: Scene): void {
    const pieces = piecesOf(scene);
    for (const id of this.#shown.keys()) {
      if (!pieces.some((piece) => piece.id === id)) this.#remove(id);
    }
    for (const piece of pieces) this.#show(piece);
    // Whoever stands where the crown lies wears it, so that both can be seen.
    const crown = pieces.find(({ id }) => id === CROWN);
    const isWorn = pieces.some(({ id, space }) => id !== CROWN && space === crown?.space);
    this.#shown.get(CROWN)?.element.classList.toggle('is-worn', isWorn);
  }

  #show(piece: Piece): void {
    const shown = this.#shown.get(piece.id) ?? this.#add(piece);
    const { element } = shown;
    moveTo(element, piece.space);
    element.classList.toggle('is-acting', piece.isActing);
    element.classList.toggle('is-fallen', piece.health === 0);
    element.querySelector('.vigour')?.setAttribute('stroke-dasharray', ringDashes(piece));
    if (piece.health < shown.health) flinch(element);
    shown.health = piece.health;
  }

  #add(piece: Piece): { readonly element: SVGGElement; health: number } {
    const element = svg('g', { class: 'token glide' }, ...piece.draw());
    this.layer.append(element);
    const shown = { element, health: piece.health };
    this.#shown.set(piece.id, shown);
    return shown;
  }

  #remove(id: string): void {
    const element = this.#shown.get(id)?.element;
    this.#shown.delete(id);
    if (!element) return;
    if (wantsStillness()) element.remove();
    else element.animate({ opacity: [1, 0] }, 450).finished.finally(() => element.remove());
  }
}

function piecesOf({ view, waiting, most, outcome }: Scene): Piece[] {
  const heroes = view.heroes.map((hero, seat) => ({
    id: `h${seat}`,
    space: hero.space,
    health: hero.health,
    most: most.health,
    draw: () => [disc(), spent(), vigour(`hero-${seat}`), drawHero(seat)],
    isActing: !outcome && view.phase === 'heroes' && waiting.includes(seat),
  }));
  const rats = view.rats.map(({ id, space, health }) => ({
    id,
    space,
    health,
    most: most.ratHealth,
    draw: () => [spent(), vigour('rat'), drawRat(), ...badge(ratNumber(id))],
    isActing: false,
  }));
  return [...rats, ...heroes, ...crownOf(view)];
}

function crownOf({ crown }: SkirmishView): Piece[] {
  if (crown === null) return [];
  const draw = () => [drawCrown()];
  return [{ id: CROWN, space: crown, health: 1, most: 1, draw, isActing: false }];
}

function disc(): SVGElement {
  return svg('circle', { class: 'disc', r: RING - 2 });
}

function spent(): SVGElement {
  return svg('circle', { class: 'spent', r: RING });
}

/** The ring that shows how much health is left, one dash for each point. */
function vigour(who: string): SVGElement {
  return svg('circle', { class: `vigour ${who}`, r: RING, pathLength: 100 });
}

function ringDashes({ health, most }: Piece): string {
  const dash = 100 / most;
  const gap = 4;
  return `${`${dash - gap} ${gap} `.repeat(health)}0 200`;
}

function badge(number: number): SVGElement[] {
  return [
    svg('circle', { class: 'badge', cx: 19, cy: 19, r: 9 }),
    svg('text', { class: 'badge-number', x: 19, y: 19.5 }, String(number)),
  ];
}

function flinch(element: SVGGElement): void {
  if (wantsStillness()) return;
  const figure = element.querySelector('.figure');
  figure?.animate(
    { translate: ['0 0', '-4px 0', '4px 0', '-2px 0', '0 0'], filter: ['brightness(2.2)', 'none'] },
    380,
  );
}
