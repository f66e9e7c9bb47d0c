import './settings.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import {
  BOT_PACES,
  botPace,
  ENEMY_PACES,
  enemyPace,
  hintsSeen,
  keepGoing,
  MOTIONS,
  motion,
  PALETTES,
  palette,
  sound,
  TEXT_SIZES,
  textSize,
} from '../settings/index.ts';
import { settingsText } from '../text/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { LanguageChoice, Page } from './Page.tsx';
import { StandingOrders } from './settings/StandingOrders.tsx';

export function Settings({ table }: { readonly table: string | null }) {
  return (
    <Page title={settingsText('title')} table={table}>
      <div class="screen-title">
        <h1>{settingsText('title')}</h1>
        <p>{settingsText('lead')}</p>
      </div>
      <div class="settings">
        <section class="panel" aria-labelledby="look">
          <h2 id="look">{settingsText('look')}</h2>
          <Look />
          <Hints />
        </section>
        <StandingOrders />
      </div>
    </Page>
  );
}

/** A setting: what it is, what it does, and where it stands. */
export function Setting(props: { name: string; text?: string; children: ComponentChildren }) {
  return (
    <div class="setting">
      <div>
        <p class="setting-name">{props.name}</p>
        {props.text && <p class="soft">{props.text}</p>}
      </div>
      <div class="setting-control">{props.children}</div>
    </div>
  );
}

function Look() {
  return (
    <>
      <Setting name={settingsText('language')} text={settingsText('language.text')}>
        <LanguageChoice />
      </Setting>
      <Setting name={settingsText('text-size')} text={settingsText('text-size.text')}>
        <Choice
          label={settingsText('text-size')}
          value={textSize.value}
          options={TEXT_SIZES.map((value) => ({
            value,
            label: settingsText(`text-size.${value}`),
          }))}
          onChange={(size) => {
            textSize.value = size;
          }}
        />
      </Setting>
      <Setting name={settingsText('palette')} text={settingsText('palette.text')}>
        <Choice
          label={settingsText('palette')}
          value={palette.value}
          options={PALETTES.map((value) => ({ value, label: settingsText(`palette.${value}`) }))}
          onChange={(chosen) => {
            palette.value = chosen;
          }}
        />
        <Swatches />
      </Setting>
      <Setting name={settingsText('motion')} text={settingsText('motion.text')}>
        <Choice
          label={settingsText('motion')}
          value={motion.value}
          options={MOTIONS.map((value) => ({ value, label: settingsText(`motion.${value}`) }))}
          onChange={(chosen) => {
            motion.value = chosen;
          }}
        />
      </Setting>
      <Setting name={settingsText('bots')} text={settingsText('bots.text')}>
        <Choice
          label={settingsText('bots')}
          value={botPace.value}
          options={BOT_PACES.map((value) => ({ value, label: settingsText(`bots.${value}`) }))}
          onChange={(pace) => {
            botPace.value = pace;
          }}
        />
      </Setting>
      <Setting name={settingsText('enemies')} text={settingsText('enemies.text')}>
        <Choice
          label={settingsText('enemies')}
          value={enemyPace.value}
          options={ENEMY_PACES.map((value) => ({ value, label: settingsText(`enemies.${value}`) }))}
          onChange={(pace) => {
            enemyPace.value = pace;
          }}
        />
      </Setting>
      <Setting name={settingsText('keep-going')} text={settingsText('keep-going.text')}>
        <Toggle
          bare
          label={settingsText('keep-going')}
          on={keepGoing.value}
          onChange={(on) => {
            keepGoing.value = on;
          }}
        />
      </Setting>
      <Setting name={settingsText('sound')} text={settingsText('sound.text')}>
        <Toggle
          bare
          label={settingsText('sound')}
          on={sound.value}
          onChange={(on) => {
            sound.value = on;
          }}
        />
      </Setting>
    </>
  );
}

const SHOWN = ['health', 'sanity', 'grit', 'corruption', 'good', 'danger'] as const;

function Swatches() {
  return (
    <span class="swatches" aria-hidden="true">
      {SHOWN.map((colour) => (
        <span key={colour} style={{ background: `var(--${colour})` }} />
      ))}
    </span>
  );
}

function Hints() {
  const [done, setDone] = useState(false);
  const count = hintsSeen.value.length;
  return (
    <Setting
      name={settingsText('hints')}
      text={count > 0 ? settingsText('hints.text', { count }) : settingsText('hints.fresh')}
    >
      <Button
        size="small"
        disabled={count === 0}
        onClick={() => {
          hintsSeen.value = [];
          setDone(true);
        }}
      >
        {settingsText('hints.reset')}
      </Button>
      <p class="soft" role="status">
        {done && count === 0 ? settingsText('hints.done') : ''}
      </p>
    </Setting>
  );
}
