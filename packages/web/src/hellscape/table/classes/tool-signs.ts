import type { SymbolName } from '../../board/symbols.ts';
import { content } from '../../content.ts';

/** Red tokens go with attacks, blue ones with moves, green ones with everything. */
export function toolSign(token: string): SymbolName | null {
  const card = content().rogueTokens[token];
  if (!card) return null;
  if (card.kind === 'poison') return 'poison';
  if (card.kind === 'shadow') return 'moon';
  return card.colour === 'red' ? 'hit' : card.colour === 'blue' ? 'arrow' : 'xp';
}
