import type { StoryLine } from '../story/story.ts';
import { dieFace } from './die.ts';
import { find, html } from './dom.ts';
import type { Scene } from './scene.ts';
import { heroName } from './wording.ts';

/** The log. Only new lines are added, so that a screen reader reads only what is new. */
export class StoryLog {
  readonly #list = find('story');
  #told: readonly string[] = [];

  constructor() {
    // It scrolls, so the keyboard must be able to get there.
    this.#list.tabIndex = 0;
  }

  update({ story, speaker }: Scene): void {
    const lines = story.map((line) => JSON.stringify([speaker.language, line]));
    const firstNew = lines.findIndex((line, n) => line !== this.#told[n]);
    const kept = firstNew < 0 ? lines.length : firstNew;
    while (this.#list.children.length > kept) this.#list.lastElementChild?.remove();
    this.#list.append(...story.slice(kept).map((line) => showLine(line, { speaker })));
    if (lines.length !== this.#told.length || kept < lines.length) {
      this.#list.scrollTop = this.#list.scrollHeight;
    }
    this.#told = lines;
  }
}

function showLine(line: StoryLine, { speaker }: Pick<Scene, 'speaker'>): HTMLElement {
  const { hero, tone, dice = [], hitsFrom = 1 } = line;
  const params = {
    ...line.params,
    ...(hero === undefined ? {} : { hero: heroName(speaker, hero) }),
  };
  const item = html(
    'p',
    { class: `line line--${tone}${hero === undefined ? '' : ` hero-${hero}`}` },
    html('span', {}, speaker.say(line.text, params)),
  );
  if (dice.length > 0) {
    const faces = dice.map((face) => dieFace(face, face >= hitsFrom));
    item.append(
      html('span', { class: 'dice', role: 'img', 'aria-label': dice.join(', ') }, ...faces),
    );
  }
  return item;
}
