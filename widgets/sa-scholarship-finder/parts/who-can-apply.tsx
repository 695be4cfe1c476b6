import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { ANY_NATIONALITY } from '../scholarship-filters.logic.ts';

/** Longer lists are folded. */
const SHOWN_NATIONALITIES = 3;

/** The accepted nationalities and the required GPA. */
export function WhoCanApply({ scholarship }: { scholarship: Scholarship }) {
  const { nationality, gpaRequirement } = scholarship;
  return (
    <>
      <h4>Nationality</h4>
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
          <h4>GPA</h4>
          <p>At least {gpaRequirement.toFixed(1)} on a 4-point scale</p>
        </>
      )}
    </>
  );
}
