import { buildIfStale } from './build.ts';

await buildIfStale();
