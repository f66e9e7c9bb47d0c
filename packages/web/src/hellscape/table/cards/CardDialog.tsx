import { RARITIES, type Slot } from '@crawlspace/hellscape';
import { Dialog } from '../../../ui/Dialog.tsx';
import { content } from '../../content.ts';
import { itemCard } from '../items.ts';
import { ItemLook } from '../Rune.tsx';
import { gameText, hasText, printedOn, tableText } from '../words.ts';
import { ItemDice } from './ItemDice.tsx';

/** A card, large: what it is, its dice, its text. */
export function CardDialog({ card, onClose }: { card: string; onClose: () => void }) {
  return (
    <Dialog title={printedOn(card).name || card} onClose={onClose}>
      <CardFace card={card} />
    </Dialog>
  );
}

/** What is printed on a card below its name. */
export function CardFace({ card }: { card: string }) {
  const { text, flavour } = printedOn(card);
  const item = itemCard(card);
  return (
    <article class="hs-card">
      {item ? (
        <header class={`hs-card-item hs-item-${rarityOf(card)}`}>
          <ItemLook look={item.look} class="hs-card-look" />
          <div>
            <p class="hs-card-kind">{kindOf(card, item.slot)}</p>
            <ItemDice card={item} />
          </div>
        </header>
      ) : (
        <p class="hs-card-kind">{kindOf(card, null)}</p>
      )}
      {text ? <p class="hs-card-text">{text}</p> : null}
      {flavour ? <p class="explained-flavour">{flavour}</p> : null}
      <ChangedBy card={card} />
    </article>
  );
}

/** The packs that changed it, where any did. */
function ChangedBy({ card }: { card: string }) {
  const note = `${card}.changed-by`;
  if (!hasText(note)) return null;
  return <p class="hs-card-kind">{tableText('changed-by', { packs: gameText(note) })}</p>;
}

function rarityOf(card: string): string {
  return content().items[card]?.deck ?? 'common';
}

/** What sort of item it is, and where it is worn. */
export function itemKind(card: string): string {
  return kindOf(card, itemCard(card)?.slot ?? null);
}

/** What sort of card it is. */
function kindOf(card: string, slot: Slot | null): string {
  const item = content().items[card];
  if (item) {
    const rarity = RARITIES.find((each) => each === item.deck);
    const deck = rarity ? gameText(`rarity.${rarity}`) : tableText('kind-starting');
    return slot ? `${deck} · ${tableText(`slot-${slot}`)}` : deck;
  }
  if (content().mobItems[card])
    return slot ? `${tableText('kind-mob-item')} · ${tableText(`slot-${slot}`)}` : '';
  const skill = content().skills[card];
  if (skill)
    return tableText('kind-skill', { class: gameText(`class.${skill.class}`), level: skill.level });
  if (content().arrows[card]) return tableText('kind-arrow');
  if (content().rogueTokens[card]) return tableText('kind-token');
  if (content().basicSpells[card]) return tableText('kind-spell');
  if (content().doors[card]) return tableText('kind-door');
  if (Object.values(content().heroes).some(({ id }) => id === card)) return tableText('kind-hero');
  return '';
}
