import { SiteLink } from '../core/site-link.tsx';

interface ContactFallbackProps {
  email: string;
}

/** For a form that cannot be sent from its page. What was typed stays in this tab. */
export function ContactFallback({ email }: ContactFallbackProps) {
  return (
    <p>
      This form cannot be sent from this page. Please use{' '}
      <SiteLink path="/contact" target="_blank" rel="noopener">
        our contact page
      </SiteLink>{' '}
      (it opens in a new tab) or write to <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
