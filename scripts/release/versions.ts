import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One published version of the embed files. */
export interface Version {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The `integrity` of each script that a page may name, by file name. */
  integrity: Record<string, string>;
  /** The changelog's entries: `Added: …`. */
  changes: string[];
}

/** The content of /embed/versions.json. */
export interface Versions {
  latest: string;
  /** Newest first. */
  versions: Version[];
}

/**
 * Describes a build as a version.
 *
 * @param changelog Text of CHANGELOG.md.
 * @param today Date of a version that is not released yet, YYYY-MM-DD.
 * @throws Error if the changelog has no heading for the version and no date is given.
 */
export function describeVersion(
  folder: string,
  version: string,
  changelog: string,
  today?: string,
): Version {
  const entry = readChangelog(changelog).get(version) ?? (today && { date: today, changes: [] });
  if (!entry) throw new Error(`CHANGELOG.md has no heading for ${version}`);
  return { version, date: entry.date, integrity: hashScripts(folder), changes: entry.changes };
}

/** Every script directly below `embed/`: chunks are named by these alone. */
function hashScripts(folder: string): Record<string, string> {
  const embed = join(folder, 'embed');
  const names = readdirSync(embed).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(
    names.sort().map((name) => [name, integrityOf(readFileSync(join(embed, name)))]),
  );
}

/** The value of `integrity` for these bytes. */
export function integrityOf(bytes: Uint8Array | string): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Reads the versions of a changelog in the form of Keep a Changelog. */
export function readChangelog(text: string): Map<string, Pick<Version, 'date' | 'changes'>> {
  const chapters = text.split(/^## /m).slice(1);
  return new Map(
    chapters.flatMap((chapter) => {
      const head = chapter.match(/^\[(?<version>[\d.]+)\] - (?<date>\d{4}-\d\d-\d\d)$/m)?.groups;
      const { version, date } = head ?? {};
      return version && date ? [[version, { date, changes: readChanges(chapter) }]] : [];
    }),
  );
}

/** Each entry on one line, after its kind of change. */
function readChanges(chapter: string): string[] {
  return chapter.split(/^### /m).flatMap((section, index) => {
    const kind = index === 0 ? '' : `${section.slice(0, section.indexOf('\n')).trim()}: `;
    const entries = section.split(/^- /m).slice(1);
    return entries.map((entry) => kind + entry.trim().replace(/\s+/g, ' '));
  });
}

/**
 * The history with one more version, or with further files of a known one.
 *
 * @throws Error naming each file of a published version that would get another hash.
 */
export function addVersion(history: Versions | undefined, added: Version): Versions {
  const others = history?.versions.filter(({ version }) => version !== added.version) ?? [];
  const known = history?.versions.find(({ version }) => version === added.version);
  const changed = Object.entries(known?.integrity ?? {}).filter(
    ([name, hash]) => name in added.integrity && added.integrity[name] !== hash,
  );
  if (changed.length > 0) {
    const names = changed.map(([name]) => `  ${name}`).join('\n');
    throw new Error(`${added.version} is published with other hashes:\n${names}`);
  }
  const integrity = { ...known?.integrity, ...added.integrity };
  const versions = [...others, { ...added, integrity }].sort(newestFirst);
  return { latest: versions[0]?.version ?? added.version, versions };
}

function newestFirst(a: Version, b: Version): number {
  const [one, other] = [a, b].map(({ version }) => version.split('.').map(Number));
  const at = one?.findIndex((number, index) => number !== other?.[index]) ?? -1;
  return at < 0 ? 0 : (other?.[at] ?? 0) - (one?.[at] ?? 0);
}

export const formatVersions = (versions: Versions) => `${JSON.stringify(versions, null, 1)}\n`;
