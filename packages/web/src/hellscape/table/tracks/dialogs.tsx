import type { BossType, DescentView } from '@crawlspace/hellscape';
import { percent } from '../../../text/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Rune } from '../Rune.tsx';
import { thingName } from '../things.ts';
import { gameText, hasText, heroName, nameOf, tableText } from '../words.ts';
import { Objectives } from './Situation.tsx';
import { bagOdds, bossOf, bossSpaces, darknessSpaces, type TrackSpace } from './spaces.ts';

interface Props {
  readonly view: DescentView;
  readonly onClose: () => void;
}

/** Every space of the track: both sides of the Darkness, or all of the boss's. */
export function TrackDialog({ view, onClose }: Props) {
  const boss = bossOf(view);
  const { side, space } = view.darkness;
  if (boss) {
    return (
      <Dialog title={tableText('boss-track')} onClose={onClose}>
        <p>{tableText('boss-track-explained')}</p>
        <SpaceList spaces={bossSpaces(boss.type as BossType, space)} />
      </Dialog>
    );
  }
  return (
    <Dialog title={tableText('darkness')} onClose={onClose}>
      <p>{tableText('darkness-explained')}</p>
      <h3 class="hs-dialog-title">{tableText('side-a-long')}</h3>
      <SpaceList spaces={darknessSpaces('A', side === 'A' ? space : 10)} />
      <h3 class="hs-dialog-title">{tableText('side-b-long')}</h3>
      <SpaceList spaces={darknessSpaces('B', side === 'B' ? space : 0)} />
    </Dialog>
  );
}

function SpaceList({ spaces }: { spaces: readonly TrackSpace[] }) {
  return (
    <ol class="hs-space-list">
      {spaces.map(({ number, signs, text, state, rarity }) => (
        <li key={number} class={`is-${state}`} aria-current={state === 'here' ? 'step' : undefined}>
          <span class="hs-space-number">{number}</span>
          <span class="hs-space-signs">
            {signs.map((sign) => (
              <Rune
                key={sign}
                name={sign}
                class={sign === 'treasure' ? `hs-rarity-${rarity}` : undefined}
              />
            ))}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** What the bag holds, and where its tokens come from. */
export function TreasureDialog({ view, onClose }: Props) {
  return (
    <Dialog title={tableText('bag')} onClose={onClose}>
      <p>{tableText('bag-explained')}</p>
      <table class="hs-bag-table">
        <thead>
          <tr>
            <th scope="col">{tableText('rarity')}</th>
            <th scope="col">{tableText('tokens')}</th>
            <th scope="col">{tableText('chance')}</th>
            <th scope="col">{tableText('pile')}</th>
          </tr>
        </thead>
        <tbody>
          {bagOdds(view).map(({ rarity, odds, count }) => (
            <tr key={rarity}>
              <th scope="row" class={`hs-rarity-${rarity}`}>
                <Rune name="treasure" /> {gameText(`rarity.${rarity}`)}
              </th>
              <td>{count}</td>
              <td>{percent(odds)}</td>
              <td>{view.decks[rarity]?.left ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

/** The quest: what it is about, what is to be done, who holds what. */
export function QuestDialog({ view, onClose }: Props) {
  const { id, held } = view.quest;
  return (
    <Dialog title={nameOf(id)} onClose={onClose}>
      <div class="explained">
        {hasText(`${id}.story`) ? <p class="explained-flavour">{gameText(`${id}.story`)}</p> : null}
        <h3>{tableText('objectives')}</h3>
        <Objectives view={view} />
        {hasText(`${id}.notes`) ? <p>{gameText(`${id}.notes`)}</p> : null}
        {Object.entries(held).map(([thing, heroes]) =>
          heroes.length > 0 ? (
            <p key={thing} class="explained-strong">
              {tableText('holds', {
                thing: thingName(thing),
                heroes: heroes.map((hero) => heroName(view, hero)).join(', '),
              })}
            </p>
          ) : null,
        )}
      </div>
    </Dialog>
  );
}
