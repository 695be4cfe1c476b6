import { smallText } from '../core/card.styles.ts';
import { SiteLink } from '../core/site-link.tsx';

interface ConsentProps {
  /** The purpose of the details, as the end of "only to …". */
  purpose?: string;
}

/** Tells visitors how we use their details before they submit. */
export function Consent({ purpose = 'answer you' }: ConsentProps) {
  return (
    <p className={smallText}>
      We use these details only to {purpose}, as our{' '}
      <SiteLink path="/privacy">privacy policy</SiteLink> says.
    </p>
  );
}
