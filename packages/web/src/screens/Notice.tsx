import type { Session } from '../session/types.ts';
import { appText } from '../text/index.ts';
import { Button } from '../ui/Button.tsx';

/** What should be said about a game as a whole, over whatever table it is played at. */
export function Notice({ session }: { session: Session }) {
  const notice = session.notice.value;
  if (!notice) return null;
  return (
    <div class="notice" role="alert">
      <p>{appText(`notice-${notice}`)}</p>
      {notice === 'opened-elsewhere' || notice === 'table-lost' ? (
        <Button size="small" onClick={() => location.reload()}>
          {appText(notice === 'table-lost' ? 'open-again' : 'play-here')}
        </Button>
      ) : (
        <Button size="small" kind="quiet" onClick={() => dismiss(session)}>
          {appText('understood')}
        </Button>
      )}
    </div>
  );
}

function dismiss({ notice }: Session): void {
  notice.value = null;
}
