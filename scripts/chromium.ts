import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

/** Where Debian's package puts it; another Chromium can be named. */
const CHROMIUM = process.env['CHROMIUM'] || '/usr/bin/chromium';

/** Makes sure that there is a browser to test in: installs Debian's where that is possible. */
export function ensureChromium(): void {
  if (existsSync(CHROMIUM)) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (canInstall && CHROMIUM === '/usr/bin/chromium') {
    console.error('Installing Chromium …');
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', 'chromium');
  }
  if (existsSync(CHROMIUM)) return;
  throw new Error(
    `No Chromium at ${CHROMIUM}: install it (apt-get install chromium) or name another with CHROMIUM.`,
  );
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

// In containers the browser runs as root, where its sandbox does not work; it only sees our pages.
const LAUNCH = { executablePath: CHROMIUM, args: ['--no-sandbox'] };

export async function launchChromium(): Promise<Browser> {
  ensureChromium();
  return chromium.launch(LAUNCH);
}

/** A browser that several processes can connect to. */
export async function serveChromium(): Promise<BrowserServer> {
  ensureChromium();
  return chromium.launchServer(LAUNCH);
}
