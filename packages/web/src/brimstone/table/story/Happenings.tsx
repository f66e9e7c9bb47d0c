import type { AdventureView } from '@crawlspace/brimstone';
import type { TableState } from '../../../table/state.ts';
import { Happenings } from '../../../table/story/Happenings.tsx';
import { content } from '../../content.ts';
import { howMade } from '../../game-words.ts';
import type { AnyChapter } from '../../shape.ts';
import { factsOf } from '../cards/CardDialog.tsx';
import { hasIcon, type IconName } from '../icons.ts';
import { Pic } from '../Pic.tsx';
import type { OpenedCard } from '../state.ts';
import { ItemCardFace } from '../trade/ItemFace.tsx';
import { heroName, nameOf, nameOfOne, printedOn, purposeName, tableText } from '../words.ts';
import { Die } from './Die.tsx';
import { type Cry, type Happening, happenings, type Throw, type Turned } from './happenings.ts';

const LASTS = { dice: 4200, card: 9000, cry: 3000 } as const;

/** Dice, cards and alarms over the board. */
export function BrimstoneHappenings<Game extends AnyChapter>({
  state,
}: {
  state: TableState<Game>;
}) {
  const view = state.session.table.value.game;
  return (
    <Happenings
      state={state}
      read={happenings}
      lasts={({ kind }) => LASTS[kind]}
      row={(happening) => <Row view={view} happening={happening} onOpen={state.open} />}
    />
  );
}

interface RowProps {
  readonly view: AdventureView;
  readonly happening: Happening;
  readonly onOpen: (opened: OpenedCard) => void;
}

function Row({ view, happening, onOpen }: RowProps) {
  if (happening.kind === 'dice') return <DiceRow view={view} thrown={happening} />;
  if (happening.kind === 'cry') return <CryRow view={view} cry={happening} />;
  if (happening.deck === 'item') return <FindRow view={view} found={happening} onOpen={onOpen} />;
  return <CardRow view={view} turned={happening} onOpen={onOpen} />;
}

function DiceRow({ view, thrown }: { view: AdventureView; thrown: Throw }) {
  const { dice, need, hero, enemy, purpose, rerolled } = thrown;
  const who = enemy
    ? nameOfOne(enemy.replace(/\d+$/, ''))
    : hero === undefined
      ? ''
      : heroName(view, hero);
  const what =
    enemy && hero !== undefined
      ? tableText('against', { hero: heroName(view, hero) })
      : purposeName(purpose);
  const eight = purpose === 'dynamite-bounce' || dice.some(({ value }) => value > 6);
  return (
    <>
      <p class="happening-what">
        {who && <b>{who}</b>} <span>{what}</span>
        {need !== undefined && <span class="happening-need">{need}+</span>}
        {rerolled && <span class="tag tag-warning">{tableText('rerolled')}</span>}
      </p>
      <p class="happening-dice">
        <span class="for-readers">{dice.map(({ value }) => value).join(', ')}</span>
        {dice.map(({ value, meaning }, index) => (
          <Die key={index} value={value} meaning={meaning} eight={eight} index={index} rolls />
        ))}
        <OutcomeOf view={view} thrown={thrown} />
      </p>
    </>
  );
}

/** Each die is a hit of its own that meets Defense by itself: their sum means nothing. */
const SEPARATE: ReadonlySet<string> = new Set(['damage', 'dynamite-damage']);

/** What the dice came to, in a word or two. */
function OutcomeOf({ view, thrown }: { view: AdventureView; thrown: Throw }) {
  const { outcome, successes, purpose, dice, rerolled, total, made } = thrown;
  const why = made && howMade(view, made);
  if (outcome)
    return (
      <span class={`outcome outcome-${outcome}`}>
        {why && `${why} = ${total}: `}
        {tableText(`hold-${outcome}`)}
      </span>
    );
  if (why) return <span class="outcome">{`${why} = ${total}`}</span>;
  if (successes === null) {
    if (dice.length < 2 || SEPARATE.has(purpose)) return null;
    return <span class="outcome">= {dice.reduce((sum, { value }) => sum + value, 0)}</span>;
  }
  const bad = purpose === 'enemy-attack';
  const good = bad ? successes === 0 : successes > 0;
  return (
    <span class={`outcome outcome-${good ? 'good' : 'bad'}`}>
      {outcomeWord(purpose, successes, rerolled)}
    </span>
  );
}

const HITS = ['to-hit', 'enemy-attack'];
const SAVES = ['defense', 'willpower', 'armor', 'spirit-armor', 'cover'];

