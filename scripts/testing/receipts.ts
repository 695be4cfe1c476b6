/** Lists the suites whose receipt in proved.json is missing or old. Nothing depends on its exit code. */
import { describeUnproved, listUnproved } from './proved.ts';
import { suites } from './suites.ts';

const found = listUnproved();
console.log(
  found.length === 0
    ? `All ${suites.length} receipts are valid.`
    : `${found.length} of ${suites.length} receipts are missing or old; a release needs them all:\n${describeUnproved(found)}`,
);
