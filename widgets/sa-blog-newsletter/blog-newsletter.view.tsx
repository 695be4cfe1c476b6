import { brand } from '../content/brand.ts';
import { OwnHeading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { EmailField } from '../kit/forms/email-field.tsx';
import { SubmissionForm } from '../kit/forms/submission-form.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { block, fields } from './blog-newsletter.styles.ts';
import { type Outcome, usePrefillForm } from './use-prefill-form.ts';

const heading = 'New articles by email';

export function BlogNewsletter() {
  const { outcome, ...form } = usePrefillForm(brand.generalEmail);
  const above = { content: <OutcomeText outcome={outcome} /> };
  return (
    <section className={block} aria-label={heading}>
      <div>
        <OwnHeading>{heading}</OwnHeading>
        <p>Guides, deadlines and changed visa rules, when there is something worth reading.</p>
      </div>
      <SubmissionForm
        purpose="send you our newsletter"
        form={{ ...form, above: outcome === 'none' ? undefined : above }}
        label="Newsletter from the blog"
        className={fields}
      >
        <EmailField form={form} label="Your email address" />
        <SubmitButton form={form} label="Subscribe" busyLabel="Checking..." />
      </SubmissionForm>
    </section>
  );
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  if (outcome === 'handed-over') {
    return (
      <p>
        Your address is now in the newsletter form on this page. Press Subscribe there to finish.
      </p>
    );
  }
  return (
    <p>
      This page has no newsletter form. <SiteLink path="/contact">Write to us</SiteLink> and we will
      add you to the list.
    </p>
  );
}
