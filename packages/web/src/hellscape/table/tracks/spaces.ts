import {
  type BossType,
  DARKNESS_TRACK,
  type DescentView,
  RARITIES,
  type Rarity,
} from '@crawlspace/hellscape';
import type { SymbolName } from '../../board/symbols.ts';
import { content } from '../../content.ts';
import { gameText, tableText } from '../words.ts';

/** A space of the track that lies there now. */
export interface TrackSpace {
  readonly number: number;
  readonly signs: readonly SymbolName[];
  readonly rarity: Rarity | null;
  /** What happens when the marker comes here. */
  readonly text: string;
  readonly state: 'past' | 'here' | 'next' | 'later';
}

/** The boss of the fight, or null before it begins. */
export function bossOf(view: DescentView): DescentView['enemies'][number] | null {
  if (view.darkness.side !== 'boss') return null;
  return view.enemies.find(({ kind }) => kind === 'boss') ?? null;
}

/** The spaces of the side of the Darkness track that lies up, or of the boss track. */
export function spacesOf(view: DescentView): readonly TrackSpace[] {
  const { side, space } = view.darkness;
  if (side !== 'boss') return darknessSpaces(side, space);
  const boss = bossOf(view);
  return boss ? bossSpaces(boss.type as BossType, space) : [];
}

/** The spaces of a side of the Darkness track; `space` is where the marker stands, 0 for nowhere. */
export function darknessSpaces(side: 'A' | 'B', space: number): readonly TrackSpace[] {
  return DARKNESS_TRACK[side].map(({ mobs, monster, treasure }, i) => {
    const signs: SymbolName[] = [];
    if (mobs) signs.push('skull');
    if (treasure) signs.push('treasure');
    if (monster) signs.push('monster');
    const parts = [
      mobs ? tableText('space-mobs') : '',
      treasure ? tableText('space-treasure', { rarity: gameText(`rarity.${treasure}`) }) : '',
      monster ? tableText('space-monster') : '',
    ].filter(Boolean);
    return {
      number: i + 1,
      signs,
      rarity: treasure ?? null,
      text: parts.length > 0 ? parts.join(' ') : tableText('space-quiet'),
      state: stateOf(i + 1, space),
    };
  });
}

export function bossSpaces(boss: BossType, space: number): readonly TrackSpace[] {
  return content().bosses[boss].track.map((each, i) => {
    const signs: SymbolName[] = [];
    if (each.yellow || each.orange) signs.push('hit');
    if (each.blue) signs.push('shield');
    if (each.enemy || each.activationDice) signs.push('ability');
    if (each.actions) signs.push('action');
    if (each.arrives) signs.push('skull');
    return {
      number: i + 1,
      signs,
      rarity: null,
      text: gameText(`${boss}.track-${i + 1}`),
      state: stateOf(i + 1, space),
    };
  });
}

function stateOf(number: number, space: number): TrackSpace['state'] {
  if (number < space) return 'past';
  if (number === space) return 'here';
  return number === space + 1 ? 'next' : 'later';
}

/** What the next space brings; after the last space of the first side comes the other side. */
export function nextSpace(view: DescentView): TrackSpace | null {
  const found = spacesOf(view).find(({ state }) => state === 'next');
  if (found) return found;
  return view.darkness.side === 'boss' ? null : (darknessSpaces('B', 0)[0] ?? null);
}

/** The chance of each rarity for the next token out of the bag. */
export function bagOdds({
  bag,
}: DescentView): readonly { rarity: Rarity; odds: number; count: number }[] {
  const all = bag.common + bag.rare + bag.epic;
  return RARITIES.map((rarity) => ({
    rarity,
    count: bag[rarity],
    odds: all === 0 ? 0 : bag[rarity] / all,
  }));
}
