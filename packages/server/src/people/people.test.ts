import { expect, test, vi } from 'vitest';
import { hashOfSecret, newSecret, personOf } from '../secrets.ts';
import { People } from './people.ts';

test('somebody is let in though it cannot be noted that they came: a full disk can still be read', async () => {
  const secret = newSecret();
  const id = personOf(secret);
  const known = { id, hash: hashOfSecret(secret), name: 'Ada', seen: 0 };
  const full = new Error('the disk is full');
  const store = {
    findPerson: vi.fn(async () => known),
    savePerson: vi.fn(async () => undefined),
    seePerson: vi.fn(() => Promise.reject(full)),
  };
  const report = vi.fn();
  expect(await new People(store, report).recognise(secret)).toBe(id);
  expect(store.seePerson).toHaveBeenCalledExactlyOnceWith(id);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(String), full);
});
