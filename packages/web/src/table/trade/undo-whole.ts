import type { Session, Undone } from '../../session/types.ts';
import type { TableKit } from '../kit.ts';

/**
 * Takes the last answer back. A deal among belongings takes several answers and is taken back as one; that
 * somebody was done with them is nothing to take back by itself: it takes back the last deal before it, and where
 * there was none, the window was never opened.
 */
export async function undoWhole(
  session: Pick<Session, 'decisions' | 'undo'>,
  kit: Pick<TableKit, 'dealing'>,
): Promise<Undone> {
  const look = () => {
    const asked = session.decisions.peek().map((decision) => kit.dealing?.(decision) ?? null);
    return {
      within: asked.includes('within'),
      open: asked.filter((each) => each === 'open').length,
    };
  };
  for (let before = look(), steps = 0; ; steps++) {
    const result = await session.undo();
    if (result !== 'undone') return steps > 0 ? 'undone' : result;
    const now = look();
    const isDoneTakenBack = !before.within && now.open > before.open;
    if (!now.within && !isDoneTakenBack) return result;
    before = now;
  }
}
