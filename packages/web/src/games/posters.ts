import type { VNode } from 'preact';
import { BrimstoneArt } from '../brimstone/home/BrimstoneArt.tsx';
import type { GameId } from '../game-ids.ts';
import { HellscapeArt } from '../hellscape/home/HellscapeArt.tsx';
import type { IconName } from '../ui/icons.ts';

interface OnPoster {
  readonly Art: (props: { label: string }) => VNode;
  readonly icon: IconName;
}

/** What hangs on the first screen for each game: loaded with that screen, unlike the rest of a game. */
export const POSTERS: Readonly<Record<GameId, OnPoster>> = {
  brimstone: { Art: BrimstoneArt, icon: 'lantern' },
  hellscape: { Art: HellscapeArt, icon: 'flame' },
};
