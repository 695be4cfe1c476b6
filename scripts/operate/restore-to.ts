/**
 * Takes the deployed database back to a time by Time Travel: pauses writing, restores, erases again who
 * was erased since, drops messages that have gone out, resumes. `--erase-again` does that step alone, after
 * a restore in another way. ERASURE_KEYS is read from the environment; it is in the password safe.
 */
import { parseArgs } from 'node:util';
import { readErasureKeys } from '../../worker/core/erasure-ledger.ts';
import { account } from './account.ts';
import { erasingAgain, listSteps, readTime, runSteps } from './restore.ts';

const { values: options, positionals } = parseArgs({
  options: { 'erase-again': { type: 'boolean', default: false } },
  allowPositionals: true,
});

try {
  const now = new Date();
  const keys = process.env.ERASURE_KEYS ?? '';
  await readErasureKeys(keys);
  const steps = options['erase-again']
    ? [erasingAgain(account, keys, now)]
    : listSteps(account, readTime(positionals[0], now), keys, now);
  await runSteps(steps, console.log);
} catch (error) {
  console.error((error as Error).message);
  if (!options['erase-again']) {
    console.error(
      'If writing was paused, it still is: run the command again, or `npx wrangler secret delete PAUSED`.',
    );
  }
  process.exitCode = 1;
}
