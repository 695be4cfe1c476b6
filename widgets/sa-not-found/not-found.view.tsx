import { SiteLink } from '../kit/core/site-link.tsx';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { DepartureBoard } from './departure-board.tsx';
import { links, page, picture, words } from './not-found.styles.ts';

export function NotFound() {
  return (
    <header className={page}>
      <div className={words}>
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
      </div>
      <svg className={picture} viewBox="40 0 240 180" fill="none" aria-hidden="true">
        <DepartureBoard />
      </svg>
    </header>
  );
}
