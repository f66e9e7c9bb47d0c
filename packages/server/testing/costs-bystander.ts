import { LoadedTable } from './load-tables.ts';

/*
 * People at another table, in a process of their own: how long their answers take is what counts, and nothing
 * that goes on in the process of those who attack may be in it.
 */
const [address = ''] = process.argv.slice(2);
/** Milliseconds between two answers. */
const PACE = 10;

let times: number[] = [];
let table = await LoadedTable.open(address, 'hellscape', 'bystander');
let games = 0;
process.on('message', () => {
  process.send?.(times);
  times = [];
});
process.send?.('ready');
for (;;) {
  if (table.isOver) {
    table.leave();
    table = await LoadedTable.open(address, 'hellscape', `bystander ${++games}`);
  }
  const took = await table.answer();
  if (took !== null) times.push(took);
  await new Promise((resolve) => setTimeout(resolve, PACE));
}
