/**
 * Lists the owner's open tasks before the site goes live, and the proofs that a release still needs: `npm run launch-check`; with `-- --content` the content alone.
 */
import { parseArgs } from 'node:util';
import { describeUnproved, listUnproved } from '../testing/proved.ts';
import { describeUnfinished, listUnfinished } from './unfinished.ts';

const { values } = parseArgs({ options: { content: { type: 'boolean' } } });
const found = await listUnfinished();
console.log(
  found.length === 0
    ? 'Nothing is a sample or unconfirmed: set isLive in content/brand.json.'
    : `${describeUnfinished(found)}\n\n${found.length} left. What to do about each is in docs/launch.md.`,
);
const unproved = values.content ? [] : listUnproved();
if (unproved.length > 0) {
  console.log(`\nReceipts that are missing or old:\n${describeUnproved(unproved)}`);
}
process.exitCode = found.length + unproved.length === 0 ? 0 : 1;
