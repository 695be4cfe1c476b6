import type { TestProject } from 'vitest/node';
import { freePort } from '../../scripts/local-worker.ts';
import { serveProduct } from '../e2e/setup.ts';

/** The product with room for a server in front of it, through which a site can fail. */
export async function setup(project: TestProject) {
  return serveProduct(project, await freePort(), await freePort());
}
