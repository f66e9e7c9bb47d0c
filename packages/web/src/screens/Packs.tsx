import './packs/packs.css';
import type { Pack } from '@crawlspace/kernel/packs';
import { Fragment } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../game-ids.ts';
import { type Looked, lookInto, lookOver, type Sentence, shelfFile } from '../packs/shelf.ts';
import { shelves } from '../session/games.ts';
import type { PackLine } from '../session/storage/packs.ts';
import { language } from '../text/index.ts';
import { packText } from '../text/packs.ts';
import { Button } from '../ui/Button.tsx';
import { download } from '../ui/download.ts';
import { GameName } from './home/GameName.tsx';
import { Page } from './Page.tsx';
import { PackFile } from './packs/PackFile.tsx';

/** What came of something that was done here. */
interface Said {
  readonly text: string;
  readonly problems?: readonly Sentence[];
}

/** Packs of this browser: brought by file, looked at, given away, removed. */
export function Packs() {
  const [lines, setLines] = useState<readonly PackLine[]>([]);
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [open, setOpen] = useState<Looked | null>(null);
  const [isBusy, setBusy] = useState(false);
  const refresh = useCallback(() => {
    shelves.packs().then(setLines, () => setLines([]));
  }, []);
  useEffect(refresh, [refresh]);
  const busily = (act: () => Promise<void>) => {
    setBusy(true);
    setSaid([{ text: packText('reading') }]);
    act()
      .catch(() => setSaid([{ text: packText('failed') }]))
      .finally(() => setBusy(false));
  };
  const bring = (file: File) =>
    busily(async () => {
      const looked = await lookInto(await file.text(), packsFor);
      const kept: Said[] = [];
      for (const each of looked) kept.push(await keep(each));
      setSaid(kept);
      const last = looked.at(-1);
      setOpen(last && 'pack' in last ? last : null);
      refresh();
    });
  const look = (line: PackLine) =>
    busily(async () => {
      const pack = (await shelves.pack(line.hash)) as Pack | null;
      setOpen(pack && (await lookOver(pack, await packsFor(line.game))));
      setSaid([]);
    });
  const remove = (line: PackLine) =>
    busily(async () => {
      await shelves.removePack(line.hash);
      setSaid([{ text: packText('removed', { name: line.name }) }]);
      if (open?.loaded?.ref.hash === line.hash) setOpen(null);
      refresh();
    });
  const saveAll = () =>
    busily(async () => {
      const all = await Promise.all(lines.map(({ hash }) => shelves.pack(hash)));
      download(shelfFile(all.flatMap((pack) => pack ?? [])), 'packs.crawlpacks');
      setSaid([]);
    });
  return (
    <Page title={packText('title')}>
      <div class="packs">
        <div class="screen-title">
          <h1>{packText('title')}</h1>
          <p>{packText('lead')}</p>
        </div>
        <DropPlace disabled={isBusy} onFile={bring} />
        <div role="status" class="packs-said">
          {said.map(({ text, problems = [] }, n) => (
            <Fragment key={n}>
              <p>{text}</p>
              {problems.length > 0 && (
                <ul>
                  {problems.map((problem) => (
                    <li key={problem.en}>{problem[language.value]}</li>
                  ))}
                </ul>
              )}
            </Fragment>
          ))}
        </div>
        <section class="panel" aria-labelledby="shelf">
          <div class="packs-head">
            <h2 id="shelf">{packText('shelf')}</h2>
            {lines.length > 0 && (
              <Button size="small" icon="download" disabled={isBusy} onClick={saveAll}>
                {packText('all-out')}
              </Button>
            )}
          </div>
          {lines.length === 0 && <p class="soft">{packText('none')}</p>}
          <ul class="packs-shelf">
            {lines.map((line) => (
              <li key={line.hash} class="packs-line">
                <div>
                  <GameName game={line.game} />
                  <strong>{line.name}</strong>
                  <span class="soft">
                    {packText('by', { author: line.author, version: line.version })}
                  </span>
                </div>
                <div class="packs-actions">
                  <Button size="small" icon="cards" disabled={isBusy} onClick={() => look(line)}>
                    {packText('look')}
                  </Button>
                  <Button
                    kind="quiet"
                    icon="bin"
                    disabled={isBusy}
                    label={`${packText('remove')}: ${line.name}`}
                    onClick={() => remove(line)}
                  />
                </div>
              </li>
            ))}
          </ul>
        </section>
        {open && <PackFile looked={open} />}
      </div>
    </Page>
  );
}

/** A pack that is whole goes on the shelf. */
async function keep(looked: Awaited<ReturnType<typeof lookInto>>[number]): Promise<Said> {
  const { problems } = looked;
  if (!('pack' in looked)) return { text: packText('no-pack'), problems };
  const { pack, loaded, game } = looked;
  const { name, author, needs = [] } = pack;
  if (problems.length > 0 || !loaded) return { text: packText('not-whole', { name }), problems };
  const line = { ...loaded.ref, game, name, author, needs, broughtAt: Date.now() };
  await shelves.keepPack(line, pack);
  return { text: packText('brought', { name }) };
}

/** The packs that others of a game may build on. */
async function packsFor(game: GameId): Promise<readonly Pack[]> {
  const lines = (await shelves.packs()).filter((line) => line.game === game);
  const found = await Promise.all(lines.map(({ hash }) => shelves.pack(hash)));
  return found.flatMap((pack) => (pack as Pack | null) ?? []);
}

function DropPlace(props: { disabled: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { disabled, onFile } = props;
  return (
    <section
      class="packs-drop panel"
      aria-label={packText('bring')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer?.files ?? [];
        if (file && !disabled) onFile(file);
      }}
    >
      <Button
        kind="primary"
        icon="upload"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {packText('bring')}
      </Button>
      <span class="soft packs-drop-hint">{packText('drop')}</span>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={packText('bring')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </section>
  );
}
