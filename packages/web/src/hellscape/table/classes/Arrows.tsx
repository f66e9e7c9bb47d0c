import { BULLSEYE, type HeroView } from '@crawlspace/hellscape';
import { percent } from '../../../text/index.ts';
import { content } from '../../content.ts';
import { Rune } from '../Rune.tsx';
import { type Descending, optionsFor } from '../state.ts';
import { gameText, nameOf, printedOn, tableText } from '../words.ts';
import { aimOf } from './arrow-odds.ts';
import { CardTile } from './CardTile.tsx';

type Board = Extract<HeroView['board'], { class: 'ranger' }>;

/** The Ranger's arrows: the row that lies there, how far it is from seven, and what comes next. */
export function Arrows({ state }: { state: Descending }) {
  const board = state.session.table.value.game.heroes
    .map((hero) => hero.board)
    .find((each): each is Board => each.class === 'ranger');
  if (!board) return null;
  const { shown } = aimOf(board);
  const [reveal] = optionsFor(state, ({ kind }) => kind === 'reveal');
  return (
    <div class="hs-arrows">
      <p
        class="hs-quiver"
        role="img"
        aria-label={tableText('arrows-of', { n: shown, max: BULLSEYE })}
      >
        {Array.from({ length: Math.max(BULLSEYE, shown) }, (_, i) => (
          <span
            key={i}
            class={`${i < shown ? 'is-full' : ''} ${i >= BULLSEYE ? 'is-over' : ''} ${i === BULLSEYE - 1 ? 'is-eye' : ''}`}
          >
            <Rune name="arrow" />
          </span>
        ))}
        <b>
          {shown}/{BULLSEYE}
        </b>
      </p>
      <ul class="hs-arrow-row">
        {board.revealed.map((card) => (
          <li key={card}>
            <ArrowCard state={state} card={card} shot={board.shot} />
          </li>
        ))}
        <li>
          <button
            type="button"
            class={reveal ? 'hs-arrow-next is-lit' : 'hs-arrow-next'}
            disabled={!reveal}
            data-option={reveal?.id}
            onClick={() => reveal && state.tap(reveal.id)}
          >
            <Rune name="arrow" />
            <span>
              {reveal
                ? gameText('option.arrow')
                : tableText('arrows-left', { n: board.arrows.left })}
            </span>
          </button>
        </li>
      </ul>
      {board.revealed.length > 0 && board.shot === null ? <NextCard board={board} /> : null}
    </div>
  );
}

interface CardProps {
  readonly state: Descending;
  readonly card: string;
  readonly shot: Board['shot'];
}

function ArrowCard({ state, card, shot }: CardProps) {
  const arrows = content().arrows[card]?.arrows ?? 0;
  const [, quick = '', bullseye = '', overload = ''] = printedOn(card).text.split('\n');
  const bars = { 'quick-shot': quick, bullseye, overload };
  const options = optionsFor(state, (means) => means.kind === 'card' && means.card === card);
  return (
    <CardTile state={state} card={card} options={options} class="hs-arrow-card">
      <span class="hs-arrow-count">
        {Array.from({ length: arrows }, (_, i) => (
          <Rune key={i} name="arrow" />
        ))}
      </span>
      <span class="hs-tile-name">{nameOf(card)}</span>
      {shot ? <span class="hs-tile-text">{bars[shot]}</span> : null}
    </CardTile>
  );
}

/** The exact chances of the next card: everybody knows which ones are left. */
function NextCard({ board }: { board: Board }) {
  const { under, exactly, over } = aimOf(board);
  return (
    <p class="hs-next-arrow">
      <span>{tableText('next-arrow')}</span>
      <span>
        {gameText('purpose.quick-shot')} <b>{percent(under)}</b>
      </span>
      <span class="odds-good">
        {gameText('purpose.bullseye')} <b>{percent(exactly)}</b>
      </span>
      <span class="odds-poor">
        {gameText('purpose.overload')} <b>{percent(over)}</b>
      </span>
    </p>
  );
}
