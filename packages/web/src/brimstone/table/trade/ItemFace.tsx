import { content } from '../../content.ts';
import { factsOf } from '../cards/CardDialog.tsx';
import { hasIcon, type IconName } from '../icons.ts';
import { Pic } from '../Pic.tsx';
import { nameOf, printedOn } from '../words.ts';

/** What an item or a token looks like. */
export function itemPicture(card: string): IconName {
  if (hasIcon(card)) return card;
  const item = content().items[card];
  if (item?.weapon?.kind === 'gun' || item?.keywords.includes('gun')) return 'ranged';
  if (item?.weapon || (item && item.hands > 0)) return 'melee';
  if (item?.shield) return 'shield';
  if (content().upgrades[card]) return 'xp';
  if (!item) return 'cards';
  const [slot] = item.slots;
  if (slot) return slot === 'hat' ? 'hat' : `worn-${slot}`;
  const known = item.keywords.find((word) => Object.hasOwn(BY_KEYWORD, word));
  return (known && BY_KEYWORD[known]) || 'cards';
}

/** What is neither held nor worn looks like what it is made for. */
const BY_KEYWORD: Readonly<Record<string, IconName>> = {
  mount: 'horseshoe',
  paper: 'ticket',
  ammo: 'bullet',
  light: 'lantern',
  book: 'rule',
  medical: 'tonic',
  holy: 'cross',
  container: 'scavenge',
  device: 'zoom',
  instrument: 'sound',
  tool: 'scavenge',
};

interface Props {
  readonly card: string;
  /** Where there are several of a kind. */
  readonly count?: number;
}

/** A thing as a small card: its picture and its name. */
export function ItemFace({ card, count = 1 }: Props) {
  return (
    <span class="thing-face">
      <Pic name={itemPicture(card)} class="thing-face-look" />
      <b>
        {printedOn(card).name || nameOf(card)}
        {count > 1 && ` ×${count}`}
      </b>
    </span>
  );
}

/** The same as large as it is read: with its numbers and its text. */
export function ItemCardFace({ card }: { card: string }) {
  const item = content().items[card];
  const { name, text } = printedOn(card);
  const facts = item ? factsOf(item) : [];
  return (
    <span class="thing-card">
      <Pic name={itemPicture(card)} class="thing-card-look" />
      <span class="thing-card-words">
        <b class="thing-card-name">{name || nameOf(card)}</b>
        {facts.length > 0 && <span class="thing-card-facts">{facts.join(' · ')}</span>}
        <span>{text}</span>
      </span>
    </span>
  );
}
