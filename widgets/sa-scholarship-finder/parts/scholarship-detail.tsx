import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { badges } from '../../kit/ui/badges.ts';
import { secondary } from '../../kit/ui/button-styles.ts';
import { small } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { OpenedItem } from '../../kit/ui/opened-item.tsx';
import { halves, keyFacts, lead } from '../scholarship-finder.styles.ts';
import { Deadline } from './deadline.tsx';
import { ScholarshipNotes } from './scholarship-notes.tsx';
import { WhoCanApply } from './who-can-apply.tsx';

interface ScholarshipDetailProps {
  scholarship: Scholarship;
  close(): void;
}

/** One scholarship in full, in the place of the list. */
export function ScholarshipDetail({ scholarship, close }: ScholarshipDetailProps) {
  const { name, description, eligibility, fields, website } = scholarship;

  return (
    <OpenedItem back="Back to results" close={close}>
      <div className={lead}>
        <h3 id="opened" tabIndex={-1}>
          {name}
        </h3>
        <p className={small}>{scholarship.provider}</p>
        <p>{description}</p>
      </div>
      <KeyFacts scholarship={scholarship} />
      <div className={halves}>
        <div>
          <h4>Eligibility</h4>
          <ul>
            {eligibility.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        </div>
        <div>
          <h4>Fields of study</h4>
          <ul className={badges}>
            {fields.map((field) => (
              <li key={field}>{field}</li>
            ))}
          </ul>
          <WhoCanApply scholarship={scholarship} />
        </div>
      </div>
      <ScholarshipNotes scholarship={scholarship} />
      <p>
        <a className={secondary} href={website} target="_blank" rel="noopener noreferrer">
          Official website (opens in a new tab)
          <Icon of={ExternalLink} />
        </a>
      </p>
    </OpenedItem>
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
        <Deadline of={scholarship} />
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
