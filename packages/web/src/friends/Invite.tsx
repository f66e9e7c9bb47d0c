import { useEffect, useState } from 'preact/hooks';
import { inviteTo } from '../route.ts';
import type { Fellows } from '../session/online/fellows.ts';
import { linksTo, rememberLinks } from '../session/online/identity.ts';
import { onlineText } from '../text/online.ts';
import { Choice } from '../ui/Choice.tsx';
import { InviteLink } from './InviteLink.tsx';

type Kind = 'invite' | 'spectator';

/** The links of a table's owner: to play, and to look on. */
export function Invite({ table, fellows }: { table: string; fellows: Fellows }) {
  const [kind, setKind] = useState<Kind>('invite');
  const [secret, renew] = useLink(table, fellows, kind);
  return (
    <>
      <Choice
        label={onlineText('invite')}
        value={kind}
        options={[
          { value: 'invite', label: onlineText('invite.play') },
          { value: 'spectator', label: onlineText('invite.watch') },
        ]}
        onChange={setKind}
      />
      {secret && (
        <InviteLink
          key={secret}
          address={inviteTo(table, secret)}
          lead={onlineText(kind === 'invite' ? 'invite.play.lead' : 'invite.watch.lead')}
          onRenew={renew}
        />
      )}
    </>
  );
}

/** A link is told once, when it is made: what this browser has not kept is made anew. */
function useLink(
  table: string,
  fellows: Fellows,
  kind: Kind,
): [secret: string | null, renew: () => void] {
  const [secret, setSecret] = useState<string | null>(null);
  const make = async () => {
    const reply = await fellows.ask({ t: 'link', kind });
    if (!reply?.value) return;
    rememberLinks(table, { [kind]: reply.value.secret });
    setSecret(reply.value.secret);
  };
  useEffect(() => {
    const known = linksTo(table)[kind];
    setSecret(known ?? null);
    if (!known) void make();
  }, [table, kind]);
  /** Takes all links of this kind back: whoever has one and does not sit cannot come any more. */
  const renew = async () => {
    const links = await fellows.ask({ t: 'links' });
    const old = (links?.value ?? []).filter((link) => link.kind === kind);
    await Promise.all(old.map(({ id }) => fellows.ask({ t: 'revoke', link: id })));
    await make();
  };
  return [secret, () => void renew()];
}
