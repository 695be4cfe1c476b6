import { useEffect, useRef } from 'react';
import { css } from '../element/styles.ts';

/** Clear of a page's fixed header and of the toast. */
const text = css`
  display: grid;
  gap: 8px;
  scroll-margin-block: 120px;
`;

export interface ConfirmationText {
  heading: string;
  /** What happens next. */
  next: string;
  /** When we can be reached. */
  hours: string;
}

interface ConfirmationProps extends ConfirmationText {
  /** What the visitor may quote; null where there is none. */
  reference: string | null;
}

/** What stays in a form after a submission has arrived, when its toast is gone. */
export function Confirmation({ heading, next, hours, reference }: ConfirmationProps) {
  const ref = useRef<HTMLDivElement>(null);
  // On a phone the button that was pressed may be a window below.
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={ref} className={text}>
      <h3>{heading}</h3>
      <p>{next}</p>
      {reference && (
        <p>
          Your reference is <strong>{reference}</strong>. Quote it if you write or call.
        </p>
      )}
      <p>Our office is open {hours}.</p>
    </div>
  );
}
