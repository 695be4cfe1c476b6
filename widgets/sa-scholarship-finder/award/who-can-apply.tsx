import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { ANY_NATIONALITY } from '../scholarship-filters.logic.ts';

/** Longer lists are folded. */
const SHOWN_NATIONALITIES = 3;

/** The accepted nationalities and the required GPA. */
export function WhoCanApply({ scholarship }: { scholarship: Scholarship }) {
  const { nationality, gpaRequirement } = scholarship;
  return (
    <>
      <Heading level={4}>Nationality</Heading>
      {nationality.length > SHOWN_NATIONALITIES ? (
        <details>
          <summary>{nationality.length} nationalities</summary>
          <p>{nationality.join(', ')}</p>
        </details>
      ) : (
        <p>{nationality.includes(ANY_NATIONALITY) ? 'Any nationality' : nationality.join(', ')}</p>
      )}
      {gpaRequirement !== undefined && (
        <>
          <Heading level={4}>GPA</Heading>
          <p>At least {gpaRequirement.toFixed(1)} on a 4-point scale</p>
        </>
      )}
    </>
  );
}
