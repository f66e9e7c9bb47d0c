import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ByteReader, ByteWriter, checksum } from './bytes.ts';
import { packRecord, unpackRecord } from './compact.ts';
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

const answers = fc.array(
  fc.tuple(
    fc.nat({ max: 5000 }),
    fc.nat({ max: 5 }),
    fc.array(fc.constantFrom('s1', 's22', 'yes', 'no', 'però', ''), { maxLength: 6 }),
  ),
);

test('any record survives packing', () => {
  fc.assert(
    fc.property(answers, fc.string(), fc.jsonValue(), (given, seed, setup) => {
      const record: GameRecord = {
        format: 1,
        game: 'skirmish',
        rules: 1,
        setup,
        seed,
        answers: given,
        rewinds: [{ kept: 3, voters: [0, 1] }],
        hash: '0123456789abcdef',
        seal: 'fedcba9876543210',
      };
      expect(unpackRecord(packRecord(record))).toEqual(JSON.parse(JSON.stringify(record)));
    }),
  );
});
