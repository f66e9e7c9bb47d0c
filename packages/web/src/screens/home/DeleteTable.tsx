import { useState } from 'preact/hooks';
import { deleteCompany, deleteTable } from '../../session/online/api.ts';
import { appText } from '../../text/index.ts';
import { onlineText } from '../../text/online.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Listed } from './TableLine.tsx';

interface Props {
  readonly table: Listed;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** What somebody can do to be rid of a table: those of a company go together. */
export function deedOf({ mine, about }: Listed): 'delete-table' | 'delete-company' | 'leave-table' {
  if (!mine) return 'leave-table';
  return about?.company ? 'delete-company' : 'delete-table';
}

/** Before a table goes for good: what is lost with it. */
export function DeleteTable({ table, onClose, onDeleted }: Props) {
  const [failed, setFailed] = useState(false);
  const deed = deedOf(table);
  const remove = () => {
    const company = table.about?.company?.id;
    const isCompany = deed === 'delete-company' && company !== undefined;
    (isCompany ? deleteCompany(company) : deleteTable(table.id)).then(onDeleted, () =>
      setFailed(true),
    );
  };
  const foot = (
    <>
      <Button onClick={onClose}>{appText('cancel')}</Button>
      <Button kind="danger" icon="bin" onClick={remove}>
        {onlineText(deed)}
      </Button>
    </>
  );
  return (
    <Dialog title={onlineText(deed)} onClose={onClose} foot={foot}>
      <p>{onlineText(`${deed}.text`)}</p>
      <p role="status" class="said said-bad">
        {failed && onlineText('not-done')}
      </p>
    </Dialog>
  );
}
