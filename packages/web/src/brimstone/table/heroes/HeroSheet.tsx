import {
  type AdventureView,
  explained,
  type Hero,
  numbersOf,
  type StatName,
} from '@crawlspace/brimstone';
import { useSignal } from '@preact/signals';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { content } from '../../content.ts';
import { Pic } from '../Pic.tsx';
import { Portrait } from '../Portrait.tsx';
import type { OpenedCard } from '../state.ts';
import { heroName, nameOf, printedOn, type TableKey, tableText } from '../words.ts';
import { Belongings } from './Belongings.tsx';
import { Bar, Chambers, Grit } from './HeroPanel.tsx';

interface Props {
  readonly view: AdventureView;
  readonly hero: Hero;
  readonly onOpen: (opened: OpenedCard) => void;
  readonly onClose: () => void;
}

type Page = 'numbers' | 'belongings' | 'cards';

/** The whole sheet of a hero: numbers and what changes them, belongings, upgrades and conditions. */
export function HeroSheet({ view, hero, onOpen, onClose }: Props) {
  const page = useSignal<Page>('numbers');
  const stats = numbersOf(view).heroes[hero.index]?.stats;
  if (!stats) return null;
  return (
    <Dialog title={heroName(view, hero.index)} onClose={onClose} wide>
      <div class="sheet" style={{ '--seat': `var(--hero-${hero.index})` }}>
        <header class="sheet-head">
          <Portrait view={view} hero={hero.index} class="portrait-large" />
          <div class="sheet-who">
            <p class="sheet-class">
              {tableText('class-level', { class: nameOf(hero.class), level: hero.level })}
            </p>
            <Bar kind="health" value={stats.maxHealth - hero.wounds} max={stats.maxHealth} />
            <Bar kind="sanity" value={stats.maxSanity - hero.sanityDamage} max={stats.maxSanity} />
          </div>
          <ul class="sheet-purse">
            <li>
              <Grit grit={hero.grit} max={stats.maxGrit} />
            </li>
            <Amount name="corruption" value={`${hero.corruption}/${stats.corruptionResistance}`} />
            <Amount name="xp" value={hero.xp} />
            <Amount name="gold" value={`$${hero.gold}`} />
            <Amount
              name="dark-stone"
              value={numbersOf(view).heroes[hero.index]?.darkStone ?? hero.darkStone}
            />
            {hero.chambers.length > 0 && (
              <li>
                <Chambers hero={hero} />
              </li>
            )}
          </ul>
        </header>
        <Tabs<Page>
          label={tableText('pages-of-sheet')}
          selected={page.value}
          tabs={[
            { id: 'numbers', label: tableText('numbers') },
            { id: 'belongings', label: tableText('belongings') },
            { id: 'cards', label: tableText('upgrades-and-conditions') },
          ]}
          onSelect={(id) => {
            page.value = id;
          }}
        >
          {page.value === 'numbers' && <Numbers view={view} hero={hero} />}
          {page.value === 'belongings' && <Belongings view={view} hero={hero} onOpen={onOpen} />}
          {page.value === 'cards' && <Cards hero={hero} onOpen={onOpen} />}
        </Tabs>
      </div>
    </Dialog>
  );
}

function Amount({
  name,
  value,
}: {
  name: 'corruption' | 'xp' | 'gold' | 'dark-stone';
  value: string | number;
}) {
  return (
    <li class={`carried amount-${name}`} title={tableText(name)}>
      <Pic name={name} />
      <span class="for-readers">{tableText(name)} </span>
      {value}
    </li>
  );
}

/** Numbers to be rolled are better when lower and get a plus behind them. */
const GROUPS: readonly {
  readonly name: 'fighting' | 'skills' | 'others';
  readonly stats: readonly StatName[];
}[] = [
  {
    name: 'fighting',
    stats: [
      'initiative',
      'combat',
      'toHitMelee',
      'toHitRanged',
      'defense',
      'willpower',
      'damageMelee',
      'damageRanged',
    ],
  },
  { name: 'skills', stats: ['agility', 'cunning', 'spirit', 'strength', 'lore', 'luck'] },
  {
    name: 'others',
    stats: [
      'maxHealth',
      'maxSanity',
      'maxGrit',
      'corruptionResistance',
      'move',
      'escape',
      'sideBag',
      'handSlots',
      'scavengeDice',
      'holdBack',
    ],
  },
];
const ROLLED = ['toHitMelee', 'toHitRanged', 'defense', 'willpower'];
/** Stats that start at nothing are shown only when something adds to them. */
const FROM_NOTHING = ['damageMelee', 'damageRanged', 'move', 'escape', 'holdBack'];

/** Every number of a hero and what makes it so. */
export function Numbers({ view, hero }: { view: AdventureView; hero: Hero }) {
  const best = Object.entries(numbersOf(view).heroes[hero.index]?.best ?? {});
  return (
    <div class="numbers">
      {GROUPS.map(({ name, stats }) => (
        <section key={name}>
          <h3>{tableText(name)}</h3>
          <dl>
            {stats.map((stat) => (
              <Stat key={stat} view={view} hero={hero} stat={stat} />
            ))}
            {name === 'fighting' &&
              best.map(([stat, value]) => (
                <div key={stat} class="stat">
                  <dt>{tableText(`best-${stat}` as TableKey)}</dt>
                  <dd>{value}+</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Stat({ view, hero, stat }: { view: AdventureView; hero: Hero; stat: StatName }) {
  const { value, printed: base, changes } = explained(view, hero, stat);
  if (value === 0 && FROM_NOTHING.includes(stat)) return null;
  const rolled = ROLLED.includes(stat);
  const better = rolled ? value < base : value > base;
  const change = value === base ? '' : better ? 'stat-better' : 'stat-worse';
  return (
    <div class={`stat ${change}`}>
      <dt>
        {tableText(`stat-${stat}` as TableKey)}
        {changes.length > 0 && (
          <span class="stat-why">
            {[
              tableText('printed', { base }),
              ...changes.map(
                ({ source, amount }) =>
                  `${amount > 0 ? '+' : '−'}${Math.abs(amount)} ${printedOn(source).name || tableText('other-effects')}`,
              ),
            ].join(', ')}
          </span>
        )}
      </dt>
      <dd>
        {FROM_NOTHING.includes(stat) && value > 0 ? '+' : ''}
        {value}
        {rolled ? '+' : ''}
      </dd>
    </div>
  );
}

function Cards({ hero, onOpen }: Pick<Props, 'hero' | 'onOpen'>) {
  const lists = [
    {
      title: tableText('upgrades'),
      cards: hero.upgrades.filter((card) => content().upgrades[card]),
    },
    { title: tableText('conditions'), cards: hero.conditions },
  ];
  return (
    <div class="sheet-cards">
      {lists.map(({ title, cards }) => (
        <section key={title}>
          <h3>{title}</h3>
          {cards.length === 0 && <p class="nothing">{tableText('none')}</p>}
          <ul class="plain-list">
            {cards.map((card, i) => (
              <li key={`${card}${i}`}>
                <button
                  type="button"
                  class="line-button"
                  onClick={() => onOpen({ kind: 'card', card })}
                >
                  <Pic name="cards" />
                  <span>
                    <b>{printedOn(card).name}</b> {printedOn(card).text}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
