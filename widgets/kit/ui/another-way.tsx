import { SiteLink } from './site-link.tsx';

interface AnotherWayProps {
  siteBase: string;
  email: string;
}

/** For a form that cannot be sent from where it stands. What is typed stays in this tab. */
export function AnotherWay({ siteBase, email }: AnotherWayProps) {
  return (
    <p>
      This form cannot be sent from this page. Please use{' '}
      <SiteLink path="/contact" siteBase={siteBase} target="_blank" rel="noopener">
        our contact page
      </SiteLink>{' '}
      (it opens in a new tab) or write to <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
