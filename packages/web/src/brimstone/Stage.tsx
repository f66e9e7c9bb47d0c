import { numbersOf } from '@crawlspace/brimstone';
import './table/styles/table.css';
import { stageOf } from '../table/replayed.tsx';
import { BrimstoneBoard } from './board/Board.tsx';
import { showContentOf } from './content.ts';
import type { Brimstone } from './shape.ts';
import { Bar } from './table/heroes/HeroPanel.tsx';
import { kit } from './table/kit.tsx';

export const Stage = stageOf<Brimstone>({
  Board: BrimstoneBoard,
  kit,
  showContentOf,
  Life({ view, hero }) {
    const who = view.heroes[hero ?? -1];
    const stats = who && numbersOf(view).heroes[who.index]?.stats;
    if (!who || !stats) return null;
    return (
      <>
        <Bar kind="health" value={stats.maxHealth - who.wounds} max={stats.maxHealth} />
        <Bar kind="sanity" value={stats.maxSanity - who.sanityDamage} max={stats.maxSanity} />
      </>
    );
  },
});
