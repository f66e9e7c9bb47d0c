import type { Decision } from '@crawlspace/kernel';
import { spaceName } from '../game/cellar-map.ts';
import { roomLeft, timesPicked } from '../game/picks.ts';
import { HITS_FROM } from '../story/story.ts';
import { dieFace } from './die.ts';
import { button, find, html } from './dom.ts';
import type { Scene, Wishes } from './scene.ts';
import { heroName, optionHint, optionText, promptText } from './wording.ts';

/** What the table asks, with its options as buttons. */
export class Decisions {
  readonly #wishes: Wishes;
  readonly #point: (option: string | null) => void;
  readonly #list = find('decisions');
  /** Whoever opened the list of spaces wants it open for the next decision, too. */
  #listsSpaces = false;

  constructor(wishes: Wishes, point: (option: string | null) => void) {
    this.#wishes = wishes;
    this.#point = point;
  }

  get hasFocus(): boolean {
    return this.#list.contains(document.activeElement);
  }

  focusOption(): void {
    this.#list.querySelector('button')?.focus({ preventScroll: true });
  }

  update(scene: Scene): void {
    find('decide').hidden = scene.outcome !== null;
    if (scene.running) this.#list.replaceChildren(...this.#watching(scene));
    else this.#list.replaceChildren(...scene.decisions.map((each) => this.#show(each, scene)));
  }

  #watching({ speaker }: Scene): HTMLElement[] {
    return [
      html('p', { class: 'watching' }, speaker.say('decide.watching')),
      button(speaker.say('decide.take-over'), () => this.#wishes.pause(), {
        class: 'button button--main',
        id: 'take-over',
      }),
    ];
  }

  #show(decision: Decision, scene: Scene): HTMLElement {
    const { speaker } = scene;
    const prompt = html(
      'p',
      { class: `prompt hero-${decision.seat}` },
      html('strong', {}, heroName(speaker, decision.seat)),
      ` ${promptText(speaker, decision)}`,
    );
    const spaces = decision.options.filter(({ target }) => target?.['space'] !== undefined);
    // Ending a turn comes last, so that nobody ends one by habit.
    const plain = decision.options
      .filter((option) => !spaces.includes(option))
      .sort((a, b) => Number(a.id === 'end') - Number(b.id === 'end'));
    const buttons = plain.map(({ id }) => this.#option(decision, id, scene));
    if (decision.kind === 'many') buttons.push(this.#settle(decision, scene));
    const asked = html(
      'div',
      { class: 'asked' },
      prompt,
      html('div', { class: 'options' }, ...buttons),
    );
    if (spaces.length > 0) asked.append(this.#spaces(decision, spaces, scene));
    return asked;
  }

  #option(decision: Decision, id: string, scene: Scene): HTMLButtonElement {
    const { speaker, attackDice } = scene;
    const picks = scene.picks.get(decision.id) ?? [];
    const label = optionText(speaker, id, attackDice);
    const made = button(label, () => this.#wishes.pick(decision, id));
    const times = timesPicked(picks, id);
    if (decision.kind === 'many') {
      made.setAttribute('aria-pressed', String(times > 0));
      made.setAttribute('aria-label', label);
      const face = attackDice[decision.options.findIndex((option) => option.id === id)] ?? 0;
      made.replaceChildren(dieFace(face, face >= HITS_FROM));
      made.classList.add('button--die');
    }
    if (decision.kind === 'allocate') {
      if (times > 0) made.append(` ×${times}`);
      made.disabled = roomLeft(decision, picks, id) === 0;
    }
    const hint = optionHint(speaker, id);
    if (hint) made.append(html('small', {}, hint));
    this.#pointWhenTouched(made, id);
    return made;
  }

  #settle(decision: Decision, { speaker, picks }: Scene): HTMLButtonElement {
    const count = picks.get(decision.id)?.length ?? 0;
    const label =
      count === 0 ? speaker.say('option.reroll.none') : speaker.count('option.reroll', count);
    return button(label, () => this.#wishes.settle(decision), { class: 'button button--main' });
  }

  /** The lit spaces once more as a list, for those who would rather not aim. */
  #spaces(decision: Decision, spaces: Decision['options'], { speaker }: Scene): HTMLElement {
    const chips = spaces.map(({ id, target }) => {
      const name = spaceName(Number(target?.['space']));
      const chip = button(name, () => this.#wishes.pick(decision, id), {
        class: 'chip',
        'aria-label': speaker.say('board.move', { space: name }),
      });
      this.#pointWhenTouched(chip, id);
      return chip;
    });
    const list = html(
      'details',
      { class: 'spaces', open: this.#listsSpaces },
      html('summary', {}, speaker.count('decide.spaces', spaces.length)),
      html('div', { class: 'chips' }, ...chips),
    );
    list.addEventListener('toggle', () => {
      this.#listsSpaces = list.open;
    });
    return list;
  }

  #pointWhenTouched(element: HTMLElement, id: string): void {
    for (const on of ['pointerenter', 'focus']) element.addEventListener(on, () => this.#point(id));
    for (const off of ['pointerleave', 'blur'])
      element.addEventListener(off, () => this.#point(null));
  }
}
