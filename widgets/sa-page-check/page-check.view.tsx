import { useState } from 'react';
import { query } from '../kit/api/query.ts';
import { card, mutedText, smallText } from '../kit/core/card.styles.ts';
import { Heading, OwnHeading } from '../kit/core/heading.tsx';
import { primary } from '../kit/core/primary-button.styles.ts';
import { SiteLink } from '../kit/core/site-link.tsx';
import { useSiteBase } from '../kit/element/host.ts';
import { css } from '../kit/element/styles.ts';
import { TOKENS } from '../kit/element/tokens.ts';
import { Field } from '../kit/forms/field.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { issue } from '../kit/rules/checked.ts';
import {
  elementsOf,
  MANIFEST_PATH,
  type Manifest,
  manifestPathOf,
  type PublishedVersions,
  VERSIONS_PATH,
} from '../kit/rules/manifest.ts';
import { count } from '../kit/rules/plural.ts';
import { versionOf } from './check-scripts.logic.ts';
import { checkPage, type Finding, refuseText } from './page-check.logic.ts';
import { readPage } from './read-page.ts';

const result = css`
  display: grid;
  gap: 16px;
  &:empty { display: none; }
  & h3 { font-size: 18px; }
  & ol { display: grid; gap: 12px; padding: 0; list-style: none; }
  & li {
    padding: 12px 16px;
    background: var(--_wash);
    border-inline-start: 4px solid var(--_danger);
    border-radius: var(--_radius);
  }
  & li[data-level='hint'] { border-color: var(--_accent); }
`;

interface Outcome {
  findings: readonly Finding[];
  /** Whether something on the page sends to us. */
  hasForm: boolean;
}

const SENDS = /sa-(?:(?:consultation|contact|newsletter)-form)/;

export function PageCheck() {
  const siteBase = useSiteBase();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState('');
  const form = useForm<string>({
    names: ['page'],
    check({ page = '' }) {
      const refusal = refuseText(page);
      return { issues: refusal ? [issue('page', refusal)] : [], value: page };
    },
    async onValid(page) {
      const site = siteBase || self.origin;
      setProblem('');
      setOutcome(null);
      const [newest, published] = await Promise.all([
        query<Manifest>([site + MANIFEST_PATH]),
        query<PublishedVersions>([site + VERSIONS_PATH]),
      ]);
      const versions = published?.versions ?? [];
      const read = await readPage(page);
      const pinned = versionOf(read);
      const isPublished = versions.some(({ version }) => version === pinned);
      const own =
        pinned && isPublished ? await query<Manifest>([site + manifestPathOf(pinned)]) : newest;
      const findings = checkPage(read, {
        elements: own ? elementsOf(own) : [],
        framed: newest ? elementsOf(newest) : [],
        versions,
        colours: Object.keys(TOKENS),
        site,
      });
      setOutcome({ findings, hasForm: SENDS.test(page) });
      return false;
    },
    onError() {
      setProblem(
        'The lists of our elements and versions could not be loaded. Check your connection and try again.',
      );
    },
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
        {problem}
        {outcome && <Report {...outcome} />}
      </div>
    </form>
  );
}

function headingOf(errors: number, findings: number): string {
  if (errors > 0) return `${count(errors, 'thing')} to fix`;
  return findings > 0
    ? `Nothing to fix, ${count(findings, 'thing')} to know`
    : 'We found no mistakes in the HTML';
}

function Report({ findings, hasForm }: Outcome) {
  const errors = findings.filter(({ level }) => level === 'error');
  return (
    <>
      <Heading level={3}>{headingOf(errors.length, findings.length)}</Heading>
      <ol>
        {findings.map(({ level, line, text }) => (
          <li key={line + text} data-level={level}>
            {line > 0 && <strong>{`Line ${line}: `}</strong>}
            {text}
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
