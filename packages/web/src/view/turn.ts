import { find, html } from './dom.ts';
import type { Scene } from './scene.ts';

const PHASES = ['stances', 'heroes', 'rats'] as const;

/** Which round it is, and what of it. */
export function showTurn({ speaker, view, rounds, outcome }: Scene): void {
  const round = Math.min(view.round, rounds);
  const phases = PHASES.map((phase) => {
    const isNow = !outcome && phase === view.phase;
    const name = speaker.say(`phase.${phase}`);
    return html('li', isNow ? { class: 'is-now', 'aria-current': 'step' } : {}, name);
  });
  find('turn').replaceChildren(
    html('p', { class: 'round' }, speaker.say('game.round', { round, rounds })),
    html('ol', { class: 'phases' }, ...phases),
  );
}
