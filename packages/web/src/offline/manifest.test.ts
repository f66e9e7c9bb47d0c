import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILE = new URL('../../public/manifest.webmanifest', import.meta.url);

test('a page that lies in a folder is installed from there, and is another one than its neighbours', () => {
  const { id, start_url, scope, icons } = JSON.parse(readFileSync(FILE, 'utf8'));
  const home = 'https://table.example/games/';
  const addresses = [start_url, scope, ...icons.map(({ src }: { src: string }) => src)];
  for (const address of addresses)
    expect(new URL(address, `${home}manifest.webmanifest`).href).toMatch(new RegExp(`^${home}`));
  // Without one it is the address it starts at; one of its own would count from the root of the server.
  expect(id).toBeUndefined();
});
