import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { waitUntilReady } from '../../../scripts/local/local-worker.ts';

/** This folder, from the root of the repository. */
export const HERE = 'host/wordpress/test';

/** The partner that the desk has for the newest WordPress. */
export const PARTNER = 'campus-blog';

type PhpVersion = '7.4' | '8.3';

/** A WordPress that is being served. */
export interface Site {
  /** An origin that our API knows as a partner's. */
  origin: string;
  /** Another origin of the same site, unknown to our API. */
  strangerOrigin: string;
  /** Proof to the must-use plugin that a test requests PHP to run. */
  token: string;
  /** Its files. */
  folder: string;
}

/**
 * Serves a copy of the WordPress in `files` with the plugin as a build has packed it. The caller must end the process and remove `folder`.
 */
export async function serveWordPress(options: {
  files: string;
  folder: string;
  port: number;
  php: PhpVersion;
  /** Folder of our site's build, with the plugin's archive. */
  build: string;
}): Promise<{ site: Site; server: ChildProcess }> {
  const { files, folder, port, php, build } = options;
  cpSync(files, folder, { recursive: true });
  const content = join(folder, 'wp-content');
  cpSync(join(HERE, 'site/wp-config.php'), join(folder, 'wp-config.php'));
  for (const name of ['mu-plugins', 'themes']) {
    cpSync(join(HERE, 'site', name), join(content, name), { recursive: true });
  }
  rmSync(join(content, 'plugins'), { recursive: true });
  const archive = readFileSync(join(build, 'embed/study-abroad-widgets.zip'));
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    const file = join(content, 'plugins', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  mkdirSync(join(content, 'uploads'), { recursive: true });
  const token = randomUUID();
  writeFileSync(join(content, 'mu-plugins/token.txt'), token);
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    [
      '--import',
      pathToFileURL(resolve(HERE, 'loopback.mjs')).href,
      resolve(HERE, 'node_modules/@wp-playground/cli/wp-playground.js'),
      'server',
      '--wordpress-install-mode=install-from-existing-files-if-needed',
      `--mount-before-install=${folder}:/wordpress`,
      `--php=${php}`,
      `--port=${port}`,
      `--site-url=${origin}`,
      // Two would wait for each other's lock on the database.
      '--workers=1',
    ],
    { stdio: 'pipe' },
  );
  await waitUntilReady(`${origin}/`, server);
  return { site: { origin, strangerOrigin: `http://localhost:${port}`, token, folder }, server };
}
