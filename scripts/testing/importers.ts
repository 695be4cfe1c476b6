import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** By file, the files that import it. Types alone are no import. */
export function listImporters(files: readonly string[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const file of files) {
    const code = readFileSync(file, 'utf8').replace(/^(import|export) type [^;]*;$/gm, '');
    const imported = ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);
    const near = imported.filter((name) => name.startsWith('.'));
    const targets = near.map((name) => normalize(join(dirname(file), name)));
    // The plugin starts the Worker that these tests call.
    if (/^worker\/.*\.test\.ts$/.test(file)) targets.push('worker/index.ts');
    for (const target of targets) all.set(target, [...(all.get(target) ?? []), file]);
  }
  return all;
}

/** Files that import one of the files, directly or not, with the number of steps to it. */
export function measureDistances(
  importers: ReadonlyMap<string, readonly string[]>,
  files: readonly string[],
): Map<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  for (const [near, distance] of distances) {
    for (const importer of importers.get(near) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
