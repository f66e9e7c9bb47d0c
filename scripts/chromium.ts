import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { findBrowser, type Machine, packagesToInstall } from './browsers.ts';

const MACHINE: Machine = { platform: process.platform, env: process.env, exists: existsSync };

/** The browser to test in; installs Debian's where there is none and that is allowed. */
export function ensureChromium(): string {
  const found = findBrowser(MACHINE) ?? installBrowser();
  if (found) return found;
  const named = process.env['CHROMIUM'];
  throw new Error(
    named
      ? `CHROMIUM names ${named}, and there is no such file.`
      : 'No Chrome, Chromium or Edge was found: install one, or name its file with CHROMIUM.',
  );
}

/** Of the packages that may be installed the first that there is. */
function installBrowser(): string | undefined {
  const packages = packagesToInstall(MACHINE, process.getuid?.());
  if (packages.length === 0) return undefined;
  console.error('Installing Chromium …');
  aptGet('update');
  for (const name of packages) {
    aptGet('install', '-y', '--no-install-recommends', name);
    const installed = findBrowser(MACHINE);
    if (installed) return installed;
  }
  return undefined;
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
