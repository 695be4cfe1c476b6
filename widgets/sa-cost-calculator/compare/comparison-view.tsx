import X from 'lucide/dist/esm/icons/x.mjs';
import type { RefObject } from 'react';
import { mutedText, smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { formatUsd } from '../../kit/rules/money.ts';
import { rentReadings } from '../../kit/rules/rent-readings.ts';
import { iconButton } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { Money } from '../../kit/ui/money.tsx';
import { part } from '../cost-calculator.styles.ts';
import type { CostEstimate } from '../estimate/cost-calculator.logic.ts';
import { buttons } from '../estimate/extras.styles.ts';
import { describeRange } from '../estimate/readings.logic.ts';
import { writeCostChoices } from '../plan/cost-address.logic.ts';
import type { CostChoice } from '../plan/cost-choice.ts';
import { describePlan } from '../plan/plan-list.logic.ts';
import { ShareButton } from '../plan/share-button.tsx';
import { bars, planTable } from './comparison.styles.ts';
import { type ComparedPlan, type Comparison, comparePlans } from './plan-comparison.logic.ts';

interface ComparisonViewProps {
  estimates: readonly CostEstimate[];
  headingRef: RefObject<HTMLHeadingElement | null>;
  remove(plan: CostChoice): void;
  syncUrl: boolean;
}

/** Up to three plans, the cheapest year first: a row each, and a folded table. */
export function ComparisonView({ estimates, headingRef, remove, syncUrl }: ComparisonViewProps) {
  const yearUsd = ({ totalUsd, years }: CostEstimate) => totalUsd / years;
  const ranked = [...estimates].sort((one, other) => yearUsd(one) - yearUsd(other));
  const comparison = comparePlans(ranked);
  const plans = estimates.map(({ plan }) => plan);
  const basis = estimates[0]?.basis ?? 'monthly';
  return (
    <>
      <Heading level={3} ref={headingRef} tabIndex={-1}>
        Compare plans
      </Heading>
      <ol className={bars}>
        {comparison.plans.map((compared, index) => (
          <li key={writeCostChoices('', [compared.estimate.plan])}>
            <PlanBar
              compared={compared}
              isByYear={comparison.isByYear}
              name={`Plan ${index + 1}`}
              remove={remove}
            />
          </li>
        ))}
      </ol>
      {plans.length > 1 ? (
        <>
          <p className={smallText}>
            Solid part of a bar: {rentReadings.yearly}. Faint part: {rentReadings.monthly}.
            Differences are with {rentReadings[basis]}.
            {comparison.isByYear &&
              ' The plans have different lengths, so each amount is for one year.'}
          </p>
          <details className={part}>
            <summary>All costs side by side</summary>
            <PlanTable comparison={comparison} />
          </details>
        </>
      ) : (
        <p className={mutedText}>Calculate another plan and add it to see both side by side.</p>
      )}
      {plans.length > 1 && (
        <div className={buttons}>
          <ShareButton
            key={writeCostChoices('', plans, basis)}
            id="comparison-link"
            label="Share this comparison"
            plans={plans}
            text={estimates
              .map((each) => `${describePlan(each).title}: ${describeRange(each, undefined)}`)
              .join('\n')}
            basis={basis}
            syncUrl={syncUrl}
          />
        </div>
      )}
    </>
  );
}

interface PlanBarProps {
  compared: ComparedPlan;
  isByYear: boolean;
  name: string;
  remove(plan: CostChoice): void;
}

function PlanBar({ compared, isByYear, name, remove }: PlanBarProps) {
  const { title, details, lengths, estimate, rangeUsd, difference, isCheapest } = compared;
  const [low, high] = lengths;
  return (
    <>
      <div>
        <b>
          {name}: {title}
        </b>
        <p className={smallText}>{details}</p>
      </div>
      <button
        type="button"
        className={iconButton}
        part="button"
        aria-label={`Remove ${name}`}
        onClick={() => remove(estimate.plan)}
      >
        <Icon icon={X} />
      </button>
      <svg aria-hidden="true">
        <rect width={`${high}%`} height="100%" />
        <rect width={`${low}%`} height="100%" />
      </svg>
      {difference && <p data-cheapest={isCheapest ? '' : undefined}>{difference}</p>}
      <Money usd={rangeUsd} unit={isByYear ? ' a year' : ''} />
    </>
  );
}

function PlanTable({ comparison: { plans, rows } }: { comparison: Comparison }) {
  return (
    <table className={planTable}>
      <caption className={visuallyHidden}>The plans line by line, in US dollars</caption>
      <thead>
        <tr>
          <td />
          {plans.map(({ title }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a plan is its place
            <th key={index} scope="col">
              Plan {index + 1}
              <span>{title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, isSum, cells }) => (
          <tr key={label} data-sum={isSum ? '' : undefined}>
            <th scope="row">{label}</th>
            {cells.map(({ amountUsd, isLowest }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a plan is its place
              <td key={index} data-lowest={isLowest ? '' : undefined}>
                {formatUsd(amountUsd)}
                {isLowest && <mark className={isSum ? undefined : visuallyHidden}>Lowest</mark>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
