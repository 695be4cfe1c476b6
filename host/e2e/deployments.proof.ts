import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { findBrowser } from '../../scripts/find-browser.ts';
import { describeDeployments, FORM, readVersions, type Visitor } from './deployments.ts';

describeDeployments(launchChromium, (site) => {
  it('the list of versions keeps every hash', async () => {
    await site().release('0.2.0');
    const before = (await readVersions(site())).versions.find(({ version }) => version === '0.2.0');
    await site().release('0.3.0');
    const { versions } = await readVersions(site());
    expect(versions.map(({ version }) => version)).toEqual(['0.3.0', '0.2.0']);
    expect(versions[1]).toEqual(before);
    expect(Object.keys(before?.integrity ?? {})).toEqual(
      expect.arrayContaining(['sa-frame.js', 'sa-loader.js', `sa-${FORM}.js`, 'sa-widgets.js']),
    );
  });

  it.each([
    ['custom-elements.json', 'application/json'],
    ['custom-elements.d.ts', 'application/typescript'],
    ['vscode.html-data.json', 'application/json'],
    ['web-types.json', 'application/json'],
    ['licenses.txt', 'text/plain'],
    ['versions.json', 'application/json'],
  ])('/embed/%s may be read by any page', async (file, type) => {
    const evergreen = await fetch(`${site().origin}/embed/${file}`);
    expect(evergreen.status).toBe(200);
    expect(evergreen.headers.get('content-type')).toContain(type);
    expect(evergreen.headers.get('cache-control')).toBe('public, max-age=300');
    expect(evergreen.headers.get('access-control-allow-origin')).toBe('*');
    expect(evergreen.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    await site().release('0.2.0');
    const versioned = await fetch(`${site().origin}/embed/0.2.0/${file}`);
    const isOnce = file === 'versions.json';
    expect(versioned.status).toBe(isOnce ? 404 : 200);
    expect(versioned.headers.get('cache-control')).toContain(isOnce ? 'no-store' : 'immutable');
  });

  it('only what is there is kept, and that for as long as it cannot change', async () => {
    await site().deploy('second');
    const cachingOf = async (path: string) => {
      const { status, headers } = await fetch(site().origin + path);
      return `${status} ${headers.get('cache-control')}`;
    };
    const forEver = '200 public, max-age=31536000, immutable';
    const [today = '', before = ''] = [...site().chunksOf('second'), ...site().chunksOf('first')];
    expect(await cachingOf(today)).toBe(forEver);
    expect(await cachingOf(before)).toBe(forEver);
    expect(await cachingOf('/embed/sa-loader.js')).toBe('200 public, max-age=300');
    for (const miss of [
      '/embed/chunks/kit-00000000.js',
      '/embed/chunks/%00',
      '/embed/9.9.9/sa-loader.js',
      '/embed/sa-gone.js',
      '/assets/site-00000000.css',
      '/blog/no-such-article',
      '/404',
      '/does-not-exist',
      '/%00',
    ]) {
      expect(`${miss} ${await cachingOf(miss)}`).toBe(`${miss} 404 no-store`);
    }
  });
});

/** A persistent context, without routes: both routes and incognito contexts disable the cache. */
async function launchChromium(profile = ''): Promise<Visitor> {
  const context = await chromium.launchPersistentContext(profile, await findBrowser());
  const [page = await context.newPage()] = context.pages();
  return {
    async open(url) {
      await page.goto(url);
    },
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    close: () => context.close(),
  };
}
