import OutsideIcon from 'lucide/dist/esm/icons/external-link.mjs';
import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { badges } from '../../kit/ui/badges.styles.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { DetailView } from '../../kit/ui/detail-view.tsx';
import { ExternalLink } from '../../kit/ui/external-link.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { keyFacts, lead, twoColumns } from '../scholarship-finder.styles.ts';
import { ApplicationStatus } from './application-status.tsx';
import { Deadline } from './deadline.tsx';
import { Place } from './place.tsx';
import { ScholarshipNotes } from './scholarship-notes.tsx';
import { WhoCanApply } from './who-can-apply.tsx';

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
