import { posix, win32 } from 'node:path';

/** What the search for a browser asks of a machine. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (path: string) => boolean;
}

/**
 * Debian's packages, and where each puts its browser. The first has no windows to look after and needs up to a fifth less
 * of the processor. Not every version of Debian has it.
 */
const DEBIAN: Readonly<Record<string, string>> = {
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  chromium: '/usr/bin/chromium',
};

const LINUX = [
  ...Object.values(DEBIAN),
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/usr/bin/microsoft-edge',
  '/usr/bin/microsoft-edge-stable',
  '/opt/microsoft/msedge/msedge',
];

const WINDOWS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** The browser to test in: the one that CHROMIUM names, else the first that is installed. */
export function findBrowser(machine: Machine): string | undefined {
  const named = machine.env['CHROMIUM'];
  return (named ? [named] : places(machine)).find(machine.exists);
}

/** The packages to try where there is no browser: for root, where there is apt-get, and the one that is wished for. */
export function packagesToInstall({ env, exists }: Machine, userId: number | undefined): string[] {
  if (userId !== 0 || !exists('/usr/bin/apt-get')) return [];
  const named = env['CHROMIUM'];
  return Object.keys(DEBIAN).filter((name) => !named || DEBIAN[name] === named);
}

/** Where each system keeps Chrome, Chromium and Edge. */
function places({ platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(env['HOME'] ?? '/', 'Applications')];
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      folders.map((folder) => posix.join(folder, `${name}.app`, 'Contents/MacOS', name)),
    );
  }
  if (platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => env[name] ?? [],
    );
    return WINDOWS.flatMap((path) => folders.map((folder) => win32.join(folder, path)));
  }
  return LINUX;
}
