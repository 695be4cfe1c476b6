import { brand } from '../../widgets/content/brand.ts';
import {
  headerLinks,
  legalLinks,
  type NavigationLink,
  partnersLink,
} from '../../widgets/content/navigation.ts';
import { previewNote } from '../../widgets/content/sample-tags.ts';
import { TOKENS } from '../../widgets/kit/element/tokens.ts';
import { escapeHtml } from '../../widgets/kit/rules/escape-html.ts';
import { elementsIn, type HtmlElement } from './html.ts';

/** A page of the site: plain text, except for the content, which is HTML. */
export interface Page {
  title: string;
  description: string;
  /** Origins that the page may frame, from `<meta name="frame-src">`. */
  frameSources: string;
  /** The Trusted Types policy that the page may create, from `<meta name="trusted-types">`. */
  trustedTypes: string;
  /** Whether it is one visitor's, which search engines and other sites learn nothing of: `<meta name="robots">`. */
  isPrivate: boolean;
  content: string;
}

/**
 * Reads a page's source: metadata tags first, then the content. `{{name}}` is replaced by the entry
 * of `values`.
 *
 * @throws Error naming the missing title, description or value.
 */
export function parsePage(source: string, values: Readonly<Record<string, unknown>> = brand): Page {
  const content = source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (typeof value !== 'string') throw new Error(`There is no value for {{${name}}}`);
    return value;
  });
  const outermost = elementsIn(content).filter(({ isOutermost }) => isOutermost);
  const title = outermost.find(({ tag }) => tag === 'title');
  const findMeta = (name: string) =>
    outermost.find(({ tag, attributes }) => tag === 'meta' && attributes.get('name') === name);
  const description = findMeta('description');
  const frameSources = findMeta('frame-src');
  const trustedTypes = findMeta('trusted-types');
  const robots = findMeta('robots');
  if (!title?.text || !description?.attributes.get('content'))
    throw new Error('A page needs a <title> and a description');
  return {
    title: title.text,
    description: description.attributes.get('content') ?? '',
    frameSources: frameSources?.attributes.get('content') ?? '',
    trustedTypes: trustedTypes?.attributes.get('content') ?? '',
    isPrivate: robots !== undefined,
    content: without([title, description, frameSources, trustedTypes, robots], content).trim(),
  };
}

function without(elements: (HtmlElement | undefined)[], html: string): string {
  return elements
    .filter((element) => element !== undefined)
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).trimStart(), html);
}

export interface Alternate {
  /** Media type. */
  type: string;
  path: string;
  title: string;
}

interface PageContext {
  /** The page's own path. */
  path: string;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** File names of the elements' chunks. */
  chunks: string[];
  /** Schema.org objects that describe the page. */
  structuredData: object[];
  /** The content newer than the code that the page brings along, by the tags on it. */
  bring(tags: ReadonlySet<string>): object;
  /** The same content in other formats. */
  alternates: readonly Alternate[];
  /** Adds declarative shadow roots to the elements in a body. */
  prerender(body: string): string;
}

/**
 * The complete document around a page's content. Unlike on partners' pages, the loader is not
 * `async`: an element defined while the page is still being parsed would not hydrate its
 * declarative shadow root. A slow server blocks nothing here, because the page comes from it too.
 */
export function renderPage(page: Page, context: PageContext): string {
  const { path, origin, chunks, structuredData, alternates, prerender, bring } = context;
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  const address = origin + path;
  const [light, dark] = TOKENS.wash;
  const body = renderBody(page, path);
  const html = prerender(body);
  const tags = new Set(elementsIn(html).map(({ tag }) => tag));
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${brand.name}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">
<link rel="canonical" href="${address}">${alternates.map(linkTo).join('')}
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">
<link rel="stylesheet" href="/assets/site.css">
<script type="module" src="/embed/sa-loader.js"></script>
${firstChunks(body, chunks).map(preload).join('\n')}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brand.name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${origin}/assets/og.png">
<meta name="twitter:card" content="summary_large_image">
${structuredData.map(describe).join('\n')}
<script type="application/json" id="sa-content">${toScript(bring(tags))}</script>
</head>
<body>
${html}
</body>
</html>
`;
}

/** Until the site is live, on every page. */
const PREVIEW_BAR = `<aside class="preview" aria-label="Preview">
<p><strong>Preview:</strong> ${previewNote}</p>
</aside>
`;

const home: NavigationLink = { label: brand.name, href: '/' };

function renderBody({ content }: Page, path: string): string {
  return `<sa-site-header current="${path}">
${[home, ...headerLinks.filter(({ href }) => href !== home.href)].map(renderLink).join(' ')}
</sa-site-header>
${previewNote && PREVIEW_BAR}${content}
<sa-site-footer>
<p>${brand.name} · <a href="mailto:${brand.generalEmail}">${brand.generalEmail}</a>${[partnersLink, ...legalLinks].map((link) => ` · ${renderLink(link)}`).join('')}</p>
</sa-site-footer>
<sa-chat-widget></sa-chat-widget>
<sa-toaster></sa-toaster>`;
}

function renderLink({ label, href }: NavigationLink): string {
  return `<a href="${href}">${escapeHtml(label)}</a>`;
}

/** How many elements at the top of a page count as visible before scrolling. */
const FIRST_ELEMENTS = 2;

/** Chunks to preload, before the loader requests them. */
function firstChunks(body: string, chunks: string[]): string[] {
  const stems = elementsIn(body)
    .filter(({ tag }) => tag.startsWith('sa-'))
    .slice(0, FIRST_ELEMENTS)
    .map(({ tag }) => tag.slice('sa-'.length));
  return chunks.filter((chunk) =>
    ['kit', 'ui', 'site', ...stems].includes(chunk.replace(/-[\w-]{8}\.js$/, '')),
  );
}

const linkTo = ({ type, path, title }: Alternate) =>
  `\n<link rel="alternate" type="${type}" href="${path}" title="${escapeHtml(title)}">`;

function preload(chunk: string): string {
  return `<link rel="modulepreload" href="/embed/chunks/${chunk}">`;
}

/** JSON that no text in it can end. */
const toScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

function describe(data: object): string {
  const json = toScript({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json}</script>`;
}
