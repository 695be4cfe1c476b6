import { small } from './card.ts';
import { SiteLink } from './site-link.tsx';

/** What a visitor agrees to by sending a form. */
export function Consent({ siteBase }: { siteBase: string }) {
  return (
    <p className={small}>
      We use these details only to answer you, as our{' '}
      <SiteLink path="/privacy" siteBase={siteBase}>
        privacy policy
      </SiteLink>{' '}
      says.
    </p>
  );
}
