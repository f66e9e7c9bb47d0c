import { ELEMENTS, type Element } from '@crawlspace/hellscape';
import { content } from '../../content.ts';
import { textOf } from '../abilities.ts';
import { CreatureFace } from '../Faces.tsx';
import { labelOf } from '../options.ts';
import { Rune } from '../Rune.tsx';
import { type Descending, optionsFor } from '../state.ts';
import { gameText, nameOf, tableText } from '../words.ts';
import { CardTile } from './CardTile.tsx';
import type { BoardOf } from './types.ts';

interface Props {
  readonly state: Descending;
  readonly board: BoardOf<'shaman'>;
}

/** The Shaman's four elements, each with its peak, and her spirits. */
export function Elements({ state, board }: Props) {
  return (
    <>
      <div class="hs-elements">
        {ELEMENTS.map((element) => (
          <Track key={element} state={state} board={board} element={element} />
        ))}
      </div>
      <Spirits state={state} />
    </>
  );
}

function Track({ state, board, element }: Props & { element: Element }) {
  const { id, length, abilities } = content().peaks[element];
  const level = board.elements[element];
  const flipped = board.peaks.includes(element);
  const options = optionsFor(state, (means) => 'element' in means && means.element === element);
  const peak = flipped ? tableText('peak-reached') : tableText('peak-at', { n: length });
  return (
    <CardTile
      state={state}
      card={id}
      options={options}
      class={`hs-element hs-element-${element}${flipped ? ' is-peaked' : ''}`}
    >
      <span class="hs-element-peak">
        <Rune name={flipped ? 'xp' : element} />
      </span>
      <span class="hs-element-slots">
        {Array.from({ length }, (_, i) => (
          <span key={i} class={length - i <= level ? 'is-full' : ''} />
        ))}
      </span>
      <span class="hs-element-level" aria-hidden="true">
        {level}
      </span>
      <span class="hs-tile-name">{gameText(`element.${element}`)}</span>
      <span class="for-readers">
        {tableText('level-of', { n: level, max: length })}. {peak} {abilities.map(textOf).join(' ')}
      </span>
    </CardTile>
  );
}

/** The spirits that stand in the dungeon, and what they can do now. */
function Spirits({ state }: { state: Descending }) {
  const { allies } = state.session.table.value.game;
  const spirits = allies.flatMap((ally) =>
    ally.id === 'summoner' ? [] : [{ ...ally, id: ally.id }],
  );
  if (spirits.length === 0) return <p class="hs-nothing">{tableText('no-spirits')}</p>;
  return (
    <ul class="hs-spirits">
      {spirits.map(({ id, wounds }) => (
        <li key={id} class="hs-spirit">
          <CreatureFace type={id} class="portrait-small" />
          <span>
            <b>{nameOf(id)}</b>{' '}
            {tableText('health-of', {
              n: content().spirits[id].health - wounds,
              max: content().spirits[id].health,
            })}
          </span>
          {optionsFor(state, (means) => 'ally' in means && means.ally === id).map((option) => (
            <button
              key={option.id}
              type="button"
              class="hs-tile-option is-lit"
              data-option={option.id}
              onClick={() => state.tap(option.id)}
            >
              {labelOf(state.session.table.value.game, option)}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}
