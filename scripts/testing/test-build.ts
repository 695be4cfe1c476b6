/** Makes the build for tests, if a source has changed since the last one, and names its folder. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { holdPort } from '../local/local-worker.ts';

/** Builds for tests, each by the port of its origin. They outlive a run, so that the next may use them. */
const BUILDS = '.cache/sites';

interface TestBuild {
  /** The desk's build is in the folder of the same name and `-desk`. */
  folder: string;
  /** Port at which visitors find the site. */
  port: number;
  origin: string;
}

/**
 * Resolves to a build of the present sources for an origin of its own.
 *
 * @param isServed Whether its port has to be free. A build that is only read may be served meanwhile.
 */
export async function buildForTests({ isServed = true } = {}): Promise<TestBuild> {
  const known = globSync('*', { cwd: BUILDS }).map(Number);
  // Held while it builds, so that another run takes another port.
  const { port, release } =
    !isServed && known[0] ? { port: known[0], release() {} } : await holdPort(known);
  const folder = join(BUILDS, String(port), 'dist');
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, OUT_DIR: folder, SITE_ORIGIN: origin };
  // Pages contain the day on which they were built.
  const clock = ['--import', './scripts/testing/start-clock.ts'];
  const build = [...clock, 'scripts/build/build.ts', '--if-changed'];
  await promisify(execFile)('node', build, { env });
  await release();
  return { folder, port, origin };
}

if (import.meta.main) console.warn((await buildForTests()).folder);
