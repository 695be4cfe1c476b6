/** Lists what only the owner can make true before the site goes live: `npm run launch-check`. */
import { describeUnfinished, listUnfinished } from './unfinished.ts';

const found = await listUnfinished();
console.log(
  found.length === 0
    ? 'Nothing is a sample or unconfirmed: set isLive in widgets/content/brand.ts.'
    : `${describeUnfinished(found)}\n\n${found.length} left. What to do about each is in docs/launch.md.`,
);
process.exitCode = found.length === 0 ? 0 : 1;
