import { expect, test } from 'vitest';
import { forgetOnlineMark, markOnline, onlineMarkOf } from './online-marks.ts';

test('a company that was taken online is marked until the note is removed', () => {
  expect(onlineMarkOf('lanterns')).toBeNull();
  markOnline('lanterns', 'a-table');
  markOnline('others', 'another-table');
  expect(onlineMarkOf('lanterns')).toMatchObject({ table: 'a-table' });
  // The table to which it was taken last counts.
  markOnline('lanterns', 'a-later-table');
  expect(onlineMarkOf('lanterns')?.table).toBe('a-later-table');
  forgetOnlineMark('lanterns');
  expect(onlineMarkOf('lanterns')).toBeNull();
  expect(onlineMarkOf('others')?.table).toBe('another-table');
});
