import { createHash } from 'node:crypto';

/** Cloudflare ignores the rest of a longer line in `_headers`. */
const MAX_LINE = 2000;

const PRIVATE = '  ! Referrer-Policy\n  Referrer-Policy: no-referrer\n  X-Robots-Tag: noindex\n';

export interface PagePolicy {
  /** Path of the page, or a pattern such as `/blog/*`. */
  path: string;
  /** Text of each `<style>` in the page. */
  styles: Iterable<string>;
  /** Origins that the page may frame. */
  frameSources: string;
  /** Origins that may frame the page; none unless given. */
  frameAncestors?: string;
  /** Name of the one Trusted Types policy that the page may create; none unless given. */
  trustedTypes?: string;
  /** Whether search engines leave it out, and links from it say nothing of where they were. */
  isPrivate?: boolean;
}

/** The CSP source expression that allows an inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The Content Security Policy of a page. Prerendered styles are allowed by hash, so that no other
 * inline code runs and no other inline style applies.
 */
export function contentSecurityPolicy({
  styles,
  frameSources,
  frameAncestors,
  trustedTypes,
}: Omit<PagePolicy, 'path' | 'isPrivate'>): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...[...styles].map(hashSource)].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    `frame-src ${frameSources || "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors || "'none'"}`,
    "require-trusted-types-for 'script'",
    // Elsewhere our code creates no Trusted Types policies, so no other code may either.
    `trusted-types ${trustedTypes || "'none'"}`,
  ].join('; ');
}

/**
 * The `_headers` file: the `common` rules, with `{{csp}}` replaced by the policy for URLs without a
 * page, and one rule for each page.
 *
 * @throws Error if a line is longer than the platform allows.
 */
export function renderHeaders(common: string, pages: PagePolicy[]): string {
  const notFound = pages.find(({ path }) => path === '/404');
  if (!notFound) throw new Error('There is no page for unknown addresses');
  const rules = pages.map(
    (page) =>
      `${page.path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${contentSecurityPolicy(page)}\n${page.isPrivate ? PRIVATE : ''}`,
  );
  const file = [common.replace('{{csp}}', contentSecurityPolicy(notFound)), ...rules].join('\n');
  const tooLong = file.split('\n').find((line) => line.length > MAX_LINE);
  if (tooLong) throw new Error(`A line of _headers is longer than ${MAX_LINE}: ${tooLong}`);
  return file;
}
