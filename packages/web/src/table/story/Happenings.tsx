import type { AdventureView } from '@crawlspace/brimstone';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../session/types.ts';
import { motion } from '../../settings/index.ts';
import { hasIcon, type IconName } from '../icons.ts';
import { Pic } from '../Pic.tsx';
import type { Opened } from '../state.ts';
import { heroName, nameOf, purposeName, t, wordsOf } from '../words.ts';
import { Die } from './Die.tsx';
import { type Cry, type Happening, happenings, type Throw, type Turned } from './happenings.ts';
import { useTold } from './use-told.ts';

/** How many are in sight at once, and for how many milliseconds. */
const IN_SIGHT = 4;
const LASTS = { dice: 4200, card: 9000, cry: 3000 } as const;
/** When more wait than anybody wants to see, the oldest are left to the log. */
const MOST_WAITING = 12;
/** Between one and the next, at full pace. */
const BEAT = 380;

interface Shown {
  readonly happening: Happening;
  readonly until: number;
}

interface Props {
  readonly session: Session;
  readonly onOpen: (opened: Opened) => void;
}

/** What just happened, over the board: dice, cards, alarms. They come one after the other and go. */
export function Happenings({ session, onOpen }: Props) {
  const waiting = useSignal<readonly Happening[]>([]);
  const shown = useSignal<readonly Shown[]>([]);
  useTold(session, (all, from) => {
    waiting.value = [...waiting.peek(), ...happenings(all, from)].slice(-MOST_WAITING);
  });
  const clear = () => {
    waiting.value = [];
    shown.value = [];
  };
  const { undos } = session.table.value;
  useEffect(clear, [undos]);
  useEffect(() => {
    const beat = setInterval(() => {
      const now = performance.now();
      const staying = shown.peek().filter(({ until }) => until > now);
      const [next, ...rest] = waiting.peek();
      if (next) {
        waiting.value = rest;
        staying.push({ happening: next, until: now + LASTS[next.kind] });
      }
      if (next || staying.length !== shown.peek().length) shown.value = staying.slice(-IN_SIGHT);
    }, paceOf(motion.value));
    return () => clearInterval(beat);
  }, [motion.value]);
  if (shown.value.length === 0) return null;
  const view = session.table.value.game;
  return (
    <div class="happenings">
      <ol class="happenings-list">
        {shown.value.map(({ happening }) => (
          <li key={happening.n} class={`happening happening-${happening.kind}`}>
            <Row view={view} happening={happening} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      <button type="button" class="happenings-skip" onClick={clear}>
        {waiting.value.length > 0 ? t('skip-more', { count: waiting.value.length }) : t('skip')}
      </button>
    </div>
  );
}

function paceOf(pace: 'full' | 'fast' | 'off'): number {
  return { full: BEAT, fast: BEAT * 0.4, off: 60 }[pace];
}

interface RowProps {
  readonly view: AdventureView;
  readonly happening: Happening;
  readonly onOpen: (opened: Opened) => void;
}

function Row({ view, happening, onOpen }: RowProps) {
  if (happening.kind === 'dice') return <DiceRow view={view} thrown={happening} />;
  if (happening.kind === 'cry') return <CryRow view={view} cry={happening} />;
  return <CardRow view={view} turned={happening} onOpen={onOpen} />;
}

function DiceRow({ view, thrown }: { view: AdventureView; thrown: Throw }) {
  const { dice, need, hero, enemy, purpose, rerolled } = thrown;
  const who = enemy
    ? nameOf(enemy.replace(/\d+$/, ''))
    : hero === undefined
      ? ''
      : heroName(view, hero);
  const what =
    enemy && hero !== undefined
      ? t('against', { hero: heroName(view, hero) })
      : purposeName(purpose);
  const eight = purpose === 'dynamite-bounce' || dice.some(({ value }) => value > 6);
  return (
    <>
      <p class="happening-what">
        {who && <b>{who}</b>} <span>{what}</span>
        {need !== undefined && <span class="happening-need">{need}+</span>}
        {rerolled && <span class="tag tag-warning">{t('rerolled')}</span>}
      </p>
      <p class="happening-dice">
        <span class="for-readers">{dice.map(({ value }) => value).join(', ')}</span>
        {dice.map(({ value, meaning }, index) => (
          <Die key={index} value={value} meaning={meaning} eight={eight} index={index} rolls />
        ))}
        <OutcomeOf thrown={thrown} />
      </p>
    </>
  );
}

/** What the dice came to, in a word or two. */
function OutcomeOf({ thrown }: { thrown: Throw }) {
  const { outcome, successes, purpose, dice } = thrown;
  if (outcome) return <span class={`outcome outcome-${outcome}`}>{t(`hold-${outcome}`)}</span>;
  if (successes === null) {
    if (dice.length < 2) return null;
    return <span class="outcome">= {dice.reduce((sum, { value }) => sum + value, 0)}</span>;
  }
  const bad = purpose === 'enemy-attack';
  const good = bad ? successes === 0 : successes > 0;
  return (
    <span class={`outcome outcome-${good ? 'good' : 'bad'}`}>
      {outcomeWord(purpose, successes)}
    </span>
  );
}

function outcomeWord(purpose: string, count: number): string {
  if (purpose === 'to-hit' || purpose === 'enemy-attack') return t('hits', { count });
  if (['defense', 'willpower', 'armor', 'spirit-armor', 'cover'].includes(purpose)) {
    return t('saves', { count });
  }
  return count > 0 ? t('succeeds') : t('fails');
}

function CryRow({ view, cry }: { view: AdventureView; cry: Cry }) {
  const hero = cry.hero === undefined ? '' : heroName(view, cry.hero);
  return (
    <p class={`cry cry-${cry.cry}`}>
      <Pic name={CRY_PICTURES[cry.cry]} />
      {t(`cry-${cry.cry}`, { hero })}
    </p>
  );
}

const CRY_PICTURES: Readonly<Record<Cry['cry'], IconName>> = {
  fight: 'fight',
  'fight-over': 'shield',
  ambush: 'threat',
  objective: 'objective',
  gate: 'gate',
  ko: 'ko',
  death: 'dead',
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
  const { name, text } = wordsOf(turned.card);
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
          {t(`deck-${turned.deck}`)}
          {turned.hero !== undefined && ` · ${heroName(view, turned.hero)}`}
        </span>
        <b class="turned-name">{name}</b>
        {text && <span class="turned-text">{text}</span>}
      </span>
    </button>
  );
}

const DECK_PICTURES: Readonly<Partial<Record<Turned['deck'], IconName>>> = {
  'depth-event': 'time',
  loot: 'gold',
  token: 'tile',
};
