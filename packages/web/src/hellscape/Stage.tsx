import './table/styles/table.css';
import { stageOf } from '../table/replayed.tsx';
import { HellscapeBoard } from './board/Board.tsx';
import { showContentOf } from './content.ts';
import type { Hellscape } from './shape.ts';
import { Bar } from './table/heroes/HeroPanel.tsx';
import { kit } from './table/kit.tsx';

export const Stage = stageOf<Hellscape>({
  Board: HellscapeBoard,
  kit,
  showContentOf,
  Life({ view, hero }) {
    const who = view.heroes[hero ?? -1];
    if (!who) return null;
    return (
      <>
        <Bar kind="health" value={who.health} max={who.maxHealth} />
        <Bar kind="mana" value={who.mana} max={who.maxMana} />
      </>
    );
  },
});
