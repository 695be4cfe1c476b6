import { useState } from 'react';
import { smallText } from '../core/card.styles.ts';
import { SiteLink } from '../core/site-link.tsx';
import { css } from '../element/styles.ts';
import type { ConsentProps } from './consent-notice.tsx';

const why = css`
  & > summary { line-height: 44px; }
`;

/** Explains how we use the details, before the submission; the full text is a download on request. */
export function Consent({ label, ...props }: ConsentProps & { label: string }) {
  const [notice, setNotice] = useState<typeof import('./consent-notice.tsx')>();
  return (
    <>
      <p className={smallText}>
        {`We use these details only to ${props.purpose || 'answer you'}, as our `}
        <SiteLink path="/privacy">privacy policy</SiteLink> says.
      </p>
      <details
        className={why}
        onToggle={() => import('./consent-notice.tsx').then(setNotice, () => {})}
      >
        <summary aria-label={`Why we ask: ${label}`}>Why we ask</summary>
        {notice && <notice.ConsentNotice {...props} />}
      </details>
    </>
  );
}
