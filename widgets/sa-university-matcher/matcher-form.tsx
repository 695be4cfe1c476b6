import type { ComponentProps } from 'react';
import { matcherBudgetsUsd, matcherTests } from '../content/matcher.ts';
import { card } from '../kit/core/card.styles.ts';
import { Field } from '../kit/forms/field.tsx';
import { SelectField } from '../kit/ui/select-field.tsx';
import { numbers, tests } from './university-matcher.styles.ts';

const budgets = matcherBudgetsUsd.map((usd) => ({
  value: String(usd),
  label: `$${usd.toLocaleString('en-US')} per year`,
}));

/** A form for show: nothing is checked, computed or sent. */
export function MatcherForm() {
  return (
    <form
      className={card}
      part="form"
      aria-label="Your profile"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={numbers}>
        <NumberField
          name="gpa"
          label="GPA"
          hint="On a scale from 0 to 10"
          min="0"
          max="10"
          step="0.1"
        />
        <NumberField name="score" label="GRE/GMAT score" />
      </div>
      <fieldset className={tests}>
        <legend>Test type</legend>
        {matcherTests.map(({ value, label }, index) => (
          <label key={value}>
            <input type="radio" name="test" value={value} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      <SelectField
        name="budget"
        label="Budget"
        hint="Tuition plus living costs"
        options={budgets}
      />
    </form>
  );
}

function NumberField(props: ComponentProps<typeof Field>) {
  return <Field {...props} type="number" inputMode="decimal" autoComplete="off" />;
}
