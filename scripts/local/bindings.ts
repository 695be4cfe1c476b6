import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';

/**
 * Opens databases and buckets as the Worker has them, in this process. The caller must dispose of them.
 *
 * @param state Folder given to `--persist-to`, for what is local; wrangler's own unless given.
 * @param configPath The configuration that names them.
 */
export function openBindings<Bindings>(state = '.wrangler/state', configPath = 'wrangler.toml') {
  return getPlatformProxy<Bindings>({ configPath, persist: { path: join(state, 'v3') } });
}
