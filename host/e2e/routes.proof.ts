import { describe, expect, it } from 'vitest';
import { visitQuietly } from './quiet-visit.ts';
import { pageKinds, routes } from './routes.ts';
import { blockStorage, openPage, scrollThrough, siteOrigin, takenOver } from './support.ts';
import { browser, visit } from './visit.ts';

const text = async (path: string) => (await fetch(siteOrigin + path)).text();

describe('every route', () => {
  it.each(routes.filter((path) => !pageKinds.includes(path)))(
    '%s is there, complete, quiet and by our own files alone',
    visitQuietly,
  );

  it.each(routes)('%s is readable where scripts are off', async (path) => {
    const [page] = await visit(path, { javaScriptEnabled: false });
    expect(await page.locator('h1').isVisible()).toBe(true);
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await nav.getByRole('link', { name: 'Blog' }).getAttribute('href')).toMatch(/\/blog$/);
    const newsletter = page.getByRole('contentinfo').locator('sa-newsletter-form');
    expect(await newsletter.getByRole('button', { name: 'Subscribe' }).isVisible()).toBe(true);
  });

  it('answers any other address with "404 Page Not Found", status 404 and a way on', async () => {
    for (const path of ['/partners/sa-faq', '/partners/[tag]', '/workbench', '/%00']) {
      const response = await fetch(siteOrigin + path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([
        path,
        404,
        'no-store',
      ]);
      expect(await response.text()).toContain('404 Page Not Found');
    }
    const [page, pageErrors] = await visit('/does-not-exist');
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await page
      .getByText('Did you forget to add the page to the router?', { exact: true })
      .waitFor();
    // The browser itself reports the status. Any other error, such as a blocked style, fails.
    expect(pageErrors.filter((line) => !line.includes('status of 404'))).toEqual([]);
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

  it('describes itself to search engines, and is listed in the sitemap that robots.txt names', async () => {
    for (const path of routes) {
      const html = await text(path);
      expect(html).toContain(`<link rel="canonical" href="${siteOrigin}${path}">`);
      expect(html, path).toMatch(/<meta name="description" content="[^"]{50,}">/);
      const [, picture] = html.match(/<meta property="og:image" content="(.+?)">/) ?? [];
      expect(picture, path).toMatch(new RegExp(`^${siteOrigin}/assets/og-[\\w-]{8}\\.png$`));
      const data = html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g);
      for (const [, json = ''] of data)
        expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
    }
    expect(await text('/')).toContain('"@type":"EducationalOrganization"');
    expect(await text('/contact')).toContain('"@type":"FAQPage"');
    expect(await text('/blog/us-f1-visa-interview')).toContain('"@type":"BlogPosting"');
    const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>(.+?)<\/loc>/g)];
    expect(listed.map(([, url]) => url).sort()).toEqual(
      routes.map((path) => siteOrigin + path).sort(),
    );
    expect(await text('/robots.txt')).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
    expect((await fetch(`${siteOrigin}/.well-known/security.txt`)).status).toBe(200);
  });

  it('keeps every file of /assets for ever, under the name of its content', async () => {
    const paths = [...(await text('/')).matchAll(/="(?:http[^"]+)?(\/assets\/[^"]+)"/g)];
    expect(paths).toHaveLength(4);
    for (const [, path = ''] of paths) {
      expect(path).toMatch(/-[\w-]{8}\.\w+$/);
      const { status, headers } = await fetch(siteOrigin + path);
      const caching = [status, headers.get('cache-control')];
      expect(caching).toEqual([200, 'public, max-age=31536000, immutable']);
    }
  });
});
