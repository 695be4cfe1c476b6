import { SiteLink } from '../kit/core/site-link.tsx';
import { primary } from '../kit/ui/button.styles.ts';
import { DepartureBoard } from './departure-board.tsx';
import { links, page, picture, words } from './not-found.styles.ts';

export function NotFound() {
  return (
    <header className={page}>
      <div className={words}>
        <h1>404 Page Not Found</h1>
        <p>Did you forget to add the page to the router?</p>
        <p>If you followed a link, the fault is ours. Go on from here:</p>
        <div className={links}>
          <SiteLink className={primary} path="/">
            Go to the home page
          </SiteLink>
          <SiteLink path="/tools">Explore our tools</SiteLink>
          <SiteLink path="/contact">Contact us</SiteLink>
        </div>
      </div>
      <svg className={picture} viewBox="40 0 240 180" fill="none" aria-hidden="true">
        <DepartureBoard />
      </svg>
    </header>
  );
}
