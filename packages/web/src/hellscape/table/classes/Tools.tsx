import { content } from '../../content.ts';
import { Rune } from '../Rune.tsx';
import { about, type Descending, optionsFor } from '../state.ts';
import { nameOf, printedOn, tableText } from '../words.ts';
import { CardTile } from './CardTile.tsx';
import { toolSign } from './tool-signs.ts';
import type { BoardOf } from './types.ts';

interface Props {
  readonly state: Descending;
  readonly board: BoardOf<'rogue'>;
}

/** The Thieving Tools: the tokens drawn for this round, and what is still in the bag. */
export function Tools({ state, board }: Props) {
  const tokens = keyed(board.drawn);
  return (
    <>
      <ul class="hs-drawn" aria-label={tableText('drawn-tokens')}>
        {tokens.length === 0 ? <li class="hs-nothing">{tableText('no-tokens')}</li> : null}
        {tokens.map(({ key, token, used }) => (
          <li key={key}>
            <Token state={state} token={token} used={used} active={board.active === token} />
          </li>
        ))}
      </ul>
      <Bag board={board} />
    </>
  );
}

/** Equal tokens need names of their own in a list. */
function keyed(drawn: Props['board']['drawn']) {
  return drawn.map(({ token, used }, i) => ({ key: `${i}${token}`, token, used }));
}

interface TokenProps {
  readonly state: Descending;
  readonly token: string;
  readonly used: boolean;
  readonly active: boolean;
}

function Token({ state, token, used, active }: TokenProps) {
  const card = content().rogueTokens[token];
  const options = used ? [] : optionsFor(state, about(token));
  const classes = ['hs-tool', `hs-tool-${card?.colour}`];
  if (used) classes.push('is-used');
  if (used && active) classes.push('is-active');
  return (
    <CardTile state={state} card={token} options={options} class={classes.join(' ')}>
      <span class="hs-tool-face">
        <Rune name={toolSign(token) ?? 'xp'} />
      </span>
      <span class="hs-tile-name">{nameOf(token)}</span>
      <span class="hs-tile-text">{used ? tableText('token-used') : printedOn(token).text}</span>
    </CardTile>
  );
}

/** What may come next: everybody knows what is in the bag, nobody in which order. */
function Bag({ board }: Pick<Props, 'board'>) {
  const kinds = [...new Set(board.bag)];
  return (
    <p class="hs-bag">
      <Rune name="bag" />
      <span>{tableText('in-the-bag', { n: board.bag.length })}</span>
      {kinds.map((token) => (
        <span key={token} class={`hs-bag-kind hs-tool-${content().rogueTokens[token]?.colour}`}>
          <Rune name={toolSign(token) ?? 'xp'} />
          {nameOf(token)} {board.bag.filter((each) => each === token).length}
        </span>
      ))}
      <span class="hs-bag-out">{tableText('discarded-tokens', { n: board.discard.length })}</span>
    </p>
  );
}
