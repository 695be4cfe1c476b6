import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A file as a rule sees it: where it is, and what it says. */
interface SourceFile {
  path: string;
  text: string;
}

/** Paths of the files that Biome reports under these overrides of its configuration alone. */
export function lintFiles(files: readonly SourceFile[], overrides: object[]): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sa-lint-'));
  try {
    cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true });
    const config = { linter: { rules: { preset: 'none' } }, overrides };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
    for (const { path, text } of files) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), `${text}\n`);
    }
    const biome = resolve('node_modules/.bin/biome');
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
    const { stdout, stderr } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
    if (!stdout) throw new Error(stderr);
    const { diagnostics } = JSON.parse(stdout.slice(0, stdout.lastIndexOf('}') + 1));
    return new Set(
      diagnostics.map(({ location }: { location: { path: string } }) => location.path),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
