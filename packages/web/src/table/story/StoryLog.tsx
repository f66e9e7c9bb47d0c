import { useComputed, useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { language } from '../../settings/index.ts';
import { useMore } from '../../ui/more.tsx';
import { GlyphPicture } from '../Glyph.tsx';
import type { StoryLine, TellingEvent } from '../kit.ts';
import type { TableState } from '../state.ts';
import { printedOn, tableText } from '../words.ts';
import { useEndInSight } from './use-end.ts';

/** Lines in the page at once; earlier ones come when asked for. */
const AT_ONCE = 120;

/** The story so far, newest at the bottom; by hero on request; every line opens its details. */
export function StoryLog({ state }: { state: TableState }) {
  const { session, kit } = state;
  const hero = useSignal<number | null>(null);
  const more = useSignal(AT_ONCE);
  const opened = useSignal<number | null>(null);
  const lines = useComputed(() => {
    const all = kit.story(session.events.value, hero.value);
    const rolling = state.rolling.value;
    return rolling === null ? all : all.filter(({ n }) => n < rolling);
  });
  const list = useRef<HTMLOListElement>(null);
  const view = session.table.value.game;
  const shown = lines.value.slice(-more.value);
  const last = shown.at(-1)?.n;
  useEndInSight(list, `${last} ${hero.value}`);
  useMore(list);
  return (
    <>
      <fieldset class="log-filter" aria-label={tableText('whose-story')}>
        <FilterChip
          label={tableText('everybody')}
          on={hero.value === null}
          onPick={() => {
            hero.value = null;
          }}
        />
        {session.players.value.map((_, index) => (
          <FilterChip
            key={index}
            label={kit.shortName(view, index)}
            seat={index}
            on={hero.value === index}
            onPick={() => {
              hero.value = index;
            }}
          />
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must scroll by keyboard */}
      <ol class="log-lines" ref={list} tabIndex={0} aria-label={tableText('story')}>
        {lines.value.length > shown.length && (
          <li>
            <button
              type="button"
              class="link-button"
              onClick={() => {
                more.value += AT_ONCE * 2;
              }}
            >
              {tableText('earlier')}
            </button>
          </li>
        )}
        {shown.map((line) => (
          <LogLine
            key={line.n}
            state={state}
            line={line}
            open={opened.value === line.n}
            onToggle={() => {
              opened.value = opened.peek() === line.n ? null : line.n;
            }}
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
  readonly state: TableState;
  readonly line: StoryLine;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function LogLine({ state, line, open, onToggle }: LogLineProps) {
  const { event, weight, picture, seat } = line;
  const { kit, session } = state;
  return (
    <li
      class={`log-line log-${weight}`}
      style={seat === undefined ? undefined : { '--seat': `var(--hero-${seat})` }}
    >
      <button type="button" class="log-button" aria-expanded={open} onClick={onToggle}>
        <GlyphPicture path={picture} />
        <span>{kit.words.logLine(language.value, session.table.value.game, event)}</span>
      </button>
      {open && <Details state={state} line={line} />}
    </li>
  );
}

/** What lies behind a line: the dice, the card, the rule. */
function Details({ state, line: { event } }: Pick<LogLineProps, 'state' | 'line'>) {
  const { kit } = state;
  const { card, rule }: TellingEvent = event;
  const words = card ? printedOn(kit, card) : null;
  const dice = kit.Dice({ event });
  return (
    <div class="log-details">
      {dice}
      {card && words?.text && (
        <p>
          {words.text}{' '}
          <button
            type="button"
            class="link-button"
            onClick={() => state.open({ kind: 'card', card })}
          >
            {tableText('show-card')}
          </button>
        </p>
      )}
      {rule && (
        <p>
          <button
            type="button"
            class="link-button"
            onClick={() => state.open({ kind: 'rule', rule })}
          >
            {tableText('open-rule')}
          </button>
        </p>
      )}
      {!dice && !words?.text && !rule && <p>{tableText('no-more-to-say')}</p>}
    </div>
  );
}
