import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brand } from '../../widgets/content/brand.ts';
import { faq } from '../../widgets/content/faq.ts';
import { posts } from '../../widgets/content/posts/posts.ts';
import type { Prerendered } from '../../widgets/kit/element/prerender-element.tsx';
import { hashAssets } from './hashed-assets.ts';
import { type PagePolicy, renderHeaders } from './headers.ts';
import { type Page, parsePage, renderPage } from './layout.ts';
import { postValues } from './post-values.ts';
import { renderSecurityTxt } from './security-txt.ts';
import { describeFaq, describeOrganisation, describePost } from './structured-data.ts';

const host = fileURLToPath(new URL('../', import.meta.url));
const prerenderer = fileURLToPath(new URL('../../.cache/prerender.mjs', import.meta.url));
const POST_TEMPLATE = 'blog/[slug].html';
/** Pages that no search engine should list. */
const UNLISTED = ['/404'];

interface SitePage {
  path: string;
  page: Page;
  structuredData: object[];
}

/**
 * Turns host/pages and host/assets into the folder that the Worker serves, embed files included.
 * `origin` is where the site will be reached.
 */
export async function buildPages(outDir: string, origin: string): Promise<void> {
  const { prerenderElements } = (await import(`${pathToFileURL(prerenderer)}?${Date.now()}`)) as {
    prerenderElements(html: string): Prerendered;
  };
  const chunks = readdirSync(`${outDir}/embed/chunks`);
  const assets = hashAssets(`${host}assets/`);
  const policies = new Map<string, PagePolicy & { styles: Set<string> }>();

  for (const { path, page, structuredData } of readPages(origin)) {
    const pattern = path.startsWith('/blog/') ? '/blog/*' : path;
    const { frameSources } = page;
    const policy = policies.get(pattern) ?? { path: pattern, styles: new Set(), frameSources };
    policies.set(pattern, policy);
    const prerender = (body: string) => {
      const { html, styles } = prerenderElements(body);
      for (const style of styles) policy.styles.add(style);
      return html;
    };
    const html = renderPage(page, { path, origin, chunks, structuredData, prerender });
    write(`${outDir}${path === '/' ? '/index' : path}.html`, assets.rename(html));
  }
  assets.copyTo(outDir);
  writeSiteFiles(outDir, origin, [...policies.values()]);
}

function readPages(origin: string): SitePage[] {
  const template = readFileSync(`${host}pages/${POST_TEMPLATE}`, 'utf8');
  const articles = posts.map((post) => ({
    path: `/blog/${post.slug}`,
    page: parsePage(template, { ...brand, ...postValues(post) }),
    structuredData: [describePost(post, origin)],
  }));
  const pages = readdirSync(`${host}pages`)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const path = pathOf(file);
      const page = parsePage(readFileSync(`${host}pages/${file}`, 'utf8'));
      return { path, page, structuredData: structuredDataOf(path, origin) };
    });
  return [...pages, ...articles];
}

function structuredDataOf(path: string, origin: string): object[] {
  if (path === '/') return [describeOrganisation(origin)];
  if (path === '/contact') return [describeOrganisation(origin), describeFaq(faq)];
  return [];
}

/** What stands beside the pages for the platform, search engines and researchers. */
function writeSiteFiles(outDir: string, origin: string, policies: PagePolicy[]): void {
  const read = (file: string) => readFileSync(`${host}assets/${file}`, 'utf8');
  write(`${outDir}/_headers`, renderHeaders(read('_headers'), policies));
  write(`${outDir}/robots.txt`, `${read('robots.txt')}\nSitemap: ${origin}/sitemap.xml\n`);
  write(`${outDir}/sitemap.xml`, sitemap(origin));
  write(`${outDir}/.well-known/security.txt`, renderSecurityTxt(origin, new Date()));
}

function sitemap(origin: string): string {
  const urls = readPages(origin)
    .filter(({ path }) => !UNLISTED.includes(path))
    .map(({ path }) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function pathOf(file: string): string {
  const name = basename(file, '.html');
  return name === 'index' ? '/' : `/${name}`;
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
