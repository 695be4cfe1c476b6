import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { HEALTH_PATH } from '../../worker/contract/protocol.ts';
import {
  describePublishedFile,
  type PublishedFile,
  VERSIONS_PATH,
} from '../../worker/published/published-file.ts';

/** A file of a build under one of its published names. */
export interface ReleaseFile extends PublishedFile {
  /** Path on this machine. */
  file: string;
  /** Whether its path contains a version. Such files never change once released. */
  isVersioned: boolean;
  /** MD5 in hex, the same as the ETag of an R2 object. */
  hash: string;
}

/**
 * Lists what a build publishes: each embed file under its own name and, but for the list of all
 * versions, under a versioned one. Chunks come first, then versioned and evergreen names and last
 * that list, so that no file refers to one that is not there yet.
 *
 * @param folder Folder of the build.
 * @param version Version in package.json unless given.
 * @throws Error for a file that the Worker would never serve, or a missing chunk.
 */
export function listRelease(folder: string, version = readVersion()): ReleaseFile[] {
  const embed = join(folder, 'embed');
  const names = readdirSync(embed, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(embed.length + 1)
        .replaceAll(sep, '/'),
    );
  requireEveryChunk(embed, names);
  return names
    .flatMap((name) => {
      const file = join(embed, name);
      const evergreen = describe(file, `/embed/${name}`, false);
      if (isVersionList(evergreen)) return [evergreen];
      return [evergreen, describe(file, `/embed/${version}/${name}`, true)];
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** The version in package.json. */
export function readVersion(): string {
  return JSON.parse(readFileSync('package.json', 'utf8')).version;
}

function describe(file: string, path: string, isVersioned: boolean): ReleaseFile {
  const published = describePublishedFile(path);
  if (!published) throw new Error(`The Worker answers no file under the name ${path}`);
  const hash = createHash('md5').update(readFileSync(file)).digest('hex');
  return { ...published, file, isVersioned, hash };
}

const isVersionList = ({ key }: ReleaseFile) => `/${key}` === VERSIONS_PATH;

function rank(file: ReleaseFile): number {
  if (isVersionList(file)) return 3;
  if (file.isEvergreen) return 2;
  return file.key.includes('/chunks/') ? 0 : 1;
}

/** The name of a chunk in quotes; evergreen files begin with `sa-`. */
const CHUNK = /["'`](?:\.\/)?(?:chunks\/)?(?!sa-)([\w-]+-[\w-]{8}\.js)["'`]/g;

function requireEveryChunk(embed: string, names: string[]): void {
  for (const name of names.filter((name) => name.endsWith('.js'))) {
    for (const [, chunk] of readFileSync(join(embed, name), 'utf8').matchAll(CHUNK)) {
      if (!names.includes(`chunks/${chunk}`)) {
        throw new Error(`${name} imports ${chunk}, which the build does not have`);
      }
    }
  }
}

/** Those of `files` that are unpublished or differ in hash. `published`: hash by key. */
export function findChanged(
  files: ReleaseFile[],
  published: ReadonlyMap<string, string>,
): ReleaseFile[] {
  return files.filter(({ key, hash }) => published.get(key) !== hash);
}

/**
 * Those of `files` that a release has to write.
 *
 * @throws Error naming every file, evergreen ones aside, that is published with other bytes.
 */
export function planRelease(
  files: ReleaseFile[],
  published: ReadonlyMap<string, string>,
): ReleaseFile[] {
  const changed = findChanged(files, published);
  const refused = changed.filter(({ key, isEvergreen }) => published.has(key) && !isEvergreen);
  if (refused.length > 0) {
    const names = refused.map(({ key }) => `  ${key}`).join('\n');
    throw new Error(
      `Other bytes are published under these names; raise the version in package.json:\n${names}`,
    );
  }
  return changed;
}

/**
 * The origin that a release is built for.
 *
 * @throws Error if it is missing or not an exact http(s) origin: without it, the single file would
 *   have to guess where to post.
 */
export function requireSiteOrigin(siteOrigin: string | undefined): string {
  const isOrigin =
    siteOrigin && URL.canParse(siteOrigin) && /^https?:/.test(new URL(siteOrigin).protocol);
  if (!isOrigin || new URL(siteOrigin).origin !== siteOrigin) {
    throw new Error('Set SITE_ORIGIN to where the site is reached, e.g. https://OUR-SITE');
  }
  return siteOrigin;
}

/**
 * Requires that the running site can store. A missing site passes: it is the first deployment.
 * @throws Error if it cannot
 */
export async function requireStorage(
  siteOrigin: string,
  ask: (url: string, options: { signal: AbortSignal }) => Promise<Response> = fetch,
): Promise<void> {
  const health = await ask(siteOrigin + HEALTH_PATH, { signal: AbortSignal.timeout(15_000) })
    .then((response) => response.json() as Promise<{ rules?: Record<string, string> }>)
    .catch(() => null);
  if (health?.rules?.Storage !== 'bad') return;
  throw new Error(`${siteOrigin}${HEALTH_PATH} says that it cannot store: mend that first`);
}

/**
 * Requires that the forms' half of a setting is the Worker's: both `on` or both `off`.
 * @throws Error if they differ
 */
export function requireSameSetting(
  name: string,
  worker: unknown,
  file: string,
  form: string,
): void {
  if (form === worker) return;
  throw new Error(`${name} is ${worker} in wrangler.toml, and ${form} in ${file}: make them equal`);
}
