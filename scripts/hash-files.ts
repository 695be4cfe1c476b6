import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** A short hash of the paths and contents of all files that match: another one when any of them changes. */
export function hashFiles(patterns: string[], exclude: string[] = []): string {
  const hash = createHash('sha256');
  const found = globSync(patterns, { exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  for (const path of found.sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}
