import { expect, it } from 'vitest';
import { tools } from '../../widgets/content/tools.ts';
import { routes } from './routes.ts';
import { siteOrigin } from './support.ts';

/** Fragments of /tools that open a tool in place; tools.e2e.ts opens each. */
const openedByHash: string[] = [...tools.map(({ id }) => id), 'university-matcher'];

/** Every URL that a page links to, as it is served; links in shadow trees too. */
async function readLinks(path: string): Promise<string[]> {
  const html = await (await fetch(siteOrigin + path)).text();
  return [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), siteOrigin + path).href,
  );
}

it('every internal link and anchor of every route leads to a page of ours', async () => {
  const found = new Map<string, string>();
  for (const path of routes) {
    for (const href of await readLinks(path))
      if (href.startsWith(siteOrigin)) found.set(href, path);
  }
  const dead: string[] = [];
  for (const [href, path] of found) {
    const { pathname, hash } = new URL(href);
    const response = await fetch(siteOrigin + pathname);
    const html = await response.text();
    if (!response.ok) dead.push(`${href} on ${path}`);
    const id = hash.slice(1);
    const isTool = pathname === '/tools' && openedByHash.includes(id);
    const isSetting = pathname === '/partners' && id.includes('=');
    if (id && !isTool && !isSetting && !html.includes(`id="${id}"`))
      dead.push(`${href} on ${path}`);
  }
  expect(dead).toEqual([]);
  expect(found.size).toBeGreaterThan(30);
});

it('everything that llms.txt and the page of the tools name for machines is served, by its type', async () => {
  const llms = await fetch(`${siteOrigin}/llms.txt`);
  const tools = await (await fetch(`${siteOrigin}/tools`)).text();
  const alternates = [...tools.matchAll(/<link rel="alternate" type="[^"]+" href="([^"]+)"/g)];
  const linked = [...(await llms.text()).matchAll(/\]\((http[^)]+)\)/g)];
  const named = [...alternates, ...linked].map(([, href = '']) => new URL(href, siteOrigin).href);
  expect(llms.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const answers = await Promise.all(
    [...new Set(named)].map(async (href) => {
      const { status, headers } = await fetch(href);
      return [href.replace(/^.*?([^/.]*(\.\w+)?)$/, '$2'), status, headers] as const;
    }),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  const ofKind = (kind: string, header: string) => [
    ...new Set(answers.filter(([name]) => name === kind).map(([, , all]) => all.get(header))),
  ];
  expect(ofKind('.md', 'content-type')).toEqual(['text/markdown; charset=utf-8']);
  expect(ofKind('.md', 'x-robots-tag')).toEqual(['noindex']);
  expect(ofKind('.json', 'content-type')).toEqual(
    expect.arrayContaining(['application/feed+json; charset=utf-8']),
  );
  expect(ofKind('.json', 'access-control-allow-origin')).toEqual(['*']);
});
