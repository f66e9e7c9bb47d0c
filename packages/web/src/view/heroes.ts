import type { SeatId } from '@crawlspace/kernel';
import { textKey } from '../locales/speaker.ts';
import { drawHero } from './board/figures.ts';
import { find, html, svg } from './dom.ts';
import { type IconName, icon } from './icons.ts';
import type { Scene } from './scene.ts';
import { heroName } from './wording.ts';

/** The heroes' sheets: health, nerve, stance, and who is being waited for. */
export function showHeroes(scene: Scene): void {
  find('heroes').replaceChildren(...scene.view.heroes.map((_, seat) => heroSheet(scene, seat)));
}

function heroSheet({ speaker, view, most, waiting, outcome }: Scene, seat: SeatId): HTMLElement {
  const hero = view.heroes[seat] as Scene['view']['heroes'][number];
  const { health, nerve, stance, cards } = hero;
  const isFallen = health === 0;
  const isWaitedFor = !outcome && waiting.includes(seat);
  const state = isFallen ? speaker.say('hero.fallen') : speaker.say(textKey(`stance.${stance}`));
  const rumours = cards > 0 ? speaker.count('hero.rumours', cards) : '';
  return html(
    'li',
    {
      class: `hero hero-${seat}${isWaitedFor ? ' is-waited-for' : ''}${isFallen ? ' is-fallen' : ''}`,
    },
    svg(
      'svg',
      { class: 'portrait', viewBox: '-22 -22 44 44', 'aria-hidden': 'true' },
      drawHero(seat),
    ),
    html(
      'div',
      {},
      html('h3', {}, heroName(speaker, seat)),
      html('p', { class: 'stance' }, state),
      meter(
        'heart',
        health,
        most.health,
        speaker.say('hero.hearts', { health, most: most.health }),
      ),
      html(
        'div',
        { class: 'nerves' },
        meter('nerve', nerve, most.nerve, speaker.say('hero.nerve', { nerve, most: most.nerve })),
        rumours,
      ),
    ),
  );
}

function meter(sign: IconName, now: number, most: number, label: string): HTMLElement {
  const signs = Array.from({ length: most }, (_, n) => icon(sign, n < now ? '' : 'is-spent'));
  return html('span', { class: 'meter', role: 'img', 'aria-label': label, title: label }, ...signs);
}
