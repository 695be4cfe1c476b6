import { brand } from '../content/brand.ts';
import { SubmitButton } from '../kit/ui/button.tsx';
import { Consent } from '../kit/ui/consent.tsx';
import { EmailField } from '../kit/ui/person-fields.tsx';
import { SiteLink } from '../kit/ui/site-link.tsx';
import { SubmissionForm } from '../kit/ui/submission-form.tsx';
import { block, fields } from './blog-newsletter.styles.ts';
import { type Outcome, useHandoverForm } from './parts/use-handover-form.ts';

export function BlogNewsletter({ siteBase }: { siteBase: string }) {
  const { outcome, ...form } = useHandoverForm(brand.generalEmail);
  const above = { content: <OutcomeText of={outcome} siteBase={siteBase} /> };
  return (
    <section className={block} aria-labelledby="heading">
      <div>
        <h2 id="heading">New articles by email</h2>
        <p>Guides, deadlines and changed visa rules, when there is something worth reading.</p>
      </div>
      <SubmissionForm
        form={{ ...form, above: outcome === 'none' ? undefined : above }}
        label="Newsletter from the blog"
        className={fields}
      >
        <EmailField form={form} label="Your email address" />
        <SubmitButton form={form} label="Subscribe" busyLabel="Checking..." />
        <Consent siteBase={siteBase} purpose="send you our newsletter" />
      </SubmissionForm>
    </section>
  );
}

function OutcomeText({ of: outcome, siteBase }: { of: Outcome; siteBase: string }) {
  if (outcome === 'handed-over') {
    return (
      <p>
        Your address now stands in the newsletter form of this page. Press Subscribe there to
        finish.
      </p>
    );
  }
  return (
    <p>
      This page has no newsletter form.{' '}
      <SiteLink path="/contact" siteBase={siteBase}>
        Write to us
      </SiteLink>{' '}
      and we will add you to the list.
    </p>
  );
}
