import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import {
  freePort,
  migrate,
  publishLocally,
  serveWorker,
  waitUntilReady,
} from '../../../scripts/local-worker.ts';
import { type Site, serveWordPress } from './playground.ts';
import { newestWordPress, oldestWordPress } from './wordpress-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The newest WordPress. */
    newest: Site;
    /** The oldest the plugin is for; undefined if it cannot be had here. */
    oldest: Site | undefined;
  }
}

/** Each started once for all tests: our site with its Worker and D1, and two WordPresses. */
export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'sa-wordpress-'));
  const servers: ChildProcess[] = [];
  const close = () => {
    for (const server of servers) {
      if (server.spawnargs.includes('dev') && server.pid) process.kill(-server.pid);
      else server.kill();
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [sitePort, newestPort, oldestPort] = await Promise.all([
      freePort(),
      freePort(),
      freePort(),
    ]);
    const siteOrigin = `http://127.0.0.1:${sitePort}`;
    const serve = async (name: string, files: string, port: number, php: '7.4' | '8.3') => {
      const { site, server } = await serveWordPress({
        files,
        folder: join(folder, name),
        port,
        php,
      });
      servers.push(server);
      return site;
    };
    const state = join(folder, 'state');
    await migrate(state, true);
    await publishLocally('dist', state);
    const worker = serveWorker(
      {
        port: sitePort,
        state,
        assets: 'dist',
        vars: { ALLOWED_ORIGINS: `http://127.0.0.1:${newestPort}`, PUBLIC_ORIGIN: siteOrigin },
      },
      'pipe',
    );
    servers.push(worker);
    await waitUntilReady(`${siteOrigin}/contact`, worker);
    const newestFiles = newestWordPress();
    const oldest = oldestWordPress(newestFiles);
    if ('missing' in oldest) console.warn(`Skipped: ${oldest.missing}`);
    project.provide('newest', await serve('newest', newestFiles, newestPort, '8.3'));
    project.provide(
      'oldest',
      'folder' in oldest ? await serve('oldest', oldest.folder, oldestPort, '7.4') : undefined,
    );
    project.provide('siteOrigin', siteOrigin);
    project.provide('state', state);
    project.provide('partnerPorts', []);
  } catch (error) {
    close();
    throw error;
  }
  return close;
}
