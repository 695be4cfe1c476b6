import type { TestProject } from 'vitest/node';
import { freePort } from '../../scripts/local/local-worker.ts';
import { serveProduct } from '../e2e/setup.ts';

/** Leaves the site's port free for a proxy through which the site can fail. */
export async function setup(project: TestProject) {
  return serveProduct(project, freePort);
}
