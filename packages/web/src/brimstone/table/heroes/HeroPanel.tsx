import { type AdventureView, type Hero, numbersOf } from '@crawlspace/brimstone';
import type { Player } from '../../../session/types.ts';
import { hasIcon } from '../icons.ts';
import { Pic } from '../Pic.tsx';
import { Portrait } from '../Portrait.tsx';
import { heroName, nameOf, printedOn, tableText } from '../words.ts';

interface Props {
  readonly view: AdventureView;
  readonly hero: Hero;
  readonly player: Player;
  readonly asked: boolean;
  readonly onOpen: () => void;
}

/** A hero at a glance; a tap opens the whole sheet. */
export function HeroPanel({ view, hero, player, asked, onOpen }: Props) {
  const stats = numbersOf(view).heroes[hero.index]?.stats;
  if (!stats) return null;
  const acting = hero.activation !== null;
  const health = stats.maxHealth - hero.wounds;
  const sanity = stats.maxSanity - hero.sanityDamage;
  const classes = ['hero-panel', 'slab'];
  if (acting) classes.push('hero-acting');
  if (asked) classes.push('hero-asked');
  if (hero.knockedOut || hero.dead) classes.push('hero-out');
  return (
    <button
      type="button"
      class={classes.join(' ')}
      data-hero={hero.index}
      data-grit={hero.grit}
      style={{ '--seat': `var(--hero-${hero.index})` }}
      onClick={onOpen}
    >
      <Portrait view={view} hero={hero.index} />
      <span class="hero-head">
        <b class="hero-name">{heroName(view, hero.index)}</b>
        <span class="hero-class">
          {hero.name && nameOf(hero.class)}
          {player !== 'human' && (
            <span class="hero-bot">
              <Pic name="bot" /> {tableText(player)}
            </span>
          )}
          {hero.dead && <span class="tag tag-danger">{tableText('dead')}</span>}
          {hero.knockedOut && !hero.dead && <span class="tag tag-danger">{tableText('ko')}</span>}
        </span>
      </span>
      <span class="hero-bars">
        <Bar kind="health" value={health} max={stats.maxHealth} />
        <Bar kind="sanity" value={sanity} max={stats.maxSanity} />
      </span>
      <span class="hero-tokens">
        <Grit grit={hero.grit} max={stats.maxGrit} />
        {hero.corruption > 0 && (
          <span class="mini mini-corruption" title={tableText('corruption')}>
            <Pic name="corruption" />
            {hero.corruption}/{stats.corruptionResistance}
            <span class="for-readers">{tableText('corruption')}</span>
          </span>
        )}
        <Statuses hero={hero} />
        <Bag hero={hero} />
        {hero.chambers.length > 0 && <Chambers hero={hero} />}
      </span>
    </button>
  );
}

export function Bar({
  kind,
  value,
  max,
}: {
  kind: 'health' | 'sanity';
  value: number;
  max: number;
}) {
  const part = Math.max(0, Math.min(1, value / max));
  return (
    <span class={`bar bar-${kind} ${part <= 0.34 ? 'bar-low' : ''}`}>
      <Pic name={kind} />
      <span class="bar-track" aria-hidden="true">
        <span class="bar-fill" style={{ width: `${part * 100}%` }} />
      </span>
      <span class="bar-number">
        <span class="for-readers">{tableText(kind)} </span>
        {Math.max(0, value)}
        <span class="bar-max">/{max}</span>
      </span>
    </span>
  );
}

export function Grit({ grit, max }: { grit: number; max: number }) {
  return (
    <span class="grit" title={tableText('grit-of', { grit, max })}>
      <span class="for-readers">{tableText('grit-of', { grit, max })}</span>
      {Array.from({ length: Math.max(grit, max) }, (_, i) => (
        <span key={i} class={i < grit ? 'grit-full' : 'grit-empty'}>
          <Pic name="grit" />
        </span>
      ))}
    </span>
  );
}

/** Poison, venom, injuries, madness, mutations. */
function Statuses({ hero }: { hero: Hero }) {
  const counts = [
    ['poison', hero.poison],
    ['void-venom', hero.voidVenom],
  ] as const;
  return (
    <>
      {counts.map(
        ([name, count]) =>
          count > 0 && (
            <span key={name} class="mini mini-poison" title={tableText(name)}>
              <Pic name={name} />
              {count > 1 && count}
              <span class="for-readers">{tableText(name)}</span>
            </span>
          ),
      )}
      {hero.conditions.map((card, i) => {
        const kind = card.split('-')[0] ?? '';
        return (
          <span key={`${card}${i}`} class="mini mini-condition" title={printedOn(card).name}>
            <Pic name={hasIcon(kind) ? kind : 'injury'} />
            <span class="for-readers">{printedOn(card).name}</span>
          </span>
        );
      })}
    </>
  );
}

function Bag({ hero }: { hero: Hero }) {
  const kinds = [...new Set(hero.bag)];
  return (
    <>
      {kinds.map((kind) => {
        const count = hero.bag.filter((token) => token === kind).length;
        return (
          <span key={kind} class="mini mini-token" title={nameOf(kind)}>
            <Pic name={hasIcon(kind) ? kind : 'scavenge'} />
            {count > 1 && count}
            <span class="for-readers">{nameOf(kind)}</span>
          </span>
        );
      })}
    </>
  );
}

/** The cylinder of a six-shooter: which chambers are loaded with something special. */
export function Chambers({ hero }: { hero: Hero }) {
  const chambers = Array.from({ length: 6 }, (_, i) => hero.chambers[i] ?? null);
  const label = tableText('chambers', { loaded: hero.chambers.length });
  return (
    <span class="cylinder" title={hero.chambers.map((card) => printedOn(card).name).join(', ')}>
      <span class="for-readers">{label}</span>
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="18.5" class="cylinder-body" />
        {chambers.map((card, i) => (
          <circle
            key={i}
            cx={20 + 11.5 * Math.sin((i * Math.PI) / 3)}
            cy={20 - 11.5 * Math.cos((i * Math.PI) / 3)}
            r="4.6"
            class={card ? 'chamber-full' : 'chamber-empty'}
          />
        ))}
        <circle cx="20" cy="20" r="3" class="chamber-empty" />
      </svg>
    </span>
  );
}
