import { loadTable, packRecord, Random, randomPicks, Table } from '@crawlspace/kernel';
import { skirmish } from '@crawlspace/kernel/skirmish';
import { microseconds, perSecond, plain, type Result } from './measure.ts';

const SETUP = { rats: 4, rounds: 20 };

/** Decisions per second of the sample game with random legal answers, nobody watching. */
export function sampleDecisionsPerSecond(milliseconds: number): number {
  const random = Random.seeded('bench');
  let games = 0;
  return perSecond(milliseconds, () => {
    const options = { events: false, snapshots: false };
    const table = Table.start(skirmish, SETUP, `bench ${games++}`, options);
    let decisions = 0;
    for (let [question] = table.pending; question; [question] = table.pending) {
      table.answerQuestion(question, randomPicks(question, random));
      decisions++;
    }
    return decisions;
  });
}

export function kernelResults(): Result[] {
  const table = middleOfAGame();
  const record = table.save();
  const bytes = packRecord(record).length - packRecord({ ...record, answers: [] }).length;
  return [
    plain(
      'fork',
      microseconds(1000, () => table.fork({ events: false, snapshots: false })),
      'µs',
    ),
    plain(
      'save',
      microseconds(1000, () => packRecord(table.save())),
      'µs',
    ),
    plain(
      'load',
      microseconds(1000, () => loadTable(skirmish, record)),
      'µs',
    ),
    plain('answers in the save', record.answers.length, ''),
    plain('compact save', bytes / record.answers.length, 'bytes an answer'),
  ];
}

function middleOfAGame() {
  const random = Random.seeded('middle');
  const table = Table.start(skirmish, SETUP, 'middle');
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (table.answerCount === 80) break;
    table.answerQuestion(question, randomPicks(question, random));
  }
  return table;
}
