import './settings.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import {
  BOT_PACES,
  botPace,
  hintsSeen,
  MOTIONS,
  motion,
  PALETTES,
  palette,
  sound,
  TEXT_SIZES,
  textSize,
} from '../settings/index.ts';
import { s } from '../text/settings.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { LanguageChoice, Page } from './Page.tsx';
import { StandingOrders } from './settings/StandingOrders.tsx';

export function Settings({ table }: { readonly table: string | null }) {
  return (
    <Page title={s('title')} table={table}>
      <div class="screen-title">
        <h1>{s('title')}</h1>
        <p>{s('lead')}</p>
      </div>
      <div class="settings">
        <section class="panel" aria-labelledby="look">
          <h2 id="look">{s('look')}</h2>
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
      <Setting name={s('language')} text={s('language.text')}>
        <LanguageChoice />
      </Setting>
      <Setting name={s('text-size')} text={s('text-size.text')}>
        <Choice
          label={s('text-size')}
          value={textSize.value}
          options={TEXT_SIZES.map((value) => ({ value, label: s(`text-size.${value}`) }))}
          onChange={(size) => {
            textSize.value = size;
          }}
        />
      </Setting>
      <Setting name={s('palette')} text={s('palette.text')}>
        <Choice
          label={s('palette')}
          value={palette.value}
          options={PALETTES.map((value) => ({ value, label: s(`palette.${value}`) }))}
          onChange={(chosen) => {
            palette.value = chosen;
          }}
        />
        <Swatches />
      </Setting>
      <Setting name={s('motion')} text={s('motion.text')}>
        <Choice
          label={s('motion')}
          value={motion.value}
          options={MOTIONS.map((value) => ({ value, label: s(`motion.${value}`) }))}
          onChange={(chosen) => {
            motion.value = chosen;
          }}
        />
      </Setting>
      <Setting name={s('bots')} text={s('bots.text')}>
        <Choice
          label={s('bots')}
          value={botPace.value}
          options={BOT_PACES.map((value) => ({ value, label: s(`bots.${value}`) }))}
          onChange={(pace) => {
            botPace.value = pace;
          }}
        />
      </Setting>
      <Setting name={s('sound')} text={s('sound.text')}>
        <Toggle
          bare
          label={s('sound')}
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
    <Setting name={s('hints')} text={count > 0 ? s('hints.text', { count }) : s('hints.fresh')}>
      <Button
        size="small"
        disabled={count === 0}
        onClick={() => {
          hintsSeen.value = [];
          setDone(true);
        }}
      >
        {s('hints.reset')}
      </Button>
      <p class="soft" role="status">
        {done && count === 0 ? s('hints.done') : ''}
      </p>
    </Setting>
  );
}
