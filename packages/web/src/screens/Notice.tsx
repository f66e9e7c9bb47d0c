import type { Notice as NoticeKind, Session } from '../session/types.ts';
import { appText } from '../text/index.ts';
import { Button } from '../ui/Button.tsx';

/** What should be said about a game as a whole, over whatever table it is played at. */
export function Notice({ session, onPlayHere }: { session: Session; onPlayHere: () => void }) {
  const notice = session.notice.value;
  if (!notice) return null;
  return (
    <div class="notice" role="alert" data-notice={notice}>
      <p>{appText(`notice-${notice}`)}</p>
      <WayOn session={session} notice={notice} onPlayHere={onPlayHere} />
    </div>
  );
}

interface WayOnProps {
  readonly session: Session;
  readonly notice: NoticeKind;
  readonly onPlayHere: () => void;
}

function WayOn({ session, notice, onPlayHere }: WayOnProps) {
  switch (notice) {
    case 'opened-elsewhere':
      return (
        <Button size="small" onClick={onPlayHere}>
          {appText('play-here')}
        </Button>
      );
    case 'table-lost':
      return (
        <Button size="small" onClick={() => location.reload()}>
          {appText('open-again')}
        </Button>
      );
    default:
      return (
        <Button size="small" kind="quiet" onClick={() => dismiss(session)}>
          {appText('understood')}
        </Button>
      );
  }
}

function dismiss({ notice }: Session): void {
  notice.value = null;
}
