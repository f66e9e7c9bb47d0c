import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { newBrowser } from '../../test/session/sit-down.ts';
import { aFight, fileOf, gameAt } from '../../testing/saves.ts';
import { kit } from '../brimstone/table/kit.tsx';
import { tableState } from './state.ts';

test('what enemies would do is not shown any more once the last has fallen', async () => {
  const { games } = newBrowser();
  const saved = await games.importSave(new Blob([new Uint8Array(fileOf(gameAt(aFight)))]));
  if ('problem' in saved) throw new Error(saved.problem);
  const session = await games.open(saved.id);
  const areThere = signal(true);
  const state = tableState(session, { ...kit, hasFoes: () => areThere.value });
  state.foreseeing.value = true;
  expect(state.foreseeing.value).toBe(true);
  areThere.value = false;
  expect(state.foreseeing.value).toBe(false);
  areThere.value = true;
  expect(state.foreseeing.value).toBe(false);
  state.dispose();
  session.close();
});
