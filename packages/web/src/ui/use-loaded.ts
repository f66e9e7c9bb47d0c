import { useEffect, useState } from 'preact/hooks';

/** Something that takes a while: not there yet, there, or failed. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown };

/** Loads once for each key. An answer for an older key is dropped. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  useEffect(() => {
    let current = true;
    setLoaded({ state: 'loading' });
    load().then(
      (value) => current && setLoaded({ state: 'ready', value }),
      (error: unknown) => current && setLoaded({ state: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return loaded;
}
