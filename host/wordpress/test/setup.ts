import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { TestProject } from 'vitest/node';
import { freePort, waitUntilReady } from '../../../scripts/local/local-worker.ts';
import { serveProduct } from '../../e2e/setup.ts';
import { newestWordPress, oldestWordPress } from './wordpress-files.ts';

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

declare module 'vitest' {
  interface ProvidedContext {
    /** The newest WordPress. */
    newest: Site;
    /** The oldest that the plugin supports; undefined if it cannot be downloaded here. */
    oldest: Site | undefined;
  }
}

/** This folder, from the root of the repository. */
const HERE = 'host/wordpress/test';

/** Starts our site with its Worker and D1, and two WordPresses, once for all tests. */
export async function setup(project: TestProject) {
  const root = mkdtempSync(join(tmpdir(), 'sa-wordpress-'));
  const servers: { kill(): void }[] = [];
  const endServers = () => {
    for (const server of servers.splice(0)) server.kill();
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  };
  // An interrupted vitest does not tear down.
  process.once('exit', endServers);
  const stopProduct = await serveProduct(project, (sitePort) => sitePort);
  const { build, state } = project.getProvidedContext();

  const serve = async (name: 'newest' | 'oldest', files: string, php: string) => {
    const { site, server } = await serveWordPress(join(root, name), files, build, php);
    servers.push(server);
    project.provide(name, site);
    return site.origin;
  };
  const files = newestWordPress();
  registerPartner(state, await serve('newest', files, '8.3'));
  const oldest = oldestWordPress(files);
  if ('folder' in oldest) await serve('oldest', oldest.folder, '7.4');
  else console.warn(`Skipped: ${oldest.missing}`);
  return async () => {
    await stopProduct();
    endServers();
  };
}

/**
 * Serves a copy of the WordPress in `files` from `folder`, in that version of PHP, with the plugin as the build has
 * packed it. The caller must end the process and remove the folder.
 */
export async function serveWordPress(folder: string, files: string, build: string, php: string) {
  cpSync(files, folder, { recursive: true });
  const content = join(folder, 'wp-content');
  cpSync(join(HERE, 'site/wp-config.php'), join(folder, 'wp-config.php'));
  cpSync(join(HERE, 'site/mu-plugins'), join(content, 'mu-plugins'), { recursive: true });
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
  const port = await freePort();
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
  const site: Site = { origin, strangerOrigin: `http://localhost:${port}`, token, folder };
  return { site, server };
}

/** Adds the site's partner, as the desk does. */
function registerPartner(state: string, origin: string): void {
  const [file = ''] = globSync(join(state, 'v3/d1/*/[0-9a-f]*.sqlite'));
  const database = new DatabaseSync(file);
  database
    .prepare('INSERT INTO partners (id, name, created_at) VALUES (?, ?, ?)')
    .run('campus-blog', 'Campus blog', '2026-01-01T00:00:00.000Z');
  database.prepare('INSERT INTO partner_origins VALUES (?, ?)').run(origin, 'campus-blog');
  database.close();
}
