import { useState } from 'preact/hooks';
import { addressOf } from '../../route.ts';
import { games } from '../../session/games.ts';
import { replayText } from '../../text/replay.ts';
import { Button } from '../../ui/Button.tsx';

/** What became of the wish for a link. */
type Link =
  | { readonly state: 'none' | 'copied' | 'long' }
  | { readonly state: 'here'; address: string };

/** The whole game in an address, where it is short enough for one. */
export function ShareLink({ id }: { id: string }) {
  const [link, setLink] = useState<Link>({ state: 'none' });
  const share = async () => {
    const letters = await games.share(id);
    if (letters === null) {
      setLink({ state: 'long' });
      return;
    }
    const address = new URL(addressOf({ screen: 'shared', letters }), location.href).href;
    // Some browsers let nobody copy: then it can be marked by hand.
    const copied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    setLink(copied ? { state: 'copied' } : { state: 'here', address });
  };
  return (
    <>
      <Button size="small" icon="reel" onClick={() => void share()}>
        {replayText('link')}
      </Button>
      <p class="soft share-link" role="status" data-test="share-link">
        {link.state === 'copied' && replayText('link.done')}
        {link.state === 'long' && replayText('link.long')}
        {link.state === 'here' && (
          <label>
            {replayText('link.here')}{' '}
            <input
              readOnly
              value={link.address}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
      </p>
    </>
  );
}
