import type { ReactNode, RefObject } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { countryOptions } from '../../content/countries/country-options.ts';
import { Field } from '../../kit/forms/field.tsx';
import { fieldOf } from '../../kit/forms/use-form.ts';
import { BUDGET_CURRENCIES } from '../../kit/rules/amount.ts';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { ACCOMMODATION_TYPES, LIFESTYLES } from '../plan/cost-form.logic.ts';
import { PROGRAM_LEVELS } from '../plan/program-level.logic.ts';
import { basisRow, budgetFields, linkButton } from './afford.styles.ts';
import { type BudgetFormValues, listPeriods, YEAR_OPTIONS } from './budget-form.logic.ts';

interface BudgetFormProps {
  formRef: RefObject<HTMLFormElement | null>;
  values: BudgetFormValues;
  issue: string | undefined;
  inWords: string;
  /** The amount probably meant, if that is a question. */
  guess: string | undefined;
  /** The choices in words: `each year, Masters, 2 years`. */
  chosen: string;
  /** The answer, directly below the amount. */
  answer: ReactNode;
  /** Called on every change of a field. */
  read(): void;
}

export function BudgetForm(props: BudgetFormProps) {
  const { formRef, values, issue, inWords, guess, chosen, answer, read } = props;
  const fixed = countries.find(({ code }) => code === values.budgetCountry);
  const leaveCity = () => {
    const city = formRef.current && fieldOf(formRef.current, 'budgetCity');
    if (city) city.value = '';
  };
  const take = (amount: string) => {
    const field = formRef.current && fieldOf(formRef.current, 'budget');
    if (!field) return;
    field.value = amount;
    field.focus();
    read();
  };
  return (
    <form
      ref={formRef}
      className={budgetFields}
      part="form"
      method="dialog"
      aria-label="Your budget"
      onInput={read}
    >
      <div>
        <Field
          form={{ errorOf: () => issue }}
          required={false}
          name="budget"
          label="Your budget"
          hint={inWords ? undefined : 'Such as 30,000 or 25 lakh.'}
          inputMode="text"
          autoComplete="off"
          defaultValue={values.budget}
        />
        {guess && (
          <button type="button" className={linkButton} part="button" onClick={() => take(guess)}>
            Did you mean {guess}?
          </button>
        )}
      </div>
      {answer}
      <details>
        <summary>Change: {chosen}</summary>
        <div>
          <div role="radiogroup" aria-labelledby="budget-per">
            <p id="budget-per">This budget is for</p>
            <div className={basisRow}>
              {listPeriods(values.budgetYears).map(({ value, label }) => (
                <label key={value}>
                  <input
                    type="radio"
                    name="budgetPer"
                    value={value}
                    defaultChecked={value === values.budgetPer}
                  />
                  {label}
                </label>
              ))}
            </div>
          </div>
          <SelectField
            name="budgetCurrency"
            label="In"
            options={BUDGET_CURRENCIES}
            defaultValue={values.budgetCurrency}
          />
          <SelectField
            name="budgetLevel"
            label="Program Level"
            options={PROGRAM_LEVELS}
            defaultValue={values.budgetLevel}
          />
          <SelectField
            name="budgetYears"
            label="Years"
            options={YEAR_OPTIONS}
            defaultValue={values.budgetYears}
          />
          <SelectField
            name="budgetCountry"
            label="Country"
            empty="Any"
            options={countryOptions}
            defaultValue={values.budgetCountry}
            onInput={leaveCity}
          />
          {fixed && (
            <SelectField
              key={fixed.code}
              name="budgetCity"
              label="City"
              empty="Any"
              options={fixed.cities.list.map(({ name }) => ({ value: name, label: name }))}
              defaultValue={values.budgetCity}
            />
          )}
          <SelectField
            name="budgetAccommodation"
            label="Accommodation"
            empty="Any"
            options={ACCOMMODATION_TYPES}
            defaultValue={values.budgetAccommodation}
          />
          <SelectField
            name="budgetLifestyle"
            label="Lifestyle"
            empty="Any"
            options={LIFESTYLES}
            defaultValue={values.budgetLifestyle}
          />
        </div>
      </details>
    </form>
  );
}
