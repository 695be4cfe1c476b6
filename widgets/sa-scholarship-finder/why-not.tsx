import { scholarships } from '../content/scholarships/scholarships.ts';
import { smallText } from '../kit/core/card.styles.ts';
import { explainExclusions } from './left-out.logic.ts';
import { whyNot } from './more-awards.styles.ts';
import type { ScholarshipFilters } from './scholarship-filters.logic.ts';

/** The excluded scholarships, each with the filters that excluded it. */
export function WhyNot({ filters }: { filters: ScholarshipFilters }) {
  const exclusions = explainExclusions(scholarships, filters);
  if (exclusions.length === 0) return null;
  return (
    <details className={whyNot}>
      <summary>
        Why not? <span>{exclusions.length} left out by your filters</span>
      </summary>
      <ul>
        {exclusions.map(({ scholarship, filters: labels }) => (
          <li key={scholarship.id}>
            {scholarship.name}
            <span className={smallText}>Left out by {labels.join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
