import type { Decision } from '@crawlspace/kernel';
import { spaceName } from '../../game/cellar-map.ts';
import { timesPicked } from '../../game/picks.ts';
import { ratNumber } from '../../story/story.ts';
import { find, svg } from '../dom.ts';
import type { Scene, Wishes } from '../scene.ts';
import { heroName, optionText } from '../wording.ts';
import { drawCellar } from './cellar.ts';
import { RIM, SIDE } from './geometry.ts';
import { LanternLight } from './lantern-light.ts';
import { type Target, Targets } from './targets.ts';
import { Tokens } from './tokens.ts';

const HEROES = 2;

/** Draws what it is told and reports which space was picked. It knows no rules. */
export class Board {
  readonly #wishes: Wishes;
  readonly #tokens = new Tokens();
  readonly #targets = new Targets();
  readonly #light = new LanternLight(HEROES);
  readonly #drawing: SVGSVGElement;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
    const size = SIDE + 2 * RIM;
    this.#drawing = svg(
      'svg',
      {
        viewBox: `${-RIM} ${-RIM} ${size} ${size}`,
        role: 'group',
        'aria-describedby': 'board-words',
      },
      drawCellar(),
      this.#light.glow,
      this.#light.darkness,
      this.#tokens.layer,
      this.#targets.layer,
    );
    find('board').append(this.#drawing);
  }

  get hasFocus(): boolean {
    return this.#drawing.contains(document.activeElement);
  }

  focusTarget(): boolean {
    return this.#targets.focusFirst();
  }

  point(option: string | null): void {
    this.#targets.point(option);
  }

  update(scene: Scene): void {
    this.#drawing.setAttribute('aria-label', scene.speaker.say('board.name'));
    find('board-words').textContent = inWords(scene);
    this.#light.update(scene.view);
    this.#tokens.update(scene);
    const targets = scene.decisions.flatMap((decision) => this.#targetsOf(decision, scene));
    this.#targets.update(scene.running ? [] : targets);
  }

  #targetsOf(decision: Decision, scene: Scene): Target[] {
    const picks = scene.picks.get(decision.id) ?? [];
    return decision.options.flatMap((option) => {
      const rat = scene.view.rats.find(({ id }) => id === option.id);
      const space = rat?.space ?? option.target?.['space'];
      if (typeof space !== 'number') return [];
      const label = optionText(scene.speaker, option.id, scene.attackDice);
      const picked = timesPicked(picks, option.id);
      const pick = () => this.#wishes.pick(decision, option.id);
      return [{ id: option.id, space, label, isTaken: rat !== undefined, picked, pick }];
    });
  }
}

/** The board for those who do not see it. */
function inWords({ speaker, view }: Scene): string {
  const heroes = view.heroes.map(({ space, health }, seat) =>
    speaker.say('board.hero', { hero: heroName(speaker, seat), space: spaceName(space), health }),
  );
  const rats = view.rats.map(({ id, space, health }) =>
    speaker.say('board.rat', { number: ratNumber(id), space: spaceName(space), health }),
  );
  const { crown } = view;
  const found = crown === null ? [] : [speaker.say('board.crown', { space: spaceName(crown) })];
  return [...heroes, ...rats, ...found].join(' ');
}
