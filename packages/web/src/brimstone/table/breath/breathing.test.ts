import { describe, expect, test, vi } from 'vitest';
import { newBrowser } from '../../../../test/session/sit-down.ts';
import { openPage } from '../../../../testing/page.ts';
import { fileOf, gameAt } from '../../../../testing/saves.ts';
import { adventuring } from '../state.ts';

const ASKS = /catch-your-breath|heal-mix/;

/** A table at the first breath after a fight. */
async function atTheBreath() {
  const { games } = newBrowser();
  const table = gameAt(
    ({ prompt, seat }, { turn, heroes }) =>
      turn.over && ASKS.test(prompt.key) && heroes.some(({ index }) => index > seat),
    4,
  );
  const saved = await games.importSave(new Blob([new Uint8Array(fileOf(table))]));
  if ('problem' in saved) throw new Error(saved.problem);
  const session = await games.open(saved.id);
  return { session, state: adventuring(session) };
}

describe('a breath for everybody', () => {
  test('is a screen with a row for each hero, and one button for all', async () => {
    const { session, state } = await atTheBreath();
    const asked = state.decision.value?.seat;
    const panel = state.panel?.(session.decisions.value[0] as never);
    const page = openPage(panel?.body);
    expect(panel?.title).toBe('Everybody catches their breath');
    expect(page.all('.breath-row').length).toBe(state.breathing.value?.breathers.length);
    expect(page.all(`[data-breath="${asked}-heal"]`)).toHaveLength(1);
    expect(page.text()).toContain('All as proposed');
    page.close();
  });

  test('as proposed nobody is asked about it any more', async () => {
    const { session, state } = await atTheBreath();
    state.breatheAll();
    await vi.waitFor(() => expect(state.breathing.value).toBeNull());
    const next = session.decisions.value[0];
    expect(next?.prompt.key ?? '').not.toMatch(ASKS);
    state.dispose();
  });

  test('of who is not asked yet waits for its question', async () => {
    const { session, state } = await atTheBreath();
    const later = state.breathing.value?.breathers.at(-1)?.hero ?? -1;
    const before = session.table.value.moment.n;
    state.breathe(later, 'heal');
    expect(state.breathing.value?.chosen).toEqual({ [later]: 'heal' });
    await new Promise((done) => setTimeout(done));
    expect(session.table.value.moment.n).toBe(before);
    state.dispose();
  });
});
