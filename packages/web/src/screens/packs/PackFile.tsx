import { useLook } from '../../game/use-look.ts';
import { KITS } from '../../games/kits.ts';
import type { Looked } from '../../packs/shelf.ts';
import { language } from '../../text/index.ts';
import { packText } from '../../text/packs.ts';

/** A pack, with its cards as the table prints them: what is new, what is changed, what is taken out. */
export function PackFile({ looked }: { looked: Looked }) {
  const { pack, loaded, game, content } = looked;
  useLook(game);
  const { PackCards } = KITS[game];
  if (!loaded) return null;
  const { added, changed, removed, lacks } = loaded;
  const parts = [
    ['adds', added],
    ['changes', changed],
    ['removes', removed],
  ] as const;
  return (
    <section class="pack-file panel" aria-labelledby="pack">
      <h2 id="pack">{pack.name}</h2>
      <p class="soft">{packText('by', { author: pack.author, version: pack.version })}</p>
      {lacks.includes(language.value) && <p class="tag tag-warning">{packText('lacks')}</p>}
      {parts.map(([key, placed]) =>
        placed.length === 0 ? null : (
          <section key={key} class={`pack-${key}`} aria-labelledby={`pack-${key}`}>
            <h3 id={`pack-${key}`}>{packText(key, { count: placed.length })}</h3>
            <PackCards content={content} cards={placed.map(({ id }) => id)} />
          </section>
        ),
      )}
    </section>
  );
}
