import { type Company, memberOf, saveCompany } from '@crawlspace/brimstone';
import { useState } from 'preact/hooks';
import { FriendsDialog } from '../../friends/FriendsDialog.tsx';
import { useServer } from '../../friends/use-server.ts';
import { shelves } from '../../session/games.ts';
import { bringCompany } from '../../session/online/api.ts';
import { onlineText } from '../../text/online.ts';
import { Button } from '../../ui/Button.tsx';
import { markOnline } from './online-marks.ts';
import { nameOfMember } from './people.ts';
import { campaignText } from './texts.ts';

interface Props {
  /** The company's name in this browser. */
  readonly id: string;
  /** The company with a chapter ahead or under way. */
  readonly company: () => Company;
  /** The game that is its chapter, if that was begun. */
  readonly current: string | null;
}

/** The company plays on at a table that friends elsewhere can come to. Nothing without a server. */
export function CompanyWithFriends({ id, company, current }: Props) {
  const [going, setGoing] = useState<Company | null>(null);
  if (!useServer()) return null;
  return (
    <>
      <Button class="with-friends" onClick={() => setGoing(company())}>
        {onlineText('friends')}
      </Button>
      {going && (
        <FriendsDialog
          title={onlineText('friends')}
          lead={campaignText('friends-lead')}
          players={namesIn(going).map(() => 'human')}
          names={namesIn(going)}
          make={async (who) => {
            const begun = current === null ? null : await shelves.find(current);
            const record = begun ? { current: begun.record } : {};
            const made = await bringCompany({ ...who, company: saveCompany(going), ...record });
            markOnline(id, made.table);
            return made;
          }}
          onClose={() => setGoing(null)}
        />
      )}
    </>
  );
}

/** Who goes, in the order of their seats. */
function namesIn(company: Company): readonly string[] {
  const { whereabouts } = company;
  if (whereabouts.at === 'home') return [];
  return whereabouts.members.flatMap((id) => {
    const member = memberOf(company, id);
    return member ? [nameOfMember(member)] : [];
  });
}
