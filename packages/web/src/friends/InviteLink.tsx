import './online.css';
import { useState } from 'preact/hooks';
import { onlineText } from '../text/online.ts';
import { Button } from '../ui/Button.tsx';
import { QrCode } from './QrCode.tsx';

interface Props {
  readonly address: string;
  readonly lead: string;
  /** Makes another one in its place, where that may be. */
  readonly onRenew?: () => void;
}

/** A link that somebody is to open elsewhere: to copy, to share, and for the camera of a phone. */
export function InviteLink({ address, lead, onRenew }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Some browsers let nobody copy: then it can be marked by hand.
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const canShare = typeof navigator.share === 'function';
  return (
    <div class="invite">
      <QrCode text={address} label={onlineText('qr')} />
      <div class="invite-words">
        <p class="soft">{lead}</p>
        <label class="invite-link">
          <span class="for-readers">{onlineText('link.label')}</span>
          <input
            class="field"
            readOnly
            value={address}
            data-test="invite-link"
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <p class="actions">
          <Button size="small" onClick={copy}>
            {onlineText(copied ? 'link.copied' : 'link.copy')}
          </Button>
          {canShare && (
            <Button
              size="small"
              onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
            >
              {onlineText('link.share')}
            </Button>
          )}
          {onRenew && (
            <Button size="small" kind="quiet" onClick={onRenew}>
              {onlineText('link.renew')}
            </Button>
          )}
          <span class="for-readers" role="status">
            {copied && onlineText('link.copied')}
          </span>
        </p>
      </div>
    </div>
  );
}
