import 'fake-indexeddb/auto';
import { content, found } from '@crawlspace/brimstone';
import { hashOf } from '@crawlspace/kernel';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { botsHere, botsRest, settled } from '../../../test/session/sit-down.ts';
import { finishedGame } from '../../../testing/saves.ts';
import { LocalGames } from '../../session/games.ts';
import { GameStore } from '../../session/storage/store.ts';
import { Campaigns } from './campaigns.ts';
import { type Campaign, Refused } from './keeper.ts';

let browsers = 0;

function browser() {
  const store = new GameStore(`campaigns-${++browsers}`);
  const games = new LocalGames({
    store,
    pages: { tell: () => undefined, listen: () => () => undefined },
    orders: signal({}),
    tableOrders: signal({}),
    pause: () => 0,
    bots: botsHere,
  });
  return { store, games, campaigns: new Campaigns(store, games) };
}

/** Bots play the chapter to its end. */
async function playOut(games: LocalGames, { current }: Campaign): Promise<void> {
  const session = await games.open(current ?? '');
  session.players.value = session.players.value.map(() => 'bot');
  while (!session.table.value.outcome) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    await botsRest(session);
  }
  await settled(session);
  session.close();
}

test('a single adventure leads to Town, and what came of it into the book', async () => {
  const { store, games, campaigns } = browser();
  const { id: game } = await games.takeInNew(finishedGame().save());
  const begun = await campaigns.foundAfter('The Late Shift', game);
  expect(begun.company.whereabouts.at).toBe('town');
  expect(Object.values(begun.chapters)).toEqual([game]);
  const away = await campaigns.goToTown(begun, await campaigns.lastPlayers(begun));
  // Nothing is lost by a reload in between.
  expect(await campaigns.open(begun.id)).toEqual(away);
  await playOut(games, away);
  const home = await campaigns.open(begun.id);
  expect(home.company.whereabouts).toEqual({ at: 'home' });
  expect(home.current).toBeNull();
  expect(home.company.chronicle.map(({ kind }) => kind)).toEqual(['adventure', 'stay']);
  expect(Object.values(home.chapters)).toEqual([game, away.current]);
  expect(await store.companies()).toMatchObject([{ name: 'The Late Shift', current: null }]);
  // Bots decided there: the book tells for whom, until the company goes on.
  const told = await campaigns.botsInTown(home);
  expect(told?.bots).toEqual(told?.heroes.map(({ index }) => index));
  expect(told?.events.some(({ event }) => event.t === 'left-town')).toBe(true);
  expect(await campaigns.botsInTown(begun)).toBeNull();
});

test('whoever rides to Town after bots have played is asked who decides there', async () => {
  const { games, campaigns } = browser();
  let campaign = await campaigns.begin(found('New', { content }));
  campaign = await campaigns.recruit(campaign, { class: 'bandido' });
  const mustering = { mission: 'a-fistful-of-dark-stone', members: ['m1'] };
  campaign = await campaigns.setOut(campaign, mustering, ['bot']);
  await playOut(games, campaign);
  campaign = await campaigns.open(campaign.id);
  expect(await campaigns.lastPlayers(campaign)).toEqual(['bot']);
  const mine = await campaigns.goToTown(campaign, ['human']);
  const line = (await games.list()).find(({ id }) => id === mine.current);
  expect(line?.players).toEqual(['human']);
});

test('members set out together, and the adventure is a game like any other', async () => {
  const { games, campaigns } = browser();
  let campaign = await campaigns.begin(found('New', { content }));
  for (const heroClass of ['bandido', 'gunslinger'] as const)
    campaign = await campaigns.recruit(campaign, { class: heroClass });
  const mustering = { mission: 'a-fistful-of-dark-stone', members: ['m2', 'm1'] };
  campaign = await campaigns.setOut(campaign, mustering, ['bot', 'human']);
  const [line] = await games.list();
  expect(line).toMatchObject({ id: campaign.current, players: ['bot', 'human'] });
  // Whoever deletes the game among the others can begin it anew.
  await games.remove(campaign.current ?? '');
  campaign = await campaigns.open(campaign.id);
  expect(campaign.current).toBeNull();
  campaign = await campaigns.setOutAnew(campaign);
  expect((await games.list()).map(({ id }) => id)).toEqual([campaign.current]);
  expect(line?.heroes.map(({ class: heroClass }) => heroClass)).toEqual(['gunslinger', 'bandido']);
});

test('a company that is deleted takes its chapters along, and nothing else', async () => {
  const { store, games, campaigns } = browser();
  const { id: single } = await games.takeInNew(finishedGame().save());
  const { id: first } = await games.takeInNew(finishedGame().save());
  const kept = await campaigns.begin(found('Kept', { content }));
  const doomed = await campaigns.goToTown(await campaigns.foundAfter('Doomed', first), []);
  expect((await games.list()).map(({ id }) => id).sort()).toEqual(
    [single, first, doomed.current].sort(),
  );
  await campaigns.remove(doomed.id);
  expect((await games.list()).map(({ id }) => id)).toEqual([single]);
  expect(await store.find(doomed.current ?? '')).toBeNull();
  expect((await store.companies()).map(({ id }) => id)).toEqual([kept.id]);
  await expect(campaigns.open(doomed.id)).rejects.toThrow('no company');
});

test('what is refused changes nothing, and so does a page that has been overtaken', async () => {
  const { campaigns } = browser();
  const campaign = await campaigns.begin(found('New', { content }));
  await expect(campaigns.passTown(campaign)).rejects.toBeInstanceOf(Refused);
  const alone = { mission: 'a-fistful-of-dark-stone', members: [] };
  await expect(campaigns.setOut(campaign, alone, [])).rejects.toThrow('nobody-goes');
  await expect(campaigns.bury(campaign, 'm1')).rejects.toThrow('no-such-member');
  const joined = await campaigns.recruit(campaign, { class: 'bandido' });
  const late = campaigns.recruit(campaign, { class: 'gunslinger' });
  await expect(late).rejects.toThrow('gone-on');
  expect(await campaigns.open(campaign.id)).toEqual(joined);
  await expect(campaigns.open('nowhere')).rejects.toThrow('no company');
});

test('a company that cannot be read to its end opens where it was sound, and the rest is kept', async () => {
  const { store, campaigns } = browser();
  const begun = await campaigns.begin(found('Owing', { content }));
  const line = await store.company(begun.id);
  const saved = line?.saved as { readonly log: readonly object[] };
  const bad = {
    t: 'recruited',
    member: 'm1',
    hero: { class: 'nobody' },
    after: hashOf(saved.log[0]),
  };
  const poisoned = { ...saved, log: [...saved.log, bad], head: hashOf(bad) };
  if (!line) throw new Error('it was kept');
  await store.keepCompany({ ...line, saved: poisoned, head: poisoned.head }, line.head);
  const opened = await campaigns.open(begun.id);
  expect(opened.company).toEqual(begun.company);
  expect(opened.broken).toEqual(poisoned);
  // It goes on, and what was found stays at hand.
  await campaigns.recruit(opened, { class: 'bandido' });
  const later = await campaigns.open(begun.id);
  expect(later.company.members.length).toBe(1);
  expect(later.broken).toEqual(poisoned);
});
