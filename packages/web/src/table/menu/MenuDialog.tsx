import { addressOf } from '../../route.ts';
import {
  BOT_PACES,
  botPace,
  language,
  MOTIONS,
  motion,
  sound,
  speak,
} from '../../settings/index.ts';
import { onlineText } from '../../text/online.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { PlayOnline } from '../fellows/PlayOnline.tsx';
import { saveGame } from '../prompt/Refused.tsx';
import { play } from '../sound.ts';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';

interface Props {
  readonly state: TableState;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Who plays whom, how fast, with or without sound, in which language; and the way out. */
export function MenuDialog({ state, onLeave, onClose }: Props) {
  const { session } = state;
  const foot = (
    <>
      <button type="button" class="button" onClick={() => state.open({ kind: 'help' })}>
        {tableText('help')}
      </button>
      <button type="button" class="button" onClick={() => state.open({ kind: 'orders' })}>
        {tableText('orders')}
      </button>
      {!session.fellows && (
        <>
          <PlayOnline state={state} />
          <button type="button" class="button" onClick={() => saveGame(state)}>
            {tableText('save-file')}
          </button>
        </>
      )}
      <a class="button" href={addressOf({ screen: 'settings' })}>
        {tableText('all-settings')}
      </a>
      <button type="button" class="button" onClick={onLeave}>
        {session.fellows ? onlineText('leave') : tableText('leave')}
      </button>
    </>
  );
  return (
    <Dialog title={tableText('menu')} onClose={onClose} foot={foot}>
      <div class="menu">
        {session.fellows ? <ToCompany state={state} /> : <WhoPlays state={state} />}
        <h3>{tableText('pace')}</h3>
        <div class="menu-row">
          <span>{tableText('motion')}</span>
          <Choice
            label={tableText('motion')}
            value={motion.value}
            options={MOTIONS.map((value) => ({ value, label: tableText(`motion-${value}`) }))}
            onChange={(value) => {
              motion.value = value;
            }}
          />
        </div>
        {!session.fellows && (
          <div class="menu-row">
            <span>{tableText('bot-pace')}</span>
            <Choice
              label={tableText('bot-pace')}
              value={botPace.value}
              options={BOT_PACES.map((value) => ({ value, label: tableText(`pace-${value}`) }))}
              onChange={(value) => {
                botPace.value = value;
              }}
            />
          </div>
        )}
        <div class="menu-row">
          <Toggle
            label={tableText('sound')}
            on={sound.value}
            onChange={(on) => {
              sound.value = on;
              if (on) play('dice');
            }}
          />
        </div>
        <div class="menu-row">
          <span>{tableText('language')}</span>
          <Choice
            label={tableText('language')}
            value={language.value}
            options={[
              { value: 'en', label: 'English' },
              { value: 'it', label: 'Italiano' },
            ]}
            onChange={(value) => void speak(value).catch(console.error)}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Who plays whom around one screen. */
function WhoPlays({ state }: { state: TableState }) {
  const { session, kit } = state;
  const { Portrait } = kit;
  const view = session.table.value.game;
  return (
    <>
      <h3>{tableText('who-plays')}</h3>
      <ul class="plain-list">
        {session.players.value.map((player, index) => (
          <li key={index} class="menu-seat">
            <Portrait view={view} hero={index} />
            <b>{kit.heroName(view, index)}</b>
            <Choice
              label={tableText('who-plays-hero', { hero: kit.heroName(view, index) })}
              value={player}
              options={[
                { value: 'human', label: tableText('a-person') },
                { value: 'bot', label: tableText('bot') },
                { value: 'expert', label: tableText('expert') },
              ]}
              onChange={(chosen) => {
                session.players.value = session.players.peek().with(index, chosen);
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who plays whom at a table that is shared is arranged with the others. */
function ToCompany({ state }: { state: TableState }) {
  return (
    <div class="menu-row">
      <span>{tableText('who-plays')}</span>
      <button type="button" class="button" onClick={() => state.open({ kind: 'fellows' })}>
        {onlineText('fellows')}
      </button>
    </div>
  );
}
