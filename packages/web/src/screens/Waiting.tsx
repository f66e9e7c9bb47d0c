import { appText } from '../text/index.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Page } from './Page.tsx';

/** Shown while a screen or a game is on its way. */
export function Loading() {
  return (
    <main class="waiting" aria-busy="true">
      <Icon name="lantern" class="waiting-lamp" />
      <p role="status">{appText('loading')}</p>
    </main>
  );
}

interface ApologyProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
}

/** Says that something is not there, and where to go from here. */
export function Apology({ title, text, onRetry }: ApologyProps) {
  return (
    <Page>
      <section class="apology panel">
        <h1>{title}</h1>
        <p>{text}</p>
        <p class="actions">
          <ButtonLink href="#/" kind="primary">
            {appText('to-home')}
          </ButtonLink>
          {onRetry && <Button onClick={onRetry}>{appText('try-again')}</Button>}
        </p>
      </section>
    </Page>
  );
}

export function Broken({ onRetry }: { onRetry?: () => void }) {
  return (
    <Apology
      title={appText('broken.title')}
      text={appText('broken.text')}
      {...(onRetry ? { onRetry } : {})}
    />
  );
}
