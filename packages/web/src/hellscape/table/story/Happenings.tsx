import { type DescentView, logLine, toldDie } from '@crawlspace/hellscape';
import { language } from '../../../settings/index.ts';
import { Happenings } from '../../../table/story/Happenings.tsx';
import type { SymbolName } from '../../board/symbols.ts';
import { Die } from '../dice/Die.tsx';
import { dieWords } from '../dice/faces.ts';
import { CreatureFace, HeroFace } from '../Faces.tsx';
import { enemyName } from '../options.ts';
import { Rune } from '../Rune.tsx';
import type { Descending } from '../state.ts';
import { heroName, printedOn, tableText } from '../words.ts';
import { type Blow, type Cry, type Happening, happenings, type Turned } from './happenings.ts';

const LASTS = { blow: 4200, card: 7000, cry: 3000 } as const;

/** Blows, cards and alarms over the board. */
export function HellscapeHappenings({ state }: { state: Descending }) {
  return (
    <Happenings
      session={state.session}
      read={happenings}
      lasts={({ kind }) => LASTS[kind]}
      row={(happening) => <Row state={state} happening={happening} />}
    />
  );
}

function Row({ state, happening }: { state: Descending; happening: Happening }) {
  const view = state.session.table.value.game;
  if (happening.kind === 'blow') return <BlowRow view={view} blow={happening} />;
  if (happening.kind === 'cry') return <CryRow view={view} cry={happening} />;
  return <CardRow state={state} turned={happening} />;
}

function BlowRow({ view, blow }: { view: DescentView; blow: Blow }) {
  const { hero, enemy, dice, wounds, hurt, type } = blow;
  const name =
    hurt === 'hero' && hero !== undefined
      ? heroName(view, hero)
      : hurt === 'enemy' && enemy
        ? enemyName(enemy)
        : '';
  return (
    <div class="hs-blow">
      {hero === undefined ? null : <HeroFace view={view} hero={hero} class="portrait-small" />}
      {isAttackType(type) ? <Rune name={type} /> : null}
      {enemy ? <CreatureFace type={enemy.replace(/\d+$/, '')} class="portrait-small" /> : null}
      <span class="hs-blow-dice">
        {dice.map((text, i) => {
          const die = toldDie(text);
          if (!die) return null;
          return (
            <span key={`${i}${text}`}>
              <Die {...die} index={i} rolls />
              <span class="for-readers">{dieWords(die.kind, die.face)}</span>
            </span>
          );
        })}
      </span>
      <b class={wounds > 0 ? 'hs-blow-wounds' : 'hs-blow-none'}>
        {wounds > 0 && name
          ? tableText('takes-wounds', { name, n: wounds })
          : tableText('no-wounds')}
      </b>
    </div>
  );
}

function isAttackType(type: string): type is 'melee' | 'magic' | 'ranged' {
  return type === 'melee' || type === 'magic' || type === 'ranged';
}

function CryRow({ view, cry }: { view: DescentView; cry: Cry }) {
  return (
    <p class={`cry hs-cry-${cry.mood}`}>
      <Rune name={CRIES[cry.mood]} />
      {logLine(language.value, view, cry.event)}
    </p>
  );
}

const CRIES: Readonly<Record<Cry['mood'], SymbolName>> = {
  good: 'xp',
  bad: 'claw',
  dark: 'skull',
};

const DECKS: Readonly<Record<Turned['deck'], SymbolName>> = {
  door: 'door',
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
