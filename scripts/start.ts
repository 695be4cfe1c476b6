/**
 * Builds everything, updates the local database and the local bucket, and serves the site with its
 * API on http://localhost:8787. With `--watch` it also serves the workbench, and rebuilds on every
 * change of a source file.
 */
import { watch } from 'node:fs';
import { migrate, publishLocally, serveWorker } from './local-worker.ts';
import { run } from './run.ts';

const PORT = 8787;
const SETTLE_MS = 100;

const isWatching = process.argv.includes('--watch');
const build = (...args: string[]) =>
  run('node', ['scripts/build.ts', ...args, ...(isWatching ? ['--workbench'] : [])]);

if ((await build()) !== 0) process.exit(1);
await migrate();
await publishLocally('dist');
const server = serveWorker({ port: PORT }, 'inherit');
server.on('exit', (code) => process.exit(code ?? 0));

if (isWatching) {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['widgets', 'host', 'worker/contract']) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => build('--keep'), SETTLE_MS);
    });
  }
}
