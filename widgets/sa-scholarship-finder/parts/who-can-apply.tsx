import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { anyNationality } from '../scholarship-filters.logic.ts';

/** More names than this are folded away. */
const SHOWN_NATIONALITIES = 3;

/** The nationalities that are accepted and the GPA that is asked for. */
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
        <p>{nationality.includes(anyNationality) ? 'Any nationality' : nationality.join(', ')}</p>
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
