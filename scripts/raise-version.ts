import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextVersion, releaseChangelog, VERSIONED_FILES } from './release-version.ts';

export interface RaiseOptions {
  /** Root of the repository. */
  folder: string;
  /** `major`, `minor`, `patch`, or a version greater than the current one. */
  wanted: string;
  /** YYYY-MM-DD. */
  day: string;
  /** Whether to commit the changes and tag them `v<version>`, as `npm version` does. */
  isCommitted: boolean;
}

/**
 * Writes the next version into every file that names it and adds its heading to the changelog. All
 * checks come before the first write.
 *
 * @returns The new version.
 * @throws Error for uncommitted changes, an existing tag, a version that is not greater, or a
 *   changelog with nothing to release.
 */
export function raiseVersion({ folder, wanted, day, isCommitted }: RaiseOptions): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const version = nextVersion(JSON.parse(read('package.json')).version, wanted);
  const tag = `v${version}`;
  if (git('status', '--porcelain')) throw new Error('Commit or stash your changes first');
  if (git('tag', '--list', tag)) throw new Error(`The tag ${tag} exists already`);
  const texts = new Map([
    ...Object.entries(VERSIONED_FILES).map(
      ([file, set]) => [file, set(read(file), version)] as const,
    ),
    ['CHANGELOG.md', releaseChangelog(read('CHANGELOG.md'), version, day)],
  ]);
  for (const [file, text] of texts) writeFileSync(join(folder, file), text);
  if (isCommitted) {
    git('commit', '--quiet', '--message', `build(release): ${version}`, '--', ...texts.keys());
    git('tag', '--annotate', tag, '--message', version);
  }
  return version;
}
