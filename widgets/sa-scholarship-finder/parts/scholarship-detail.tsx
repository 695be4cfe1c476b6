import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs';
import { useLayoutEffect, useRef } from 'react';
import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { secondary } from '../../kit/ui/button-styles.ts';
import { card, small } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { badges, detail, halves, keyFacts, lead } from '../scholarship-finder.styles.ts';
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
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The card that was pressed is gone: whoever reads on starts at the top.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div ref={top} className={detail}>
      <button type="button" className={secondary} part="button" onClick={close}>
        <Icon of={ArrowLeft} />
        Back to results
      </button>
      <article className={card} aria-labelledby="scholarship">
        <div className={lead}>
          <h3 ref={heading} id="scholarship" tabIndex={-1}>
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
      </article>
    </div>
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
