import type { OurScript } from './check-scripts.logic.ts';
import { error, type PageFacts, type PastedPage, type Remark } from './pasted-page.ts';

/** What of ours a policy has to let through. */
interface Wanted {
  hasElements: boolean;
  hasFrames: boolean;
  scripts: readonly OurScript[];
}

/** Where a directive is not in a policy, the next one counts. */
const FALLBACKS = {
  'script-src': ['default-src'],
  'connect-src': ['default-src'],
  'frame-src': ['child-src', 'default-src'],
} as const;

type Directive = keyof typeof FALLBACKS;

/** Policies in the page itself; those in headers are not part of its HTML. */
export function checkPolicies(
  { elements }: PastedPage,
  { hasElements, hasFrames, scripts }: Wanted,
  { site }: PageFacts,
): Remark[] {
  const wanted: Directive[] = [
    ...(hasElements || scripts.length > 0 ? (['script-src'] as const) : []),
    ...(hasElements ? (['connect-src'] as const) : []),
    ...(hasFrames ? (['frame-src'] as const) : []),
  ];
  const policies = elements.filter(
    ({ tag, attributes }) =>
      tag === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  return policies.flatMap(({ at, attributes }) =>
    wanted.flatMap((directive) => {
      const sources = readSources(attributes.get('content') ?? '', directive);
      const refusal = sources ? refuseSources(directive, sources, scripts, site) : '';
      return refusal ? [error(at, refusal)] : [];
    }),
  );
}

function refuseSources(
  directive: Directive,
  sources: readonly string[],
  scripts: readonly OurScript[],
  site: string,
): string {
  if (directive === 'script-src') {
    const areTrusted = scripts.every((script) => isTrusted(script, sources));
    if (sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) {
      return areTrusted
        ? ''
        : "Under 'strict-dynamic' the Content Security Policy of this page ignores addresses. Give our script the policy's nonce, or an integrity whose hash stands in script-src.";
    }
    if (areTrusted && scripts.length > 0) return '';
  }
  return allows(sources, site)
    ? ''
    : `The Content Security Policy of this page blocks us: add ${site} to ${directive}.`;
}

/** Whether a policy names a script itself, by its nonce or by its hash. */
function isTrusted({ attributes }: OurScript, sources: readonly string[]): boolean {
  const hashes = (attributes.get('integrity') ?? '').split(/\s+/).filter(Boolean);
  const nonce = attributes.get('nonce');
  return (
    // Developer tools copy it as an empty one.
    sources.some(
      (source) => source === `'nonce-${nonce}'` || (nonce === '' && /^'nonce-/.test(source)),
    ) ||
    (hashes.length > 0 && hashes.every((hash) => sources.includes(`'${hash}'`)))
  );
}

/** Null where nothing is restricted. */
function readSources(policy: string, directive: Directive): readonly string[] | null {
  const directives = new Map(
    policy.split(';').map((written) => {
      const [name = '', ...sources] = written.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );
  const counts = [directive, ...FALLBACKS[directive]].find((name) => directives.has(name));
  return (counts && directives.get(counts)) ?? null;
}

function allows(sources: readonly string[], site: string): boolean {
  const { protocol, host } = new URL(site);
  return sources.some((source) => {
    const bare = source
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/.*$/, '');
    if (source === '*' || source.toLowerCase() === protocol) return true;
    return bare === host || (bare.startsWith('*.') && host.endsWith(bare.slice(1)));
  });
}
