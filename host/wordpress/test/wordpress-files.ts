import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Unpacked WordPress files, kept between runs. */
const CACHE = '.cache/wordpress';

/** The npm package with a whole WordPress: WordPress Studio, which installs sites without the network. */
const STUDIO = {
  spec: 'wp-studio@1.22.0',
  integrity:
    'sha512-boMtahkhgWDKKyNTBA1uTK5ghnAmxXhDY6KeQCO9FmcI3/o+YOSq8JwYW5ZYnxHCxH14Jf/mD6CJTBvTWl2Ytw==',
  folder: 'package/dist/cli/wp-files/latest/wordpress',
};

/** The `Requires at least` of the plugin, and Debian bookworm's package. */
const OLDEST = '6.1';

/** Files of other Debian packages that pages need. */
const LINKED_BY_DEBIAN = [
  'wp-includes/js/underscore.min.js',
  'wp-includes/certificates/ca-bundle.crt',
];

/** The newest WordPress: a folder to copy a site from. */
export function newestWordPress(): string {
  return cached('newest', (folder) => {
    execFileSync('npm', ['pack', STUDIO.spec, '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    const [archive = ''] = globSync('*.tgz', { cwd: folder });
    const hash = createHash('sha512').update(readFileSync(join(folder, archive)));
    if (`sha512-${hash.digest('base64')}` !== STUDIO.integrity) {
      throw new Error(`${STUDIO.spec} is not what it was`);
    }
    execFileSync('tar', ['-xzf', archive, STUDIO.folder], { cwd: folder });
    return join(folder, STUDIO.folder);
  });
}

/**
 * The oldest WordPress that the plugin supports, or the reason why it is missing: npm has no package of it, and
 * only Debian bookworm has one.
 *
 * @param newest Folder of the newest, for a theme and two files that Debian has in other packages.
 */
export function oldestWordPress(newest: string): { folder: string } | { missing: string } {
  try {
    const folder = cached('oldest', (folder) => {
      execFileSync('apt-get', ['download', 'wordpress'], { cwd: folder, stdio: 'pipe' });
      const [archive = ''] = globSync('*.deb', { cwd: folder });
      execFileSync('dpkg-deb', ['-x', archive, '.'], { cwd: folder, stdio: 'pipe' });
      const files = join(folder, 'usr/share/wordpress');
      if (!readVersion(files).startsWith(OLDEST)) {
        throw new Error(`Debian's package here is WordPress ${readVersion(files)}`);
      }
      // Debian's own reads /etc, and its links lead to packages that are not here.
      rmSync(join(files, 'wp-config.php'));
      for (const file of globSync('**/*', { cwd: files })) {
        if (lstatSync(join(files, file)).isSymbolicLink()) rmSync(join(files, file));
      }
      const theme = 'wp-content/themes/twentytwentythree';
      for (const path of [...LINKED_BY_DEBIAN, theme]) {
        cpSync(join(newest, path), join(files, path), { recursive: true });
      }
      return files;
    });
    return { folder };
  } catch (error) {
    const [reason] = String(error).split('\n');
    return { missing: `WordPress ${OLDEST}: ${reason}` };
  }
}

/** "7.1.1" */
export function readVersion(folder: string): string {
  const source = readFileSync(join(folder, 'wp-includes/version.php'), 'utf8');
  return source.match(/\$wp_version = '(.+)'/)?.[1] ?? '';
}

/** A folder of the cache, which `unpack` makes from an empty one unless it is there. */
function cached(name: string, unpack: (folder: string) => string): string {
  const target = resolve(CACHE, name);
  if (existsSync(target)) return target;
  const folder = mkdtempSync(join(tmpdir(), 'sa-wordpress-'));
  try {
    mkdirSync(CACHE, { recursive: true });
    cpSync(unpack(folder), `${target}.part`, { recursive: true });
    renameSync(`${target}.part`, target);
  } finally {
    rmSync(folder, { recursive: true });
  }
  return target;
}
