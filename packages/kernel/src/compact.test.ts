import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteReader, ByteWriter, checksum } from './bytes.ts';
import { packRecord, unpackRecord } from './compact.ts';
import { GIVERS } from './log.ts';
import type { GameRecord } from './record.ts';

test('numbers and texts of every size survive the bytes', () => {
  fc.assert(
    fc.property(
      fc.maxSafeNat(),
      fc.integer({ min: -(2 ** 51), max: 2 ** 51 }),
      fc.string({ unit: 'grapheme' }),
      (n, z, text) => {
        const writer = new ByteWriter();
        writer.whole(n);
        writer.signed(z);
        writer.text(text);
        const reader = new ByteReader(writer.finish());
        expect([reader.whole(), reader.signed(), reader.text(), reader.left]).toEqual([
          n,
          z,
          text,
          0,
        ]);
      },
    ),
  );
});

test('the checksum is CRC-32', () => {
  const digits = Uint8Array.from([...'123456789'].map((digit) => digit.charCodeAt(0)));
  expect(checksum(digits)).toBe(0xcbf43926);
});

const seat = fc.nat({ max: 5 });
const answer = fc.record(
  {
    t: fc.constant('answer' as const),
    seat,
    decision: fc.nat({ max: 5000 }),
    picks: fc.array(fc.constantFrom('s1', 's22', 'yes', 'no', 'però', ''), { maxLength: 6 }),
    by: fc.constantFrom(...GIVERS),
    id: fc.string(),
  },
  { requiredKeys: ['t', 'seat', 'decision', 'picks'] },
);
const undo = fc.record({
  t: fc.constant('undo' as const),
  to: fc.nat({ max: 5000 }),
  seats: fc.array(seat),
  vote: fc.boolean(),
});
const vote = fc.record({ t: fc.constant('vote' as const), seat, to: fc.nat({ max: 5000 }) });
const log = fc.array(fc.oneof({ arbitrary: answer, weight: 4 }, undo, vote));

test('any record survives packing', () => {
  fc.assert(
    fc.property(log, fc.string(), fc.jsonValue(), (entries, seed, setup) => {
      const record: GameRecord = {
        format: 2,
        game: 'skirmish',
        rules: 1,
        setup,
        seed,
        seeding: 2,
        log: entries,
        hash: '0123456789abcdef',
        seal: 'fedcba9876543210',
      };
      expect(unpackRecord(packRecord(record))).toEqual(JSON.parse(JSON.stringify(record)));
    }),
  );
});
