import type { ChildProcess } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestProject } from 'vitest/node';
import { freePort, migrate } from '../../../scripts/local/local-worker.ts';
import { type Product, startProduct } from '../../../scripts/local/product.ts';
import { publishDraft } from '../../../scripts/release/publish-release.ts';
import { buildForTests } from '../../../scripts/testing/test-build.ts';
import { TEST_NOW } from '../../../worker/dev/now.ts';
import { PARTNER, type Site, serveWordPress } from './playground.ts';
import { newestWordPress, oldestWordPress } from './wordpress-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The newest WordPress. */
    newest: Site;
    /** The oldest that the plugin supports; undefined if it cannot be downloaded here. */
    oldest: Site | undefined;
  }
}

/** Starts our site with its Worker and D1, and two WordPresses, once for all tests. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sa-wordpress-'));
  const servers: ChildProcess[] = [];
  let product: Product | undefined;
  const endServers = () => {
    for (const server of servers.splice(0)) server.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  // An interrupted vitest does not call `close`.
  process.once('exit', endServers);
  const close = async () => {
    await product?.stop();
    endServers();
  };
  try {
    const { folder: build, port: sitePort, origin: siteOrigin } = await buildForTests();
    const [deskPort, newestPort, oldestPort] = await Promise.all([
      freePort(),
      freePort(),
      freePort(),
    ]);
    const serve = async (name: string, files: string, port: number, php: '7.4' | '8.3') => {
      const { site, server } = await serveWordPress({
        files,
        folder: join(folder, name),
        port,
        php,
        build,
      });
      servers.push(server);
      return site;
    };
    const state = join(folder, 'state');
    await migrate(state);
    registerPartner(state, `http://127.0.0.1:${newestPort}`);
    product = await startProduct({
      assets: build,
      deskAssets: `${build}-desk`,
      port: sitePort,
      deskPort,
      state,
      vars: {
        ALLOWED_ORIGINS: `http://127.0.0.1:${oldestPort}`,
        PUBLIC_ORIGIN: siteOrigin,
      },
      now: TEST_NOW,
    });
    await publishDraft(build, await product.openBucket());
    const newestFiles = newestWordPress();
    const oldest = oldestWordPress(newestFiles);
    if ('missing' in oldest) console.warn(`Skipped: ${oldest.missing}`);
    project.provide('newest', await serve('newest', newestFiles, newestPort, '8.3'));
    project.provide(
      'oldest',
      'folder' in oldest ? await serve('oldest', oldest.folder, oldestPort, '7.4') : undefined,
    );
    project.provide('siteOrigin', siteOrigin);
    project.provide('build', build);
    project.provide('clockOffsetMs', TEST_NOW.getTime() - Date.now());
    project.provide('state', state);
    project.provide('partnerPorts', []);
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

/** Adds the site's partner, as the desk does, before the Worker opens the database. */
function registerPartner(state: string, origin: string): void {
  const [file = ''] = globSync(join(state, 'v3/d1/*/[0-9a-f]*.sqlite'));
  const database = new DatabaseSync(file);
  database
    .prepare('INSERT INTO partners (id, name, created_at) VALUES (?, ?, ?)')
    .run(PARTNER, 'Campus blog', '2026-01-01T00:00:00.000Z');
  database.prepare('INSERT INTO partner_origins VALUES (?, ?)').run(origin, PARTNER);
  database.close();
}
