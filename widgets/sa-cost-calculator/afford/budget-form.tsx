import type { RefObject } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { countryOptions } from '../../content/countries/country-options.ts';
import { Field } from '../../kit/forms/field.tsx';
import { fieldOf } from '../../kit/forms/use-form.ts';
import { BUDGET_CURRENCIES } from '../../kit/rules/amount.ts';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { ACCOMMODATION_TYPES, LIFESTYLES } from '../plan/cost-form.logic.ts';
import { PROGRAM_LEVELS } from '../plan/program-level.logic.ts';
import { budgetFields } from './afford.styles.ts';
import { type BudgetFormValues, PERIODS, YEAR_OPTIONS } from './budget-form.logic.ts';

interface BudgetFormProps {
  formRef: RefObject<HTMLFormElement | null>;
  values: BudgetFormValues;
  issue: string | undefined;
  inWords: string;
  /** Called on every change of a field. */
  read(): void;
}

export function BudgetForm({ formRef, values, issue, inWords, read }: BudgetFormProps) {
  const fixed = countries.find(({ code }) => code === values.budgetCountry);
  const leaveCity = () => {
    const city = formRef.current && fieldOf(formRef.current, 'budgetCity');
    if (city) city.value = '';
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
      <Field
        form={{ errorOf: () => issue }}
        required={false}
        name="budget"
        label="Your budget"
        hint={inWords || 'Such as 30,000 or 25 lakh.'}
        inputMode="text"
        autoComplete="off"
        defaultValue={values.budget}
      />
      <SelectField
        name="budgetCurrency"
        label="In"
        options={BUDGET_CURRENCIES}
        defaultValue={values.budgetCurrency}
      />
      <SelectField name="budgetPer" label="For" options={PERIODS} defaultValue={values.budgetPer} />
      <SelectField
        name="budgetLevel"
        label="Program Level"
        options={PROGRAM_LEVELS}
        defaultValue={values.budgetLevel}
      />
      <fieldset>
        <legend>What is decided already?</legend>
        <div>
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
      </fieldset>
    </form>
  );
}
