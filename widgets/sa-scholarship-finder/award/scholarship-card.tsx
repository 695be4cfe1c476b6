import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { mutedText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { pressableCard, pressTarget } from '../../kit/ui/pressable-card.styles.ts';
import { useReturnFocus } from '../../kit/ui/use-return-focus.ts';
import { summariseLevels } from '../scholarship-finder.logic.ts';
import { award, facts } from '../scholarship-finder.styles.ts';
import { ApplicationStatus } from './application-status.tsx';
import { Deadline } from './deadline.tsx';
import { PlaceMark } from './place.tsx';

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
    <li className={`${pressableCard} ${award}`} data-over={String(!!replacedBy)}>
      <Heading level={4}>
        <PlaceMark country={country} />
        <button ref={button} type="button" className={pressTarget} onClick={open}>
          {name}
        </button>
      </Heading>
      <p>
        {amount}
        {replacedBy && <span className={mutedText}> (ended)</span>}
      </p>
      <ApplicationStatus scholarship={scholarship} />
      <p className={mutedText}>{description}</p>
      <p className={mutedText}>{`${country.join(', ')}: ${provider}`}</p>
      <dl className={facts}>
        <div>
          <dt>Deadline:</dt> <Deadline scholarship={scholarship} />
        </div>
        <div>
          <dt>Levels:</dt>{' '}
          <dd>
            {shown.join(', ')} {more}
          </dd>
        </div>
      </dl>
    </li>
  );
}
