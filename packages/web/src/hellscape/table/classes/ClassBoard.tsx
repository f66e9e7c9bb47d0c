import type { HeroView } from '@crawlspace/hellscape';
import type { Descending } from '../state.ts';
import { tableText } from '../words.ts';
import { Amulet } from './Amulet.tsx';
import { Arrows } from './Arrows.tsx';
import { Columns } from './Columns.tsx';
import { Elements } from './Elements.tsx';
import { Stances } from './Stances.tsx';
import { Tools } from './Tools.tsx';

/** What only this class has in front of it. */
export function ClassBoard({ state, hero }: { state: Descending; hero: HeroView }) {
  return (
    <section
      class={`hs-class hs-class-${hero.class}`}
      aria-label={tableText(`class-${hero.class}`)}
    >
      <h3 class="hs-dash-title">{tableText(`class-${hero.class}`)}</h3>
      <Board state={state} hero={hero} />
    </section>
  );
}

function Board({ state, hero }: { state: Descending; hero: HeroView }) {
  const { board } = hero;
  switch (board.class) {
    case 'wizard':
      return <Amulet state={state} board={board} />;
    case 'paladin':
      return <Columns state={state} board={board} />;
    case 'berserker':
      return <Stances state={state} hero={hero} board={board} />;
    case 'rogue':
      return <Tools state={state} board={board} />;
    case 'shaman':
      return <Elements state={state} board={board} />;
    case 'ranger':
      return <Arrows state={state} />;
  }
}
