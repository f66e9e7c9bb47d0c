import { bury, content, type Member, retire } from '@crawlspace/brimstone';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { nameOf, printedOn } from '../game-words.ts';
import { AbilityTree } from '../level/AbilityTree.tsx';
import { Portrait } from '../Portrait.tsx';
import type { BookProps } from './BookScreen.tsx';
import { characterIn, deedsOf, levelOf, looksOf, nameOfMember } from './people.ts';
import { campaignText } from './texts.ts';

interface Props extends BookProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Everything about somebody: what they have, learned, did and suffered. */
export function MemberDialog({ campaign, campaigns, act, member, onClose }: Props) {
  const { company } = campaign;
  const character = characterIn(member);
  const { heroClass, portrait } = looksOf(member);
  const isAtHome = company.whereabouts.at === 'home';
  const leave = (how: typeof retire) => async () => {
    await act(() => campaigns.enter(campaign, how(company, member.id, { at: Date.now() })));
    onClose();
  };
  const foot = isAtHome && (
    <Button kind="danger" onClick={() => void leave(member.standing === 'dead' ? bury : retire)()}>
      {campaignText(member.standing === 'dead' ? 'bury' : 'retire')}
    </Button>
  );
  return (
    <Dialog title={nameOfMember(member)} onClose={onClose} foot={foot} wide>
      <div class="book-sheet-head">
        <Portrait heroClass={heroClass} portrait={portrait} />
        <div>
          <p>
            {nameOf(heroClass)} · {campaignText('level', { level: levelOf(member) })}
          </p>
          <p class="soft">{campaignText('deeds', { ...deedsOf(company, member.id) })}</p>
          {character && (
            <p class="soft">
              {campaignText('hurt', { wounds: character.wounds, sanity: character.sanityDamage })}
            </p>
          )}
          {character?.dead && (
            <p class="tag tag-danger">
              {campaignText(character.resurrectable ? 'can-come-back' : 'lost-for-good')}
            </p>
          )}
        </div>
      </div>
      {character && (
        <>
          <Cards title={campaignText('scars')} cards={character.conditions} />
          <Cards
            title={campaignText('belongings')}
            cards={[...character.items.map(({ card }) => card), ...character.bag]}
          />
          <Cards
            title={campaignText('learned')}
            cards={character.upgrades.filter((card) => !isInTree(heroClass, card))}
          />
        </>
      )}
      <h3>{campaignText('abilities')}</h3>
      <AbilityTree of={heroClass} upgrades={character?.upgrades ?? []} />
    </Dialog>
  );
}

function isInTree(heroClass: keyof typeof content.classes, card: string): boolean {
  return content.classes[heroClass].tracks.some((track) => track.includes(card));
}

function Cards({ title, cards }: { title: string; cards: readonly string[] }) {
  return (
    <section class="book-cards">
      <h3>{title}</h3>
      {cards.length === 0 && <p class="soft">{campaignText('nothing')}</p>}
      <ul>
        {cards.map((card, n) => (
          <li key={n}>
            <b>{nameOf(card)}</b> <span class="soft">{printedOn(card).text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
