import type { Outcome } from '@crawlspace/kernel';
import type { ComponentChildren } from 'preact';
import type { GameId } from '../../game-ids.ts';
import { FRONTS } from '../../games/fronts.ts';
import { addressOf } from '../../route.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { afterText } from './texts.ts';

interface VerdictProps {
  readonly game: GameId;
  /** The saved game, for links. */
  readonly id: string;
  /** What the mission or quest is called. */
  readonly mission: string;
  readonly outcome: Outcome | null;
  readonly title: string;
  /** What decided it and what became of it. */
  readonly text: string;
  /** A way on that comes before all others. */
  readonly next?: ComponentChildren;
}

/** Won, lost, or not over yet; and where to go from here. */
export function Verdict({ game, id, mission, outcome, title, text, next }: VerdictProps) {
  const mark: IconName = outcome ? (outcome.won ? 'trophy' : 'tombstone') : 'hourglass';
  return (
    <section class={`verdict panel ${outcome?.won ? 'verdict-won' : 'verdict-lost'}`}>
      <Icon name={mark} class="verdict-mark" />
      <div>
        <p class="verdict-mission">{mission}</p>
        <h1>{title}</h1>
        <p>{text}</p>
        <p class="actions">
          {next}
          {outcome ? (
            <ButtonLink
              kind={next ? 'plain' : 'primary'}
              icon={FRONTS[game].mark}
              href={addressOf({ screen: 'muster', game })}
            >
              {afterText('again')}
            </ButtonLink>
          ) : (
            <ButtonLink kind="primary" icon="play" href={addressOf({ screen: 'game', id })}>
              {afterText('resume')}
            </ButtonLink>
          )}
          <ButtonLink icon="reel" href={addressOf({ screen: 'replay', id, answer: 0 })}>
            {afterText('replay')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
