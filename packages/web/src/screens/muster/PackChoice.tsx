import type { PackRef } from '@crawlspace/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { PacksOnPage } from '../../game/kit.ts';
import type { TableId } from '../../game-ids.ts';
import { shelves } from '../../session/games.ts';
import type { PackLine } from '../../session/storage/packs.ts';
import type { NewGame } from '../../session/types.ts';
import { packText } from '../../text/packs.ts';
import { Toggle } from '../../ui/Toggle.tsx';

/** The packs a game is set up with, in the order in which they are laid. */
export interface ChosenPacks {
  readonly refs: readonly PackRef[];
  readonly packs: readonly object[];
  readonly names: readonly string[];
}

export const NO_PACKS: ChosenPacks = { refs: [], packs: [], names: [] };

/** What is about to start says with which packs. */
export function withNames(summary: string, { names }: ChosenPacks): string {
  return [summary, ...names].join(' · ');
}

export function withPacks(game: NewGame, { refs, packs }: ChosenPacks): NewGame {
  if (refs.length === 0) return game;
  return { ...game, setup: { ...(game.setup as object), packs: refs }, packs };
}

interface Props {
  readonly game: TableId;
  readonly kit: () => Promise<PacksOnPage>;
  readonly chosen: ChosenPacks;
  readonly onChange: (chosen: ChosenPacks) => void;
}

/** The packs of this browser that are for this game, to be played with; nothing where there are none. */
export function PackChoice({ game, kit, chosen, onChange }: Props) {
  const [lines, setLines] = useState<readonly PackLine[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    shelves.packs().then(
      (all) => setLines(all.filter((line) => line.game === game)),
      () => setLines([]),
    );
  }, [game]);
  if (lines.length === 0) return null;
  const isChosen = ({ hash }: PackLine) => chosen.refs.some((ref) => ref.hash === hash);
  const toggle = async (line: PackLine) => {
    setProblem(null);
    const wanted = isChosen(line)
      ? withoutNeeding(lines.filter(isChosen), line)
      : withNeeded([...lines.filter(isChosen), line], lines);
    try {
      onChange(await shown(await kit(), wanted));
    } catch (error) {
      setProblem(packText('choose.failed', { why: error instanceof Error ? error.message : '' }));
    }
  };
  return (
    <section class="panel muster-packs" aria-labelledby="packs">
      <h2 id="packs">{packText('choose')}</h2>
      <p class="soft">{packText('choose.text')}</p>
      <ul class="muster-pack-list">
        {lines.map((line) => (
          <li key={line.hash}>
            <Toggle label={line.name} on={isChosen(line)} onChange={() => void toggle(line)} />
            <span class="soft">
              {packText('by', { author: line.author, version: line.version })}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" class="said said-bad">
        {problem}
      </p>
    </section>
  );
}

/** Shows what the game is with these packs. */
async function shown(kit: PacksOnPage, wanted: readonly PackLine[]): Promise<ChosenPacks> {
  const refs = wanted.map(({ id, version, hash }) => ({ id, version, hash }));
  const found = await Promise.all(refs.map(({ hash }) => shelves.pack(hash)));
  const packs = found.flatMap((pack) => pack ?? []);
  kit.show(refs.length > 0 ? await kit.contentOf({ refs, packs }) : null);
  return { refs, packs, names: wanted.map(({ name }) => name) };
}

/** With what they build on, as far as it is here. */
function withNeeded(wanted: readonly PackLine[], all: readonly PackLine[]): readonly PackLine[] {
  const needed = wanted.flatMap(({ needs }) =>
    needs.flatMap(({ id }) => all.find((line) => line.id === id) ?? []),
  );
  const missing = needed.filter((line) => !wanted.includes(line));
  return missing.length > 0 ? withNeeded([...new Set([...missing, ...wanted])], all) : wanted;
}

/** Without this one, and without those that build on it. */
function withoutNeeding(wanted: readonly PackLine[], gone: PackLine): readonly PackLine[] {
  const rest = wanted.filter((line) => line !== gone);
  const needing = rest.find(({ needs }) => needs.some(({ id }) => id === gone.id));
  return needing ? withoutNeeding(rest, needing) : rest;
}
