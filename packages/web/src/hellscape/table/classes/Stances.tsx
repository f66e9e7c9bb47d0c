import { type HeroView, MOST_RAGE, STANCES, type Stance } from '@crawlspace/hellscape';
import { content } from '../../content.ts';
import { textOf } from '../abilities.ts';
import { Rune } from '../Rune.tsx';
import { about, type Descending, optionsFor } from '../state.ts';
import { nameOf, tableText } from '../words.ts';
import { CardTile } from './CardTile.tsx';
import type { BoardOf } from './types.ts';

interface Props {
  readonly state: Descending;
  readonly hero: HeroView;
  readonly board: BoardOf<'berserker'>;
}

/** The Berserker's Rage and her three stances; only what lies under the current one works. */
export function Stances({ state, hero, board }: Props) {
  return (
    <>
      <p
        class="hs-rage"
        role="img"
        aria-label={tableText('rage-of', { n: board.rage, max: MOST_RAGE })}
      >
        {Array.from({ length: MOST_RAGE }, (_, i) => (
          <span key={i} class={i < board.rage ? 'hs-rage-full' : 'hs-rage-empty'}>
            <Rune name="rage" />
          </span>
        ))}
      </p>
      <div class="hs-columns">
        {STANCES.map((stance) => (
          <StanceColumn key={stance} state={state} hero={hero} board={board} stance={stance} />
        ))}
      </div>
    </>
  );
}

function StanceColumn({ state, hero, board, stance }: Props & { stance: Stance }) {
  const current = board.stance === stance;
  const options = optionsFor(
    state,
    (means) => (means.kind === 'stance' && means.stance === stance) || about(stance)(means),
  );
  const skills = hero.skills.filter((skill) => board.under[skill] === stance);
  return (
    <div class={current ? 'hs-column is-current' : 'hs-column'}>
      <CardTile state={state} card={stance} options={options} class="hs-column-head">
        <span class="hs-tile-name">{nameOf(stance)}</span>
        {current ? <span class="hs-tile-where">{tableText('current-stance')}</span> : null}
        <span class="hs-tile-text">{textOf(content().stances[stance])}</span>
      </CardTile>
      {skills.map((skill) => (
        <CardTile
          key={skill}
          state={state}
          card={skill}
          options={optionsFor(state, about(skill))}
          class="hs-column-skill"
        >
          <span class="hs-tile-name">{nameOf(skill)}</span>
          <span class="hs-tile-text">
            {(content().skills[skill]?.abilities ?? []).map(textOf).join(' ')}
          </span>
        </CardTile>
      ))}
    </div>
  );
}
