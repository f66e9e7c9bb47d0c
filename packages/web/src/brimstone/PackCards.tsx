import { shownAs } from '../game/content.ts';
import type { PackCardsProps } from '../game/kit.ts';
import { showContentOf } from './content.ts';
import { nameOf } from './game-words.ts';
import { CardFace } from './table/cards/CardDialog.tsx';
import './table/styles/table.css';

/** The cards of a pack, as the table prints them. */
export function PackCards({ content, cards }: PackCardsProps) {
  showContentOf(shownAs(content));
  return (
    <ul class="pack-cards">
      {cards.map((card) => (
        <li key={card} class="panel">
          <h4>{nameOf(card)}</h4>
          <CardFace card={card} />
        </li>
      ))}
    </ul>
  );
}
