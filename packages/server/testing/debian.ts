import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs one of Debian's packages where that is allowed; otherwise nothing happens. */
export function installFromDebian(what: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.error(`Installing ${what} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', what]]) {
      execFileSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env });
    }
  } catch {
    // Whoever needs it looks whether it is there.
  }
}
