import { type ReactNode, useEffect, useRef } from 'react';
import type { SourcedText } from '../../content/provenance.ts';
import type { Refund, Visa, VisaAnswer } from '../../content/visas/visa.ts';
import { readQuery } from '../../kit/address/address-table.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { useHost } from '../../kit/element/host.ts';
import { listOptions } from '../../kit/rules/options.ts';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { facts, stages } from '../guide/panels.styles.ts';
import { type VisaSelection, visaTable } from '../visa-requirements.api.ts';
import { answerList } from './answers.styles.ts';

interface AnswersProps {
  visa: Visa;
  selection: VisaSelection;
  show(part: Partial<VisaSelection>): void;
}

/** Questions of a family whichever tab is open: folded on screen, open on paper. */
export function Answers({ visa, selection, show }: AnswersProps) {
  const { answer } = selection;
  const host = useHost();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fold = list.current?.querySelector<HTMLDetailsElement>(`#answer-${answer}`);
    if (!fold || fold.open) return;
    fold.open = true;
    // By a link: a visitor who has begun here, or the reader of another page, is not moved.
    const isLinked = readQuery(visaTable, location.search).answer === answer;
    const { activeElement } = host.getRootNode() as Document;
    if (isLinked && activeElement !== host) fold.scrollIntoView();
  }, [answer, host]);
  const { work, refusal, refunds } = visa.answers;
  const contents: Record<VisaAnswer, ReactNode> = {
    work: (
      <dl className={facts}>
        <Fact name="In term" facts={[work.inTerm]} />
        <Fact name="In the holidays" facts={[work.inHolidays]} />
        {work.notes.length > 0 && <Fact name="Also" facts={work.notes} />}
      </dl>
    ),
    refusal: (
      <ol className={stages}>
        {refusal.map(({ title, text, deadline, fee, ...source }) => (
          <li key={title}>
            {(deadline || fee) && (
              <p>
                {deadline && `Time: ${deadline}`}
                {deadline && fee && '. '}
                {fee && `Cost: ${fee}`}
              </p>
            )}
            <Heading level={5}>{title}</Heading>
            <p>{text}</p>
            <SourceLine fact={source} />
          </li>
        ))}
      </ol>
    ),
    refunds: (
      <dl className={facts}>
        {refunds.map((refund) => (
          <Fact
            key={refund.payment}
            name={refund.payment}
            verdict={VERDICTS[refund.comesBack]}
            facts={[refund]}
          />
        ))}
      </dl>
    ),
  };
  return (
    <div ref={list} className={answerList}>
      {LABELS.map(({ value: id, label }) => (
        <details key={id} id={`answer-${id}`}>
          {/* Not the fold's toggle event: paper and links open it as well. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
          <summary
            onClick={({ currentTarget }) => {
              const fold = currentTarget.parentElement as HTMLDetailsElement;
              show({ answer: fold.open ? '' : id });
            }}
          >
            <Heading level={4}>{label}</Heading>
          </summary>
          {contents[id]}
        </details>
      ))}
    </div>
  );
}

const LABELS = listOptions<VisaAnswer>({
  work: 'Work while studying',
  refusal: 'Refused: what now?',
  refunds: 'What comes back after a refusal',
});

const VERDICTS: Record<Refund['comesBack'], string> = {
  yes: 'Comes back',
  partly: 'Comes back in part',
  no: 'Does not come back',
  depends: 'It depends',
};

interface FactProps {
  name: string;
  verdict?: string;
  facts: readonly SourcedText[];
}

function Fact({ name, verdict, facts }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {verdict && <strong>{verdict}</strong>}
        {facts.map((fact) => (
          <div key={fact.text}>
            <p>{fact.text}</p>
            <SourceLine fact={fact} />
          </div>
        ))}
      </dd>
    </div>
  );
}
