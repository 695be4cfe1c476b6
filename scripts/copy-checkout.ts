import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The files of this checkout that git would commit, by their paths. */
export const listCheckout = (): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
    .toString()
    .trim()
    .split('\n')
    // Git lists what is deleted until that is committed.
    .filter((file) => existsSync(file));

/**
 * Copies files of this checkout to an empty `folder`, which shares its packages. `write` writes a copy itself
 * if it returns true.
 */
export function copyCheckout(
  folder: string,
  files: readonly string[] = listCheckout(),
  write: (file: string, copy: string) => boolean = () => false,
): void {
  rmSync(folder, { recursive: true, force: true });
  for (const file of files) {
    const copy = join(folder, file);
    mkdirSync(dirname(copy), { recursive: true });
    if (!write(file, copy)) cpSync(file, copy);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}
