import { useMemo, useRef, useState } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { readQuery, writeQuery } from '../../kit/address/address-table.ts';
import { fillControls, readControls } from '../../kit/address/controls.ts';
import { replaceQuery } from '../../kit/address/replace-query.ts';
import { Flag } from '../../kit/art/flag.tsx';
import { card, smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { fieldOf } from '../../kit/forms/use-form.ts';
import { rentReadings } from '../../kit/rules/rent-readings.ts';
import { panel } from '../../kit/tools/form-with-result.styles.ts';
import { NextStep } from '../../kit/tools/next-step.tsx';
import { ToolFrame } from '../../kit/tools/tool-frame.tsx';
import { onPaper } from '../../kit/ui/paper.styles.ts';
import { Spoken } from '../../kit/ui/spoken.tsx';
import type { CostFormValues } from '../cost-calculator.api.ts';
import { ReadingSwitch } from '../estimate/reading-switch.tsx';
import type { AccommodationBasis, CostChoice } from '../plan/cost-choice.ts';
import type { Rates } from '../rates/use-rates.ts';
import { answerBox, linkButton } from './afford.styles.ts';
import { findAffordable, listPricedPlans, listReached } from './affordability.logic.ts';
import { describeReach, speakReach } from './answer-words.logic.ts';
import {
  type BudgetFormValues,
  budgetTable,
  readBudget,
  startBudget,
} from './budget-form.logic.ts';
import { BudgetForm } from './budget-form.tsx';
import { StripPlot } from './strip-plot.tsx';
import { Swings } from './swings.tsx';

interface AffordPanelProps {
  /** Values of the other tab's form, from which this one starts. */
  values: CostFormValues;
  rates: Rates;
  /** Whether the budget is read from the page's address and written there. */
  isSynced: boolean;
  /** Shows a plan with all its lines, its rent counted as here. */
  open(plan: CostChoice, basis: AccommodationBasis): void;
}

/** The plans in a city that a budget reaches. Updates at every change. */
export function AffordPanel({ values, rates, isSynced, open }: AffordPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const [budget, setBudget] = useState<BudgetFormValues>(() => ({
    ...startBudget(values, rates.hasRupees),
    ...(isSynced && readQuery<BudgetFormValues>(budgetTable, location.search)),
  }));
  const change = (part: Partial<BudgetFormValues>) => {
    const next = { ...budget, ...part };
    setBudget(next);
    if (!isSynced) return;
    const written = budgetTable.fields.budget.accept(next.budget) ?? '';
    replaceQuery(writeQuery(budgetTable, location.search, { ...next, budget: written }));
  };

  const read = useMemo(() => readBudget(budget, countries, rates.rupees), [budget, rates.rupees]);
  const { question, basis, currency, issue, inWords, guess } = read;
  const priced = useMemo(
    () => ({
      yearly: listPricedPlans(countries, 'yearly'),
      monthly: listPricedPlans(countries, 'monthly'),
    }),
    [],
  );
  const answer = useMemo(
    () => findAffordable(priced[basis], countries, question),
    [priced, basis, question],
  );
  const reach = useMemo(
    () => ({
      yearly: listReached(priced.yearly, question),
      monthly: listReached(priced.monthly, question),
    }),
    [priced, question],
  );
  /** The budget is for the whole course, whose length is asked next. */
  const askForAll = () => {
    fillControls(form.current, { budgetPer: 'total' });
    change({ budgetPer: 'total' });
    const years = form.current && fieldOf(form.current, 'budgetYears');
    const fold = years?.closest('details');
    if (fold) fold.open = true;
    years?.focus();
  };
  const rupeesPerUsd = currency === 'INR' && rates.hasRupees ? rates.rupees.perUsd : undefined;
  const words = describeReach(reach, basis, answer, question, rupeesPerUsd);
  return (
    <>
      <ToolFrame
        summary=""
        choice={
          <div className={`${card} ${panel}`}>
            <BudgetForm
              formRef={form}
              values={budget}
              issue={issue}
              inWords={inWords}
              guess={guess}
              chosen={read.choices}
              answer={
                <div className={answerBox} data-answer="">
                  <Heading level={3}>{words.heading}</Heading>
                  <div aria-hidden="true">
                    {words.fits.length > 0 && (
                      <ul>
                        {words.fits.map(({ code, name }) => (
                          <li key={code}>
                            <Flag country={code} />
                            {name}
                          </li>
                        ))}
                      </ul>
                    )}
                    {words.lines.map((line) => (
                      <p key={line}>{line}</p>
                    ))}
                  </div>
                  <Spoken text={guess ? `Did you mean ${guess}?` : speakReach(words)} />
                  {inWords && <p className={smallText}>{inWords}</p>}
                  <p className={onPaper}>{`Counted: ${read.choices}, ${rentReadings[basis]}.`}</p>
                  {read.mayBeAll && (
                    <button type="button" className={linkButton} part="button" onClick={askForAll}>
                      Is this all you have, for all years?
                    </button>
                  )}
                </div>
              }
              read={() =>
                change({ budgetCity: '', ...readControls(form.current, Object.keys(budget)) })
              }
            />
          </div>
        }
        answer={
          <div className={`${card} ${panel}`}>
            <ReadingSwitch
              name="afford-basis"
              legend="How rent is counted below"
              readings={['yearly', 'monthly']}
              chosen={basis}
              choose={(budgetRent) => change({ budgetRent })}
            />
            <StripPlot
              answer={answer}
              question={question}
              rupeesPerUsd={rupeesPerUsd}
              open={(plan) => open(plan, basis)}
            />
            <Swings answer={answer} question={question} basis={basis} rupeesPerUsd={rupeesPerUsd} />
          </div>
        }
      />
      {inWords && <NextStep from="cost-calculator" isBar />}
    </>
  );
}
