import type { FoundFrame } from './check-frames.logic.ts';
import { LISTENER, type OurScript } from './check-scripts.logic.ts';
import {
  error,
  type FoundElement,
  hint,
  type PageFacts,
  type PastedPage,
  type Remark,
} from './pasted-page.ts';

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
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'style-src-attr': ['style-src-attr', 'style-src', 'default-src'],
  'form-action': ['form-action'],
} as const;

type Directive = keyof typeof ORDER;

/** What a policy says of a kind of thing. */
interface Rule {
  sources: readonly string[];
  /** What to do so that it lets something more through. */
  add(sources: string): string;
}

/** Null where nothing is restricted. */
type ReadRule = (directive: Directive) => Rule | null;

/** Policies in the page itself; those in headers are not part of its HTML. */
export function checkPolicies(page: PastedPage, wanted: Wanted, { site }: PageFacts): Remark[] {
  const policies = page.elements.filter(
    ({ tag, attributes }) =>
      tag === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  return policies.flatMap(({ at, attributes }) => {
    const ruleOf: ReadRule = (directive) => readRule(attributes.get('content') ?? '', directive);
    return [
      ...listErrors(ruleOf, wanted, site).map((text) => error(at, text)),
      ...listHints(ruleOf, page, wanted, site).map((text) => hint(at, text)),
    ];
  });
}

/** What keeps our code, our answers or our frames away. */
function listErrors(
  ruleOf: ReadRule,
  { hasElements, frames, scripts }: Wanted,
  site: string,
): string[] {
  /** Paths of ours. An element fetches more files than the page names. */
  const wanted = {
    'script-src': hasElements ? ['/embed/'] : scripts.map(({ url }) => url.pathname),
    'connect-src': hasElements ? ['/api/'] : [],
    'frame-src': frames.map(({ address }) => address.pathname),
  };
  return (Object.keys(wanted) as (keyof typeof wanted)[]).flatMap((directive) => {
    const rule = ruleOf(directive);
    const paths = wanted[directive];
    if (!rule || paths.length === 0) return [];
    const refusal =
      directive === 'script-src' && scripts.length > 0 ? refuseScripts(rule, scripts) : null;
    const text = refusal ?? refuseAddresses(rule, paths, site);
    return text ? [text] : [];
  });
}

/** What takes the looks from our markup, or keeps a drawn form from being sent without our code. */
function listHints(
  ruleOf: ReadRule,
  { elements, drawn }: PastedPage,
  { frames }: Wanted,
  site: string,
): string[] {
  const styles = ruleOf('style-src');
  const attributes = ruleOf('style-src-attr');
  const posts = ruleOf('form-action');
  const refused = drawn.styles.filter(
    (hash) => styles && !styles.sources.includes(hash) && !allowsInline(styles),
  );
  const isStyled = [...elements.filter(isOurs), ...frames].some((one) =>
    one.attributes.has('style'),
  );
  const ours = drawn.actions.filter((action) => action.startsWith(`${site}/`));
  const hints = [
    refused.length > 0 &&
      `The Content Security Policy of this page blocks the <style> of our drawn markup, which stays unstyled until our code comes: ${styles?.add(refused.join(' '))}, or use the plain tag.`,
    isStyled &&
      attributes &&
      !allowsInline(attributes) &&
      "The Content Security Policy of this page ignores the style attribute of our snippet: set “style-src-attr 'unsafe-inline'”, without nonces or hashes, or move its declarations into your style sheet.",
    posts &&
      ours.some((action) => !allows(posts.sources, new URL(action))) &&
      `The Content Security Policy of this page stops our drawn form from being sent until our code comes: ${posts.add(site)}.`,
  ];
  return hints.filter((text) => typeof text === 'string');
}

const isOurs = ({ tag, attributes }: FoundElement) =>
  tag.startsWith('sa-') || attributes.has('data-sa-element');

/** A policy that names something inline itself allows nothing else inline. */
const allowsInline = ({ sources }: Rule) =>
  sources.some((source) => source.toLowerCase() === "'unsafe-inline'") &&
  !sources.some((source) => /^'(?:nonce|sha\d+)-/i.test(source));

/** Why a policy that names scripts themselves refuses ours; null where addresses count. */
function refuseScripts({ sources }: Rule, scripts: readonly OurScript[]): string | null {
  const isStrict = sources.some((source) => source.toLowerCase() === "'strict-dynamic'");
  if (scripts.every((script) => isTrusted(script, sources, isStrict))) return '';
  return isStrict
    ? "Under 'strict-dynamic' the Content Security Policy of this page ignores addresses. Give our script the policy's nonce, or an integrity whose hash is in script-src."
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

function refuseAddresses({ sources, add }: Rule, paths: readonly string[], site: string): string {
  return paths.every((path) => allows(sources, new URL(path, site)))
    ? ''
    : `The Content Security Policy of this page blocks us: ${add(site)}.`;
}

/** Null where nothing is restricted. */
function readRule(policy: string, directive: Directive): Rule | null {
  const written = policy.split(';').map((one): [name: string, sources: string[]] => {
    const [name = '', ...sources] = one.trim().split(/\s+/);
    return [name.toLowerCase(), sources];
  });
  // Of two with one name the first counts.
  const directives = new Map(written.reverse());
  const counts = ORDER[directive].find((name) => directives.has(name));
  const sources = counts && directives.get(counts);
  if (!sources) return null;
  const isOwn = counts === directive || counts.endsWith('-elem');
  const kept = sources.filter((source) => source.toLowerCase() !== "'none'");
  return {
    sources,
    // One that stands in for others keeps what it says of them.
    add: (more) =>
      isOwn ? `add ${more} to ${counts}` : `add “${[directive, ...kept, more].join(' ')}”`,
  };
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
