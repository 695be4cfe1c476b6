import type { FoundFrame } from './check-frames.logic.ts';
import { LISTENER, type OurScript } from './check-scripts.logic.ts';
import { error, type PageFacts, type PastedPage, type Remark } from './pasted-page.ts';

/** What of ours a policy has to let through. */
interface Wanted {
  hasElements: boolean;
  frames: readonly FoundFrame[];
  scripts: readonly OurScript[];
}

/** Of these the first counts that is in a policy. */
const ORDER = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
} as const;

type Directive = keyof typeof ORDER;

/** What a policy says of scripts, connections or frames. */
interface Rule {
  /** The directive to be changed. */
  name: string;
  sources: readonly string[];
}

/** Policies in the page itself; those in headers are not part of its HTML. */
export function checkPolicies(
  { elements }: PastedPage,
  { hasElements, frames, scripts }: Wanted,
  { site }: PageFacts,
): Remark[] {
  /** Paths of ours. An element fetches more files than the page names. */
  const wanted: Readonly<Record<Directive, readonly string[]>> = {
    'script-src': hasElements ? ['/embed/'] : scripts.map(({ url }) => url.pathname),
    'connect-src': hasElements ? ['/api/'] : [],
    'frame-src': frames.map(({ address }) => address.pathname),
  };
  const policies = elements.filter(
    ({ tag, attributes }) =>
      tag === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  return policies.flatMap(({ at, attributes }) =>
    (Object.keys(ORDER) as Directive[]).flatMap((directive) => {
      const rule = readRule(attributes.get('content') ?? '', directive);
      const paths = wanted[directive];
      if (!rule || paths.length === 0) return [];
      const refusal =
        directive === 'script-src' && scripts.length > 0 ? refuseScripts(rule, scripts) : null;
      const text = refusal ?? refuseAddresses(rule, paths, site);
      return text ? [error(at, text)] : [];
    }),
  );
}

/** Why a policy that names scripts themselves refuses ours; null where addresses count. */
function refuseScripts({ sources }: Rule, scripts: readonly OurScript[]): string | null {
  const isStrict = sources.some((source) => source.toLowerCase() === "'strict-dynamic'");
  if (scripts.every((script) => isTrusted(script, sources, isStrict))) return '';
  return isStrict
    ? "Under 'strict-dynamic' the Content Security Policy of this page ignores addresses. Give our script the policy's nonce, or an integrity whose hash stands in script-src."
    : null;
}

/**
 * Whether a policy names a script itself, by its nonce or by its hash. What a script fetches is let through
 * with it by a nonce, and by a hash only under 'strict-dynamic'.
 */
function isTrusted(
  { file, attributes }: OurScript,
  sources: readonly string[],
  isStrict: boolean,
): boolean {
  const hashes = (attributes.get('integrity') ?? '').split(/\s+/).filter(Boolean);
  const nonce = attributes.get('nonce');
  return (
    // Developer tools copy it as an empty one.
    sources.some(
      (source) => source === `'nonce-${nonce}'` || (nonce === '' && /^'nonce-/.test(source)),
    ) ||
    ((isStrict || file === LISTENER) &&
      hashes.length > 0 &&
      hashes.every((hash) => sources.includes(`'${hash}'`)))
  );
}

function refuseAddresses({ name, sources }: Rule, paths: readonly string[], site: string): string {
  return paths.every((path) => allows(sources, new URL(path, site)))
    ? ''
    : `The Content Security Policy of this page blocks us: add ${site} to ${name}.`;
}

/** Null where nothing is restricted. */
function readRule(policy: string, directive: Directive): Rule | null {
  const directives = new Map(
    policy.split(';').map((written) => {
      const [name = '', ...sources] = written.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );
  const counts = ORDER[directive].find((name) => directives.has(name));
  const sources = counts && directives.get(counts);
  if (!sources) return null;
  return { name: counts === 'script-src-elem' ? counts : directive, sources };
}

/** A source such as `https://*.example:443/folder/`: scheme, host, port and path. */
const SOURCE = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[a-z\d.-]+)(?::(\d+|\*))?(\/.*)?$/;

/** Whether a list of sources lets an address through (Content Security Policy 3, 6.7.2). */
function allows(sources: readonly string[], { protocol, hostname, port, pathname }: URL): boolean {
  const isScheme = (scheme: string) =>
    scheme === protocol || (scheme === 'http:' && protocol === 'https:');
  return sources.some((source) => {
    if (source === '*') return true;
    if (source.endsWith(':')) return isScheme(source.toLowerCase());
    const [, scheme, host = '', ofPort, path = '/'] = SOURCE.exec(source.toLowerCase()) ?? [];
    return (
      (scheme === undefined || isScheme(`${scheme}:`)) &&
      (host === '*' ||
        host === hostname ||
        (host.startsWith('*.') && hostname.endsWith(host.slice(1)))) &&
      (ofPort === '*' || (ofPort ?? '') === port || (ofPort === '443' && port === '')) &&
      (path.endsWith('/') ? pathname.startsWith(path) : pathname === path)
    );
  });
}
