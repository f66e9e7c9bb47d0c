import { LoadedTable } from './load-tables.ts';

/*
 * People at another table, in a process of their own: how long their answers take is what counts, and nothing
 * that goes on in the process of those who attack may be in it.
 */
const [address = ''] = process.argv.slice(2);
/** Milliseconds between two answers. */
const PACE = 10;

let times: number[] = [];
/** When the answer was given that nobody has confirmed yet. */
let since: number | null = null;
let table = await LoadedTable.open(address, 'hellscape', 'bystander');
let games = 0;
process.on('message', () => {
  if (since !== null) note(performance.now() - since);
  process.send?.(times);
  times = [];
});

/** Whoever would have answered meanwhile has waited, too: a long wait counts for all of them. */
function note(took: number): void {
  for (let left = took; left > 0; left -= PACE) times.push(left);
}

process.send?.('ready');
for (;;) {
  if (table.isOver) {
    table.leave();
    table = await LoadedTable.open(address, 'hellscape', `bystander ${++games}`);
  }
  since = performance.now();
  const took = await table.answer();
  since = null;
  if (took !== null) note(took);
  await new Promise((resolve) => setTimeout(resolve, PACE));
}
