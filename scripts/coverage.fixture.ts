import { rule } from '@crawlspace/kernel/testing';
import { expect } from 'vitest';

/** For coverage.test.ts: one rule that holds, one that does not. Not part of the tests themselves. */
rule('B-DICE-01', 'holds', () => expect(1).toBe(1));
rule(['B-DICE-02', 'B-DICE-03'], 'does not hold', () => expect(1).toBe(2));
