import { resolve } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vitest/config';
import { unitProjects } from '../../vitest.config.ts';
import workerProject from '../../worker/vitest.config.ts';
import { MUTANT, type Site } from './mutation-sites.ts';

const mutant: Site | undefined = process.env[MUTANT] && JSON.parse(process.env[MUTANT]);

const isMutated = (id: string) => mutant && id.split('?')[0] === resolve(mutant.file);

/** Changes the code on its way to the tests, so that the file itself stays as it is. */
const mutantPlugin: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  // The next run must not take changed code from the cache.
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : undefined));
  },
  transform(code, id) {
    if (!mutant || !isMutated(id)) return;
    return code.slice(0, mutant.start) + mutant.replacement + code.slice(mutant.end);
  },
};

/** The suites that can notice a fault without a build or a browser. */
export default defineConfig({
  root: resolve('.'),
  test: {
    projects: [...unitProjects('widgets'), workerProject].map((project, groupOrder) =>
      mergeConfig(project, { plugins: [mutantPlugin], test: { sequence: { groupOrder } } }),
    ),
  },
});
