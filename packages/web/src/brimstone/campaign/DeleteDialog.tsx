import { useState } from 'preact/hooks';
import { appText } from '../../text/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Campaigns } from './campaigns.ts';
import { saveToFile } from './files.ts';
import { refusalText } from './refusal.ts';
import { campaignText } from './texts.ts';

interface Props {
  readonly campaigns: Campaigns;
  readonly company: { readonly id: string; readonly name: string; readonly chapters: object };
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Before a company goes for good: what is lost with it, and a file that keeps it. */
export function DeleteDialog({ campaigns, company, onClose, onDeleted }: Props) {
  const { id, name, chapters } = company;
  const [said, setSaid] = useState<{ readonly text: string; readonly bad: boolean } | null>(null);
  const failed = (error: unknown) => setSaid({ text: refusalText(error), bad: true });
  const save = () =>
    campaigns
      .open(id)
      .then(async (campaign) => saveToFile(campaign, await campaigns.exportFile(campaign)))
      .then((file) => setSaid({ text: appText('saved.exported', { file }), bad: false }), failed);
  const foot = (
    <>
      <Button onClick={onClose}>{appText('cancel')}</Button>
      <Button icon="download" onClick={() => void save()}>
        {campaignText('export')}
      </Button>
      <Button
        kind="danger"
        icon="bin"
        onClick={() => void campaigns.remove(id).then(onDeleted, failed)}
      >
        {campaignText('delete-it')}
      </Button>
    </>
  );
  return (
    <Dialog title={campaignText('delete-title', { name })} onClose={onClose} foot={foot}>
      <p>{campaignText('delete-text', { chapters: Object.keys(chapters).length })}</p>
      <p>{campaignText('delete-file')}</p>
      <p class={said?.bad ? 'said said-bad' : 'said'} role="status">
        {said?.text}
      </p>
    </Dialog>
  );
}
