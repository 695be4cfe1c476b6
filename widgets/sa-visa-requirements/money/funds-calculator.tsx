import { useState } from 'react';
import { exchangeRates } from '../../content/exchange-rates.ts';
import type { FundsRule } from '../../content/visas/visa.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { type FundsChoice, sumFunds } from '../../kit/funds/family.logic.ts';
import { aboutRupees, formatMoney } from '../../kit/funds/money.logic.ts';
import { type CalendarDay, formatDay } from '../../kit/rules/calendar-day.ts';
import { isDay } from '../../kit/rules/day-arithmetic.ts';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { Spoken } from '../../kit/ui/spoken.tsx';
import { describeHolding, describeHoldingWindow } from './holding-window.logic.ts';
import { calculator, inputs, total } from './money-tools.styles.ts';

interface FundsCalculatorProps {
  rule: FundsRule;
  day: CalendarDay;
}

/** How far the lists go. */
const MAX_PEOPLE = 10;
const MAX_CHILDREN = 5;

/** The money to show for one visitor's case, by the rule of the country. */
export function FundsCalculator({ rule, day }: FundsCalculatorProps) {
  const [choice, setChoice] = useState<FundsChoice>({
    place: '',
    months: rule.kind === 'months' ? rule.maxMonths : 0,
    people: 1,
    partner: false,
    children: 0,
    pupils: 0,
  });
  const [since, setSince] = useState('');
  const choose = (part: Partial<FundsChoice>) => setChoice((last) => ({ ...last, ...part }));
  const sum = sumFunds(rule, choice, day);
  const account = rule.kind === 'months' ? rule.account : undefined;
  const amount = sum && formatMoney(sum.currency, sum.total);
  const sentences = [
    ...(sum
      ? [
          `${aboutRupees(sum.currency, sum.total, sum.total, exchangeRates.perEuro)} at the rate of ${formatDay(exchangeRates.asOf)}`,
          sum.parts.join(' + '),
        ]
      : [`We have no dated figure for ${formatDay(day)}. Ask the visa office.`]),
    ...(account ? [describeHoldingWindow(account, day)] : []),
    ...(account && isDay(since) ? [describeHolding(account, since, day)] : []),
  ];
  return (
    <section className={calculator}>
      <Heading level={4}>Work out what you must show</Heading>
      <div className={inputs}>
        {'places' in rule && rule.places.length > 1 && (
          <SelectField
            name="place"
            label="Where you study"
            options={rule.places.map(({ id, label }) => ({ value: id, label }))}
            onChange={(event) => choose({ place: event.currentTarget.value })}
          />
        )}
        <FundsFields rule={rule} choice={choice} choose={choose} />
        {account && (
          <Field
            name="since"
            label="Date the money arrived (Optional)"
            type="date"
            onChange={(event) => setSince(event.currentTarget.value)}
          />
        )}
      </div>
      <div className={total}>
        {amount && <strong>{amount}</strong>}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Spoken text={[amount, ...sentences].filter(Boolean).join('. ')} />
      </div>
      <p>{rule.note}</p>
      {sum && <SourceLine fact={sum} />}
    </section>
  );
}

interface FundsFieldsProps {
  rule: FundsRule;
  choice: FundsChoice;
  choose(part: Partial<FundsChoice>): void;
}

function FundsFields({ rule, choice, choose }: FundsFieldsProps) {
  if (rule.kind === 'months') {
    const { maxMonths } = rule;
    return (
      <SelectField
        name="months"
        label="Months of study"
        options={listNumbers(1, maxMonths, `${maxMonths} or more`)}
        defaultValue={`${maxMonths}`}
        onChange={(event) => choose({ months: Number(event.currentTarget.value) })}
      />
    );
  }
  if (rule.kind === 'table') {
    return (
      <SelectField
        name="people"
        label="How many people are going, including you"
        options={listNumbers(1, MAX_PEOPLE)}
        onChange={(event) => choose({ people: Number(event.currentTarget.value) })}
      />
    );
  }
  return (
    <>
      <SelectField
        name="partner"
        label="Is your partner going?"
        options={[
          { value: '', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
        onChange={(event) => choose({ partner: Boolean(event.currentTarget.value) })}
      />
      <SelectField
        name="children"
        label="How many children are going"
        options={listNumbers(0, MAX_CHILDREN)}
        onChange={(event) => choose({ children: Number(event.currentTarget.value), pupils: 0 })}
      />
      {choice.children > 0 && (
        <SelectField
          key={choice.children}
          name="pupils"
          label="How many of them are of school age"
          options={listNumbers(0, choice.children)}
          onChange={(event) => choose({ pupils: Number(event.currentTarget.value) })}
        />
      )}
    </>
  );
}

function listNumbers(from: number, to: number, last = `${to}`) {
  return [...Array(to - from + 1).keys()].map((index) => {
    const number = from + index;
    return { value: `${number}`, label: number === to ? last : `${number}` };
  });
}
