import { useEffect, useId, useRef } from 'react';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { versions } from '../lead/lead.styles.ts';
import { notice, quiet, row } from '../lead-desk.styles.ts';

interface HoursConflictProps {
  /** What has been changed, as the sentence says it: `these hours`. */
  subject: string;
  differences: readonly { label: string; theirs: string; mine: string }[];
  isBusy: boolean;
  keepTheirs(): void;
  saveMine(): void;
}

/** Both versions of something that two members have changed, to choose from. */
export function HoursConflict(props: HoursConflictProps) {
  const { subject, differences, isBusy, keepTheirs, saveMine } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={notice} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {`Somebody else has changed ${subject} meanwhile`}
      </h3>
      <p className={quiet}>
        {differences.length
          ? 'Here is what is different. Yours has not been saved yet.'
          : 'Both of you made the same change.'}
      </p>
      <dl className={versions}>
        {differences.map(({ label, theirs, mine }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>Theirs</span>
              {theirs}
            </dd>
            <dd>
              <span>Yours</span>
              {mine}
            </dd>
          </div>
        ))}
      </dl>
      <div className={row}>
        <button type="button" className={primary} disabled={isBusy} onClick={keepTheirs}>
          Keep theirs
        </button>
        <button type="button" className={secondary} disabled={isBusy} onClick={saveMine}>
          Save mine over it
        </button>
      </div>
    </section>
  );
}
