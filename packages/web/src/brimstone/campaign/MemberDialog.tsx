import type { Character, Member } from '@crawlspace/brimstone';
import { classIn } from '@crawlspace/brimstone';
import { useMemo, useState } from 'preact/hooks';
import { appText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { content } from '../content.ts';
import '../../table/styles/table.css';
import '../table/styles/table.css';
import { nameOf, printedOn } from '../game-words.ts';
import { AbilityTree } from '../level/AbilityTree.tsx';
import { HeroStats } from '../muster/HeroStats.tsx';
import '../muster/muster.css';
import { Portrait } from '../Portrait.tsx';
import { CardDialog } from '../table/cards/CardDialog.tsx';
import { Belongings } from '../table/heroes/Belongings.tsx';
import { Numbers } from '../table/heroes/HeroSheet.tsx';
import type { BookProps } from './BookPages.tsx';
import { Deeds } from './Deeds.tsx';
import { characterIn, deedsOf, levelOf, looksOf, nameOfMember } from './people.ts';
import { sheetOf } from './sheet.ts';
import { campaignText } from './texts.ts';

interface Props extends BookProps {
  readonly member: Member;
  readonly onClose: () => void;
}

const PAGES = ['sheet', 'belongings', 'scars', 'abilities', 'deeds'] as const;
type Page = (typeof PAGES)[number];

/** Everything about somebody: numbers, belongings, scars, what they learned and did. */
export function MemberDialog(props: Props) {
  const { campaign, member, onClose } = props;
  const [page, turn] = useState<Page>('sheet');
  const character = characterIn(member);
  const { heroClass, portrait } = looksOf(member);
  return (
    <Dialog title={nameOfMember(member)} onClose={onClose} foot={<Leaving {...props} />} wide>
      <div class="book-sheet-head">
        <Portrait heroClass={heroClass} portrait={portrait} />
        <div>
          <p>
            {nameOf(heroClass)} · {campaignText('level', { level: levelOf(member) })}
          </p>
          <p class="soft">{campaignText('deeds', { ...deedsOf(campaign.company, member.id) })}</p>
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
      <Tabs
        label={campaignText('pages-of-sheet')}
        selected={page}
        tabs={PAGES.map((id) => ({ id, label: campaignText(id === 'deeds' ? 'page-deeds' : id) }))}
        onSelect={turn}
      >
        {page === 'abilities' && (
          <AbilityTree of={heroClass} upgrades={character?.upgrades ?? []} />
        )}
        {page === 'deeds' && <Deeds company={campaign.company} member={member.id} />}
        {!character && page === 'sheet' && <HeroStats heroClass={heroClass} />}
        {!character && (page === 'scars' || page === 'belongings') && (
          <p class="soft book-page">{campaignText('new-here')}</p>
        )}
        {character && <CharacterPage character={character} page={page} />}
      </Tabs>
    </Dialog>
  );
}

function CharacterPage({ character, page }: { character: Character; page: Page }) {
  const view = useMemo(() => sheetOf(character), [character]);
  const [card, setCard] = useState<string | null>(null);
  const [hero] = view.heroes;
  if (!hero) return null;
  const inTree = new Set(classIn(content(), hero.class).tracks.flat());
  return (
    <div class="sheet">
      {page === 'sheet' && <Numbers view={view} hero={hero} />}
      {page === 'belongings' && (
        <Belongings view={view} hero={hero} onOpen={(opened) => setCard(opened.card)} />
      )}
      {page === 'scars' && (
        <>
          <Cards title={campaignText('scars')} cards={character.conditions} />
          <Cards
            title={campaignText('learned')}
            cards={character.upgrades.filter((each) => !inTree.has(each))}
          />
        </>
      )}
      {card && <CardDialog key={card} card={card} onClose={() => setCard(null)} />}
    </div>
  );
}

/** Retiring and burying are for good: the same button is pressed twice. */
function Leaving({ campaign, campaigns, act, member, onClose }: Props) {
  const [isSure, setSure] = useState(false);
  if (!campaigns.mayChange || campaign.company.whereabouts.at !== 'home') return null;
  const how = member.standing === 'dead' ? 'bury' : 'retire';
  const leave = async () => {
    await act(() => campaigns[how](campaign, member.id));
    onClose();
  };
  if (!isSure) return <Button onClick={() => setSure(true)}>{campaignText(how)}</Button>;
  return (
    <>
      <p class="book-sure" role="status">
        {campaignText(`${how}-sure`, { name: nameOfMember(member) })}
      </p>
      <Button onClick={() => setSure(false)}>{appText('cancel')}</Button>
      <Button kind="danger" onClick={() => void leave()}>
        {campaignText(how)}
      </Button>
    </>
  );
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