/** Dice that were rolled again are some of all: how many there are in all is not told with them. */
function outcomeWord(purpose: string, count: number, rerolled: boolean): string {
  const isHit = HITS.includes(purpose);
  const counts = isHit || SAVES.includes(purpose);
  if (counts && rerolled) return tableText('of-these', { count });
  if (counts) return tableText(isHit ? 'hits' : 'saves', { count });
  return count > 0 ? tableText('succeeds') : tableText('fails');
}

function CryRow({ view, cry }: { view: AdventureView; cry: Cry }) {
  const hero = cry.hero === undefined ? '' : heroName(view, cry.hero);
  return (
    <p class={`cry cry-${cry.cry}`}>
      <Pic name={CRY_PICTURES[cry.cry]} />
      {tableText(`cry-${cry.cry}`, { hero })}
    </p>
  );
}

const CRY_PICTURES: Readonly<Record<Cry['cry'], IconName>> = {
  fight: 'fight',
  'fight-over': 'shield',
  ambush: 'threat',
  door: 'door',
  clue: 'clue',
  objective: 'objective',
  gate: 'gate',
};

function CardRow({
  view,
  turned,
  onOpen,
}: {
  view: AdventureView;
  turned: Turned;
  onOpen: RowProps['onOpen'];
}) {
  const { name, text } = printedOn(turned.card);
  const picture = hasIcon(turned.deck) ? turned.deck : DECK_PICTURES[turned.deck];
  return (
    <button
      type="button"
      class={`turned turned-${turned.deck}`}
      onClick={() => onOpen({ kind: 'card', card: turned.card })}
    >
      <Pic name={picture ?? 'cards'} />
      <span class="turned-words">
        <span class="turned-deck">
          {turned.chart ? purposeName(turned.chart) : tableText(`deck-${turned.deck}`)}
          {turned.hero !== undefined && ` · ${heroName(view, turned.hero)}`}
        </span>
        <b class="turned-name">{name}</b>
        {turned.dice && <ChartDice dice={turned.dice} />}
        {text && <span class="turned-text">{text}</span>}
        {turned.foes && (
          <span class="turned-text">
            {turned.foes.map(({ type, amount }) => `${amount} × ${nameOf(type)}`).join(', ')}
          </span>
        )}
      </span>
    </button>
  );
}

/** Something that was found: what it does, and what the hero has besides. */
function FindRow({
  view,
  found,
  onOpen,
}: {
  view: AdventureView;
  found: Turned;
  onOpen: RowProps['onOpen'];
}) {
  const hero = found.hero === undefined ? undefined : view.heroes[found.hero];
  const held = hero?.items.find(({ card }) => card === found.card);
  const beside = hero ? besides(hero, found.card) : [];
  return (
    <button
      type="button"
      class="turned turned-item"
      onClick={() => onOpen({ kind: 'card', card: found.card })}
    >
      <span class="turned-words">
        <span class="turned-deck">
          {tableText('deck-item')}
          {hero && ` · ${heroName(view, hero.index)}`}
          {held?.equipped && ` · ${tableText('found-in-use')}`}
        </span>
        <ItemCardFace card={found.card} />
        {beside.length > 0 && (
          <span class="turned-deck">
            {tableText('found-beside', { things: beside.join('; ') })}
          </span>
        )}
      </span>
    </button>
  );
}

/** What the hero has of the same kind, with its numbers, to compare. */
function besides({ items }: AdventureView['heroes'][number], found: string): readonly string[] {
  const isLike = (card: string) => {
    const [one, other] = [content().items[card], content().items[found]];
    if (!one || !other || card === found) return false;
    if (other.weapon) return one.weapon !== undefined;
    return other.slots.some((slot) => one.slots.includes(slot));
  };
  return items.flatMap(({ card }) => {
    const item = content().items[card];
    return item && isLike(card) ? [[nameOf(card), ...factsOf(item)].join(', ')] : [];
  });
}

/** The dice that chose a row: they count together. */
function ChartDice({ dice }: { dice: readonly number[] }) {
  return (
    <span class="turned-dice">
      <span class="for-readers">{dice.join(', ')}</span>
      {dice.map((value, index) => (
        <Die key={index} value={value} meaning="plain" index={index} rolls />
      ))}
      <b>= {dice.reduce((sum, value) => sum + value, 0)}</b>
    </span>
  );
}

const DECK_PICTURES: Readonly<Partial<Record<Turned['deck'], IconName>>> = {
  loot: 'gold',
  token: 'tile',
  chart: 'encounter',
  level: 'xp',
};
