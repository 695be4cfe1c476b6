import { brand } from '../../widgets/content/brand.ts';

/** A page of the site as its author writes it: metadata tags first, then the content. */
export interface Page {
  title: string;
  description: string;
  /** Origins that the page may show in a frame, from `<meta name="frame-src">`. */
  frameSources: string;
  content: string;
}

/**
 * Reads a page's source. `{{name}}` stands for one of `values`.
 *
 * @throws Error naming what is missing: a title, a description or a value.
 */
export function parsePage(source: string, values: Record<string, string> = brand): Page {
  let content = source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for {{${name}}}`);
    return value;
  });
  const take = (pattern: RegExp) => {
    const [whole, value] = content.match(pattern) ?? ['', ''];
    content = content.replace(whole, '');
    return value ?? '';
  };
  const title = take(/<title>(.+?)<\/title>\s*/);
  const description = take(/<meta name="description" content="([^"]+)">\s*/);
  const frameSources = take(/<meta name="frame-src" content="([^"]+)">\s*/);
  if (!title || !description) throw new Error('A page needs a <title> and a description');
  return { title, description, frameSources, content: content.trim() };
}

interface Surroundings {
  /** The page's own path. */
  path: string;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** File names of the elements' chunks. */
  chunks: string[];
  /** Schema.org objects that describe the page. */
  structuredData: object[];
  /** Gives the elements in a body their shadow trees. */
  prerender(body: string): string;
}

/**
 * The whole document around a page's content. The loader is not `async` here, as it is on partners'
 * pages: an element that is defined while the page is still being parsed would not take over the
 * shadow tree it was served with, and where our server hangs there is no page to hold up.
 */
export function renderPage(page: Page, surroundings: Surroundings): string {
  const { path, origin, chunks, structuredData, prerender } = surroundings;
  const { title, description } = page;
  const address = origin + path;
  const body = renderBody(page, path);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${brand.name}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#f5f7ff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0b1124" media="(prefers-color-scheme: dark)">
<link rel="canonical" href="${address}">
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
</head>
<body>
${prerender(body)}
</body>
</html>
`;
}

function renderBody({ content }: Page, path: string): string {
  return `<sa-site-header current="${path}">
<a href="/">${brand.name}</a> <a href="/about">About Us</a> <a href="/tools">Tools</a> <a href="/blog">Blog</a> <a href="/contact">Contact Us</a>
</sa-site-header>
${content}
<sa-site-footer>
<p>${brand.name} · <a href="mailto:${brand.generalEmail}">${brand.generalEmail}</a> · <a href="/privacy">Privacy Policy</a> · <a href="/terms">Terms of Use</a> · <a href="/cookies">Cookie Policy</a></p>
</sa-site-footer>
<sa-chat-widget></sa-chat-widget>
<sa-toaster></sa-toaster>`;
}

/** How many elements, counted from the top, stand in the first window of a page. */
const FIRST_ELEMENTS = 2;

/** The chunks that need not wait for the loader to ask for them. */
function firstChunks(body: string, chunks: string[]): string[] {
  const stems = [...body.matchAll(/<sa-([\w-]+)/g)]
    .slice(0, FIRST_ELEMENTS)
    .map(([, stem]) => stem);
  return chunks.filter((chunk) =>
    ['kit', 'ui', ...stems].includes(chunk.replace(/-[\w-]{8}\.js$/, '')),
  );
}

function preload(chunk: string): string {
  return `<link rel="modulepreload" href="/embed/chunks/${chunk}">`;
}

function describe(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
