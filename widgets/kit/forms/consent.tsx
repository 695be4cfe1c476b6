import { useState } from 'react';
import { smallText } from '../core/card.styles.ts';
import { SiteLink } from '../core/site-link.tsx';

// A form weighs what its first screen needs; this is read by few.
const loadNotice = () => import('./consent-notice.tsx');

export interface ConsentProps {
  isNewsletter?: boolean;
  /** To take it back, and to complain. */
  email: string;
}

/** Tells visitors how we use their details before they submit; in full once they ask. */
export function Consent(props: ConsentProps) {
  const [notice, setNotice] = useState<Awaited<ReturnType<typeof loadNotice>>>();
  const policy = <SiteLink path="/privacy">privacy policy</SiteLink>;
  return (
    <div className={smallText}>
      <p>
        We use these details only to {props.isNewsletter ? 'send you our newsletter' : 'answer you'}
        , as our {policy} says.
      </p>
      <details onToggle={() => loadNotice().then(setNotice, () => {})}>
        <summary>Why we ask. Under 18?</summary>
        {notice ? <notice.ConsentNotice {...props} /> : <p>See our {policy}.</p>}
      </details>
    </div>
  );
}
