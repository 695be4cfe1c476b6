import { small } from './card.ts';
import { SiteLink } from './site-link.tsx';

interface ConsentProps {
  siteBase: string;
  /** What the details are used for, as the end of "only to …". */
  purpose?: string;
}

/** What a visitor agrees to by sending a form. */
export function Consent({ siteBase, purpose = 'answer you' }: ConsentProps) {
  return (
    <p className={small}>
      We use these details only to {purpose}, as our{' '}
      <SiteLink path="/privacy" siteBase={siteBase}>
        privacy policy
      </SiteLink>{' '}
      says.
    </p>
  );
}
