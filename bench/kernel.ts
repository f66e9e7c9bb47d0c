import { loadTable, packRecord, Random, randomPicks, Table } from '@crawlspace/kernel';
import { skirmish } from '@crawlspace/kernel/skirmish';
import { microseconds, plain, type Result } from './measure.ts';

const SETUP = { rats: 4, rounds: 20 };

export function kernelResults(): Result[] {
  const table = middleOfAGame();
  const record = table.save();
  const bytes = packRecord(record).length - packRecord({ ...record, log: [] }).length;
  return [
    plain(
      'sample skirmish, fork',
      microseconds(1000, () => table.future('fork')),
      'µs',
    ),
    plain(
      'sample skirmish, save',
      microseconds(1000, () => packRecord(table.save())),
      'µs',
    ),
    plain(
      'sample skirmish, load',
      microseconds(1000, () => loadTable(skirmish, record)),
      'µs',
    ),
    plain('sample skirmish, answers in the save', record.log.length, ''),
    plain('sample skirmish, compact save', bytes / record.log.length, 'bytes an answer'),
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
