import { SiteLink } from '../kit/core/site-link.tsx';
import { secondary } from '../kit/ui/button.styles.ts';

/** A link to book an adviser who goes through the plan with the visitor. */
export function GuidanceLink() {
  return (
    <SiteLink className={secondary} part="button" path="/contact#consultation">
      Book an application guidance session
    </SiteLink>
  );
}
