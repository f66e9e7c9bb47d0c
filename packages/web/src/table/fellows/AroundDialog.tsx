import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Invite } from '../../friends/Invite.tsx';
import type { Fellows } from '../../session/online/fellows.ts';
import { onlineText } from '../../text/online.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { People } from './People.tsx';
import { Talk } from './Talk.tsx';
import './fellows.css';

export type AroundTab = 'seats' | 'people' | 'talk' | 'invite';

interface Props {
  readonly table: string;
  readonly fellows: Fellows;
  readonly onClose: () => void;
  /** What is shown first. */
  readonly first: AroundTab;
  /** The seats, where there is a table to sit at. */
  readonly children?: ComponentChildren;
}

/** Everybody around a table or a book: seats, words, and the links for those who are not here yet. */
export function AroundDialog({ table, fellows, onClose, first, children }: Props) {
  const [tab, setTab] = useState(first);
  const connection = fellows.connection.value;
  const isOver = connection !== 'here' && connection !== 'lost';
  // Why somebody was sent away is said at the table, which lies behind this.
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const { owner, places } = fellows.around.value;
  const isOwner = owner === fellows.you;
  const isAtHome = isOwner || places.some(({ person }) => person === fellows.you);
  const tabs: readonly { readonly id: AroundTab; readonly label: string }[] = [
    ...(children ? [{ id: 'seats', label: onlineText('seats') } as const] : []),
    { id: 'talk', label: onlineText('talk') },
    ...(isAtHome ? [{ id: 'people', label: onlineText('people') } as const] : []),
    ...(isOwner ? [{ id: 'invite', label: onlineText('invite') } as const] : []),
  ];
  return (
    <Dialog title={onlineText('fellows')} onClose={onClose}>
      <Tabs label={onlineText('fellows')} tabs={tabs} selected={tab} onSelect={setTab}>
        {tab === 'seats' && children}
        {tab === 'talk' && <Talk fellows={fellows} />}
        {tab === 'people' && <People fellows={fellows} />}
        {tab === 'invite' && <Invite table={table} fellows={fellows} />}
      </Tabs>
    </Dialog>
  );
}
