import { useEffect, useId, useRef } from 'react';
import { primary } from '../../kit/ui/button.styles.ts';
import { versions } from '../lead/lead.styles.ts';
import { notice, quiet, row } from '../lead-desk.styles.ts';
import { Button } from './basics.tsx';
import type { Difference } from './differences.logic.ts';

interface BothVersionsProps {
  /** Title: the member and the time of the change. */
  title: string;
  /** Level of the title's heading. */
  level: 2 | 3;
  differences: readonly Difference[];
  isBusy?: boolean;
  keepTheirs(): void;
  /** Undefined if mine can no longer be saved. */
  saveMine?: (() => void) | undefined;
}

/**
 * Both versions of something that two members have changed, to choose from. Its title takes the focus: give
 * it the version as a key, so that a third version does so again.
 */
export function BothVersions(props: BothVersionsProps) {
  const { title, level, differences, isBusy, keepTheirs, saveMine } = props;
  const Heading = `h${level}` as const;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={notice} aria-labelledby={id}>
      <Heading id={id} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p className={quiet}>
        {differences.length
          ? 'These are the differences. Your version is not saved yet.'
          : 'Both of you made the same change.'}
      </p>
      <dl className={versions}>
        {differences.map(({ label, theirs, mine, isChangedByMe = true }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>Theirs</span>
              {theirs}
            </dd>
            <dd>
              <span>{isChangedByMe ? 'Yours' : 'When you opened it'}</span>
              {mine}
            </dd>
          </div>
        ))}
      </dl>
      <div className={row}>
        <Button look={primary} disabled={isBusy} onClick={keepTheirs}>
          Keep theirs
        </Button>
        {saveMine && (
          <Button disabled={isBusy} onClick={saveMine}>
            Save mine instead
          </Button>
        )}
      </div>
    </section>
  );
}
