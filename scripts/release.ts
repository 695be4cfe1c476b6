/**
 * Builds the site for SITE_ORIGIN and puts its embed files into the bucket from which the Worker
 * answers what later deployments no longer have. Run it before `wrangler deploy`.
 *
 * `--remote`: the bucket of the account that wrangler is logged in to. `--local`: the simulated one,
 * in the folder of `--persist-to` if that is given. `--dry-run`: builds, checks what needs no bucket
 * and prints the commands of `--remote`.
 *
 * Everything is checked before anything is written. Only evergreen names (/embed/sa-loader.js) ever
 * get other bytes.
 */
import { parseArgs } from 'node:util';
import { openLocalBucket, openRemoteBucket, printCommands } from './published-bucket.ts';
import { listRelease, planRelease, requireSiteOrigin } from './release-plan.ts';
import { run } from './run.ts';

const { values: options } = parseArgs({
  options: {
    local: { type: 'boolean' },
    remote: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    'persist-to': { type: 'string' },
  },
});

try {
  await release();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function release(): Promise<void> {
  if ([options.local, options.remote, options['dry-run']].filter(Boolean).length !== 1) {
    throw new Error('Say where to: --local, --remote or --dry-run');
  }
  requireSiteOrigin(process.env.SITE_ORIGIN);
  if ((await run('node', ['scripts/build.ts'])) !== 0) throw new Error('The build failed');
  const files = listRelease(process.env.OUT_DIR ?? 'dist');
  if (options['dry-run']) return printCommands(files);
  const bucket = options.remote ? openRemoteBucket() : await openLocalBucket(options['persist-to']);
  try {
    const changed = planRelease(files, await bucket.hashesOf(files));
    await bucket.put(changed);
    const unchanged = files.length - changed.length;
    console.log(`Published ${changed.length} files; ${unchanged} were there already.`);
  } finally {
    await bucket.close();
  }
}
