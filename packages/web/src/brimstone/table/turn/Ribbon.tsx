import type { AdventureView } from '@crawlspace/brimstone';
import { useEffect, useRef } from 'preact/hooks';
import { EnemyPortrait, Portrait } from '../Portrait.tsx';
import type { Opened } from '../state.ts';
import { heroName, nameOf, tableText } from '../words.ts';
import { type InLine, orderOfTheTurn } from './initiative.ts';

interface Props {
  readonly view: AdventureView;
  readonly onOpen: (opened: Opened) => void;
}

/** Who acts in which order, who has acted, who is next. */
export function Ribbon({ view, onOpen }: Props) {
  const line = orderOfTheTurn(view);
  const list = useRef<HTMLOListElement>(null);
  const acting = line.find(({ state }) => state === 'acting')?.key;
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[data-state="acting"]');
    if (item && list.current) list.current.scrollLeft = item.offsetLeft - 60;
  }, [acting]);
  return (
    <nav class="ribbon slab" aria-label={tableText('order-of-turn')}>
      <ol class="ribbon-list" ref={list}>
        {line.map((each) => (
          <li
            key={each.key}
            data-state={each.state}
            class={each.enemies ? 'in-line in-line-enemy' : 'in-line'}
          >
            <InLineButton view={view} each={each} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function InLineButton({ view, each, onOpen }: Props & { each: InLine }) {
  const { hero, enemies, initiative, count, state } = each;
  const name = hero === undefined ? nameOf(enemies ?? '') : heroName(view, hero);
  const words = tableText('in-line', { name, initiative, state: tableText(`state-${state}`) });
  const open = (): Opened =>
    hero === undefined && enemies
      ? { kind: 'enemy', type: enemies }
      : { kind: 'hero', hero: hero ?? 0 };
  const elite = enemies !== undefined && (view.fight?.groups[enemies]?.elite.length ?? 0) > 0;
  return (
    <button type="button" onClick={() => onOpen(open())} title={words}>
      {hero === undefined ? (
        enemies && <EnemyPortrait type={enemies} elite={elite} />
      ) : (
        <Portrait view={view} hero={hero} />
      )}
      <span class="in-line-initiative" aria-hidden="true">
        {initiative}
      </span>
      {enemies && count > 1 && (
        <span class="in-line-count" aria-hidden="true">
          ×{count}
        </span>
      )}
      <span class="for-readers">{words}</span>
    </button>
  );
}
