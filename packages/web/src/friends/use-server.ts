import type { ServerAbout } from '@crawlspace/host/online';
import { useEffect, useState } from 'preact/hooks';
import { askAbout } from '../session/online/api.ts';

let known: Promise<ServerAbout | null> | null = null;

/** What the server of this page offers; null when there is none that plays online, undefined until that is known. */
export function useServer(): ServerAbout | null | undefined {
  const [about, setAbout] = useState<ServerAbout | null | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    known ??= askAbout();
    void known.then((found) => {
      // Without a network there may be one later.
      if (!found) known = null;
      if (isWanted) setAbout(found);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return about;
}
