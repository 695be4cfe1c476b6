import { SiteLink } from '../kit/core/site-link.tsx';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { links, page } from './not-found.styles.ts';

export function NotFound() {
  return (
    <header className={page}>
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <p>
        If you only followed a link, the fault is ours. One of these will take you where you meant
        to go.
      </p>
      <div className={links}>
        <SiteLink className={primary} path="/">
          Go to the home page
        </SiteLink>
        <SiteLink className={secondary} path="/tools">
          Explore our tools
        </SiteLink>
        <SiteLink className={secondary} path="/contact">
          Contact us
        </SiteLink>
      </div>
    </header>
  );
}
