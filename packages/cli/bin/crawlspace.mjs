#!/usr/bin/env node
// Hands over to the project's Node 24, which runs TypeScript as it is; an older Node may have started this.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bundled = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const node = existsSync(bundled) ? bundled : process.execPath;
const { status } = spawnSync(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
