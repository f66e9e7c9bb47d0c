import type { PersonId } from '@crawlspace/host/online';
import { useState } from 'preact/hooks';
import type { Fellows } from '../../session/online/fellows.ts';
import { nameOf, othersAt } from '../../session/online/people.ts';
import { appText } from '../../text/index.ts';
import { onlineText } from '../../text/online.ts';
import { Button } from '../../ui/Button.tsx';
import { whyNot } from './refused.ts';

/** Servers take no longer ones. */
const LONGEST_WHY = 300;

/** Everybody else who belongs to the table, and what can be done about those who spoil it. */
export function People({ fellows }: { fellows: Fellows }) {
  const others = othersAt(fellows);
  if (others.length === 0) return <p class="soft">{onlineText('people.none')}</p>;
  return (
    <ul class="plain-list fellows-people">
      {others.map((person) => (
        <PersonRow key={person} fellows={fellows} person={person} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly fellows: Fellows;
  readonly person: PersonId;
}

function PersonRow({ fellows, person }: RowProps) {
  const [open, setOpen] = useState<'remove' | 'report' | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const around = fellows.around.value;
  const { muted, removed, owner, here } = around;
  const name = nameOf(around, person);
  const ask = async (...[wanted]: Parameters<Fellows['ask']>) => {
    const why = whyNot(await fellows.ask(wanted));
    setSaid(why ?? (wanted.t === 'report' ? onlineText('report.sent') : null));
    if (!why) setOpen(null);
  };
  const begin = (what: 'remove' | 'report') => {
    setOpen(what);
    setSaid(null);
  };
  const [isMuted, isRemoved] = [muted.includes(person), removed.includes(person)];
  const states = [
    onlineText(here.includes(person) ? 'here' : 'away'),
    ...(person === owner ? [onlineText('owner')] : []),
    ...(isMuted ? [onlineText('muted')] : []),
    ...(isRemoved ? [onlineText('removed')] : []),
  ];
  return (
    <li class="fellows-person" data-test="person-row">
      <div class="fellows-who">
        <b>{name}</b>
        <span>{states.join(' · ')}</span>
      </div>
      <div class="fellows-deeds">
        {owner === fellows.you && (
          <>
            <Button
              size="small"
              onClick={() => void ask({ t: 'mute', person, on: !isMuted })}
              label={`${onlineText(isMuted ? 'unmute' : 'mute')}: ${name}`}
            >
              {onlineText(isMuted ? 'unmute' : 'mute')}
            </Button>
            <Button
              size="small"
              onClick={() =>
                isRemoved ? void ask({ t: 'remove', person, on: false }) : begin('remove')
              }
              label={`${onlineText(isRemoved ? 'let-back' : 'remove')}: ${name}`}
            >
              {onlineText(isRemoved ? 'let-back' : 'remove')}
            </Button>
          </>
        )}
        <Button
          size="small"
          onClick={() => begin('report')}
          label={`${onlineText('report')}: ${name}`}
        >
          {onlineText('report')}
        </Button>
      </div>
      {open === 'remove' && (
        <Removing
          name={name}
          onClose={() => setOpen(null)}
          onRemove={() => void ask({ t: 'remove', person, on: true })}
        />
      )}
      {open === 'report' && (
        <Reporting
          onClose={() => setOpen(null)}
          onReport={(why) => void ask({ t: 'report', person, why })}
        />
      )}
      <p role="status">{said}</p>
    </li>
  );
}

interface RemovingProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** What it means, before it happens. */
function Removing({ name, onClose, onRemove }: RemovingProps) {
  return (
    <div class="fellows-ask">
      <p>{onlineText('remove.text', { name })}</p>
      <div class="fellows-deeds">
        <Button size="small" onClick={onClose}>
          {appText('cancel')}
        </Button>
        <Button size="small" kind="danger" onClick={onRemove}>
          {onlineText('remove.yes', { name })}
        </Button>
      </div>
    </div>
  );
}

interface ReportingProps {
  readonly onClose: () => void;
  readonly onReport: (why: string) => void;
}

function Reporting({ onClose, onReport }: ReportingProps) {
  const [why, setWhy] = useState('');
  return (
    <form
      class="fellows-ask"
      onSubmit={(event) => {
        event.preventDefault();
        if (why.trim()) onReport(why.trim());
      }}
    >
      <p>{onlineText('report.text')}</p>
      <label>
        <span>{onlineText('report.why')}</span>
        <input
          class="field"
          value={why}
          maxLength={LONGEST_WHY}
          autocomplete="off"
          data-test="report-why"
          onInput={({ currentTarget }) => setWhy(currentTarget.value)}
        />
      </label>
      <div class="fellows-deeds">
        <Button size="small" onClick={onClose}>
          {appText('cancel')}
        </Button>
        <Button size="small" kind="primary" submits disabled={!why.trim()}>
          {onlineText('report.send')}
        </Button>
      </div>
    </form>
  );
}
