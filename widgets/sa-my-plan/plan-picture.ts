import type { Plan } from '../../worker/contract/plan.ts';
import { exchangeRates } from '../content/exchange-rates.ts';
import { planNames } from '../content/plan-names.ts';
import { drawPass, type PassPicture } from '../kit/pass/pass-picture.logic.ts';
import { formatDay } from '../kit/rules/calendar-day.ts';
import { formatUsd } from '../kit/rules/money.ts';
import type { Measure } from '../kit/rules/picture-text.ts';
import { count } from '../kit/rules/plural.ts';
import { describePass } from '../kit/stores/plan-pass.logic.ts';
import { formatRange } from '../kit/stores/plan-words.logic.ts';

export interface PlanPicture extends Pick<PassPicture, 'issuer' | 'colours'> {
  plan: Plan;
  /** The address that opens the plan. The picture names its site alone: the rest is too long to type. */
  link: string;
  today: string;
}

/** The pass for the parents: choices, results, sources and issuer. */
export function drawPlan(
  { plan, issuer, colours, link, today }: PlanPicture,
  measure: Measure,
): string {
  const { estimate, rate } = plan.results;
  const { host, pathname } = new URL(link);
  return drawPass(
    {
      pass: describePass(plan, planNames),
      issuer,
      colours,
      notes: [
        ...(estimate
          ? [
              `${count(estimate.years, 'year')}: ${formatRange(estimate, formatUsd)}, an estimate from our tables.`,
            ]
          : []),
        ...(estimate?.rate && !rate ? [`Rupee rate: ${exchangeRates.publisher}.`] : []),
        'Our tools show the source and date of every visa figure.',
        `Made on ${formatDay(today)} at ${host}${pathname}`,
      ],
    },
    measure,
  );
}
