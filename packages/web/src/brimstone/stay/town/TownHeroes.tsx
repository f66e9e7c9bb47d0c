import { type Hero, numbersOf, type StayView, xpForNextLevel } from '@crawlspace/brimstone';
import { dollars } from '../../dollars.ts';
import { Bar } from '../../table/heroes/HeroPanel.tsx';
import { Pic } from '../../table/Pic.tsx';
import { Portrait } from '../../table/Portrait.tsx';
import { heroName, nameOf } from '../../table/words.ts';
import type { StayTable } from '../state.ts';
import { stayText } from '../texts.ts';
import { isLocation, type Place, whereabouts } from '../whereabouts.ts';

/** Everybody with purse and whereabouts. Whoever is asked something can be attended to at once. */
export function TownHeroes({ state }: { state: StayTable }) {
  const { session } = state;
  const view = session.table.value.game;
  const places = whereabouts(view, session.events.value);
  const asked = new Set(session.decisions.value.map(({ seat }) => seat));
  return (
    <section class="heroes town-heroes" aria-label={stayText('the-heroes')}>
      <div class="heroes-list">
        {view.heroes.map((hero) => (
          <TownHero
            key={hero.index}
            state={state}
            view={view}
            hero={hero}
            place={places[hero.index] ?? 'street'}
            isAsked={asked.has(hero.index)}
          />
        ))}
      </div>
    </section>
  );
}

interface Props {
  readonly state: StayTable;
  readonly view: StayView;
  readonly hero: Hero;
  readonly place: Place;
  readonly isAsked: boolean;
}

function TownHero({ state, view, hero, place, isAsked }: Props) {
  const { index } = hero;
  const stats = numbersOf(view).heroes[index]?.stats;
  if (!stats) return null;
  const isAttended = state.decision.value?.seat === index;
  const name = heroName(view, index);
  const classes = ['town-hero', 'slab'];
  if (isAttended) classes.push('hero-asked');
  if (hero.dead) classes.push('hero-out');
  return (
    <div class={classes.join(' ')} style={{ '--seat': `var(--hero-${index})` }}>
      <button
        type="button"
        class="town-hero-main"
        data-hero={index}
        aria-current={isAttended ? 'true' : undefined}
        onClick={() => {
          if (isAsked) state.attending.value = index;
          else state.open({ kind: 'hero', hero: index });
        }}
      >
        <Portrait view={view} hero={index} />
        <span class="town-hero-words">
          <b class="hero-name">{name}</b>
          <span class="town-hero-place">
            {stayText('level', { level: hero.level })} · {placeName(place)}
          </span>
          <span class="town-hero-purse">
            <span>
              <Pic name="gold" />
              {dollars(hero.gold)}
            </span>
            <span title={stayText('dark-stones', { count: hero.darkStone })}>
              <Pic name="dark-stone" />
              {hero.darkStone}
            </span>
          </span>
          <Experience hero={hero} />
          <span class="hero-bars">
            <Bar kind="health" value={stats.maxHealth - hero.wounds} max={stats.maxHealth} />
            <Bar kind="sanity" value={stats.maxSanity - hero.sanityDamage} max={stats.maxSanity} />
          </span>
        </span>
        {isAsked && !isAttended && (
          <span class="town-hero-asked">
            <span aria-hidden="true">?</span>
            <span class="for-readers">{stayText('asked')}</span>
          </span>
        )}
      </button>
      <button
        type="button"
        class="town-hero-sheet"
        aria-label={stayText('sheet-of', { hero: name })}
        title={stayText('sheet-of', { hero: name })}
        onClick={() => state.open({ kind: 'hero', hero: index })}
      >
        <Pic name="zoom" />
      </button>
    </div>
  );
}

/** How far it is to the next level. */
function Experience({ hero }: { hero: Hero }) {
  const cost = xpForNextLevel(hero);
  if (cost === null)
    return <span class="town-hero-xp">{stayText('xp-full', { xp: hero.xp })}</span>;
  return (
    <span class="town-hero-xp" data-full={hero.xp >= cost}>
      <span class="town-hero-xp-bar" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (hero.xp / cost) * 100)}%` }} />
      </span>
      {stayText('xp-of', { xp: hero.xp, cost })}
    </span>
  );
}

function placeName(place: Place): string {
  return isLocation(place) ? nameOf(place) : stayText(`at-${place}`);
}
