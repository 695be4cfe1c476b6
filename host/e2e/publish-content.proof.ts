/** Content is published while visitors have pages open, over code that no publication changes. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyCheckout } from '../../scripts/copy-checkout.ts';
import { freePort } from '../../scripts/local/local-worker.ts';
import type { Versions } from '../../scripts/release/versions.ts';
import { serveBuild } from './setup.ts';
import { browser } from './visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'sa-content-'));
const checkout = join(folder, 'checkout');
const state = join(folder, 'state');
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const partnerPort = await freePort();
const partnerPages = new Map<string, string>();
const partner = createServer(({ url = '/' }, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><title>Partner</title>${partnerPages.get(url) ?? ''}`);
});

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: checkout, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Runs a command of the checkout, as its owner would. */
function command(script: string, ...args: string[]) {
  const env = { ...process.env, SITE_ORIGIN: origin, NODE_OPTIONS: '', CI: '1' };
  const place = ['--local', '--persist-to', state];
  return spawnSync('node', [script, ...place, ...args], { cwd: checkout, env, encoding: 'utf8' });
}
const publish = () => command('scripts/content/publish-content.ts');

const fileOf = (name: string) => join(checkout, `content/${name}.json`);
// biome-ignore lint/suspicious/noExplicitAny: a file of any shape.
function edit(name: string, change: (json: any) => void): void {
  const json = JSON.parse(readFileSync(fileOf(name), 'utf8'));
  change(json);
  writeFileSync(fileOf(name), `${JSON.stringify(json, null, 2)}\n`);
}

const OFFER = 'Bring a friend to the workshop, and both of you pay half.';
const BIO = 'She answers on the day on which you write, and says so if she cannot.';
const RATE = 217.32;

let product: Awaited<ReturnType<typeof serveBuild>>;
let released: string;

beforeAll(async () => {
  copyCheckout(checkout);
  git('init', '--quiet');
  // It is a folder elsewhere, which .gitignore names.
  writeFileSync(join(checkout, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  git(
    '-c',
    'user.name=Office',
    '-c',
    'user.email=office@site.example',
    'commit',
    '-qm',
    'released',
  );
  const { status, stderr } = command('scripts/release/release.ts');
  if (status !== 0) throw new Error(stderr);
  released = join(folder, 'released');
  cpSync(join(checkout, 'dist'), released, { recursive: true });
  await new Promise<void>((done) => partner.listen(partnerPort, 'localhost', done));
  product = await serveBuild({
    assets: released,
    deskAssets: join(checkout, 'dist-desk'),
    state,
    port,
    siteOrigin: origin,
    partnerPorts: [partnerPort],
  });
});
afterAll(async () => {
  await product?.stop();
  partner.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function open(url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}
const openPartner = (path: string) => open(`http://localhost:${partnerPort}${path}`);

/** The text of a calculated result, folds included: it names the rate of its rupees. */
async function calculate(page: Page): Promise<string> {
  const element = page.locator('sa-cost-calculator');
  await element.getByRole('button', { name: 'Calculate' }).first().click();
  const read = () => element.evaluate((host) => host.shadowRoot?.textContent ?? '');
  await expect.poll(read).toContain('₹');
  return read();
}

const calculator = (script: string) =>
  `${script}</script><sa-cost-calculator country="us" city="new-york" program-level="masters"></sa-cost-calculator>`;

describe('publishing content', () => {
  let home: Page;
  let about: Page;

  it('leaves open pages as they are, and the next ones have it before and after their code', async () => {
    partnerPages.set(
      '/',
      calculator(`<script type="module" async src="${origin}/embed/sa-loader.js">`),
    );
    const { versions }: Versions = await (await fetch(`${origin}/embed/versions.json`)).json();
    const [{ version, integrity }] = versions as [Versions['versions'][number]];
    partnerPages.set(
      '/pinned',
      calculator(
        `<script type="module" async src="${origin}/embed/${version}/sa-loader.js" integrity="${integrity['sa-loader.js']}" crossorigin="anonymous">`,
      ),
    );
    [home, about] = await Promise.all([open(origin), open(`${origin}/about`)]);

    edit('updates', ({ updates }) => {
      updates[2].content = OFFER;
    });
    edit('team', ({ team }) => {
      team[0].bio = BIO;
    });
    edit('exchange-rates', (rates) => {
      rates.perEuro.INR = RATE;
      rates.internal.changed = { by: 'Priya', on: '2026-11-28' };
      rates.internal.opened = { by: 'Rohan', on: '2026-11-28' };
    });
    const { status, stderr } = publish();
    expect(stderr).not.toMatch(/Error/);
    expect(status).toBe(0);
    await product.deploy(join(checkout, 'dist'));

    // Pages of before go on with their code.
    await home.getByRole('button', { name: /IELTS/ }).first().click();
    await expect.poll(() => home.getByText('improves a score').count()).toBeGreaterThan(0);
    expect(await about.getByText(BIO).count()).toBe(0);

    const html = await (await fetch(`${origin}/about`)).text();
    expect(html.split(BIO)).toHaveLength(3);
    await about.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => about.getByText(BIO).count()).toBe(1);
    await home.reload({ waitUntil: 'networkidle' });
    await home.getByRole('button', { name: /IELTS/ }).first().click();
    await expect.poll(() => home.getByText(OFFER).count()).toBe(1);
  });

  it('reaches elements on other sites once they are idle, but no pinned version', async () => {
    const rates = await (await fetch(`${origin}/embed/content/exchange-rates.js`)).text();
    expect(rates).toContain(String(RATE));
    const [latest, pinned] = [await openPartner('/'), await openPartner('/pinned')];
    const asked = (page: Page) =>
      page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => /\/content\//.test(name))
            .length,
      );
    await expect.poll(() => asked(latest)).toBeGreaterThan(0);
    expect(await asked(pinned)).toBe(0);
    // 217.32 rupees and 1.1269 dollars for one euro. A request ends a moment before its content is drawn.
    await expect.poll(() => calculate(latest)).toContain('192.8');
    expect(await calculate(pinned)).not.toContain('192.8');
  });

  it('stops at a byte of other code and says where, and the site is as it was', async () => {
    const view = join(checkout, 'widgets/sa-team/team.view.tsx');
    const before = readFileSync(view, 'utf8');
    writeFileSync(view, before.replace(/className=\{/, 'data-x="1" className={'));
    const { status, stderr } = publish();
    writeFileSync(view, before);
    expect(status).toBe(1);
    expect(stderr).toMatch(/Code differs from version .*needs a release[\s\S]*chunks\/team-/);
    expect(await (await fetch(`${origin}/about`)).text()).toContain(BIO);
  });

  it('stops at a name that forms have in their code, and at an entry that is wrong', async () => {
    edit('brand', (brand) => {
      brand.phone = '+91 11 5550 1234';
    });
    const other = publish();
    expect([other.status, other.stderr]).toEqual([
      1,
      expect.stringContaining('content/brand.json'),
    ]);
    git('checkout', '--quiet', 'content/brand.json');
    edit('updates', ({ updates }) => {
      updates[6].expires = '2026-02-31';
    });
    const wrong = publish();
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain('Offer 7: the last day, 31 February, does not exist');
  });

  it('is undone by the same command at the commit before', async () => {
    git('checkout', '--quiet', 'content');
    expect(publish().status).toBe(0);
    await product.deploy(join(checkout, 'dist'));
    await about.reload({ waitUntil: 'networkidle' });
    expect(await about.getByText(BIO).count()).toBe(0);
    expect(await about.content()).toContain('id="sa-content">{}<');
  });
});
