import { FRAME_PADDING_PX, schemeOfFrame } from '../contract/frame-look.ts';
import { escapeHtml } from '../core/escape-html.ts';
import type { DrawnForm } from '../pages/draw-form.ts';
import { hashSource } from '../pages/page.ts';
import type { FrameOptions } from './frame-options.ts';

/** A page that holds one element, for the frames of others. */
interface FramePage extends FrameOptions {
  tag: string;
  /** Names of the events that the page forwards to its parent. */
  events: string[];
  /** The prerendered element if it is a form; the code of any other element renders all of it. */
  form: DrawnForm | null;
}

/**
 * Renders the page. Its policy allows our own scripts and API and its styles: the colours of the address
 * are in one of them, and so in its hash.
 */
export async function drawFrame(page: FramePage): Promise<Response> {
  const style = writeStyle(page);
  const styles = [style, ...(page.form ? [page.form.style] : [])];
  const hashes = await Promise.all(styles.map(hashSource));
  return new Response(writePage(page, style), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': writePolicy(hashes),
      'Cache-Control': 'no-cache',
      // Allows framing by pages with cross-origin isolation, too.
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=()',
      // Shows our API that a submission came from a frame, and nothing to others.
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex',
    },
  });
}

function writePolicy(styleHashes: string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleHashes.join(' ')}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Light by default, like a page without a colour scheme. */
function writeStyle({ attributes, properties }: FrameOptions): string {
  const scheme = schemeOfFrame(attributes.get('theme'));
  const declarations = [...properties].map(([name, value]) => `${name}:${value};`).join('');
  return `html{color-scheme:${scheme};${declarations}}body{margin:0;padding:${FRAME_PADDING_PX}px}`;
}

/** Links leave the frame: our pages refuse to be framed. */
function writePage({ tag, attributes, events, form }: FramePage, style: string): string {
  const written = [...attributes].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const element = `<${tag}${written.join('')}><a href="/contact">Contact us</a></${tag}>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${writeTitle(tag)}</title>
<base target="_top">
<style>${style}</style>
<script type="module" async src="/embed/sa-loader.js"></script>
<script defer src="/embed/sa-frame-page.js"></script>
</head>
<body data-events="${events.join(' ')}">
${form?.html ?? element}
</body>
</html>
`;
}

/** `sa-contact-form` → `Contact form` */
function writeTitle(tag: string): string {
  const [first = '', ...rest] = tag.slice('sa-'.length).replaceAll('-', ' ');
  return first.toUpperCase() + rest.join('');
}
