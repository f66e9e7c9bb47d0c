import { describe, expect, test } from 'vitest';
import { findBrowser, type Machine, packagesToInstall } from './browsers.ts';

const WINDOWS_ENV = {
  PROGRAMFILES: 'C:\\Program Files',
  'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
  LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local',
};

function machine(
  platform: NodeJS.Platform,
  files: readonly string[],
  env: Machine['env'] = {},
): Machine {
  return { platform, env, exists: (path) => files.includes(path) };
}

describe('the browser for the tests', () => {
  test.each<[NodeJS.Platform, string, Machine['env']]>([
    ['linux', '/usr/bin/chromium-headless-shell', {}],
    ['linux', '/usr/bin/chromium', {}],
    ['linux', '/snap/bin/chromium', {}],
    ['linux', '/usr/bin/google-chrome', {}],
    ['linux', '/usr/bin/microsoft-edge', {}],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', {}],
    ['darwin', '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge', {}],
    [
      'darwin',
      '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
      { HOME: '/Users/ada' },
    ],
    ['win32', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe', WINDOWS_ENV],
    ['win32', 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe', WINDOWS_ENV],
    ['win32', 'C:\\Users\\Ada\\AppData\\Local\\Chromium\\Application\\chrome.exe', WINDOWS_ENV],
  ])('on %s is found at %s', (platform, path, env) => {
    expect(findBrowser(machine(platform, [path], env))).toBe(path);
  });

  test('is the one that CHROMIUM names, or none', () => {
    const env = { CHROMIUM: '/home/ada/chrome' };
    const installed = ['/usr/bin/chromium'];
    expect(findBrowser(machine('linux', [...installed, '/home/ada/chrome'], env))).toBe(
      '/home/ada/chrome',
    );
    expect(findBrowser(machine('linux', installed, env))).toBeUndefined();
  });

  test('is none where none is installed', () => {
    for (const platform of ['linux', 'darwin', 'win32'] as const) {
      expect(findBrowser(machine(platform, [], WINDOWS_ENV))).toBeUndefined();
    }
  });

  test('is the one without windows where there are both', () => {
    const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(findBrowser(machine('linux', both))).toBe('/usr/bin/chromium-headless-shell');
  });

  test('is installed only for root, with apt-get, and when no other is wished for', () => {
    const debian = machine('linux', ['/usr/bin/apt-get']);
    expect(packagesToInstall(debian, 0)).toEqual(['chromium-headless-shell', 'chromium']);
    expect(packagesToInstall(debian, 1000)).toEqual([]);
    expect(packagesToInstall(debian, undefined)).toEqual([]);
    expect(packagesToInstall(machine('linux', []), 0)).toEqual([]);
    const wishing = (path: string) => packagesToInstall({ ...debian, env: { CHROMIUM: path } }, 0);
    expect(wishing('/usr/bin/chromium')).toEqual(['chromium']);
    expect(wishing('/home/ada/chrome')).toEqual([]);
  });
});
