import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Served, serve } from '@crawlspace/server';
import { type AskedCommand, askServer } from '@crawlspace/server/admin';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { DIST } from '../../../../scripts/build.ts';
import { DESK, PATIENCE } from './browser.ts';

/** A server of a test file's own, and people who come to it, each with a browser of their own. */
export class Gathering {
  #served!: Served;
  #browser!: Browser;
  #everybody: Page[] = [];
  readonly #data = mkdtempSync(join(tmpdir(), 'crawlspace-friends-'));

  constructor() {
    beforeAll(async () => {
      this.#browser = await chromium.connect(inject('chromium'));
      await this.start();
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await this.#tellWhatIsSeen();
      await Promise.all(this.#everybody.map((page) => page.context().close()));
      this.#everybody = [];
    });
    afterAll(async () => {
      await this.stop();
      rmSync(this.#data, { recursive: true });
    });
  }

  /** With several pages the error of one says little. */
  async #tellWhatIsSeen(): Promise<void> {
    for (const page of this.#everybody) {
      const text = await page.innerText('body').catch(String);
      console.error(`${page.url()}\n${text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, 2000)}\n`);
    }
  }

  get address(): string {
    return this.#served.address;
  }

  /** What the host of the server asks for. */
  admin(command: AskedCommand): Promise<unknown> {
    return askServer({ data: this.#data }, command);
  }

  /** Where it was before, if it was anywhere. */
  async start(): Promise<void> {
    const port = this.#served ? Number(new URL(this.address).port) : 0;
    this.#served = await serve({ port, webRoot: DIST, online: { data: this.#data, pause: 0 } });
  }

  async stop(): Promise<void> {
    await this.#served.close();
  }

  /** Somebody with a browser of their own. */
  async somebody(device: BrowserContextOptions = DESK): Promise<Page> {
    const context = await this.#browser.newContext({
      ...{ locale: 'en-GB', reducedMotion: 'reduce' },
      ...device,
    });
    context.setDefaultTimeout(PATIENCE.timeout);
    const page = await context.newPage();
    this.#everybody.push(page);
    return page;
  }
}

/** Ada sets a table from the muster, sits in the first seat and has a link to hand out. */
export async function setTable(
  friends: Gathering,
  game: 'brimstone' | 'hellscape',
  device?: BrowserContextOptions,
): Promise<{ ada: Page; link: string }> {
  const ada = await friends.somebody(device);
  await ada.goto(`${friends.address}/#/muster/${game}`);
  await ada.getByRole('button', { name: 'With friends' }).click();
  await ada.locator('[data-test=your-name]').fill('Ada');
  await ada.getByRole('button', { name: 'Create the table' }).click();
  const link = await ada.locator('[data-test=invite-link]').inputValue();
  return { ada, link };
}

/** Comes by the link, with a name, and takes the first free seats. */
export async function sitDown(page: Page, link: string, name: string, seats = 1): Promise<void> {
  await page.goto(link);
  await page.locator('[data-test=your-name]').fill(name);
  for (let seat = 1; seat < seats; seat++) await page.locator('.sit-seats input').nth(seat).check();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** How a seat is shown to the others. */
export function seatSeenBy(page: Page, seat: number, what: 'kind' | 'here') {
  const shown = page.locator('.fellows-seat').nth(seat);
  return expect.poll(() => shown.getAttribute(`data-${what}`), PATIENCE);
}
