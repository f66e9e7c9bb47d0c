import { posix, win32 } from 'node:path';

/** What the search for a browser asks of a machine. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (path: string) => boolean;
}

/** Where Debian's package puts it. */
const DEBIAN = '/usr/bin/chromium';

const LINUX = [
  DEBIAN,
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

/** Whether Debian's package may be installed: for root, where there is apt-get and no other wish. */
export function mayInstallBrowser({ env, exists }: Machine, userId: number | undefined): boolean {
  const wanted = env['CHROMIUM'] || DEBIAN;
  return wanted === DEBIAN && userId === 0 && exists('/usr/bin/apt-get');
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
