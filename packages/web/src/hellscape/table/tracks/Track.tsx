import { Rune } from '../Rune.tsx';
import type { Descending } from '../state.ts';
import { nameOf, tableText } from '../words.ts';
import { bossOf, nextSpace, spacesOf, type TrackSpace } from './spaces.ts';

/** The Darkness track, or the boss track that has taken its place: where it stands and what comes. */
export function Track({ state }: { state: Descending }) {
  const view = state.session.table.value.game;
  const boss = bossOf(view);
  const next = nextSpace(view);
  const { side, space } = view.darkness;
  return (
    <button
      type="button"
      class={boss ? 'hs-track is-boss' : 'hs-track'}
      data-side={side}
      onClick={() => state.open({ kind: 'track' })}
    >
      <span class="hs-track-name">
        {boss ? nameOf(boss.type) : tableText('darkness')}
        {side === 'B' ? <small>{tableText('side-b')}</small> : null}
      </span>
      <span class="for-readers">{tableText('track-at', { n: space })}</span>
      <span class="hs-spaces" aria-hidden="true">
        {spacesOf(view).map((each) => (
          <Space key={each.number} space={each} />
        ))}
      </span>
      {next ? (
        <span class="hs-track-next">
          <b>{tableText('next-space')}</b> {next.text}
        </span>
      ) : null}
    </button>
  );
}

function Space({ space }: { space: TrackSpace }) {
  return (
    <span class={`hs-space is-${space.state}${space.signs.length > 0 ? ' is-loud' : ''}`}>
      {space.signs.length === 0 ? space.number : null}
      {space.signs.map((sign) => (
        <Rune
          key={sign}
          name={sign}
          class={sign === 'treasure' ? `hs-rarity-${space.rarity}` : undefined}
        />
      ))}
    </span>
  );
}
