import Check from 'lucide/dist/esm/icons/check.mjs';
import type { Visa } from '../../content/visas/visa.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { block, facts, proofs, stages, tipList } from './panels.styles.ts';

interface PanelProps {
  visa: Visa;
}

export function Finances({ visa }: PanelProps) {
  const { proofAmount, acceptableProofs, additionalNotes } = visa.finances;
  return (
    <>
      <section className={block}>
        <Heading level={4}>From our list of 2021-23</Heading>
        <p>{proofAmount}</p>
      </section>
      <section className={block}>
        <Heading level={4}>Accepted proofs</Heading>
        <ul className={proofs}>
          {acceptableProofs.map((proof) => (
            <li key={proof}>
              <Icon icon={Check} />
              <span>{proof}</span>
            </li>
          ))}
        </ul>
        <p>{additionalNotes}</p>
      </section>
    </>
  );
}

export function HealthInsurance({ visa }: PanelProps) {
  const { required, requiredBy, coverageDetails, estimatedCost } = visa.healthInsurance;
  return (
    <dl className={facts}>
      <div>
        <dt>Required</dt>
        <dd>
          {required ? 'Yes' : 'No'}
          {requiredBy && `, ${requiredBy}`}
        </dd>
      </div>
      <div>
        <dt>Coverage</dt>
        <dd>{coverageDetails}</dd>
      </div>
      <div>
        <dt>Estimated cost</dt>
        <dd>{estimatedCost}</dd>
      </div>
    </dl>
  );
}

export function Stages({ visa }: PanelProps) {
  return (
    <ol className={stages}>
      {visa.timeline.map(({ stage, timing, description }) => (
        <li key={stage}>
          <p>{timing}</p>
          <Heading level={4}>{stage}</Heading>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}

export function Tips({ visa }: PanelProps) {
  return (
    <ul className={tipList}>
      {visa.tips.map(({ title, description }) => (
        <li key={title}>
          <Heading level={4}>{title}</Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
