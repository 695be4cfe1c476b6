import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '../../widgets/content/brand.ts';
import * as chargesContent from '../../widgets/content/charges.ts';
import { clickPolicies } from '../../widgets/content/click-policies.ts';
import { faq } from '../../widgets/content/faq.ts';
import { legal, officeSystem } from '../../widgets/content/legal-facts.ts';
import { posts } from '../../widgets/content/posts/posts.ts';
import type { ContentName } from '../../widgets/content/schema/files.ts';
import { tools } from '../../widgets/content/tools.ts';
import { loadGuides } from '../../widgets/content/visas/visas.ts';
import { dayInIndia } from '../../widgets/kit/rules/calendar-day.ts';
import { adClicks } from '../../worker/contract/ad-clicks.ts';
import { RETENTION_DAYS } from '../../worker/contract/durations.ts';
import { type ElementDoc, readElementDocs } from '../build/generate/element-doc.ts';
import type { EmbedSizes } from '../build/plugins/embed-sizes.ts';
import { describeChanges, readContent } from '../content/published-content.ts';
import { listUnfinished, requireFinished } from '../release/unfinished.ts';
import { renderCharges } from './charges.ts';
import { makeFacts } from './facts.ts';
import { makeFeed } from './facts-feed.ts';
import { type Facts, readFacts } from './facts-schema.ts';
import { renderGallery } from './gallery.ts';
import { hashAssets } from './hashed-assets.ts';
import { type PagePolicy, renderHeaders } from './headers.ts';
import { type Page, parsePage, renderPage } from './layout.ts';
import { writeOfficeSystem } from './office-system.ts';
import { type PartnerContext, partnerPages, partStyles } from './partner-pages.ts';
import { postValues } from './post-values.ts';
import {
  loadPrerenderer,
  type Prerenderer,
  prerenderElements,
  prerenderSnippet,
} from './prerender.ts';
import { renderSecurityTxt } from './security-txt.ts';
import { siteStyles } from './site-styles.ts';
import { describeFaq, describeOrganisation, describePost } from './structured-data.ts';
import {
  alternatesOf,
  hasTwin,
  renderLlms,
  renderToolTwin,
  renderTwin,
  toolTwin,
} from './twins.ts';
import { renderVisaProof } from './visa-proof.ts';

const host = fileURLToPath(new URL('../../host/', import.meta.url));
/** The guide to the facts, which the site serves, too. */
const FACTS_GUIDE = new URL('../../docs/facts.md', import.meta.url);
const POST_TEMPLATE = 'blog/[slug].html';
/** The empty page that the builder on /partners frames and fills: served as it is. */
const PREVIEW = '/partners/preview';
/** Pages that search engines should not index. */
const UNLISTED = ['/404'];

interface SitePage {
  path: string;
  page: Page;
  structuredData: object[];
}

interface PagesOptions {
  /** The files of content/ that differ from those in the code of the embed files. */
  changed?: readonly ContentName[];
  /** Path of the facts.json that was published last. */
  factsBefore?: string | undefined;
}

/**
 * Builds the pages that the Worker serves beside the embed files in `outDir`, from host/pages and
 * host/assets. `origin` is the public origin of the site.
 * @throws Error where a live site still holds samples
 */
export async function buildPages(
  outDir: string,
  origin: string,
  { changed = [], factsBefore }: PagesOptions = {},
): Promise<void> {
  requireFinished(brand.isLive, await listUnfinished());
  const prerenderer = await loadPrerenderer(outDir);
  const chunks = readdirSync(`${outDir}/embed/chunks`);
  const docs = readElementDocs();
  const assets = hashAssets(`${host}assets/`, {
    'site.css': siteStyles(readAsset('site.css')),
    'partners-docs.css': siteStyles(readAsset('partners-docs.css') + partStyles(docs)),
  });
  const pages = await readPages(docs, { origin, sizes: readSizes(outDir) }, prerenderer);
  const content = readContent();
  const policies = new Map<string, PagePolicy & { styles: Set<string> }>();

  for (const { path, page, structuredData } of pages) {
    const pattern = path.startsWith('/blog/') ? '/blog/*' : path;
    const { frameSources, trustedTypes, isPrivate } = page;
    const policy = policies.get(pattern) ?? {
      path: pattern,
      styles: new Set(),
      frameSources,
      trustedTypes,
      isPrivate,
    };
    policies.set(pattern, policy);
    const prerender = (body: string) => {
      const { html, styles } = prerenderElements(body, prerenderer);
      for (const style of styles) policy.styles.add(style);
      return html;
    };
    const bring = (tags: ReadonlySet<string>) => describeChanges(changed, content, tags);
    const alternates = alternatesOf(path, page);
    const context = { path, origin, chunks, structuredData, alternates, prerender, bring };
    const html = renderPage(page, context);
    write(`${outDir}${path === '/' ? '/index' : path}.html`, assets.rename(html));
    if (hasTwin(path)) write(`${outDir}${path}.md`, renderTwin(path, page, origin));
  }
  write(`${outDir}${PREVIEW}.html`, readFileSync(`${host}pages${PREVIEW}.html`, 'utf8'));
  policies.set(PREVIEW, {
    path: PREVIEW,
    styles: new Set(),
    frameSources: '',
    frameAncestors: "'self'",
  });
  assets.writeTo(outDir);
  writeSiteFiles(outDir, origin, pages, [...policies.values()]);
  const facts = await writeFacts(outDir, origin, factsBefore);
  for (const tool of tools)
    write(outDir + toolTwin(tool.id), renderToolTwin(tool, { docs, facts, origin }));
  write(`${outDir}/llms.txt`, renderLlms({ docs, pages, origin }));
}

