import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from '../build/generate/embed-data.ts';
import {
  findChanges,
  findUnannounced,
  type Promised,
  promisesOf,
  requireStep,
} from './compatibility.ts';
import { nextVersion, releaseChangelog, VERSIONED_FILES } from './release-version.ts';

interface RaiseOptions {
  /** Root of the repository. */
  folder: string;
  /** `major`, `minor`, `patch`, or a version greater than the current one. */
  wanted: string;
  /** YYYY-MM-DD. */
  day: string;
  /** Whether to commit the changes and tag them `v<version>`, as `npm version` does. */
  isCommitted: boolean;
}

const RELEASES = 'docs/releases';

/** File of a released version's promises, in the repository. */
const promisesPath = (version: string) => `${RELEASES}/${version}.json`;

/** Promises of the last release; undefined before the first. */
function readPromises(folder: string, version: string): Promised[] | undefined {
  if (!existsSync(join(folder, RELEASES))) return undefined;
  return JSON.parse(readFileSync(join(folder, promisesPath(version)), 'utf8'));
}

/**
 * Writes the next version into every file that names it, adds its heading to the changelog and stores
 * its promises to embedders. All checks come before the first write.
 *
 * @returns The new version.
 * @throws Error for uncommitted changes, an existing tag, a version that is not greater or too small
 *   a step for the changes, or a changelog that is empty or silent about a broken promise.
 */
export function raiseVersion({ folder, wanted, day, isCommitted }: RaiseOptions): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const current: string = JSON.parse(read('package.json')).version;
  const version = nextVersion(current, wanted);
  const tag = `v${version}`;
  if (git('status', '--porcelain')) throw new Error('Commit or stash your changes first');
  if (git('tag', '--list', tag)) throw new Error(`The tag ${tag} exists already`);
  const promises = promisesOf(readManifest(folder));
  const changes = findChanges(readPromises(folder, current) ?? promises, promises);
  requireStep(changes, current, version);
  requireAnnounced(findUnannounced(changes, read('CHANGELOG.md')));
  const texts = new Map([
    ...Object.entries(VERSIONED_FILES).map(
      ([file, set]) => [file, set(read(file), version)] as const,
    ),
    ['CHANGELOG.md', releaseChangelog(read('CHANGELOG.md'), version, day)],
    [promisesPath(version), `${JSON.stringify(promises, null, 1)}\n`],
  ]);
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  if (isCommitted) {
    git('add', '--', ...texts.keys());
    git('commit', '--quiet', '--message', `build(release): ${version}`, '--', ...texts.keys());
    git('tag', '--annotate', tag, '--message', version);
  }
  return version;
}

function requireAnnounced(unannounced: { text: string }[]): void {
  if (unannounced.length === 0) return;
  const list = unannounced.map(({ text }) => `  ${text}`).join('\n');
  throw new Error(`Name in CHANGELOG.md, under Changed or Removed and in backticks:\n${list}`);
}
