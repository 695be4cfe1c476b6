import { secondary } from '../../kit/ui/button-styles.ts';
import { SiteLink } from '../../kit/ui/site-link.tsx';

/** The way to somebody who goes through a plan with the visitor. */
export function GuidanceLink({ siteBase }: { siteBase: string }) {
  return (
    <SiteLink className={secondary} part="button" path="/contact#consultation" siteBase={siteBase}>
      Book an application guidance session
    </SiteLink>
  );
}
