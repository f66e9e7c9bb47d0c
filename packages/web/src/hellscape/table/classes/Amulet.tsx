import { content } from '../../content.ts';
import { AMULET, pricesOf, textOf } from '../abilities.ts';
import { Rune } from '../Rune.tsx';
import { type Descending, optionsFor } from '../state.ts';
import { nameOf, tableText } from '../words.ts';
import { CardTile } from './CardTile.tsx';
import type { BoardOf } from './types.ts';

interface Props {
  readonly state: Descending;
  readonly board: BoardOf<'wizard'>;
}

/** The Spell Amulet: four spells around the Ready marker; only the one it points at can be cast. */
export function Amulet({ state, board }: Props) {
  const [turn] = optionsFor(
    state,
    (means) => means.kind === 'turn-amulet' || (means.kind === 'use' && means.card === AMULET),
  );
  return (
    <div class="hs-amulet">
      {board.quadrants.map((card, i) => (
        <Quadrant key={i} state={state} board={board} card={card} index={i} />
      ))}
      <div class="hs-marker" style={{ '--turn': `${board.ready * 90}deg` }}>
        <span class="hs-marker-arrow" aria-hidden="true" />
        <button
          type="button"
          class={turn ? 'hs-marker-turn is-lit' : 'hs-marker-turn'}
          disabled={!turn}
          data-option={turn?.id}
          title={tableText('turn-marker')}
          onClick={() => turn && state.tap(turn.id)}
        >
          <Rune name="turn" />
          <span class="for-readers">{tableText('turn-marker')}</span>
        </button>
      </div>
    </div>
  );
}

function Quadrant({ state, board, card, index }: Props & { card: string; index: number }) {
  const ready = board.ready === index;
  const options = optionsFor(state, (means) => {
    if (means.kind === 'quadrant') return means.quadrant === index;
    return ready && means.kind === 'use' && means.card === card;
  });
  const spell = content().basicSpells[card] ?? content().skills[card];
  const [ability] = spell?.abilities ?? [];
  const prices = ready && board.free ? [] : pricesOf(ability?.cost);
  return (
    <CardTile
      state={state}
      card={card}
      options={options}
      class={`hs-quadrant hs-quadrant-${index}${ready ? ' is-ready' : ''}`}
    >
      <span class="hs-tile-name">
        {nameOf(card)}
        {prices.map(({ sign, amount }) => (
          <span key={sign} class={`hs-price hs-price-${sign}`}>
            <Rune name={sign} />
            {amount}
          </span>
        ))}
        {ready && board.free ? <span class="tag tag-good">{tableText('free')}</span> : null}
      </span>
      <span class="hs-tile-text">{ability ? textOf(ability) : ''}</span>
      {ready ? <span class="for-readers">{tableText('ready-spell')}</span> : null}
    </CardTile>
  );
}
