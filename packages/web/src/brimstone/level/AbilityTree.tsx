import type { ClassId } from '@crawlspace/brimstone';
import { classIn } from '@crawlspace/brimstone';
import { content } from '../content.ts';
import { gameText, nameOf, printedOn } from '../game-words.ts';
import { levelText } from './texts.ts';
import './level.css';

interface Props {
  readonly of: ClassId;
  /** What the hero has learned. */
  readonly upgrades: readonly string[];
  /** What is looked at; nothing where the tree is only shown. */
  readonly chosen?: string | null;
  readonly onLook?: (card: string) => void;
  readonly advised?: readonly string[];
}

/** The ways to play a class, tier by tier: what is learned, what can be, and what comes later. */
export function AbilityTree({ of, upgrades, chosen = null, onLook, advised = [] }: Props) {
  return (
    <ol class="tree">
      {classIn(content(), of).tracks.map((track, n) => {
        const next = track.find((card) => !upgrades.includes(card));
        return (
          <li key={track[0] ?? n} class="tree-track" style={{ '--way': n }}>
            <h3 class="tree-name">{gameText(`${track[0]}.track`)}</h3>
            <ol>
              {track.map((card) => {
                const stage = upgrades.includes(card) ? 'taken' : card === next ? 'open' : 'closed';
                return (
                  <li key={card}>
                    <button
                      type="button"
                      class={`tree-node tree-${stage}`}
                      data-ability={card}
                      data-advised={advised.includes(card) || undefined}
                      aria-pressed={chosen === card}
                      onClick={() => onLook?.(card)}
                    >
                      <b>{nameOf(card)}</b>
                      <span class="tree-text">{printedOn(card).text}</span>
                      <span class="tree-stage">{levelText(stage)}</span>
                    </button>
                  </li>
                );
              })}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}
