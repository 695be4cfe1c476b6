import { globSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { DAY_MS } from '../../worker/contract/durations.ts';
import { TEST_NOW } from '../../worker/dev/now.ts';
import { visitQuietly } from './quiet-visit.ts';
import { pageKinds, routes } from './routes.ts';
import { blockStorage, launch, openPage, scrollThrough, siteOrigin, takenOver } from './support.ts';

const text = async (path: string) => (await fetch(siteOrigin + path)).text();

const browser = await launch();
afterAll(() => browser.close());

describe('every route', () => {
  it.each(routes.filter((path) => !pageKinds.includes(path)))(
    '%s is there, complete, quiet and by our own files alone',
    async (path) => {
      await visitQuietly(browser, path);
    },
  );

  it.each(routes)('%s is readable where scripts are off', async (path) => {
    const [page] = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(siteOrigin + path);
    expect(await page.locator('h1').isVisible()).toBe(true);
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await nav.getByRole('link', { name: 'Blog' }).getAttribute('href')).toMatch(/\/blog$/);
    const newsletter = page.getByRole('contentinfo').locator('sa-newsletter-form');
    expect(await newsletter.getByRole('button', { name: 'Subscribe' }).isVisible()).toBe(true);
  });

  it.each([
    '/does-not-exist',
    '/blog/no-such-article',
    '/partners/sa-faq',
    '/partners/[tag]',
    '/about/us',
    '/workbench',
    '/%00',
    '/index.php?page=<script>',
  ])('%s is answered with "404 Page Not Found", status 404 and ways on', async (path) => {
    const [page, pageErrors] = await openPage(browser);
    const response = await page.goto(siteOrigin + path);
    expect(response?.status()).toBe(404);
    expect(response?.headers()['cache-control']).toBe('no-store');
    const heading = page.getByRole('heading', { name: '404 Page Not Found' });
    await heading.waitFor();
    await page
      .getByText('Did you forget to add the page to the router?', { exact: true })
      .waitFor();
    // The browser itself reports the status. Any other error, such as a blocked style, fails.
    expect(pageErrors.filter((text) => !text.includes('status of 404'))).toEqual([]);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${siteOrigin}/`);
  });

  it.each([
    '/?utm_source=x&q=%E0%A4%A',
    '/?__proto__[x]=1&constructor#__proto__',
    '/blog?category=nonsense&q=%00',
    '/blog?category=__proto__&category=visa-guides&q=<script>',
    '/blog/us-f1-visa-interview?page=2&slug=x#%E0%A4%A',
    '/contact#"><img>',
    '/contact?subject=nonsense&name=Asha#consultation/',
    '/about#%',
    '/tools?country=%00&plan=%7B#constructor',
    '/tools?country=atlantis&tab=x#visa-requirements',
    '/tools?plan=NaN,NaN&gpa=-1&year=1e9#cost-calculator?x',
  ])('%s breaks nothing', async (path) => {
    const [page, pageErrors] = await openPage(browser);
    const response = await page.goto(siteOrigin + path);
    expect(response?.status()).toBe(200);
    await scrollThrough(page);
    expect(pageErrors).toEqual([]);
  });

  it.each(pageKinds)('%s works where storage is blocked', async (path) => {
    const [page, pageErrors] = await openPage(browser);
    await blockStorage(page);
    await page.goto(siteOrigin + path);
    await scrollThrough(page);
    const footer = page.locator('sa-site-footer');
    await takenOver(footer, 'sa-newsletter-form');
    const email = footer.getByLabel('Email');
    await email.fill('bad');
    await email.press('Enter');
    await page.getByText('Please enter a valid email address.').waitFor();
    expect(pageErrors).toEqual([]);
  });

  it.each(routes)('%s describes itself to search engines', async (path) => {
    const html = await text(path);
    expect(html).toContain(`<link rel="canonical" href="${siteOrigin}${path}">`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}">/);
    const [, picture] = html.match(/<meta property="og:image" content="(.+?)">/) ?? [];
    expect(picture).toMatch(new RegExp(`^${siteOrigin}/assets/og-[\\w-]{8}\\.png$`));
    for (const [, data] of html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)) {
      expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org' });
    }
  });

  it('lists every route and no other in the sitemap, which robots.txt names', async () => {
    const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>(.+?)<\/loc>/g)];
    expect(listed.map(([, url]) => url).sort()).toEqual(
      routes.map((path) => siteOrigin + path).sort(),
    );
    expect(await text('/robots.txt')).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
  });

  it.each([
    ['/', 'EducationalOrganization'],
    ['/contact', 'FAQPage'],
    ['/blog/us-f1-visa-interview', 'BlogPosting'],
  ])('%s has structured data of the type %s', async (path, type) => {
    expect(await text(path)).toContain(`"@type":"${type}"`);
  });

  it('keeps every file of /assets for ever, under the name of its content', async () => {
    const paths = [...(await text('/')).matchAll(/="(?:http[^"]+)?(\/assets\/[^"]+)"/g)];
    expect(paths).toHaveLength(4);
    for (const [, path = ''] of paths) {
      expect(path).toMatch(/-[\w-]{8}\.\w+$/);
      const { status, headers } = await fetch(siteOrigin + path);
      expect([status, headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it('names the licences of its libraries in each script that others place', async () => {
    const paths = globSync('embed/*.js', { cwd: inject('build') });
    expect(paths).toContain('embed/sa-loader.js');
    for (const path of paths) {
      expect(await text(`/${path}`), path).toMatch(/^\/\/! Licences: \.\/licenses\.txt$/m);
    }
    const licences = await text('/embed/licenses.txt');
    for (const library of ['preact', 'zustand', 'superstruct', '@r2wc/core', 'wretch', 'lucide']) {
      expect(licences).toMatch(new RegExp(`^${library} [\\d.]+$`, 'm'));
    }
  });

  it('has the address for who finds a weakness, valid now and for less than a year', async () => {
    const response = await fetch(`${siteOrigin}/.well-known/security.txt`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const file = await response.text();
    expect(file).toContain(`Canonical: ${siteOrigin}/.well-known/security.txt`);
    const days = (Date.parse(file.match(/Expires: (.+)/)?.[1] ?? '') - TEST_NOW.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });

  it('lets nobody make a policy for Trusted Types', async () => {
    const [page] = await openPage(browser);
    await page.goto(siteOrigin);
    const makePolicies = () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string): unknown };
      };
      return ['attacker', 'default', 'sa'].map((name) => {
        try {
          return trustedTypes.createPolicy(name) && 'made';
        } catch {
          return 'refused';
        }
      });
    };
    expect(await page.evaluate(makePolicies)).toEqual(['refused', 'refused', 'refused']);
  });

  it('has a picture for social networks under 90 kB', async () => {
    const { length } = readFileSync('host/assets/og.png');
    expect(length).toBeLessThan(90_000);
    const [picture = ''] = (await text('/')).match(/[^"]+\/og-[\w-]+\.png/) ?? [];
    expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
  });
});
