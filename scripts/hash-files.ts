import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A short hash of the paths and contents of all files that match; it changes when any of them does.
 *
 * @param patterns Globs, from `cwd`, as are those to `exclude`.
 * @param read What of a file counts; all of it unless given.
 */
export function hashFiles(
  patterns: string[],
  exclude: string[] = [],
  cwd = '.',
  read: (cwd: string, path: string) => string | Buffer = (cwd, path) =>
    readFileSync(join(cwd, path)),
): string {
  const hash = createHash('sha256');
  for (const path of globSync(patterns, { cwd, exclude }).sort()) {
    if (statSync(join(cwd, path)).isFile()) hash.update(path).update(read(cwd, path));
  }
  return hash.digest('hex').slice(0, 12);
}
