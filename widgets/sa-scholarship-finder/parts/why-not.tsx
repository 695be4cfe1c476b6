import { scholarships } from '../../content/scholarships/scholarships.ts';
import { small } from '../../kit/ui/card.ts';
import { explainExclusions, type ScholarshipFilters } from '../scholarship-filters.logic.ts';
import { whyNot } from '../scholarship-finder.styles.ts';

/** Which filters left out which scholarships. */
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
            <span className={small}>Left out by {labels.join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
