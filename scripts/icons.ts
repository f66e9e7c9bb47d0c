import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from './chromium.ts';

/** npm run icons: makes the icons of the installed client from its vector icon. */
const PUBLIC = join(import.meta.dirname, '..', 'packages', 'web', 'public');

const icon = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
// Systems cut maskable icons to shapes of their own: those have no corners, and a wide margin.
const square = icon.replace(' rx="14"', '');
const browser = await launchChromium();
const page = await browser.newPage();
await draw(square, 'icon-180', 180);
for (const size of [192, 512]) await draw(icon, `icon-${size}`, size);
await draw(square, 'maskable-512', 512);
await browser.close();

async function draw(svg: string, name: string, size: number): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  const picture = svg.replace('<svg ', `<svg width="${size}" height="${size}" `);
  await page.setContent(`<body style="margin:0;line-height:0;background:transparent">${picture}`);
  await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true });
}
