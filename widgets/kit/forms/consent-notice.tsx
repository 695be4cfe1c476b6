import { useState } from 'react';
import { adClicks } from '../../../worker/contract/ad-clicks.ts';
import { CLICK_DAYS } from '../../../worker/contract/durations.ts';
import { SiteLink } from '../core/site-link.tsx';
import { untranslated } from '../core/untranslated.ts';
import { isOwnSite } from '../element/own-site.ts';
import { css } from '../element/styles.ts';

export interface ConsentProps {
  /** The end of "only to …", if it is not an answer. */
  purpose: string | undefined;
  /** To take it back, and to complain. */
  email: string;
}

const notice = css`
  display: grid;
  gap: 8px;
  & ul { display: grid; gap: 4px; padding-inline-start: 16px; }
  & button {
    justify-self: start;
    min-height: 44px;
    padding: 0 16px;
    font: inherit;
    font-weight: 600;
    color: var(--_primary);
    background: none;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    cursor: pointer;
  }
`;

/** Purpose of each detail. */
const REQUEST = [
  'Your name, so that we know who you are.',
  'Your email and phone number, so that we can reach you.',
  'Your request, so that we can prepare an answer.',
];
/** Sent by our own pages alone, and never with the newsletter's form. */
const CLICK = `If an advertisement of ours led you here: the identifier of your click on it, so that we know which ones help. We delete it after ${CLICK_DAYS} days.`;
/** The newsletter is the only other purpose. */
const NEWSLETTER = ['Your email address, to send you the newsletter. Nothing else.'];

/** The details asked for, their purpose, how to withdraw consent, and the rule for visitors under 18. */
export function ConsentNotice({ purpose, email }: ConsentProps) {
  const [isMinor, setIsMinor] = useState(false);
  const request = adClicks === 'on' && isOwnSite() ? [...REQUEST, CLICK] : REQUEST;
  return (
    <div className={notice}>
      <ul>
        {(purpose ? NEWSLETTER : request).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        By sending the form you agree. You can change your mind at any time:{' '}
        {purpose && 'use the unsubscribe link in a newsletter, or '}write to{' '}
        <a href={`mailto:${email}`} {...untranslated}>
          {email}
        </a>
        , and we will delete your details. To complain, write there with the subject
        &ldquo;Grievance&rdquo;; from May 2027 you can also complain to the Data Protection Board of
        India.
      </p>
      <button type="button" aria-expanded={isMinor} onClick={() => setIsMinor(!isMinor)}>
        I am under 18
      </button>
      {isMinor && (
        <>
          <p>
            {purpose
              ? 'Please ask a parent or guardian to subscribe, with their own email address.'
              : 'Please ask a parent or guardian to send the form, with their own name, email and phone number.'}{' '}
            <SiteLink path="/privacy#under-18">Our rules for under-18s</SiteLink>
          </p>
          <button
            type="button"
            onClick={({ currentTarget }) =>
              currentTarget.closest('form')?.querySelector('input')?.focus()
            }
          >
            Enter a parent’s details
          </button>
        </>
      )}
    </div>
  );
}
