import type { TestProject } from 'vitest/node';
import { freePort } from '../../scripts/local-worker.ts';
import { serveProduct } from '../e2e/setup.ts';

/**
 * Leaves the site's port free for a proxy through which the site can fail. `VISITS_BUILD` is the folder of
 * a build for `VISITS_PORT` that several runs share; each builds its own unless they are given.
 */
export async function setup(project: TestProject) {
  const { VISITS_PORT, VISITS_BUILD } = process.env;
  const sitePort = Number(VISITS_PORT) || (await freePort());
  return serveProduct(project, await freePort(), sitePort, VISITS_BUILD);
}
