import { brand } from '../../widgets/content/brand.ts';

/** A page of the site as its author writes it: metadata tags first, then the content. */
export interface Page {
  title: string;
  description: string;
  content: string;
}

/**
 * Reads a page's source. `{{name}}` stands for a value of the brand.
 *
 * @throws Error naming what is missing: a title, a description or a brand value.
 */
export function parsePage(source: string): Page {
  const filled = source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!(name in brand)) throw new Error(`{{${name}}} is not in widgets/content/brand.ts`);
    return brand[name as keyof typeof brand];
  });
  const title = filled.match(/<title>(.+?)<\/title>\s*/);
  const description = filled.match(/<meta name="description" content="([^"]+)">\s*/);
  if (!title?.[1] || !description?.[1]) throw new Error('A page needs a <title> and a description');
  return {
    title: title[1],
    description: description[1],
    content: filled.replace(title[0], '').replace(description[0], '').trim(),
  };
}

const links = [
  { href: '/', text: 'Home' },
  { href: '/contact', text: 'Contact Us' },
];

function navLink({ href, text }: { href: string; text: string }, path: string): string {
  return `<a href="${href}"${href === path ? ' aria-current="page"' : ''}>${text}</a>`;
}

interface Surroundings {
  /** The page's own path. */
  path: string;
  /** File names of the elements' chunks. */
  chunks: string[];
}

/** The whole document around a page's content. */
export function renderPage(page: Page, { path, chunks }: Surroundings): string {
  const { title, description } = page;
  const body = renderBody(page, path);
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${brand.name}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/site.css">
<script type="module" src="/embed/sa-loader.js"></script>
${neededChunks(body, chunks).map(preload).join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
}

function renderBody({ content }: Page, path: string): string {
  return `<header class="bar">
<a class="brand" href="/"><img src="/assets/favicon.svg" alt="" width="32" height="32">${brand.name}</a>
<nav aria-label="Main">${links.map((link) => navLink(link, path)).join('')}</nav>
</header>
${content}
<footer>
<sa-newsletter-form>
<p>To join our newsletter, write to <a href="mailto:${brand.generalEmail}">${brand.generalEmail}</a>.</p>
</sa-newsletter-form>
<p>${brand.name} · <a href="/privacy">Privacy policy</a></p>
</footer>
<sa-toaster></sa-toaster>`;
}

/** The chunks of the elements that `body` places, and the one they all need. */
function neededChunks(body: string, chunks: string[]): string[] {
  const stems = [...body.matchAll(/<sa-([\w-]+)/g)].map(([, stem]) => stem);
  return chunks.filter((chunk) => ['kit', ...stems].includes(chunk.replace(/-[\w-]{8}\.js$/, '')));
}

/** On our own pages the chunks need not wait for the loader to ask for them. */
function preload(chunk: string): string {
  return `<link rel="modulepreload" href="/embed/chunks/${chunk}">`;
}
