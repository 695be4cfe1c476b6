import { escapeHtml } from '../core/escape-html.ts';
import letterhead from '../core/letterhead.json' with { type: 'json' };

/** A page rendered by the Worker, for visitors who arrive by mail or without our script. */
export interface Page {
  status: number;
  title: string;
  text: string;
  /** Posts the token to the path. */
  button?: { label: string; path: string; token: string };
  /** Further content, as HTML. */
  html?: string;
  /** Style of that content. */
  style?: string;
  /** Whether other websites may frame the page, like our forms. */
  isFramed?: boolean;
}

const STYLE = `
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; --ink: #1c2430; --ground: #fff; --link: #2348d4; --on-link: #fff; --edge: #68768a; --wrong: #b3141d; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8ecf2; --ground: #14181f; --link: #8da2fb; --on-link: #000; --edge: #8a97aa; --wrong: #ffb0ac; }
}
body { max-width: 32rem; margin: 0 auto 2rem; padding: 0 1rem; background: var(--ground); color: var(--ink); overflow-wrap: anywhere; }
header { margin-block: 1.5rem 8vh; padding-block-end: 1rem; border-block-end: 1px solid var(--edge); }
header a { display: inline-flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; color: inherit; font-weight: 700; text-decoration: none; }
header svg { width: 2.25rem; height: 2.25rem; }
main > * { margin: 0 0 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 0; font-size: 1.125rem; }
a { color: var(--link); }
main > form > button { min-height: 3rem; padding: 0.5rem 1.5rem; border: 0; border-radius: 0.5rem; background: var(--link); color: var(--on-link); font: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
main .wrong { color: var(--wrong); font-weight: 600; }
.summary { padding: 0.75rem 1rem; border: 2px solid var(--wrong); border-radius: 0.5rem; }
.summary ul { margin: 0.25rem 0 0; padding-inline-start: 1.25rem; }
dt { font-weight: 600; }
dd { margin: 0 0 0.5rem; white-space: pre-wrap; }
@media (forced-colors: active) { button { border: 2px solid; } }
`;

/** Renders a page that loads only the site's icon, runs no script and is never cached or indexed. */
export async function drawPage(page: Page, siteUrl: string): Promise<Response> {
  const ancestors = page.isFramed ? '' : " frame-ancestors 'none';";
  const style = (page.style ?? '') + STYLE;
  return new Response(writePage(page, style, siteUrl), {
    status: page.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src ${await hashSource(style)}; img-src 'self'; form-action 'self';${ancestors} base-uri 'none'`,
      'Cache-Control': 'no-store',
      // Lets a page with cross-origin isolation frame it.
      ...(page.isFramed && {
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      }),
      // With `same-origin` a form sends its origin; without one it would look like an unknown website.
      'Referrer-Policy': page.isFramed ? 'same-origin' : 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}

function writePage(
  { title, text, button, html = '' }: Page,
  style: string,
  siteUrl: string,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} | ${escapeHtml(letterhead.name)}</title>
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header><a href="${escapeHtml(siteUrl)}" target="_top">${letterhead.mark.replace('<svg', '<svg aria-hidden="true"')}${escapeHtml(letterhead.name)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${button ? writeButton(button) : ''}${html}<p><a href="${escapeHtml(siteUrl)}" target="_top">Go to our website</a></p>
</main>
</body>
</html>
`;
}

/** The token is sent in the body: URLs end up in logs. */
function writeButton({ label, path, token }: NonNullable<Page['button']>): string {
  return `<form method="post" action="${escapeHtml(path)}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button>${escapeHtml(label)}</button>
</form>
`;
}

/** The hash source by which a content security policy allows an inline style. */
export async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${new Uint8Array(digest).toBase64()}'`;
}
