import type { AdventureView } from '@crawlspace/brimstone';
import type { OwnPanel } from '../../../table/kit.ts';
import type { OpenTable } from '../../../table/state.ts';
import type { Brimstone } from '../../shape.ts';
import { Pic } from '../Pic.tsx';
import { Portrait } from '../Portrait.tsx';
import { heroName, tableText } from '../words.ts';
import { type Breath, type Breather, outcomeOf } from './breath.ts';
import type { Breathing, BreathTable } from './breathing.ts';

interface Props extends Breathing {
  readonly view: AdventureView;
  readonly table: BreathTable;
}

/** The panel while breath is caught, null at other times. */
export function breathPanel<More extends { readonly kind: string }>(
  table: OpenTable<Brimstone, More> & BreathTable,
): OwnPanel | null {
  const breathing = table.breathing.value;
  if (!breathing) return null;
  const view = table.session.table.value.game;
  const body = <BreathPanel {...breathing} view={view} table={table} />;
  return { title: tableText('breath-title'), body };
}

/** Everybody catches breath on one screen: one tap each, or one for all. */
export function BreathPanel({ view, table, breathers, chosen }: Props) {
  const some = breathers.some(({ hero }) => chosen[hero]);
  return (
    <>
      <ul class="breath">
        {breathers.map((breather) => (
          <li key={breather.hero} style={{ '--seat': `var(--hero-${breather.hero})` }}>
            <Row view={view} table={table} breather={breather} chosen={chosen[breather.hero]} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="button button-primary prompt-confirm"
        data-test="confirm"
        onClick={table.breatheAll}
      >
        {tableText(some ? 'breath-rest' : 'breath-all')}{' '}
        <span class="confirm-key" aria-hidden="true">
          ⏎
        </span>
      </button>
    </>
  );
}

interface RowProps {
  readonly view: AdventureView;
  readonly table: BreathTable;
  readonly breather: Breather;
  readonly chosen: Breath | undefined;
}

function Row({ view, table, breather, chosen }: RowProps) {
  const { hero, heals, choices, proposed } = breather;
  const name = heroName(view, hero);
  return (
    <fieldset class="breath-row">
      <legend class="for-readers">{name}</legend>
      <Portrait view={view} hero={hero} class="portrait-small" />
      <p class="breath-who">
        <b>{name}</b>
        {choices.length === 0 ? (
          <Becomes view={view} breather={breather} breath={proposed} />
        ) : (
          <span>
            {heals.die
              ? tableText('breath-die', { die: heals.die })
              : tableText('breath-points', { count: heals.most })}
          </span>
        )}
      </p>
      {choices.length > 0 && (
        <div class="breath-choices">
          {choices.map((breath) => (
            <button
              key={breath}
              type="button"
              class={breath === proposed ? 'pick breath-pick breath-proposed' : 'pick breath-pick'}
              data-breath={`${hero}-${breath}`}
              aria-pressed={chosen === breath}
              onClick={() => table.breathe(hero, breath)}
            >
              <span class="pick-label">
                {label(breath, choices)}
                {breath === proposed && (
                  <span class="breath-tag">
                    <span aria-hidden="true"> ★</span>
                    <span class="for-readers"> {tableText('breath-proposed')}</span>
                  </span>
                )}
              </span>
              <Becomes view={view} breather={breather} breath={breath} />
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function label(breath: Breath, choices: readonly Breath[]): string {
  if (breath === 'heal' && choices.includes('wounds')) return tableText('breath-even');
  return tableText(`breath-${breath}`);
}

/** The hero's numbers before and after. */
function Becomes({
  view,
  breather,
  breath,
}: Omit<RowProps, 'table' | 'chosen'> & { breath: Breath }) {
  const { health, sanity, grit } = outcomeOf(view, breather, breath);
  const changes = health.most > health.from || sanity.most > sanity.from || grit;
  if (!changes) return <span>{tableText('breath-unhurt')}</span>;
  return (
    <span class="breath-becomes">
      {(['health', 'sanity'] as const).map((kind) => {
        const { from, least, most } = kind === 'health' ? health : sanity;
        if (most === from) return null;
        const to = least === most ? `${most}` : `${least}–${most}`;
        return <Change key={kind} kind={kind} from={from} to={to} />;
      })}
      {grit && <Change kind="grit" from={grit.from} to={`${grit.to}`} />}
    </span>
  );
}

function Change(props: { kind: 'health' | 'sanity' | 'grit'; from: number; to: string }) {
  const { kind, from, to } = props;
  return (
    <span class={`becomes becomes-${kind}`}>
      <Pic name={kind} />
      <span class="for-readers">{tableText(kind)} </span>
      {from} → <b>{to}</b>
    </span>
  );
}
