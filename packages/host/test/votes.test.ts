import { expect, test } from 'vitest';
import { play, sitDown } from '../testing/around.ts';

/** A game of two that stands right after a roll: nothing can be taken back freely. */
async function afterARoll() {
  const sitting = sitDown('hellscape', 'vote');
  const { table } = sitting;
  while (table.answerCount < 6 || table.answerCount > table.barrier) await play(sitting, 1);
  const vote = (seats: readonly number[], where = 2, voters = [0, 1]) =>
    sitting.host.goBack({ seats, where, voters });
  return { ...sitting, vote };
}

test('More than half of the voters take the table back, and the log says who', async () => {
  const { vote, table } = await afterARoll();
  expect(await vote([0])).toEqual({ ok: true, undone: false, votes: 1, needed: 2 });
  expect(await vote([1])).toEqual({ ok: true, undone: true, votes: 2, needed: 2 });
  expect(table.answerCount).toBe(2);
  expect(table.log.at(-1)).toEqual({ t: 'undo', to: 2, seats: [0, 1], vote: true });
});

test('Whoever has no say leaves it to the others', async () => {
  const { vote, table } = await afterARoll();
  expect(await vote([0], 2, [0])).toMatchObject({ undone: true, votes: 1, needed: 1 });
  expect(table.answerCount).toBe(2);
});

test('A vote that is given again is not noted again, and the game knows of none', async () => {
  const { vote, table, store } = await afterARoll();
  const { length } = table.log;
  await vote([0]);
  expect(await vote([0])).toMatchObject({ undone: false, votes: 1 });
  expect(store.ballots).toEqual([{ seat: 0, to: 2 }]);
  expect(table.log).toHaveLength(length);
});

test('Votes for different points do not add up, and of several votes of a seat the last one counts', async () => {
  const { vote, host } = await afterARoll();
  await vote([0], 4);
  await vote([0], 2);
  expect(await vote([1], 4)).toMatchObject({ undone: false, votes: 1 });
  expect(host.vote).toEqual({ to: 4, seats: [1] });
  expect(await vote([0], 4)).toMatchObject({ undone: true, votes: 2 });
});

test('A vote for another point in between makes no earlier vote void', async () => {
  const { vote, table } = await afterARoll();
  await vote([0], 4);
  await vote([1], 2);
  expect(await vote([1], 4)).toMatchObject({ undone: true, votes: 2, needed: 2 });
  expect(table.log.at(-1)).toEqual({ t: 'undo', to: 4, seats: [0, 1], vote: true });
});

test('What is voted on again is what whoever votes again wants', async () => {
  const { vote, host } = await afterARoll();
  await vote([0], 4);
  await vote([1], 2);
  expect(await vote([0], 4)).toMatchObject({ undone: false, votes: 1, needed: 2 });
  expect(host.vote).toEqual({ to: 4, seats: [0] });
});

test('An answer in between ends the vote', async () => {
  const sitting = await afterARoll();
  await sitting.vote([0]);
  await play(sitting, 1);
  expect(sitting.host.vote).toBeNull();
  expect(await sitting.vote([1])).toMatchObject({ undone: false, votes: 1 });
});

test('Nobody votes from a seat that is not there, or for what has not happened', async () => {
  const { vote, table } = await afterARoll();
  expect(await vote([7])).toEqual({ ok: false, reason: 'no-such-seat' });
  expect(await vote([0], table.answerCount)).toEqual({ ok: false, reason: 'nothing-to-undo' });
});

test('A vote is not counted when it cannot be kept', async () => {
  const { vote, store, host } = await afterARoll();
  store.failNext = true;
  expect(await vote([0])).toMatchObject({ reason: 'not-stored' });
  expect(host.vote).toBeNull();
  expect(await vote([0])).toMatchObject({ undone: false, votes: 1 });
});

test('A vote under way goes on when the table is opened again', async () => {
  const { vote, store, table } = await afterARoll();
  await vote([0]);
  const again = sitDown('hellscape', 'vote', { table, ballots: store.ballots });
  expect(again.host.vote).toEqual({ to: 2, seats: [0] });
  expect(await again.host.goBack({ seats: [1], where: 2 })).toMatchObject({ undone: true });
});
