import { Heading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { secondary } from '../kit/ui/button.styles.ts';
import { advice } from './scholarship-finder.styles.ts';

/** Offers advice after a search, whatever its result. */
export function ScholarshipAdvice() {
  return (
    <div className={advice}>
      <div>
        <Heading level={3}>Not sure which one suits you?</Heading>
        <p>Ask us which awards are open this year, and what they look for.</p>
      </div>
      <SiteLink className={secondary} part="button" path="/contact#consultation">
        Book a scholarship consultation
      </SiteLink>
    </div>
  );
}
