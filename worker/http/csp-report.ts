/** What a report says that is worth a line. */
export interface Violation {
  /** One of the platform's directives, or `unknown`. */
  directive: string;
  /** Address of the page, as the client gives it. */
  documentUrl: string;
}

/** The names that a browser can report; any other text is the client's own. */
const DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/**
 * Reads both forms of a report: `application/csp-report` (one object, keys with hyphens) and
 * `application/reports+json` (a list of reports of all kinds, keys in camelCase).
 *
 * @throws SyntaxError for what is not JSON.
 */
export function readViolations(text: string): Violation[] {
  const json: unknown = JSON.parse(text);
  if (!Array.isArray(json)) return describe(get(json, 'csp-report'));
  return json
    .filter((report) => get(report, 'type') === 'csp-violation')
    .flatMap((report) => describe(get(report, 'body')));
}

function describe(body: unknown): Violation[] {
  const documentUrl = get(body, 'documentURL') ?? get(body, 'document-uri');
  const named = get(body, 'effectiveDirective') ?? get(body, 'effective-directive');
  if (typeof documentUrl !== 'string') return [];
  const directive = typeof named === 'string' && DIRECTIVES.has(named) ? named : 'unknown';
  return [{ directive, documentUrl }];
}

function get(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
