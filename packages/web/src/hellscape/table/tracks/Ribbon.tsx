import type { EnemyView } from '@crawlspace/hellscape';
import { CreatureFace } from '../Faces.tsx';
import { enemyName, healthLine } from '../options.ts';
import type { Descending } from '../state.ts';
import { tableText } from '../words.ts';

/** The enemies in play, each with what is left of it. A tap shows its card. */
export function Ribbon({ state }: { state: Descending }) {
  const { enemies } = state.session.table.value.game;
  return (
    <section class="hs-ribbon" aria-label={tableText('enemies')}>
      {enemies.length === 0 ? <p class="hs-nothing">{tableText('no-enemies')}</p> : null}
      <ul>
        {enemies.map((enemy) => (
          <li key={enemy.id}>
            <EnemyButton
              enemy={enemy}
              onOpen={() => state.open({ kind: 'enemy', enemy: enemy.id })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EnemyButton({ enemy, onOpen }: { enemy: EnemyView; onOpen: () => void }) {
  const left = enemy.health - enemy.wounds;
  const words = healthLine(enemy);
  const name = enemyName(enemy.id);
  return (
    <button
      type="button"
      class={`hs-foe is-${enemy.kind}`}
      title={`${name}: ${words}`}
      onClick={onOpen}
    >
      <CreatureFace type={enemy.type} class="portrait-small" />
      <span class="hs-foe-bar" aria-hidden="true">
        <i style={{ width: `${(left / enemy.health) * 100}%` }} />
      </span>
      {enemy.minions > 0 ? (
        <span class="hs-foe-count" aria-hidden="true">
          +{enemy.minions}
        </span>
      ) : null}
      <span class="for-readers">
        {name}: {words}
      </span>
    </button>
  );
}
