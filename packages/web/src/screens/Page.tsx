import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { goBack, hasCome, route } from '../route.ts';
import { language, speak } from '../settings/index.ts';
import { appText } from '../text/index.ts';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';

interface PageProps {
  /** The name of the screen, for the window; home has none. */
  readonly title?: string;
  readonly children: ComponentChildren;
  /** The address of the table from which somebody came to look something up. */
  readonly table?: string | null;
  /** Uses the whole width and brings its own frame. */
  readonly wide?: boolean;
}

/** The frame of every screen but the table: where one is, where one can go, in which language. */
export function Page({ title, table, children, wide }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const name = title ? `${title} · ${appText('brand')}` : appText('title');
  useEffect(() => {
    document.title = name;
  }, [name]);
  useEffect(() => {
    // Whoever comes from another screen goes on from the top of this one.
    if (hasCome()) main.current?.focus({ preventScroll: true });
    document.addEventListener('keydown', backOut);
    return () => document.removeEventListener('keydown', backOut);
  }, []);
  return (
    <div class="page">
      <button type="button" class="skip button" onClick={() => main.current?.focus()}>
        {appText('skip')}
      </button>
      <header class="page-head">
        <a class="brand" href="#/">
          <Icon name="lantern" />
          <span>{appText('brand')}</span>
        </a>
        <nav aria-label={appText('nav')}>
          <ul class="page-nav">
            <Place screen="home" href="#/" icon="poster" name={appText('nav.home')} />
            <Place screen="rules" href="#/rules" icon="book" name={appText('nav.rules')} />
            <Place screen="settings" href="#/settings" icon="cog" name={appText('nav.settings')} />
          </ul>
        </nav>
        <LanguageChoice />
      </header>
      <main
        ref={main}
        id="content"
        class={wide ? 'page-body page-body-wide' : 'page-body'}
        tabIndex={-1}
      >
        {table && (
          <p class="page-back">
            <a class="button button-primary" href={table}>
              {appText('nav.table')}
            </a>
          </p>
        )}
        {children}
      </main>
      <footer class="page-foot">
        {appText('ours')} {appText('icons')}
      </footer>
    </div>
  );
}

function Place(props: { screen: string; href: string; icon: IconName; name: string }) {
  const here = route.value.screen === props.screen;
  return (
    <li>
      <a href={props.href} aria-current={here ? 'page' : undefined}>
        <Icon name={props.icon} />
        <span>{props.name}</span>
      </a>
    </li>
  );
}

export function LanguageChoice() {
  return (
    <Choice
      label={appText('language')}
      value={language.value}
      options={[
        { value: 'en', label: <LanguageName short="EN" long="English" /> },
        { value: 'it', label: <LanguageName short="IT" long="Italiano" /> },
      ]}
      onChange={(chosen) => void speak(chosen).catch(console.error)}
    />
  );
}

function LanguageName({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span class="language-short" aria-hidden="true">
        {short}
      </span>
      <span class="language-long">{long}</span>
    </>
  );
}

/** Escape leads back, unless something on the screen has a use for it. */
function backOut(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || route.value.screen === 'home') return;
  const busy = document.querySelector('dialog[open]') !== null;
  const writing =
    event.target instanceof Element && event.target.closest('input[type="search"], .field');
  if (!busy && !writing) goBack();
}
