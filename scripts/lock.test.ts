import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Where Crawlspace is to start: the lock file must know what every one of them needs. */
const PLATFORMS = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
] as const;

interface Locked {
  readonly resolved?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function packagesOf(lock: string): Readonly<Record<string, Locked>> {
  return JSON.parse(readFileSync(lock, 'utf8')).packages;
}

/** The packages that have a package for each platform, with the names of those. */
function withPlatformPackages(packages: Readonly<Record<string, Locked>>): [string, string[]][] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const names = Object.keys(optionalDependencies);
    return names.some((name) => /linux/.test(name)) ? [[path, names]] : [];
  });
}

function runsOn(locked: Locked | undefined, os: string, cpu: string): boolean {
  const { os: systems, cpu: processors, libc = ['glibc'] } = locked ?? {};
  return !!systems?.includes(os) && !!processors?.includes(cpu) && libc.includes('glibc');
}

describe.each(['package-lock.json', 'bench/peers/package-lock.json'])('%s', (lock) => {
  const packages = packagesOf(lock);
  const tools = withPlatformPackages(packages);

  test('knows tools that differ from platform to platform', () => {
    expect(tools.map(([path]) => path)).toContain('node_modules/esbuild');
  });

  test.each(tools)('lists the packages of all platforms for %s', (_, names) => {
    for (const [os, cpu] of PLATFORMS) {
      const found = names.filter((name) => runsOn(packages[`node_modules/${name}`], os, cpu));
      expect(found, `${os} ${cpu}`).not.toEqual([]);
    }
  });

  test('names no registry, so that any mirror can serve it', () => {
    const hosts = Object.values(packages).filter(({ resolved }) => resolved?.includes('://'));
    expect(hosts).toEqual([]);
  });

  test('agrees with every package.json, or `npm ci` would refuse it', () => {
    const folder = dirname(lock);
    const own = globSync(['package.json', 'packages/*/package.json'], { cwd: folder });
    expect(own.length).toBeGreaterThan(0);
    for (const file of own) {
      const wanted = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Locked;
      const path = dirname(file) === '.' ? '' : dirname(file).replaceAll('\\', '/');
      expect(dependenciesOf(packages[path]), file).toEqual(dependenciesOf(wanted));
    }
  });
});

function dependenciesOf(from: Locked | undefined) {
  const { dependencies, devDependencies, optionalDependencies } = from ?? {};
  return { dependencies, devDependencies, optionalDependencies };
}
