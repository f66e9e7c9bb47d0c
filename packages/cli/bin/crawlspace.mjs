#!/usr/bin/env node
// Hands over to the project's Node 24, which runs TypeScript as it is; an older Node may have started this.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bundled = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const node = existsSync(bundled) ? bundled : process.execPath;
const command = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
// Ctrl-C reaches the command by itself, and it has something to say before it ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => command.kill('SIGTERM'));
command.on('exit', (code) => process.exit(code ?? 1));
