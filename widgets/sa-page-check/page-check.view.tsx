import { useState } from 'react';
import { query } from '../kit/api/query.ts';
import { card, mutedText, smallText } from '../kit/core/card.styles.ts';
import { Heading, OwnHeading } from '../kit/core/heading.tsx';
import { primary } from '../kit/core/primary-button.styles.ts';
import { SiteLink } from '../kit/core/site-link.tsx';
import { useSiteBase } from '../kit/element/host.ts';
import { css } from '../kit/element/styles.ts';
import { Field } from '../kit/forms/field.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { issue } from '../kit/rules/checked.ts';
import * as published from '../kit/rules/manifest.ts';
import { count } from '../kit/rules/plural.ts';
import { callout } from '../kit/ui/callout.styles.ts';
import { checkPage, type Finding, refuseText } from './page-check.logic.ts';
import { readPage } from './read-page.ts';

const result = css`
  display: grid;
  gap: 16px;
  &:empty { display: none; }
  & h3 { font-size: 18px; }
  & ol { display: grid; gap: 12px; padding: 0; list-style: none; }
`;

const FORM_TAG = /sa-(?:consultation|contact|newsletter)-form/;

export function PageCheck() {
  const siteBase = useSiteBase();
  const [outcome, setOutcome] = useState<OutcomeProps | 'failed'>();
  const form = useForm<string>({
    names: ['page'],
    check({ page = '' }) {
      const refusal = refuseText(page);
      return { issues: refusal ? [issue('page', refusal)] : [], value: page };
    },
    async onValid(page) {
      setOutcome(undefined);
      const site = siteBase || self.origin;
      const [manifest, list] = await Promise.all([
        query<published.Manifest>([site + published.MANIFEST_PATH]),
        query<published.PublishedVersions>([site + published.VERSIONS_PATH]),
      ]);
      const elements = manifest ? published.elementsOf(manifest) : [];
      const findings = checkPage(readPage(page), {
        elements,
        versions: list?.versions ?? [],
        site,
      });
      setOutcome({ findings, hasForm: FORM_TAG.test(page) });
      return false;
    },
    onError: () => setOutcome('failed'),
  });
  return (
    <form {...form.formProps} className={card} part="form" aria-label="Check my page">
      <OwnHeading>Check my page</OwnHeading>
      <p className={mutedText}>
        Is something missing? Paste your page’s HTML, or just the snippet from your page. Your
        browser reads it and does not send it anywhere.
      </p>
      <Field
        form={form}
        as="textarea"
        name="page"
        label="HTML of your page"
        rows={8}
        spellCheck={false}
        autoComplete="off"
        hint="To get it, open your page and press Ctrl+U, on a Mac Option+Command+U."
      />
      <div>
        <button type="submit" className={primary} part="button" disabled={form.isBusy}>
          Check
        </button>
      </div>
      <div className={result} role="status">
        {outcome === 'failed' &&
          'The lists of our elements and versions could not be loaded. Check your connection and try again.'}
        {outcome && outcome !== 'failed' && <Outcome {...outcome} />}
      </div>
    </form>
  );
}

interface OutcomeProps {
  findings: readonly Finding[];
  /** Whether the page has a form of ours. */
  hasForm: boolean;
}

function Outcome({ findings, hasForm }: OutcomeProps) {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const hints =
    findings.length > 0
      ? `Nothing to fix, ${count(findings.length, 'thing')} to know`
      : 'We found no mistakes in the HTML';
  return (
    <>
      <Heading level={3}>{errors > 0 ? `${count(errors, 'thing')} to fix` : hints}</Heading>
      <ol>
        {findings.map(({ level, line, text }) => (
          <li
            key={line + text}
            className={callout}
            data-tone={level === 'hint' ? undefined : 'danger'}
          >
            <p>
              {line > 0 && <strong>{`Line ${line}: `}</strong>}
              {text}
            </p>
          </li>
        ))}
      </ol>
      {hasForm && (
        <p className={smallText}>
          Forms work on any website at once. Until we know yours, one of us checks its requests
          first. <SiteLink path="/partners#origin">Ask for credit</SiteLink>, and they count for
          your agency.
        </p>
      )}
    </>
  );
}
