import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  /** One of ours. */
  readonly link?: boolean;
}

/** Whose work is in what we hand out, and under which licences, as a page. */
export function licences(): string {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const packages = Object.entries<Locked>(lock.packages).filter(
    ([path, { dev, optional, link }]) =>
      path.startsWith('node_modules/') && !dev && !optional && !link,
  );
  const attributions = readFileSync(join(ROOT, 'docs/attributions.md'), 'utf8');
  return [attributions, '## Packages\n', ...packages.map(entry)].join('\n');
}

function entry([path, { version, license }]: [string, Locked]): string {
  const name = path.slice('node_modules/'.length);
  const source = `https://www.npmjs.com/package/${name}/v/${version}`;
  const file = readdirSync(join(ROOT, path)).find((each) => /^licen[cs]e/i.test(each));
  const text = file
    ? `\n\`\`\`\n${readFileSync(join(ROOT, path, file), 'utf8').trim()}\n\`\`\`\n`
    : '';
  return `### ${name} ${version}\n\n${license}; its source: <${source}>\n${text}`;
}
