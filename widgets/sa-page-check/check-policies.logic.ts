/** The first of these that is in a policy counts. */
const ORDER = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
} as const;
export type Directive = keyof typeof ORDER;

const STRICT =
  "Under 'strict-dynamic' the Content Security Policy of this page ignores addresses. Give our script the policy's nonce, or an integrity whose hash is in script-src.";

/** The reasons for which a Content Security Policy blocks us; `scripts`: attributes of each of ours. */
export const refusePolicy = (
  policy: string,
  wanted: readonly Directive[],
  scripts: readonly ReadonlyMap<string, string>[],
  site: string,
): string[] =>
  wanted.flatMap((directive) => {
    const rule = readRule(policy, directive);
    if (!rule) return [];
    const { sources, add } = rule;
    const ours = directive === 'script-src' ? scripts : [];
    const isStrict = ours.length > 0 && sources.includes("'strict-dynamic'");
    // A nonce covers the files that a script fetches, a hash does so only in a strict policy.
    const isNamed = (script: ReadonlyMap<string, string>) =>
      sources.includes(`'nonce-${script.get('nonce')}'`) ||
      (isStrict && sources.includes(`'${script.get('integrity')}'`));
    if (ours.length > 0 && ours.every(isNamed)) return [];
    if (isStrict) return [STRICT];
    const isAllowed = sources.some((source) => allows(source, new URL(site)));
    return isAllowed ? [] : [`The Content Security Policy of this page blocks us: ${add(site)}.`];
  });

/** The rule of a policy for a directive; null if nothing is restricted. */
function readRule(policy: string, directive: Directive) {
  const written = policy.split(';').map((one): [name: string, sources: string[]] => {
    const [name = '', ...sources] = one.trim().split(/\s+/);
    return [name.toLowerCase(), sources];
  });
  // The first of two with one name counts.
  const directives = new Map(written.reverse());
  const name = ORDER[directive].find((other) => directives.has(other));
  const sources = name && directives.get(name);
  if (!sources) return null;
  const add = (source: string) => {
    if (name !== 'default-src' && name !== 'child-src') return `add ${source} to ${name}`;
    // A directive of its own takes the sources of the one that stood in for it.
    const kept = sources.filter((other) => other !== "'none'");
    return `add “${[directive, ...kept, source].join(' ')}”`;
  };
  return { sources, add };
}

/** A source such as `https://*.example:443/folder/`. Paths are left to the page's author. */
const SOURCE = /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[a-z\d.-]+)(?::(\d+|\*))?(?:\/.*)?$/;

/** Whether a source lets an origin through (Content Security Policy 3, 6.7.2). */
function allows(source: string, { protocol, hostname, port }: URL): boolean {
  const isScheme = (scheme: string) =>
    scheme === protocol || (scheme === 'http:' && protocol === 'https:');
  if (source === '*') return true;
  if (source.endsWith(':')) return isScheme(source.toLowerCase());
  const [, scheme = protocol, host = '', ofPort = ''] = SOURCE.exec(source.toLowerCase()) ?? [];
  const isHost =
    ['*', hostname].includes(host) || (host[0] === '*' && hostname.endsWith(host.slice(1)));
  return isScheme(scheme) && isHost && ['*', port, port || '443'].includes(ofPort);
}
