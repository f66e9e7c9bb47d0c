import { content, RARITIES, type Slot } from '@crawlspace/hellscape';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ItemDice } from '../heroes/ItemTile.tsx';
import { itemCard } from '../items.ts';
import { ItemLook } from '../Rune.tsx';
import { t, told, wordsOf } from '../words.ts';

/** A card, large: what it is, its dice, its text. */
export function CardDialog({ card, onClose }: { card: string; onClose: () => void }) {
  const { name, text, flavour } = wordsOf(card);
  const item = itemCard(card);
  return (
    <Dialog title={name || card} onClose={onClose}>
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
      </article>
    </Dialog>
  );
}

function rarityOf(card: string): string {
  return content.items[card]?.deck ?? 'common';
}

/** What sort of card it is. */
function kindOf(card: string, slot: Slot | null): string {
  const item = content.items[card];
  if (item) {
    const rarity = RARITIES.find((each) => each === item.deck);
    const deck = rarity ? told(`rarity.${rarity}`) : t('kind-starting');
    return slot ? `${deck} · ${t(`slot-${slot}`)}` : deck;
  }
  if (content.mobItems[card]) return slot ? `${t('kind-mob-item')} · ${t(`slot-${slot}`)}` : '';
  const skill = content.skills[card];
  if (skill) return t('kind-skill', { class: told(`class.${skill.class}`), level: skill.level });
  if (content.arrows[card]) return t('kind-arrow');
  if (content.rogueTokens[card]) return t('kind-token');
  if (content.basicSpells[card]) return t('kind-spell');
  if (content.doors[card]) return t('kind-door');
  if (Object.values(content.heroes).some(({ id }) => id === card)) return t('kind-hero');
  return '';
}
