import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
} from 'vitest';
import type { Versions } from '../../scripts/release/versions.ts';
import { type DeployedSite, formBy, serveDeployments } from './deployed-site.ts';

/** A browser with one page and a disk cache, reduced to what every engine can do. */
export interface Visitor {
  open(url: string): Promise<void>;
  /** Runs a function in the page and awaits what it returns. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  close(): Promise<void>;
}

const FORM = 'newsletter-form';

/**
 * Describes what visitors experience across deployments, with the real cache of a browser.
 *
 * @param launch Starts a browser with an empty cache, or with a profile in this folder, which outlives it.
 */
export function describeDeployments(launch: (profile?: string) => Promise<Visitor>): void {
  describe('across deployments', () => {
    let site: DeployedSite;
    let visitor: Visitor;

    beforeAll(async () => {
      site = await serveDeployments(inject('build'), inject('siteOrigin'));
    });
    beforeEach(async () => {
      await site.deploy('first');
      visitor = await launch();
    });
    afterEach(() => visitor.close());
    afterAll(() => site.close());

    const openForm = async (by: Visitor, url = site.partnerPage) => {
      await by.open(url);
      await by.evaluate(waitForForm);
    };

    const expectSending = async (by: Visitor, email: string) => {
      expect(await by.evaluate(subscribe, email)).toBe('Success!');
      // A write that found the database busy is filed by the queue, some seconds after its 202.
      await expect.poll(() => site.countSubscriptions(email)).toBe(1);
    };

    it('a page that stays open over two deployments sends at the first press', async () => {
      await openForm(visitor);
      await site.deploy('second');
      await site.deploy('third');
      await expectSending(visitor, 'open@example.com');
    });

    it('one with yesterday’s loader and chunks in the cache sends at the first press', async () => {
      const profile = mkdtempSync(join(tmpdir(), 'sa-profile-'));
      const yesterday = await launch(profile);
      await openForm(yesterday);
      await yesterday.close();
      await site.deploy('second');
      const today = await launch(profile);
      onTestFinished(async () => {
        await today.close();
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      });
      await openForm(today);
      const [loader, form] = ['/embed/sa-loader.js', ...site.chunksOf('first', FORM)];
      const downloaded = await today.evaluate(bytesOf, [loader, form].map(String));
      expect(downloaded).toEqual([0, 0]);
      await expectSending(today, 'returning@example.com');
    });

    it('a page of a deployment that was rolled back sends at the first press', async () => {
      await site.deploy('second');
      await openForm(visitor);
      await site.deploy('first');
      await expectSending(visitor, 'rolled-back@example.com');
    });

    describe('and releases', () => {
      /** A script tag, without its end, as a partner copies it: of one version, with its hash. */
      async function pin(version: string, file: string, attributes = ''): Promise<string> {
        const { versions } = await readVersions(site);
        const hash = versions.find((each) => each.version === version)?.integrity[file];
        return `<script ${attributes} src="${site.origin}/embed/${version}/${file}" integrity="${hash}" crossorigin="anonymous">`;
      }

      it.each([
        ['loader', 'sa-loader.js', 'type="module" async'],
        ['single file', 'sa-widgets.js', 'async'],
        ['own file', `sa-${FORM}.js`, 'async'],
      ])(
        'a page that pinned the %s of 0.2.0 keeps it while 0.3.0 goes out',
        async (name, file, how) => {
          await site.release('0.2.0');
          const page = site.showPage(`/pinned-${file}`, formBy(await pin('0.2.0', file, how)));
          await openForm(visitor, page);
          await site.release('0.3.0');
          expect((await readVersions(site)).latest).toBe('0.3.0');
          await openForm(visitor, page);
          expect(await visitor.evaluate(versionOfForm)).toBe('0.2.0');
          const email = `pinned-${name.replace(' ', '-')}@example.com`;
          await expectSending(visitor, email);
          await openForm(visitor);
          expect(await visitor.evaluate(versionOfForm)).toBe('0.3.0');
        },
      );

      it('two versions on one page: the first stays, says so once, and sends', async () => {
        await site.release('0.2.0');
        await site.release('0.3.0');
        const listen = '<script>warnings = []; console.warn = (text) => warnings.push(text);';
        const [first, second] = [
          await pin('0.2.0', 'sa-widgets.js'),
          await pin('0.3.0', 'sa-widgets.js'),
        ];
        const loader = `<script type="module" src="${site.origin}/embed/sa-loader.js">`;
        await openForm(visitor, site.showPage('/both', formBy(listen, first, second, loader)));
        expect(await visitor.evaluate(versionOfForm)).toBe('0.2.0');
        await expectSending(visitor, 'both@example.com');
        const warnings = await visitor.evaluate(readWarnings);
        expect(warnings).toEqual([
          expect.stringMatching(/^<sa-[a-z-]+> 0\.2\.0 is already on this page/),
        ]);
      });
    });
  });
}

async function readVersions({ origin }: DeployedSite): Promise<Versions> {
  return (await fetch(`${origin}/embed/versions.json`)).json();
}

// Each of the functions below is serialised and runs in the page.

async function waitForForm(): Promise<void> {
  const isThere = () =>
    document.querySelector('sa-newsletter-form')?.shadowRoot?.querySelector('button');
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20));
}

function versionOfForm(): string | undefined {
  const form = customElements.get('sa-newsletter-form') as { version?: string } | undefined;
  return form?.version;
}

function readWarnings(): string[] {
  return (window as unknown as { warnings: string[] }).warnings;
}

/** Presses Subscribe once and resolves to the resulting message. */
async function subscribe(email: string): Promise<string> {
  const form = document.querySelector('sa-newsletter-form')?.shadowRoot;
  const field = form?.querySelector<HTMLInputElement>('[name=email]');
  if (!form || !field) throw new Error('There is no form');
  field.focus();
  field.value = email;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  form.querySelector('button')?.click();
  for (;;) {
    const toast = document.querySelector('sa-toaster')?.shadowRoot;
    const said = toast?.querySelector('[data-state=open]')?.textContent ?? '';
    if (said.includes('Success!')) return 'Success!';
    const complaint = said || form.querySelector('[role=alert]')?.textContent;
    if (complaint) return complaint;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Bytes transferred over the network for each path; 0 means it came from the cache. */
function bytesOf(paths: string[]): number[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return paths.map((path) => {
    const entry = entries.find(({ name }) => new URL(name).pathname === path);
    if (!entry) throw new Error(`${path} was not asked for`);
    return entry.transferSize;
  });
}
