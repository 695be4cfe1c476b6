import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HASHES_PATH, hashesOf } from '../../../scripts/build/generate/wordpress-plugin.ts';
import { waitUntilReady } from '../../../scripts/local/local-worker.ts';

/** This folder, from the root of the repository. */
export const HERE = 'host/wordpress/test';
/** The plugin as it is zipped. */
export const PLUGIN = 'host/wordpress/study-abroad-widgets';

/** Whose site the newest WordPress is, at the desk. */
export const PARTNER = 'campus-blog';

export type PhpVersion = '7.4' | '8.3';

/** A WordPress that is being served, and what a test needs to reach it. */
export interface Site {
  /** An origin that our API knows as a partner's. */
  origin: string;
  /** The same site on one that it does not. */
  strangerOrigin: string;
  /** What its must-use plugin asks of whoever runs PHP. */
  token: string;
  /** Its files. */
  folder: string;
}

/**
 * Serves a copy of the WordPress in `files` that has the plugin's folder among its plugins.
 * The caller must end the process and remove `folder`.
 */
export async function serveWordPress(options: {
  files: string;
  folder: string;
  port: number;
  php: PhpVersion;
  siteOrigin: string;
  /** Folder of our site's build. */
  build: string;
}): Promise<{ site: Site; server: ChildProcess }> {
  const { files, folder, port, php, siteOrigin, build } = options;
  cpSync(files, folder, { recursive: true });
  const content = join(folder, 'wp-content');
  cpSync(join(HERE, 'site/wp-config.php'), join(folder, 'wp-config.php'));
  for (const name of ['mu-plugins', 'themes']) {
    cpSync(join(HERE, 'site', name), join(content, name), { recursive: true });
  }
  rmSync(join(content, 'plugins'), { recursive: true });
  const plugin = join(content, 'plugins/study-abroad-widgets');
  cpSync(PLUGIN, plugin, { recursive: true });
  // As the build does, so that the plugin asks our site for updates.
  const main = join(plugin, 'study-abroad-widgets.php');
  writeFileSync(main, readFileSync(main, 'utf8').replaceAll('https://OUR-SITE', siteOrigin));
  writeFileSync(join(plugin, HASHES_PATH), hashesOf(join(build, 'embed')));
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
