import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A short hash of the paths and contents of all files that match; it changes when any of them does.
 *
 * @param patterns Globs, from `cwd`, as are those to `exclude`.
 */
export function hashFiles(patterns: string[], exclude: string[] = [], cwd = '.'): string {
  const hash = createHash('sha256');
  for (const path of globSync(patterns, { cwd, exclude }).sort()) {
    const file = join(cwd, path);
    if (statSync(file).isFile()) hash.update(path).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
