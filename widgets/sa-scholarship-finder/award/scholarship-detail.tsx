import OutsideIcon from 'lucide/dist/esm/icons/external-link.mjs';
import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import { useLazyModule } from '../../kit/loading/use-async.ts';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { badges } from '../../kit/ui/badges.styles.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { DetailView } from '../../kit/ui/detail-view.tsx';
import { ExternalLink } from '../../kit/ui/external-link.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { notesModule } from '../load-later.ts';
import { ANY_NATIONALITY } from '../scholarship-filters.logic.ts';
import {
  keyFacts,
  lead,
  noteList as notesStyle,
  twoColumns,
} from '../scholarship-finder.styles.ts';
import { ApplicationStatus } from './application-status.tsx';
import { Deadline } from './deadline.tsx';
import { Place } from './place.tsx';

interface ScholarshipDetailProps {
  scholarship: Scholarship;
  close(): void;
}

/** One scholarship in full, replacing the list. */
export function ScholarshipDetail({ scholarship, close }: ScholarshipDetailProps) {
  const { name, country, description, eligibility, fields, website } = scholarship;

  return (
    <DetailView backLabel="Back to results" close={close}>
      <div className={lead}>
        <Place country={country} />
        <Heading level={3} id="opened" tabIndex={-1}>
          {name}
        </Heading>
        <p className={smallText}>{scholarship.provider}</p>
        <p>{description}</p>
        <p>
          <ExternalLink className={primary} href={website} aria-description={undefined}>
            Official website (opens in a new tab)
            <Icon icon={OutsideIcon} />
          </ExternalLink>
        </p>
      </div>
      <ApplicationStatus scholarship={scholarship} />
      <KeyFacts scholarship={scholarship} />
      <div className={twoColumns}>
        <div>
          <Heading level={4}>Eligibility</Heading>
          <ul>
            {eligibility.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </div>
        <div>
          <Heading level={4}>Fields of study</Heading>
          <ul className={badges}>
            {fields.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </ul>
          <WhoCanApply scholarship={scholarship} />
        </div>
      </div>
      <ScholarshipNotes scholarship={scholarship} />
    </DetailView>
  );
}

function KeyFacts({ scholarship }: { scholarship: Scholarship }) {
  const { amount, country, programLevels } = scholarship;
  return (
    <dl className={keyFacts}>
      <div>
        <dt>Amount</dt>
        <dd>{amount}</dd>
      </div>
      <div>
        <dt>Application deadline</dt>
        <Deadline scholarship={scholarship} />
      </div>
      <div>
        <dt>Countries</dt>
        <dd>{country.join(', ')}</dd>
      </div>
      <div>
        <dt>Program levels</dt>
        <dd>{programLevels.join(', ')}</dd>
      </div>
    </dl>
  );
}

/** Longer lists are folded. */
const SHOWN_NATIONALITIES = 3;

/** The accepted nationalities and the required GPA. */
function WhoCanApply({ scholarship }: { scholarship: Scholarship }) {
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

/** Additional facts, each with its date and its source. */
function ScholarshipNotes({ scholarship: { id, extension } }: { scholarship: Scholarship }) {
  const { loaded, ...loading } = useLazyModule(notesModule.load);
  return (
    <div className={notesStyle}>
      <Heading level={4}>Good to know</Heading>
      {!loaded && <LoadingState subject="More about this award" {...loading} />}
      <ul>
        {loaded?.scholarshipNotes[id]?.map(({ text, ...origin }) => (
          <li key={text}>
            {text}
            <SourceLine fact={origin} />
          </li>
        ))}
        <li>
          The rest is as we listed it. Check the official website before you apply.
          <SourceLine fact={extension} />
        </li>
      </ul>
    </div>
  );
}
