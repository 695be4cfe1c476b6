import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KEYS, trustedKeys } from './plugin-signature.ts';

const office = fileURLToPath(new URL('../../content/', import.meta.url));
const content = fileURLToPath(new URL('../../widgets/content/', import.meta.url));

/** Something on the site that only the owner of the consultancy can make true. */
export interface Unfinished {
  /** Its place in content/, `team.json: team.0`, or in widgets/content; else a file. */
  place: string;
  /** `sample`: invented; `claim`: unconfirmed; `placeholder`: a reserved address. */
  kind: 'sample' | 'claim' | 'placeholder';
  /** Its name or its text. */
  what: string;
}

/** Reserved hosts and numbers (RFC 2606), as brand.json begins with. */
const PLACEHOLDER = /\.example\b|\+91 0{5} 0{5}/;

/**
 * Finds the open facts in a file, or in everything that a module exports, in the order of the source.
 * @param place the file's name, with which each place begins
 * @param seen objects that need no second mention: modules hand on what is in files
 */
export function findUnfinished(
  place: string,
  value: unknown,
  seen = new Set<object>(),
): Unfinished[] {
  if (typeof value === 'string') {
    return PLACEHOLDER.test(value) ? [{ place, kind: 'placeholder', what: value }] : [];
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const { open } = value as { open?: unknown };
  const own: Unfinished[] =
    open === 'sample' || open === 'claim' ? [{ place, kind: open, what: nameOf(value) }] : [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    findUnfinished(`${place}${place.endsWith(':') ? ' ' : '.'}${key}`, part, seen),
  );
  return [...own, ...inner];
}

/** The visitor's name for it. */
function nameOf(entry: object): string {
  const { name, title, label, question, quote, university } = entry as Record<string, unknown>;
  const found = [name, title, label, question, quote, university]
    .map((part) => (typeof part === 'object' && part ? (part as { name?: unknown }).name : part))
    .find((part) => typeof part === 'string');
  return String(found ?? Object.values(entry).find((part) => typeof part === 'string') ?? '');
}

/** Provenance is declared once for many facts; its uses count. */
const NOT_SHOWN = ['provenance.ts'];

/** The open facts in the content of this repository. */
export async function listUnfinished(): Promise<Unfinished[]> {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w/-]+\.ts$/.test(file) && !NOT_SHOWN.includes(file))
    .sort();
  const seen = new Set<object>();
  const found: Unfinished[] = [];
  for (const file of readdirSync(office).sort()) {
    const { default: json } = await import(office + file, { with: { type: 'json' } });
    found.push(...findUnfinished(`${file}:`, json, seen));
  }
  for (const file of files) {
    found.push(...findUnfinished(`${file}:`, { ...(await import(content + file)) }, seen));
  }
  return [...found, ...findMissingKeys(trustedKeys())];
}

/**
 * No key is fine: a build then has no plugin, and keys are made when the first partner with WordPress
 * asks for it. A single key is not: after its loss no release could replace it.
 */
export const findMissingKeys = (trusted: readonly string[]): Unfinished[] =>
  new Set(trusted).size === 1
    ? [{ place: KEYS, kind: 'placeholder', what: '1 of 2 keys that sign packages of the plugin' }]
    : [];

/** A line for each, for the owner. */
export const describeUnfinished = (found: readonly Unfinished[]): string =>
  found
    .map(({ place, kind, what }) => `  ${kind.padEnd(11)} ${place} ${what.slice(0, 60)}`)
    .join('\n');

/**
 * Requires finished content of a live site (`brand.isLive`).
 * @throws Error with the list
 */
export function requireFinished(isLive: boolean, found: readonly Unfinished[]): void {
  if (!isLive || found.length === 0) return;
  throw new Error(
    `brand.isLive is true, and this is still a sample or unconfirmed (docs/launch.md):\n${describeUnfinished(found)}`,
  );
}
