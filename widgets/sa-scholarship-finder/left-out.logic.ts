import type { Scholarship } from '../content/scholarships/scholarship.ts';
import { count } from '../kit/rules/plural.ts';
import {
  FILTER_RULES,
  findScholarships,
  listBlockers,
  NO_FILTERS,
  type ScholarshipFilters,
} from './scholarship-filters.logic.ts';

interface Exclusion {
  scholarship: Scholarship;
  /** Labels of the filters that exclude it. */
  filters: string[];
}

/** "Why not?": each excluded scholarship, with every filter that excluded it. */
export function explainExclusions(
  all: readonly Scholarship[],
  filters: ScholarshipFilters,
): Exclusion[] {
  return all
    .map((scholarship) => ({ scholarship, filters: listBlockers(scholarship, filters) }))
    .filter((exclusion) => exclusion.filters.length > 0);
}

export interface Nearest {
  /** The filters to drop. */
  names: readonly (keyof ScholarshipFilters)[];
  /** `Remove the country filter (5 awards)`. */
  label: string;
}

/**
 * The filters to drop from a search that finds nothing: the one that costs most, or as few as it takes;
 * null if there is nothing to find. Among equals the later one is dropped, such as the keyword.
 */
export function findNearest(
  all: readonly Scholarship[],
  filters: ScholarshipFilters,
): Nearest | null {
  const used = FILTER_RULES.filter(({ name }) => filters[name] !== NO_FILTERS[name]);
  const ways = listSubsets(used).map((dropped) => {
    const loosened = { ...filters };
    for (const { name } of dropped) Object.assign(loosened, { [name]: NO_FILTERS[name] });
    return { dropped, amount: findScholarships(all, loosened).length };
  });
  const [best] = ways
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => a.dropped.length - b.dropped.length || b.amount - a.amount);
  if (!best) return null;
  const nouns = best.dropped.map(({ noun }) => noun).join(' and ');
  return {
    names: best.dropped.map(({ name }) => name),
    label: `Remove the ${nouns} filter${best.dropped.length > 1 ? 's' : ''} (${count(best.amount, 'award')})`,
  };
}

/** Every choice of some of the items, those with later ones first. */
function listSubsets<T>(items: readonly T[]): T[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const without = listSubsets(rest);
  return [...without, ...without.map((subset) => [first, ...subset])];
}
