import { textKey } from '../locales/speaker.ts';
import { button, find, html } from './dom.ts';
import type { Scene, Wishes } from './scene.ts';

/** How the game ended, across the board. */
export function showEnding({ outcome, speaker }: Scene, wishes: Wishes): void {
  const ending = find('ending');
  ending.hidden = outcome === null;
  ending.classList.toggle('is-won', outcome?.won === true);
  if (!outcome) return;
  ending.replaceChildren(
    html('p', { class: 'ending-title' }, speaker.say(textKey(`outcome.${outcome.cause}`))),
    html('p', {}, speaker.say(textKey(`outcome.${outcome.cause}.more`))),
    button(speaker.say('outcome.again'), () => wishes.startAnew(), {
      class: 'button button--main',
    }),
  );
}

export function endingHasFocus(): boolean {
  return find('ending').contains(document.activeElement);
}

export function focusEnding(): void {
  find('ending').querySelector('button')?.focus({ preventScroll: true });
}
