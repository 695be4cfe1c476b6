import { secondary } from '../../kit/ui/button-styles.ts';
import { SiteLink } from '../../kit/ui/site-link.tsx';
import { advice } from '../scholarship-finder.styles.ts';

/** The way on after a search, whatever it found. */
export function ScholarshipAdvice({ siteBase }: { siteBase: string }) {
  return (
    <div className={advice}>
      <div>
        <h3>Not sure which one suits you?</h3>
        <p>Ask us which awards are open this year, and what they want to read from you.</p>
      </div>
      <SiteLink
        className={secondary}
        part="button"
        path="/contact#consultation"
        siteBase={siteBase}
      >
        Book a scholarship consultation
      </SiteLink>
    </div>
  );
}
