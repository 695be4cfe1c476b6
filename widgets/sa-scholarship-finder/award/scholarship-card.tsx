import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { mutedText, smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { badges } from '../../kit/ui/badges.styles.ts';
import { pressableCard, pressTarget } from '../../kit/ui/pressable-card.styles.ts';
import { useReturnFocus } from '../../kit/ui/use-return-focus.ts';
import { summariseLevels } from '../scholarship-finder.logic.ts';
import { award, facts } from '../scholarship-finder.styles.ts';
import { ApplicationStatus } from './application-status.tsx';
import { Deadline } from './deadline.tsx';
import { Place } from './place.tsx';

interface ScholarshipCardProps {
  scholarship: Scholarship;
  takesFocus: boolean;
  open(): void;
}

export function ScholarshipCard({ scholarship, takesFocus, open }: ScholarshipCardProps) {
  const { name, provider, country, description, amount, programLevels } = scholarship;
  const { replacedBy } = scholarship.extension;
  const { shown, more } = summariseLevels(programLevels);
  const button = useReturnFocus<HTMLButtonElement>(takesFocus);

  return (
    <li className={`${pressableCard} ${award}`}>
      <Place country={country} />
      <Heading level={4}>
        <button ref={button} type="button" className={pressTarget} onClick={open}>
          {name}
        </button>
      </Heading>
      <p className={smallText}>{provider}</p>
      <ApplicationStatus scholarship={scholarship} />
      <p>{description}</p>
      <ul className={badges} aria-label="Program levels">
        {shown.map((level) => (
          <li key={level}>{level}</li>
        ))}
        {more && <li>{more}</li>}
      </ul>
      <dl className={facts}>
        <div>
          <dt>Amount</dt>
          <dd data-over={String(!!replacedBy)}>
            {amount}
            {replacedBy && <span className={mutedText}> (ended)</span>}
          </dd>
        </div>
        <div>
          <dt>Deadline</dt>
          <Deadline scholarship={scholarship} />
        </div>
      </dl>
    </li>
  );
}
