import type { ItemCard } from '@crawlspace/brimstone';
import type { ComponentChildren } from 'preact';
import { Dialog } from '../../../ui/Dialog.tsx';
import { content } from '../../content.ts';
import { gameText, hasText, nameOf, printedOn, tableText } from '../words.ts';
import { explainedWords, keywordName, keywordsOf, kindOf } from './keywords.ts';

/** A card, large: its text, its numbers, and what its keywords mean. */
export function CardDialog({ card, onClose }: { card: string; onClose: () => void }) {
  const { name, text } = printedOn(card);
  const keywords = keywordsOf(card);
  const explained = explainedWords(`${text} ${keywords.join(' ')}`, keywords);
  return (
    <Dialog title={name || card} onClose={onClose}>
      <CardFace card={card} />
      {explained.length > 0 && (
        <section class="card-explained">
          <h3>{tableText('what-words-mean')}</h3>
          <dl>
            {explained.map(({ word, meaning }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </Dialog>
  );
}

interface FaceProps {
  readonly card: string;
  /** What is told of it besides, below its text. */
  readonly children?: ComponentChildren;
}

/** What is printed on a card below its name. */
export function CardFace({ card, children }: FaceProps) {
  const { text, flavour } = printedOn(card);
  const item = content().items[card];
  const kind = kindOf(card);
  const keywords = keywordsOf(card);
  return (
    <article class="card">
      <p class="card-kind">
        {kind && tableText(`kind-${kind}`)}
        {keywords.length > 0 && (
          <span class="card-keywords">{keywords.map(keywordName).join(' · ')}</span>
        )}
      </p>
      {item && <Facts item={item} />}
      {text && <p class="card-text">{text}</p>}
      {children}
      {flavour && <p class="card-flavour">{flavour}</p>}
      <ChangedBy card={card} />
    </article>
  );
}

/** The packs that changed it, where any did. */
function ChangedBy({ card }: { card: string }) {
  const note = `${card}.changed-by`;
  if (!hasText(note)) return null;
  return <p class="card-kind">{tableText('changed-by', { packs: gameText(note) })}</p>;
}

/** The numbers printed on an item, in words. */
export function factsOf(item: ItemCard): readonly string[] {
  const { weapon } = item;
  return [
    weapon?.range ? tableText('fact-range', { range: weapon.range }) : '',
    weapon?.shots ? tableText('fact-shots', { shots: weapon.shots }) : '',
    weapon?.damageDie ? tableText('fact-damage', { die: weapon.damageDie }) : '',
    item.shield ? tableText('fact-shield', { shield: item.shield }) : '',
    item.hands ? tableText('hands', { count: item.hands }) : '',
    ...item.slots.map((slot) => tableText(`slot-${slot}`)),
    item.weight ? tableText('weighs', { weight: item.weight }) : '',
    item.darkStone ? tableText('fact-dark-stone', { count: item.darkStone }) : '',
    item.upgradeSlots ? tableText('fact-slots', { count: item.upgradeSlots }) : '',
    item.charges ? tableText('charges', { count: item.charges }) : '',
    item.holds
      ? tableText('fact-holds', {
          most: item.holds.most,
          kinds: item.holds.kinds.map(nameOf).join(', '),
        })
      : '',
    item.price === null ? '' : `$${item.price}`,
  ].filter(Boolean);
}

function Facts({ item }: { item: ItemCard }) {
  const facts = factsOf(item);
  if (facts.length === 0) return null;
  return (
    <ul class="card-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
