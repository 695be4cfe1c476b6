import type { RefObject } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { Field } from '../../kit/forms/field.tsx';
import { fieldOf } from '../../kit/forms/use-form.ts';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { ACCOMMODATION_TYPES, LIFESTYLES } from '../plan/cost-form.logic.ts';
import { PROGRAM_LEVELS } from '../plan/program-level.logic.ts';
import { budgetFields } from './afford.styles.ts';
import { BUDGET_CURRENCIES } from './amount.logic.ts';
import { type BudgetFormValues, PERIODS, YEAR_OPTIONS } from './budget-form.logic.ts';

interface BudgetFormProps {
  formRef: RefObject<HTMLFormElement | null>;
  values: BudgetFormValues;
  issue: string | undefined;
  inWords: string;
  /** Called on every change of a field. */
  read(): void;
}

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }));

export function BudgetForm({ formRef, values, issue, inWords, read }: BudgetFormProps) {
  const fixed = countries.find(({ code }) => code === values['fixed-country']);
  const leaveCity = () => {
    const city = formRef.current && fieldOf(formRef.current, 'fixed-city');
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
        name="currency"
        label="In"
        options={BUDGET_CURRENCIES}
        defaultValue={values.currency}
      />
      <SelectField name="per" label="It is" options={PERIODS} defaultValue={values.per} />
      <SelectField
        name="level"
        label="Program Level"
        options={PROGRAM_LEVELS}
        defaultValue={values.level}
      />
      <fieldset>
        <legend>What is decided already?</legend>
        <SelectField
          name="years"
          label="Years"
          options={YEAR_OPTIONS}
          defaultValue={values.years}
        />
        <SelectField
          name="fixed-country"
          label="Country"
          empty="Any"
          options={countryOptions}
          defaultValue=""
          onInput={leaveCity}
        />
        {fixed && (
          <SelectField
            key={fixed.code}
            name="fixed-city"
            label="City"
            empty="Any"
            options={fixed.cities.list.map(({ name }) => ({ value: name, label: name }))}
            defaultValue=""
          />
        )}
        <SelectField
          name="fixed-accommodation"
          label="Accommodation"
          empty="Any"
          options={ACCOMMODATION_TYPES}
          defaultValue=""
        />
        <SelectField
          name="fixed-lifestyle"
          label="Lifestyle"
          empty="Any"
          options={LIFESTYLES}
          defaultValue=""
        />
      </fieldset>
    </form>
  );
}
