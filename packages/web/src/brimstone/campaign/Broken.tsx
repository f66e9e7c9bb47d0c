import { Button } from '../../ui/Button.tsx';
import { exportBroken, saveToFile } from './files.ts';
import type { Campaign } from './keeper.ts';
import { campaignText } from './texts.ts';

/** What came after the last sound chapter could not be read: that is said, and kept for whoever wants it. */
export function Broken({ campaign }: { campaign: Campaign }) {
  const save = async () => saveToFile(campaign, await exportBroken(campaign));
  return (
    <p class="said said-bad" role="status">
      {campaignText('broken')}{' '}
      <Button size="small" icon="download" onClick={() => void save()}>
        {campaignText('broken-file')}
      </Button>
    </p>
  );
}
