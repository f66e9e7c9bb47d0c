import { COLUMNS } from '../../board/figures/ground.tsx';
import { mapFor } from '../../board/geometry.ts';
import { zoneCalled } from '../../board/words.ts';
import { content } from '../../content.ts';
import { textOf } from '../abilities.ts';
import { Rune } from '../Rune.tsx';
import { about, type Descending, optionsFor } from '../state.ts';
import { nameOf, tableText } from '../words.ts';
import { CardTile } from './CardTile.tsx';
import type { BoardOf } from './types.ts';

interface Props {
  readonly state: Descending;
  readonly board: BoardOf<'paladin'>;
}

/** The Paladin's three columns: a token each, what its ground gives, and the skills below. */
export function Columns({ state, board }: Props) {
  return (
    <div class="hs-columns">
      {content().consecrations.map((printed, column) => (
        <Column key={printed.id} state={state} board={board} column={column} />
      ))}
    </div>
  );
}

function Column({ state, board, column }: Props & { column: number }) {
  const view = state.session.table.value.game;
  const printed = content().consecrations[column];
  const look = COLUMNS[column];
  if (!printed || !look) return null;
  const zone = board.zones[column] ?? null;
  const options = optionsFor(state, (means) => means.kind !== 'use' && about(printed.id)(means));
  const where =
    zone === null
      ? tableText('on-the-dashboard')
      : tableText('lies-on', { zone: zoneCalled(mapFor(view), zone) });
  return (
    <div class="hs-column" style={{ '--column': look.colour }}>
      <CardTile state={state} card={printed.id} options={options} class="hs-column-head">
        <span class="hs-column-token">
          <Rune name={look.sign} />
        </span>
        <span class="hs-tile-name">{nameOf(printed.id)}</span>
        <span class="hs-tile-where">{where}</span>
        <span class="hs-tile-text">{printed.abilities.map(textOf).join(' ')}</span>
      </CardTile>
      {(board.columns[column] ?? []).map((skill) => (
        <ColumnSkill key={skill} state={state} skill={skill} blessed={board.blessed === skill} />
      ))}
    </div>
  );
}

interface SkillProps {
  readonly state: Descending;
  readonly skill: string;
  readonly blessed: boolean;
}

function ColumnSkill({ state, skill, blessed }: SkillProps) {
  const card = content().skills[skill];
  const options = optionsFor(state, about(skill));
  const abilities = blessed ? (card?.blessed ?? card?.abilities) : card?.abilities;
  return (
    <CardTile
      state={state}
      card={skill}
      options={options}
      class={blessed ? 'hs-column-skill is-blessed' : 'hs-column-skill'}
    >
      <span class="hs-tile-name">
        {nameOf(skill)}
        {blessed ? <span class="tag tag-good">{tableText('blessed')}</span> : null}
      </span>
      <span class="hs-tile-text">{(abilities ?? []).map(textOf).join(' ')}</span>
    </CardTile>
  );
}
