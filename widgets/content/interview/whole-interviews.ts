import { wholeAu } from './whole-au.ts';
import { wholeCa } from './whole-ca.ts';
import { wholeDe } from './whole-de.ts';
import type { WholeInterview } from './whole-types.ts';
import { wholeUk } from './whole-uk.ts';
import { wholeUs } from './whole-us.ts';

/** Whole interviews by country, in the order in which they are offered. */
export const wholeInterviews: readonly WholeInterview[] = [
  wholeUs,
  wholeUk,
  wholeAu,
  wholeCa,
  wholeDe,
];
