import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { plain, type Result } from './measure.ts';

/** What the browser has to load, minified and gzipped. */
export async function sizeResults(): Promise<Result[]> {
  return [
    plain(
      'kernel for the browser',
      (await bundleSize('packages/kernel/src/index.ts')) / 1024,
      'KB',
    ),
  ];
}

async function bundleSize(entry: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  return outputFiles.reduce(
    (bytes, file) => bytes + gzipSync(file.contents, { level: 9 }).length,
    0,
  );
}
