import { escapeHtml } from '../messages/mail.ts';

/** A page of one sentence, with one button or none. */
export interface Page {
  status: number;
  title: string;
  text: string;
  /** Posts the token to the path. */
  button?: { label: string; path: string; token: string };
}

const STYLE = `
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
body { max-width: 32rem; margin: 15vh auto 2rem; padding: 0 1rem; background: #fff; color: #1c2430; }
h1 { font-size: 1.5rem; line-height: 1.25; }
button { padding: 0.75rem 1.5rem; border: 0; border-radius: 0.5rem; background: #0b5c8f; color: #fff; font: inherit; cursor: pointer; }
a { color: #0b5c8f; }
@media (prefers-color-scheme: dark) {
  body { background: #14181f; color: #e8ecf2; }
  button { background: #8ecbf5; color: #14181f; }
  a { color: #8ecbf5; }
}
`;

/** Draws a page that loads nothing, runs nothing and is never cached, framed or indexed. */
export async function drawPage(page: Page, siteUrl: string): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  const styleHash = `'sha256-${new Uint8Array(digest).toBase64()}'`;
  return new Response(writePage(page, siteUrl), {
    status: page.status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src ${styleHash}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}

function writePage({ title, text, button }: Page, siteUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${button ? writeForm(button) : ''}<p><a href="${escapeHtml(siteUrl)}">To our site</a></p>
</main>
</body>
</html>
`;
}

/** The token travels in the body: addresses end up in logs. */
function writeForm({ label, path, token }: NonNullable<Page['button']>): string {
  return `<form method="post" action="${escapeHtml(path)}">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button>${escapeHtml(label)}</button>
</form>
`;
}
