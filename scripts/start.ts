/**
 * Builds everything, updates the local database and the local bucket, and serves the site with its
 * API on http://localhost:8787, the lead desk on http://localhost:8788 and the editor of content/ on
 * http://localhost:8789. With `--watch` it also serves the workbench, and rebuilds on every change of a
 * source file or of content/.
 */
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { serveEditor } from './local/editor-server.ts';
import {
  MAIL_FOLDER,
  migrate,
  publishLocally,
  serveDesk,
  serveWorker,
  waitUntilReady,
} from './local/local-worker.ts';
import { run } from './run.ts';
import { editorFolder } from './site-builder/build-editor.ts';

const [SITE_PORT, DESK_PORT, EDITOR_PORT] = [8787, 8788, 8789];
const SETTLE_MS = 100;

const isWatching = process.argv.includes('--watch');
const build = (...args: string[]) =>
  run('node', ['scripts/build/build.ts', ...args, ...(isWatching ? ['--workbench'] : [])]);

if ((await build()) !== 0) process.exit(1);
await migrate();
await publishLocally('dist');
const site = serveWorker({ port: SITE_PORT, main: 'worker/dev/index.ts' }, 'inherit');
const desk = serveDesk({ port: DESK_PORT, hasSamples: true }, 'inherit');
const editor = await serveEditor({ port: EDITOR_PORT, assets: editorFolder('dist'), root: '.' });

// Neither is of use alone, and an orphan would keep its port.
const endBoth = () => {
  editor.close();
  editor.closeAllConnections();
  for (const server of [site, desk]) server.kill();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, endBoth);
for (const server of [site, desk]) {
  server.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    endBoth();
  });
}

if (isWatching) {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['widgets', 'content', 'host', 'worker/contract']) {
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => build('--keep'), SETTLE_MS);
    });
    watcher.unref();
  }
}

const origins = { site: `http://localhost:${SITE_PORT}`, desk: `http://localhost:${DESK_PORT}` };
await waitUntilReady(origins.site, site);
await waitUntilReady(origins.desk, desk);
console.log(
  `\nSite: ${origins.site}\nDesk: ${origins.desk}\nContent: http://localhost:${EDITOR_PORT}\nMail: ${resolve(MAIL_FOLDER)}\n`,
);
