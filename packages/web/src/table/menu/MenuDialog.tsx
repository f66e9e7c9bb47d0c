import { addressOf } from '../../route.ts';
import { BOT_PACES, botPace, language, MOTIONS, motion, sound } from '../../settings/index.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { play } from '../sound.ts';
import type { TableState } from '../state.ts';
import { t } from '../words.ts';

interface Props {
  readonly state: TableState;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Who plays whom, how fast, with or without sound, in which language; and the way out. */
export function MenuDialog({ state, onLeave, onClose }: Props) {
  const { session, kit } = state;
  const { Portrait } = kit;
  const view = session.table.value.game;
  const foot = (
    <>
      <button type="button" class="button" onClick={() => state.open({ kind: 'help' })}>
        {t('help')}
      </button>
      <button type="button" class="button" onClick={() => saveFile(state)}>
        {t('save-file')}
      </button>
      <a class="button" href={addressOf({ screen: 'settings' })}>
        {t('all-settings')}
      </a>
      <button type="button" class="button" onClick={onLeave}>
        {t('leave')}
      </button>
    </>
  );
  return (
    <Dialog title={t('menu')} onClose={onClose} foot={foot}>
      <div class="menu">
        <h3>{t('who-plays')}</h3>
        <ul class="plain-list">
          {session.players.value.map((player, index) => (
            <li key={index} class="menu-seat">
              <Portrait view={view} hero={index} />
              <b>{kit.heroName(view, index)}</b>
              <Choice
                label={t('who-plays-hero', { hero: kit.heroName(view, index) })}
                value={player}
                options={[
                  { value: 'human', label: t('a-person') },
                  { value: 'bot', label: t('bot') },
                  { value: 'expert', label: t('expert') },
                ]}
                onChange={(chosen) => {
                  session.players.value = session.players.peek().with(index, chosen);
                }}
              />
            </li>
          ))}
        </ul>
        <h3>{t('pace')}</h3>
        <div class="menu-row">
          <span>{t('motion')}</span>
          <Choice
            label={t('motion')}
            value={motion.value}
            options={MOTIONS.map((value) => ({ value, label: t(`motion-${value}`) }))}
            onChange={(value) => {
              motion.value = value;
            }}
          />
        </div>
        <div class="menu-row">
          <span>{t('bot-pace')}</span>
          <Choice
            label={t('bot-pace')}
            value={botPace.value}
            options={BOT_PACES.map((value) => ({ value, label: t(`pace-${value}`) }))}
            onChange={(value) => {
              botPace.value = value;
            }}
          />
        </div>
        <div class="menu-row">
          <Toggle
            label={t('sound')}
            on={sound.value}
            onChange={(on) => {
              sound.value = on;
              if (on) play('dice');
            }}
          />
        </div>
        <div class="menu-row">
          <span>{t('language')}</span>
          <Choice
            label={t('language')}
            value={language.value}
            options={[
              { value: 'en', label: 'English' },
              { value: 'it', label: 'Italiano' },
            ]}
            onChange={(value) => {
              language.value = value;
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}

async function saveFile({ session, kit }: TableState): Promise<void> {
  const url = URL.createObjectURL(await session.exportSave());
  const link = document.createElement('a');
  link.href = url;
  link.download = `${kit.fileName(session.table.peek().game)}.crawl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
