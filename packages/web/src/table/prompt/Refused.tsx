import { Button } from '../../ui/Button.tsx';
import { download } from '../../ui/download.ts';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';

/** Why an answer was not taken, and what can be done about it. */
export function Refused({ state }: { state: TableState }) {
  const refusal = state.refusal.value;
  if (!refusal) return null;
  return (
    <div class="prompt-refusal" role="alert">
      <p>{tableText(`refused-${refusal.reason}`)}</p>
      {refusal.reason === 'rule-failed' && (
        <Button size="small" icon="download" onClick={() => saveReport(state)}>
          {tableText('save-report')}
        </Button>
      )}
      {refusal.reason === 'not-stored' && (
        <Button size="small" icon="download" onClick={() => void saveGame(state)}>
          {tableText('keep-as-file')}
        </Button>
      )}
    </div>
  );
}

function saveReport({ session }: TableState): void {
  const report = session.faultReport();
  if (report) download(report, 'crawlspace-report.json');
}

/** The game as a file of its own. */
export async function saveGame({ session, kit }: TableState): Promise<void> {
  download(await session.exportSave(), `${kit.fileName(session.table.peek().game)}.crawl`);
}
