import { type HeroView, LEVELS } from '@crawlspace/hellscape';
import { content } from '../../content.ts';
import { abilityOf, textOf } from '../abilities.ts';
import { CardTile } from '../classes/CardTile.tsx';
import { ClassBoard } from '../classes/ClassBoard.tsx';
import { HeroFace } from '../Faces.tsx';
import { Rune } from '../Rune.tsx';
import { about, type Descending, optionsFor } from '../state.ts';
import { gameText, heroName, nameOf, printedOn, tableText } from '../words.ts';
import { Gear, Inventory } from './Gear.tsx';
import { Bar, Conditions } from './HeroPanel.tsx';

/** The dashboard of the hero in sight: gear, class board, skills, level. What can be used is lit. */
export function Dashboard({ state }: { state: Descending }) {
  const view = state.session.table.value.game;
  const hero = view.heroes[state.watched.value];
  if (!hero) return null;
  return (
    <section
      class="hs-dash slab"
      aria-label={tableText('dashboard-of', { hero: heroName(view, hero.index) })}
      style={{ '--seat': `var(--hero-${hero.index})` }}
    >
      <Head state={state} hero={hero} />
      <ClassBoard state={state} hero={hero} />
      <Gear state={state} hero={hero} />
      <Skills state={state} hero={hero} />
      <Inventory state={state} hero={hero} />
    </section>
  );
}

interface Props {
  readonly state: Descending;
  readonly hero: HeroView;
}

function Head({ state, hero }: Props) {
  const view = state.session.table.value.game;
  return (
    <header class="hs-dash-head">
      <HeroFace view={view} hero={hero.index} />
      <div>
        <h2>{heroName(view, hero.index)}</h2>
        <p class="hs-hero-class">{gameText(`class.${hero.class}`)}</p>
      </div>
      <Bar kind="health" value={hero.health} max={hero.maxHealth} />
      <Bar kind="mana" value={hero.mana} max={hero.maxMana} />
      <p class="hs-dash-conditions">
        <Conditions hero={hero} />
      </p>
      <Level hero={hero} />
    </header>
  );
}

/** The five levels, the experience toward the next, and what it brings. */
function Level({ hero }: { hero: HeroView }) {
  const next = LEVELS[hero.level - 1];
  return (
    <div class="hs-level">
      <ol class="hs-levels" aria-label={tableText('level-n', { n: hero.level })}>
        {[1, 2, 3, 4, 5].map((level) => (
          <li
            key={level}
            class={level < hero.level ? 'is-past' : level === hero.level ? 'is-now' : ''}
            aria-current={level === hero.level ? 'step' : undefined}
          >
            {level}
          </li>
        ))}
      </ol>
      {next ? (
        <>
          <span
            class="hs-xp"
            role="img"
            aria-label={tableText('xp-long', { n: hero.xp, max: next.xp })}
          >
            <i style={{ width: `${Math.min(1, hero.xp / next.xp) * 100}%` }} />
            <b>{tableText('xp-of', { n: hero.xp, max: next.xp })}</b>
          </span>
          <p class="hs-next-level">
            {tableText('next-level', {
              raises: tableText(`raises-${next.raises}`),
              rarity: gameText(`rarity.${next.treasure}`),
            })}
          </p>
        </>
      ) : (
        <p class="hs-next-level">{tableText('xp-top')}</p>
      )}
    </div>
  );
}

/** The hero's own abilities, and the skills that lie nowhere else. */
function Skills({ state, hero }: Props) {
  const view = state.session.table.value.game;
  const { id } = content().heroes[hero.class];
  const laid = hero.class === 'paladin' || hero.class === 'berserker' || hero.class === 'wizard';
  const own = [0, 1].flatMap((index) => {
    const ability = abilityOf(view, id, index);
    return ability ? [{ index, ability }] : [];
  });
  return (
    <section class="hs-skills" aria-label={tableText('skills')}>
      <h3 class="hs-dash-title">{tableText('skills')}</h3>
      <div class="hs-skill-list">
        {own.map(({ index, ability }) => (
          <CardTile
            key={index}
            state={state}
            card={id}
            options={optionsFor(
              state,
              (means) => means.kind === 'use' && means.card === id && means.index === index,
            )}
            class="hs-skill"
          >
            <span class="hs-tile-name">
              <Rune name={ability.timing === 'shadow-ability' ? 'shadow' : 'action'} />
              {ability.timing === 'shadow-ability'
                ? tableText('shadow-ability')
                : tableText('hero-ability')}
            </span>
            <span class="hs-tile-text">{textOf(ability)}</span>
          </CardTile>
        ))}
        {laid
          ? null
          : hero.skills.map((skill) => (
              <CardTile
                key={skill}
                state={state}
                card={skill}
                options={optionsFor(state, about(skill))}
                class="hs-skill"
              >
                <span class="hs-tile-name">{nameOf(skill)}</span>
                <span class="hs-tile-text">{printedOn(skill).text}</span>
              </CardTile>
            ))}
      </div>
    </section>
  );
}
