import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from './chromium.ts';

/** npm run icons: makes the icons of the installed client from its vector icon. */
const PUBLIC = join(import.meta.dirname, '..', 'packages', 'web', 'public');
const DARK = '#17100b';

const svg = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const browser = await launchChromium();
const page = await browser.newPage();
for (const size of [180, 192, 512]) await draw(`icon-${size}`, size, size, 'transparent');
// Systems cut maskable icons to shapes of their own: only the middle is sure to be seen.
await draw('maskable-512', 512, 400, DARK);
await browser.close();

async function draw(name: string, size: number, drawn: number, background: string): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  const picture = svg.replace('<svg ', `<svg width="${drawn}" height="${drawn}" `);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">${picture}`,
  );
  await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true });
}
