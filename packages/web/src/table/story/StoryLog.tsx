import type { AdventureView } from '@crawlspace/brimstone';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../../session/types.ts';
import { Pic } from '../Pic.tsx';
import type { Opened } from '../state.ts';
import { heroName, lineOf, t, wordsOf } from '../words.ts';
import { Die } from './Die.tsx';
import { type Line, storyLines } from './log.ts';

/** Lines in the page at once; earlier ones come when asked for. */
const AT_ONCE = 120;

interface Props {
  readonly session: Session;
  readonly onOpen: (opened: Opened) => void;
}

/** The story so far, newest at the bottom; by hero on request; every line opens its details. */
export function StoryLog({ session, onOpen }: Props) {
  const hero = useSignal<number | null>(null);
  const more = useSignal(AT_ONCE);
  const opened = useSignal<number | null>(null);
  const lines = useComputed(() => storyLines(session.events.value, hero.value));
  const list = useRef<HTMLOListElement>(null);
  const view = session.table.value.game;
  const shown = lines.value.slice(-more.value);
  const last = shown.at(-1)?.n;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [last, hero.value]);
  return (
    <>
      <fieldset class="log-filter" aria-label={t('whose-story')}>
        <FilterChip
          label={t('everybody')}
          on={hero.value === null}
          onPick={() => {
            hero.value = null;
          }}
        />
        {view.heroes.map(({ index }) => (
          <FilterChip
            key={index}
            label={heroName(view, index).split(' ')[0] ?? ''}
            seat={index}
            on={hero.value === index}
            onPick={() => {
              hero.value = index;
            }}
          />
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must scroll by keyboard */}
      <ol class="log-lines" ref={list} tabIndex={0} aria-label={t('story')}>
        {lines.value.length > shown.length && (
          <li>
            <button
              type="button"
              class="link-button"
              onClick={() => {
                more.value += AT_ONCE * 2;
              }}
            >
              {t('earlier')}
            </button>
          </li>
        )}
        {shown.map((line) => (
          <LogLine
            key={line.n}
            view={view}
            line={line}
            open={opened.value === line.n}
            onToggle={() => {
              opened.value = opened.peek() === line.n ? null : line.n;
            }}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </>
  );
}

interface ChipProps {
  readonly label: string;
  readonly seat?: number;
  readonly on: boolean;
  readonly onPick: () => void;
}

function FilterChip({ label, seat, on, onPick }: ChipProps) {
  return (
    <button
      type="button"
      class="filter-chip"
      aria-pressed={on}
      style={seat === undefined ? undefined : { '--seat': `var(--hero-${seat})` }}
      onClick={onPick}
    >
      {label}
    </button>
  );
}

interface LogLineProps {
  readonly view: AdventureView;
  readonly line: Line;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onOpen: (opened: Opened) => void;
}

function LogLine({ view, line, open, onToggle, onOpen }: LogLineProps) {
  const { event, weight, picture } = line;
  const seat = event.hero ?? event.by;
  return (
    <li
      class={`log-line log-${weight}`}
      style={seat === undefined ? undefined : { '--seat': `var(--hero-${seat})` }}
    >
      <button type="button" class="log-button" aria-expanded={open} onClick={onToggle}>
        <Pic name={picture} />
        <span>{lineOf(view, event)}</span>
      </button>
      {open && <Details line={line} onOpen={onOpen} />}
    </li>
  );
}

/** What lies behind a line: the dice, the card, the rule. */
function Details({ line: { event }, onOpen }: Pick<LogLineProps, 'line' | 'onOpen'>) {
  const { dice, need, card, rule } = event;
  const words = card ? wordsOf(card) : null;
  return (
    <div class="log-details">
      {dice && (
        <p class="log-dice">
          <span class="for-readers">{dice.join(', ')}</span>
          {dice.map((value, i) => (
            <Die
              key={i}
              value={value}
              eight={value > 6}
              meaning={need === undefined ? 'plain' : value >= need ? 'good' : 'nothing'}
            />
          ))}
          {need !== undefined && <span>{t('needed', { need })}</span>}
        </p>
      )}
      {card && words?.text && (
        <p>
          {words.text}{' '}
          <button type="button" class="link-button" onClick={() => onOpen({ kind: 'card', card })}>
            {t('show-card')}
          </button>
        </p>
      )}
      {rule && (
        <p>
          <a href={`#/rules/${rule}`}>{t('open-rule')}</a>
        </p>
      )}
      {!dice && !words?.text && !rule && <p>{t('no-more-to-say')}</p>}
    </div>
  );
}
