import type { DescentView, HeroView } from '@crawlspace/hellscape';
import { LEVELS } from '@crawlspace/hellscape';
import type { Player } from '../../../session/types.ts';
import { HeroFace } from '../Faces.tsx';
import { Rune } from '../Rune.tsx';
import type { Descending } from '../state.ts';
import { thingName } from '../things.ts';
import { gameText, heroName, tableText } from '../words.ts';

/** The party at a glance; a tap brings somebody's dashboard into sight. */
export function Party({ state }: { state: Descending }) {
  const view = state.session.table.value.game;
  const asked = state.decision.value?.seat;
  return (
    <section class="hs-party" aria-label={tableText('heroes')} data-many={view.heroes.length > 4}>
      {view.heroes.map((hero) => (
        <HeroPanel
          key={hero.index}
          state={state}
          hero={hero}
          player={state.session.players.value[hero.index] ?? 'human'}
          asked={asked === hero.index}
        />
      ))}
    </section>
  );
}

interface Props {
  readonly state: Descending;
  readonly hero: HeroView;
  readonly player: Player;
  readonly asked: boolean;
}

function HeroPanel({ state, hero, player, asked }: Props) {
  const view = state.session.table.value.game;
  const watched = state.watched.value === hero.index;
  const classes = ['hs-hero', 'slab'];
  if (view.active === hero.index) classes.push('is-acting');
  if (asked) classes.push('is-asked');
  if (watched) classes.push('is-watched');
  if (hero.knockedOut || hero.gone) classes.push('is-out');
  return (
    <button
      type="button"
      class={classes.join(' ')}
      data-hero={hero.index}
      aria-pressed={watched}
      style={{ '--seat': `var(--hero-${hero.index})` }}
      onClick={() => {
        state.chosen.value = hero.index;
        state.tab.value = 'hero';
      }}
    >
      <HeroFace view={view} hero={hero.index} />
      <span class="hs-hero-head">
        <b>{heroName(view, hero.index)}</b>
        <span class="hs-hero-class">
          {gameText(`class.${hero.class}`)}
          {player === 'human' ? null : <span class="tag">{tableText(player)}</span>}
        </span>
      </span>
      <span class="hs-hero-bars">
        <Bar kind="health" value={hero.health} max={hero.maxHealth} />
        <Bar kind="mana" value={hero.mana} max={hero.maxMana} />
      </span>
      <span class="hs-hero-foot">
        <span class="hs-mini" title={tableText('level-n', { n: hero.level })}>
          <Rune name="xp" />
          <span class="for-readers">{tableText('level-n', { n: hero.level })}</span>
          <span aria-hidden="true">{hero.level}</span>
          <small>{xpOf(hero)}</small>
        </span>
        <Conditions hero={hero} />
        <Carried view={view} hero={hero.index} />
        <span class="hs-hero-state">
          <State hero={hero} />
        </span>
      </span>
    </button>
  );
}

function xpOf({ level, xp }: HeroView): string {
  const next = LEVELS[level - 1];
  return next ? tableText('xp-of', { n: xp, max: next.xp }) : tableText('xp-top');
}

/** Actions left, or why there are none. */
function State({ hero }: { hero: HeroView }) {
  if (hero.gone) return <span class="tag">{tableText('gone')}</span>;
  if (hero.knockedOut) return <span class="tag tag-danger">{tableText('ko')}</span>;
  if (hero.turn) {
    const { actions } = hero.turn;
    return (
      <span class="hs-actions" role="img" aria-label={tableText('actions-left', { n: actions })}>
        {Array.from({ length: actions }, (_, i) => (
          <Rune key={i} name="action" />
        ))}
      </span>
    );
  }
  if (!hero.activated) return null;
  return (
    <span class="hs-acted">
      ✓ <span class="hs-acted-word">{tableText('has-acted')}</span>
    </span>
  );
}

export function Bar({ kind, value, max }: { kind: 'health' | 'mana'; value: number; max: number }) {
  const low = kind === 'health' && value <= max / 3;
  return (
    <span class={`hs-bar hs-bar-${kind}${low ? ' is-low' : ''}`}>
      <Rune name={kind} />
      <span class="hs-bar-cells" aria-hidden="true">
        {Array.from({ length: max }, (_, i) => (
          <i key={i} class={i < value ? 'is-full' : ''} />
        ))}
      </span>
      <span class="hs-bar-number">
        <span class="for-readers">{tableText(kind)} </span>
        {value}
        <small>/{max}</small>
      </span>
    </span>
  );
}

/** What the quest is about, beside the name of who has it. */
function Carried({ view, hero }: { view: DescentView; hero: number }) {
  const things = Object.entries(view.quest.held).filter(([, heroes]) => heroes.includes(hero));
  return (
    <>
      {things.map(([thing]) => (
        <span key={thing} class="hs-mini hs-carried-thing" title={thingName(thing)}>
          <Rune name="scroll" />
          <span class="for-readers">{thingName(thing)}</span>
        </span>
      ))}
    </>
  );
}

/** Fire, frost, and what the class has to spend. */
export function Conditions({ hero }: { hero: HeroView }) {
  const { board } = hero;
  const rage = board.class === 'berserker' ? board.rage : 0;
  const counts = [
    { sign: 'fire' as const, count: hero.fire, word: tableText('fire') },
    { sign: 'frost' as const, count: hero.frost, word: tableText('frost') },
    { sign: 'rage' as const, count: rage, word: tableText('rage') },
  ];
  return (
    <>
      {counts.map(({ sign, count, word }) =>
        count > 0 ? (
          <span key={sign} class={`hs-mini hs-mini-${sign}`} title={word}>
            <Rune name={sign} />
            {count}
            <span class="for-readers">{word}</span>
          </span>
        ) : null,
      )}
    </>
  );
}