const readAsset = (file: string) => readFileSync(`${host}assets/${file}`, 'utf8');

/** The download size of each element, as the build has measured it. */
function readSizes(outDir: string): EmbedSizes {
  return JSON.parse(readFileSync(`${outDir}/embed/sizes.json`, 'utf8'));
}

/** The target of a link to a tool until our code opens the tool (assets/tool-link.js). */
const writeTarget = (id: string) => `<i id="${id}" hidden></i>`;

async function readPages(
  docs: readonly ElementDoc[],
  context: PartnerContext,
  { renderFlag }: Pick<Prerenderer, 'renderFlag'>,
): Promise<SitePage[]> {
  const { origin } = context;
  const values = {
    ...brand,
    gallery: renderGallery(docs, context.sizes),
    visaProof: renderVisaProof(await loadGuides(), renderFlag),
    charges: renderCharges(chargesContent),
    adClicks: clickPolicies[adClicks],
    newsletterMailer: legal.newsletterMailer.text,
    officeSystem: writeOfficeSystem(officeSystem),
    legalEntity: legal.entity.text,
    grievanceOfficer: legal.grievanceOfficer.text,
    keptFor: `${(12 * RETENTION_DAYS) / 365} months`,
    toolTargets: [...tools.map(({ id }) => id), 'university-matcher'].map(writeTarget).join(''),
    consultationOutline: readFileSync(`${host}pages/parts/consultation-outline.html`, 'utf8'),
  };
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
      const page = parsePage(readFileSync(`${host}pages/${file}`, 'utf8'), values);
      return { path, page, structuredData: structuredDataOf(path, origin) };
    });
  const elements = partnerPages(docs, context).map((each) => ({ ...each, structuredData: [] }));
  return [...pages, ...articles, ...elements];
}

function structuredDataOf(path: string, origin: string): object[] {
  if (path === '/') return [describeOrganisation(origin)];
  if (path === '/contact') return [describeOrganisation(origin), describeFaq(faq)];
  return [];
}

/** Writes each element that is made for other sites as servers of partners may include it. */
export async function writeSnippets(outDir: string, origin: string): Promise<void> {
  const prerenderer = await loadPrerenderer(outDir);
  for (const { tagName } of readElementDocs().filter(({ isEmbeddable }) => isEmbeddable)) {
    const snippet = prerenderSnippet(tagName, origin, prerenderer);
    write(`${outDir}/embed/prerendered/${tagName}.html`, snippet);
  }
}

/** Writes the files beside the pages, for the platform, search engines and security researchers. */
function writeSiteFiles(
  outDir: string,
  origin: string,
  pages: SitePage[],
  policies: PagePolicy[],
): void {
  write(`${outDir}/_headers`, renderHeaders(readAsset('_headers'), policies));
  write(`${outDir}/robots.txt`, `${readAsset('robots.txt')}\nSitemap: ${origin}/sitemap.xml\n`);
  write(`${outDir}/sitemap.xml`, sitemap(origin, pages));
  write(`${outDir}/.well-known/security.txt`, renderSecurityTxt(origin, new Date()));
}

async function writeFacts(outDir: string, origin: string, factsBefore?: string): Promise<Facts> {
  const facts = makeFacts({
    guides: await loadGuides(),
    origin,
    before: factsBefore ? readFacts(readFileSync(factsBefore, 'utf8')) : undefined,
    today: dayInIndia(Date.now()),
  });
  write(`${outDir}/facts.json`, `${JSON.stringify(facts, null, 1)}\n`);
  write(`${outDir}/facts-feed.json`, `${JSON.stringify(makeFeed(facts, origin), null, 1)}\n`);
  const guide = readFileSync(FACTS_GUIDE, 'utf8').replaceAll('https://OUR-SITE', origin);
  write(`${outDir}/facts.md`, guide);
  return facts;
}

function sitemap(origin: string, pages: SitePage[]): string {
  const urls = pages
    .filter(({ path, page }) => !page.isPrivate && !UNLISTED.includes(path))
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
