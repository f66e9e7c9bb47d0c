import { BEAT, type Pace } from '../game/clock.ts';
import type { TextKey } from '../locales/en.ts';
import { button, find, html } from './dom.ts';
import { type IconName, icon } from './icons.ts';
import type { Scene, Wishes } from './scene.ts';

const PACES = Object.keys(BEAT) as readonly Pace[];

/** Play, step, undo, new game, and how fast. */
export class Controls {
  readonly #play: HTMLButtonElement;
  readonly #step: HTMLButtonElement;
  readonly #undo: HTMLButtonElement;
  readonly #startAnew: HTMLButtonElement;
  readonly #speed = html('legend', { class: 'unseen' });
  readonly #paces: readonly { readonly input: HTMLInputElement; readonly name: HTMLElement }[];
  #running = false;

  constructor(wishes: Wishes) {
    this.#play = button('', () => (this.#running ? wishes.pause() : wishes.play()), {
      class: 'button button--main',
      id: 'play',
    });
    this.#step = button('', () => wishes.step());
    this.#undo = button('', () => wishes.undo(), { id: 'undo' });
    this.#startAnew = button('', () => wishes.startAnew());
    this.#paces = PACES.map((pace) => paceInput(pace, wishes));
    const choices = this.#paces.map(({ input, name }) => html('label', {}, input, name));
    find('controls').append(
      html('div', { class: 'buttons' }, this.#play, this.#step, this.#undo, this.#startAnew),
      html('fieldset', { class: 'paces' }, this.#speed, ...choices),
    );
  }

  update({ speaker, running, pace, outcome }: Scene): void {
    this.#running = running;
    const label = (element: HTMLButtonElement, sign: IconName, key: TextKey) =>
      element.replaceChildren(icon(sign), html('span', {}, speaker.say(key)));
    if (running) label(this.#play, 'pause', 'control.pause');
    else label(this.#play, 'play', 'control.play');
    label(this.#step, 'step', 'control.step');
    label(this.#undo, 'undo', 'control.undo');
    label(this.#startAnew, 'fresh', 'control.new');
    this.#step.disabled = outcome !== null;
    this.#speed.textContent = speaker.say('control.speed');
    this.#paces.forEach(({ input, name }) => {
      input.checked = input.value === pace;
      name.textContent = speaker.say(`speed.${input.value as Pace}`);
    });
  }
}

function paceInput(pace: Pace, wishes: Wishes) {
  const input = html('input', { type: 'radio', name: 'pace', value: pace });
  input.addEventListener('change', () => wishes.setPace(pace));
  return { input, name: html('span') };
}
