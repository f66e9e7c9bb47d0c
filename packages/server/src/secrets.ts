import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PersonId } from '@crawlspace/host/online';

const SECRET_BYTES = 16;

/** 128 bits, as 22 letters of base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What a secret must look like; anything shorter could be guessed. */
export const SECRET = /^[A-Za-z0-9_-]{22}$/;

/** Letters that cannot be mistaken for each other. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A name that nobody else has: 5 bits a letter. */
export function newName(letters = 16): string {
  return Array.from(randomBytes(letters), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Secrets have 128 bits of chance, so that nothing slow is needed to hash them. */
export function hashOfSecret(secret: string): Uint8Array {
  return digest('secret', secret);
}

/** Takes as long whether the first letter is wrong or the last. */
export function isSameHash(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

export function isSameText(one: string, other: string): boolean {
  return isSameHash(Buffer.from(one), Buffer.from(other));
}

const ID_LETTERS = 16;

/** What others may call somebody: follows from the secret, and tells nothing about it or its hash. */
export function personOf(secret: string): PersonId {
  return Buffer.from(digest('person', secret)).toString('base64url').slice(0, ID_LETTERS);
}

function digest(purpose: string, secret: string): Uint8Array {
  return createHash('sha256').update(`${purpose} ${secret}`).digest();
}
