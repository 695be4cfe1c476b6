import { useEffect, useRef } from 'react';
import { Heading } from '../core/heading.tsx';
import { css } from '../element/styles.ts';

/** Keeps clear of a page's fixed header and of the toast. */
const text = css`
  display: grid;
  gap: 8px;
  scroll-margin-block: 120px;
`;

export interface ConfirmationText {
  heading: string;
  /** The next step. */
  next: string;
  /** Our opening hours. */
  hours: string;
}

interface ConfirmationProps extends ConfirmationText {
  /** A reference for the visitor to quote, if there is one. */
  reference: string | null;
}

/** Stays in the form after a successful submission, when its toast is gone. */
export function Confirmation({ heading, next, hours, reference }: ConfirmationProps) {
  const ref = useRef<HTMLDivElement>(null);
  // On a phone the pressed button may be a screen further down.
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={ref} className={text}>
      <Heading level={3}>{heading}</Heading>
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
