#!/usr/bin/env node
// Hands over to the project's own Node, which runs TypeScript as it is; an older Node may have started this.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ownNode } from '../../../scripts/own-node.mjs';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const command = spawn(ownNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit' });
// Ctrl-C reaches the command by itself, and it has something to say before it ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => command.kill('SIGTERM'));
command.on('exit', (code) => process.exit(code ?? 1));
