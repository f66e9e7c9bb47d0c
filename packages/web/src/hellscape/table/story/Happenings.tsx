import { askOf, type DescentView } from '@crawlspace/hellscape';
import { language } from '../../../settings/index.ts';
import { cardOfPrompt } from '../../../table/kit.ts';
import { Happenings } from '../../../table/story/Happenings.tsx';
import type { SymbolName } from '../../board/symbols.ts';
import { words } from '../../game-words.ts';
import { BlowDice, BlowLosses } from '../BlowParts.tsx';
import { FighterFace } from '../Faces.tsx';
import { type Blow, type Cry, type Happening, happenings, type Turned } from '../happenings.ts';
import { Rune } from '../Rune.tsx';
import type { Descending } from '../state.ts';
import { heroName, printedOn, tableText } from '../words.ts';

const LASTS = { blow: 4200, card: 7000, cry: 3000 } as const;

/** Blows, cards and alarms over the board. */
export function HellscapeHappenings({ state }: { state: Descending }) {
  return (
    <Happenings
      state={state}
      read={(all, from) => happenings(all, from).filter((each) => !isAskedAbout(state, each))}
      lasts={({ kind }) => LASTS[kind]}
      row={(happening) => <Row state={state} happening={happening} />}
    />
  );
}

/** A find that somebody is asked about lies in the question, as a card. */
function isAskedAbout({ session }: Descending, happening: Happening): boolean {
  const [asked] = session.decisions.peek();
  if (happening.kind !== 'card' || !asked || askOf(asked) !== 'new-item') return false;
  return cardOfPrompt(asked) === happening.card;
}

function Row({ state, happening }: { state: Descending; happening: Happening }) {
  const view = state.session.table.value.game;
  if (happening.kind === 'blow') return <BlowRow view={view} blow={happening} />;
  if (happening.kind === 'cry') return <CryRow view={view} cry={happening} />;
  return <CardRow state={state} turned={happening} />;
}

/** Who strikes at whom, the dice as they lay in the end, and what came of them. */
function BlowRow({ view, blow }: { view: DescentView; blow: Blow }) {
  return (
    <div class="hs-blow">
      <FighterFace view={view} fighter={blow.attacker} class="portrait-small" />
      <Rune name={blow.type} />
      <FighterFace view={view} fighter={blow.defender} class="portrait-small" />
      <BlowDice blow={blow} />
      <BlowLosses view={view} blow={blow} />
    </div>
  );
}

function CryRow({ view, cry }: { view: DescentView; cry: Cry }) {
  return (
    <p class={`cry hs-cry-${cry.mood}`}>
      <Rune name={CRIES[cry.mood]} />
      {words.logLine(language.value, view, cry.event)}
    </p>
  );
}

const CRIES: Readonly<Record<Cry['mood'], SymbolName>> = {
  good: 'xp',
  bad: 'claw',
  dark: 'skull',
};

const DECKS: Readonly<Record<Turned['deck'], SymbolName>> = {
  item: 'treasure',
  enemy: 'skull',
  skill: 'xp',
  find: 'bag',
};

function CardRow({ state, turned }: { state: Descending; turned: Turned }) {
  const { name, text } = printedOn(turned.card);
  const view = state.session.table.value.game;
  return (
    <button
      type="button"
      class="turned"
      onClick={() => state.open({ kind: 'card', card: turned.card })}
    >
      <Rune name={DECKS[turned.deck]} />
      <span class="turned-words">
        <span class="turned-deck">
          {tableText(`deck-${turned.deck}`)}
          {turned.hero === undefined ? '' : ` · ${heroName(view, turned.hero)}`}
        </span>
        <b class="turned-name">{name}</b>
        {text ? <span class="turned-text">{text}</span> : null}
      </span>
    </button>
  );
}
