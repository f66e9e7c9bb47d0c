import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { findBrowser, type Machine, mayInstallBrowser } from './browsers.ts';

const MACHINE: Machine = { platform: process.platform, env: process.env, exists: existsSync };

/** The browser to test in; installs Debian's where there is none and that is allowed. */
export function ensureChromium(): string {
  const installed = findBrowser(MACHINE);
  if (installed) return installed;
  if (mayInstallBrowser(MACHINE, process.getuid?.())) {
    console.error('Installing Chromium …');
    aptGet('update');
    aptGet('install', '-y', '--no-install-recommends', 'chromium');
  }
  const found = findBrowser(MACHINE);
  if (found) return found;
  const named = process.env['CHROMIUM'];
  throw new Error(
    named
      ? `CHROMIUM names ${named}, and there is no such file.`
      : 'No Chrome, Chromium or Edge was found: install one, or name its file with CHROMIUM.',
  );
}

function aptGet(...args: string[]): void {
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

// In containers the browser runs as root, where its sandbox does not work; it only sees our pages.
const ARGS = ['--no-sandbox'];

export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: ARGS });
}

/** A browser that several processes can connect to. */
export async function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: ensureChromium(), args: ARGS });
}
