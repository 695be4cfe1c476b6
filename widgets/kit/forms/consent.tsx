import { useState } from 'react';
import { smallText } from '../core/card.styles.ts';
import { SiteLink } from '../core/site-link.tsx';

export interface ConsentProps {
  /** The end of "only to …", where it is not an answer. */
  purpose: string | undefined;
  /** To take it back, and to complain. */
  email: string;
}

/** Tells visitors how we use their details before they submit; in full, by a download, once they ask. */
export function Consent({ label, ...props }: ConsentProps & { label: string }) {
  const [notice, setNotice] = useState<typeof import('./consent-notice.tsx')>();
  return (
    <>
      <p className={smallText}>
        We use these details only to {props.purpose || 'answer you'}, as our{' '}
        <SiteLink path="/privacy">privacy policy</SiteLink> says.
      </p>
      <details onToggle={() => import('./consent-notice.tsx').then(setNotice, () => {})}>
        <summary aria-label={`Why we ask: ${label}`}>Why we ask</summary>
        {notice && <notice.ConsentNotice {...props} />}
      </details>
    </>
  );
}
