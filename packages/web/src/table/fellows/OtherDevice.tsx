import { useState } from 'preact/hooks';
import { InviteLink } from '../../friends/InviteLink.tsx';
import { inviteTo } from '../../route.ts';
import type { Fellows } from '../../session/online/fellows.ts';
import { onlineText } from '../../text/online.ts';
import { Button } from '../../ui/Button.tsx';

/** A link that brings all seats of whoever is here to another device. Nothing for those who have none of their own. */
export function OtherDevice({ table, fellows }: { table: string; fellows: Fellows }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { places } = fellows.around.value;
  if (!places.some(({ person }) => person === fellows.you)) return null;
  if (secret) {
    return <InviteLink address={inviteTo(table, secret)} lead={onlineText('invite.device')} />;
  }
  const make = async () => {
    const reply = await fellows.ask({ t: 'link', kind: 'device' });
    if (reply?.value) setSecret(reply.value.secret);
  };
  return (
    <Button size="small" class="fellows-device" onClick={() => void make()}>
      {onlineText('device')}
    </Button>
  );
}
