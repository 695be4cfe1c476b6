import { resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { MUTANT, type Site } from './mutation-sites.ts';

const mutant: Site | undefined = process.env[MUTANT] && JSON.parse(process.env[MUTANT]);

const isMutated = (id: string) => mutant && id.split('?')[0] === resolve(mutant.file);

/** Under `npm run mutate`, changes the code on its way to the tests, so that the file itself stays as it is. */
export const mutantPlugin: Plugin = {
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
