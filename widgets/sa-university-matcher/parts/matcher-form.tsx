import type { ComponentProps } from 'react';
import { matcherBudgetsUsd, matcherTests } from '../../content/matcher.ts';
import { card } from '../../kit/ui/card.ts';
import { control } from '../../kit/ui/field-styles.ts';
import { Labelled } from '../../kit/ui/labelled.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { tests } from '../university-matcher.styles.ts';

const budgets = matcherBudgetsUsd.map((usd) => ({
  value: String(usd),
  label: `$${usd.toLocaleString('en-US')} per year`,
}));

/** Fields that lead nowhere: nothing is checked, computed or sent. */
export function MatcherForm() {
  return (
    <form
      className={card}
      part="form"
      aria-label="Your profile"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <NumberField
        name="gpa"
        label="GPA"
        hint="On a scale from 0 to 10"
        min="0"
        max="10"
        step="0.1"
      />
      <fieldset className={tests}>
        <legend>Test type</legend>
        {matcherTests.map(({ value, label }, index) => (
          <label key={value}>
            <input type="radio" name="test" value={value} defaultChecked={index === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      <NumberField name="score" label="GRE/GMAT score" />
      <Select name="budget" label="Budget" hint="Tuition and living together" options={budgets} />
    </form>
  );
}

interface NumberFieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint?: string;
}

function NumberField({ name, label, hint, ...rest }: NumberFieldProps) {
  return (
    <Labelled id={name} label={label} hint={hint}>
      <input
        {...rest}
        type="number"
        inputMode="decimal"
        className={control}
        part="input"
        id={name}
        name={name}
        autoComplete="off"
        aria-describedby={hint ? `${name}-hint` : undefined}
      />
    </Labelled>
  );
}
