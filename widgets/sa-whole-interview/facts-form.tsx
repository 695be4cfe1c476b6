import { exchangeRates } from '../content/exchange-rates.ts';
import { payers, type WholeInterview } from '../content/interview/whole-types.ts';
import { programLevelNames } from '../content/program-level.ts';
import { smallText } from '../kit/core/card.styles.ts';
import { Field } from '../kit/forms/field.tsx';
import { choice } from '../kit/media/setup.styles.ts';
import { formatDay, MONTH_NAMES } from '../kit/rules/calendar-day.ts';
import { listOptions, type Option } from '../kit/rules/options.ts';
import { SelectField } from '../kit/ui/select-field.tsx';
import {
  BARE_CURRENCY,
  explainAmount,
  type FactName,
  type Facts,
  type MoneyFact,
  readMoney,
  readPayers,
  seasons,
  togglePayer,
} from './facts.logic.ts';
import { factRow, group } from './whole-interview.styles.ts';

interface FactsFormProps {
  facts: Facts;
  interview: WholeInterview;
  /** The year on the visitor's clock. */
  thisYear: number;
  changeFact(name: FactName, text: string): void;
}

const LEVELS = listOptions(programLevelNames);
const SEASONS = listOptions(seasons);
const MONTHS: readonly Option[] = MONTH_NAMES.map((label, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label,
}));
const YES_NO: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const yearsFrom = (first: number, last: number): Option[] =>
  [...Array(Math.abs(last - first) + 1).keys()].map((index) => {
    const value = String(first + Math.sign(last - first) * index);
    return { value, label: value };
  });

/** Facts of the visitor's plan, all optional, in four parts of which one is open. */
export function FactsForm({ facts, interview, thisYear, changeFact }: FactsFormProps) {
  const [endedYear = '', endedMonth = ''] = facts.lastEnded.split('-');
  const listed = readPayers(facts.payers);
  const shared = { facts, changeFact };
  const money = { ...shared, interview };
  return (
    <>
      <details name="facts" open>
        <summary>Course</summary>
        <div className={factRow}>
          <FactChoice
            {...shared}
            name="programLevel"
            label="Level of the course"
            options={LEVELS}
          />
          <Fact {...shared} name="course" label="Course" />
          <FactChoice {...shared} name="season" label="Course begins in" options={SEASONS} />
          <FactChoice
            {...shared}
            name="year"
            label="Year it begins"
            options={yearsFrom(thisYear, thisYear + 4)}
          />
        </div>
      </details>
      <details name="facts">
        <summary>Last degree</summary>
        <div className={factRow}>
          <FactChoice {...shared} name="lastLevel" label="Your last degree" options={LEVELS} />
          <SelectField
            name="endedMonth"
            label="Last degree ends in"
            empty="Not given"
            options={MONTHS}
            value={endedMonth}
            onChange={({ currentTarget: { value } }) =>
              changeFact('lastEnded', `${endedYear}-${value}`)
            }
          />
          <SelectField
            name="endedYear"
            label="Year it ends"
            empty="Not given"
            options={yearsFrom(thisYear + 2, thisYear - 15)}
            value={endedYear}
            onChange={({ currentTarget: { value } }) =>
              changeFact('lastEnded', `${value}-${endedMonth}`)
            }
          />
          <FactChoice {...shared} name="relatives" label="Relatives abroad" options={YES_NO} />
          <FactChoice {...shared} name="refusals" label="A visa refused before" options={YES_NO} />
        </div>
      </details>
      <details name="facts">
        <summary>Costs, and who pays</summary>
        <div className={factRow}>
          <Amount {...money} name="fees" label="Tuition, first year" />
          <Amount {...money} name="living" label="Living costs, first year" />
        </div>
        <fieldset className={group} data-columns="3">
          <legend>Who pays</legend>
          <div>
            {listOptions(payers).map(({ value, label }) => (
              <label key={value} className={choice}>
                <input
                  type="checkbox"
                  name={`payer-${value}`}
                  checked={listed.includes(value)}
                  onChange={() => changeFact('payers', togglePayer(facts.payers, value))}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      </details>
      <details name="facts">
        <summary>Money you have</summary>
        <div className={factRow}>
          <Amount {...money} name="savings" label="Savings, yours and your family's" />
          <Amount {...money} name="loan" label="Loan, for the first year" />
          <Amount {...money} name="scholarship" label="Scholarship, for the first year" />
          <Amount {...money} name="income" label="Family's income a year" />
        </div>
      </details>
      <p className={smallText}>
        Write amounts as you say them: 25 lakh, ₹8,50,000, 28,000 dollars. A bare number is in{' '}
        {CURRENCY_WORDS[interview.currency]} for tuition and living costs, and in rupees for the
        rest. Rates: {exchangeRates.publisher}, {formatDay(exchangeRates.asOf)}.
      </p>
    </>
  );
}

const CURRENCY_WORDS: Readonly<Record<WholeInterview['currency'], string>> = {
  $: 'US dollars',
  '£': 'pounds',
  '€': 'euros',
  AUD: 'Australian dollars',
  CAD: 'Canadian dollars',
};

interface FactProps {
  facts: Facts;
  name: FactName;
  label: string;
  changeFact(name: FactName, text: string): void;
}

function Fact({ facts, name, label, changeFact }: FactProps) {
  return (
    <Field
      name={name}
      label={label}
      maxLength={120}
      autoComplete="off"
      value={facts[name]}
      onInput={({ currentTarget: { value } }) => changeFact(name, value)}
    />
  );
}

function FactChoice({
  facts,
  name,
  label,
  changeFact,
  options,
}: FactProps & { options: readonly Option[] }) {
  return (
    <SelectField
      name={name}
      label={label}
      empty="Not given"
      options={options}
      value={facts[name]}
      onChange={({ currentTarget: { value } }) => changeFact(name, value)}
    />
  );
}

interface AmountProps extends FactProps {
  name: MoneyFact;
  interview: WholeInterview;
}

function Amount({ interview, ...props }: AmountProps) {
  const { facts, name, label, changeFact } = props;
  const text = facts[name];
  const read = readMoney(text, interview.currency, BARE_CURRENCY[name], exchangeRates.perEuro);
  return (
    <Field
      name={name}
      label={label}
      maxLength={40}
      autoComplete="off"
      value={text}
      hint={explainAmount(text, read) || undefined}
      onInput={({ currentTarget: { value } }) => changeFact(name, value)}
    />
  );
}
