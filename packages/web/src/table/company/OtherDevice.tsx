import { useState } from 'preact/hooks';
import { inviteTo } from '../../route.ts';
import { InviteLink } from '../../screens/online/InviteLink.tsx';
import type { Company } from '../../session/online/company.ts';
import { onlineText } from '../../text/online.ts';
import { Button } from '../../ui/Button.tsx';

/** A link that brings all seats of whoever is here to another device. Nothing for those who have none of their own. */
export function OtherDevice({ table, company }: { table: string; company: Company }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { places } = company.around.value;
  if (!places.some(({ person }) => person === company.you)) return null;
  if (secret) {
    return <InviteLink address={inviteTo(table, secret)} lead={onlineText('invite.device')} />;
  }
  const make = async () => {
    const reply = await company.ask({ t: 'link', kind: 'device' });
    if (reply?.value) setSecret(reply.value.secret);
  };
  return (
    <Button size="small" class="company-device" onClick={() => void make()}>
      {onlineText('device')}
    </Button>
  );
}
