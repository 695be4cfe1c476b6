import { createHash } from 'node:crypto';
import { CSP_REPORTS_PATH } from '../../worker/contract/csp-reports-path.ts';

/** Cloudflare reads no further in a line of `_headers`. */
const MAX_LINE = 2000;

export interface PagePolicy {
  /** Path of the page, or a pattern such as `/blog/*`. */
  path: string;
  /** Text of each `<style>` in the page. */
  styles: Iterable<string>;
  /** Origins that the page may show in a frame. */
  frameSources: string;
}

/** What allows an inline text in a Content Security Policy. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The Content Security Policy of a page. Prerendered styles are allowed by their hash, so that
 * nothing else inline runs or applies.
 */
export function contentSecurityPolicy({ styles, frameSources }: Omit<PagePolicy, 'path'>): string {
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
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Nothing of ours makes a policy, so nobody else's code may make one either.
    "trusted-types 'none'",
    // The second for browsers without the Reporting API; the endpoint is named in _headers.
    'report-to csp',
    `report-uri ${CSP_REPORTS_PATH}`,
  ].join('; ');
}

/**
 * The `_headers` file: `common` rules, in which `{{csp}}` stands for the policy of any address
 * without a page, and one rule for each page.
 *
 * @throws Error when a line is too long for the platform.
 */
export function renderHeaders(common: string, pages: PagePolicy[]): string {
  const notFound = pages.find(({ path }) => path === '/404');
  if (!notFound) throw new Error('There is no page for unknown addresses');
  const rules = pages.map(
    (page) =>
      `${page.path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${contentSecurityPolicy(page)}\n`,
  );
  const file = [common.replace('{{csp}}', contentSecurityPolicy(notFound)), ...rules].join('\n');
  const tooLong = file.split('\n').find((line) => line.length > MAX_LINE);
  if (tooLong) throw new Error(`A line of _headers is longer than ${MAX_LINE}: ${tooLong}`);
  return file;
}
