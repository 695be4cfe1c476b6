import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { unitProjects } from '../../vitest.config.ts';

/**
 * The suites that can notice a mutant: others test what was built before it. Those of scripts/ ask for
 * processes of their own.
 */
export default defineConfig({
  root: resolve('.'),
  test: {
    projects: [...unitProjects('{widgets,host}'), './worker/vitest.config.ts'],
  },
});
