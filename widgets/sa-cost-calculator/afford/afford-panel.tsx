import { useId, useMemo, useRef, useState } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { readControls } from '../../kit/address/controls.ts';
import { card, smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { labelOf } from '../../kit/rules/options.ts';
import { panel } from '../../kit/tools/form-with-result.styles.ts';
import type { CostFormValues } from '../cost-calculator.api.ts';
import { READINGS } from '../estimate/reading-switch.tsx';
import type { AccommodationBasis, CostPlan } from '../plan/cost-plan.ts';
import { PROGRAM_LEVELS } from '../plan/program-level.logic.ts';
import type { Rates } from '../rates/use-rates.ts';
import { basisRow } from './afford.styles.ts';
import {
  type Affordability,
  type BudgetQuestion,
  findAffordable,
  listPricedPlans,
} from './affordability.logic.ts';
import {
  BUDGET_FIELDS,
  type BudgetFormValues,
  readBudget,
  startBudget,
} from './budget-form.logic.ts';
import { BudgetForm } from './budget-form.tsx';
import { StripPlot } from './strip-plot.tsx';
import { Swings } from './swings.tsx';

export interface AffordPanelProps {
  /** What the other tab's form says, from which this one starts. */
  values: CostFormValues;
  basis: AccommodationBasis;
  chooseBasis(basis: AccommodationBasis): void;
  rates: Rates;
  /** Shows a plan with all its lines. */
  open(plan: CostPlan): void;
}

/** What a budget leads to, over every plan of the tables. Answers at every change. */
export function AffordPanel({ values, basis, chooseBasis, rates, open }: AffordPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const [budget, setBudget] = useState<BudgetFormValues>(() =>
    startBudget(values, rates.hasRupees),
  );
  const { question, issue, inWords } = readBudget(budget, countries, rates.rupees.perUsd);
  const pricedPlans = useMemo(() => listPricedPlans(countries, basis), [basis]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is new at every render
  const answer = useMemo(
    () => findAffordable(pricedPlans, countries, question),
    [pricedPlans, JSON.stringify(question)],
  );
  const read = () => {
    setBudget({ ...budget, 'fixed-city': '', ...readControls(form.current, BUDGET_FIELDS) });
  };
  return (
    <>
      <div className={`${card} ${panel}`}>
        <BudgetForm formRef={form} values={budget} issue={issue} inWords={inWords} read={read} />
        <BasisChoice basis={basis} choose={chooseBasis} />
      </div>
      <div className={`${card} ${panel}`}>
        <div>
          <Heading level={3}>Ten countries, from the cheapest</Heading>
          <p role="status">{describeAnswer(answer, question)}</p>
        </div>
        <StripPlot answer={answer} question={question} open={open} />
      </div>
      <div className={`${card} ${panel}`}>
        <Swings answer={answer} question={question} />
      </div>
    </>
  );
}

interface BasisChoiceProps {
  basis: AccommodationBasis;
  choose(basis: AccommodationBasis): void;
}

function BasisChoice({ basis, choose }: BasisChoiceProps) {
  const name = useId();
  const option = (value: AccommodationBasis) => (
    <label>
      <input
        type="radio"
        name={name}
        value={value}
        checked={basis === value}
        onChange={() => choose(value)}
      />
      {READINGS[value]}
    </label>
  );
  return (
    <div role="radiogroup" aria-label="How rent is counted">
      <div className={basisRow}>
        {option('monthly')}
        {option('yearly')}
      </div>
      <p className={smallText}>
        The same switch as in the other tab: the table is headed “per year”.
      </p>
    </div>
  );
}

/** How many countries and plans a budget reaches, in words. */
function describeAnswer(
  { countries: found, matching, everything }: Affordability,
  question: BudgetQuestion,
): string {
  const level = labelOf(PROGRAM_LEVELS, question.program);
  if (question.budgetUsd === undefined) {
    return `Each dot is a city at its cheapest for ${level}. Enter a budget to see which are within it.`;
  }
  const reached = found.filter(({ cities }) => cities[0].isWithin).length;
  const plans = new Intl.NumberFormat('en-GB');
  return (
    `Your budget reaches ${reached} of ${found.length} ${found.length === 1 ? 'country' : 'countries'}: ` +
    `${plans.format(matching.fits)} of ${plans.format(matching.all)} plans as you described them, and ` +
    `${plans.format(everything.fits)} of all ${plans.format(everything.all)} in our tables.`
  );
}
