import { countries } from '../../content/countries/countries.ts';
import { countryOptions } from '../../content/countries/country-options.ts';
import { Field } from '../../kit/forms/field.tsx';
import { type Form, fieldOf } from '../../kit/forms/use-form.ts';
import { SelectField } from '../../kit/ui/select-field.tsx';
import type { CostFormValues } from '../cost-calculator.api.ts';
import { pair } from '../cost-calculator.styles.ts';
import { hasCity } from './city.logic.ts';
import { ACCOMMODATION_TYPES, DURATION_LIMITS, LIFESTYLES } from './cost-form.logic.ts';
import { PROGRAM_LEVELS } from './program-level.logic.ts';

interface CostFieldsProps {
  form: Form;
  values: CostFormValues;
  programNote: string;
}

export function CostFields({ form, values, programNote }: CostFieldsProps) {
  return (
    <>
      <PlaceFields form={form} values={values} />
      <div className={pair}>
        <SelectField
          form={form}
          name="programLevel"
          label="Program Level"
          empty="Select a program"
          options={PROGRAM_LEVELS}
          defaultValue={values.programLevel}
          hint={programNote || undefined}
        />
        <Field
          form={form}
          name="duration"
          label="Duration (years)"
          type="number"
          inputMode="numeric"
          autoComplete="off"
          {...DURATION_LIMITS}
          defaultValue={values.duration}
        />
      </div>
      <div className={pair}>
        <SelectField
          form={form}
          name="accommodation"
          label="Accommodation Type"
          empty="Select an accommodation type"
          options={ACCOMMODATION_TYPES}
          defaultValue={values.accommodation}
        />
        <SelectField
          form={form}
          name="lifestyle"
          label="Lifestyle"
          empty="Select a lifestyle"
          hint="Changes food and personal expenses only."
          options={LIFESTYLES}
          defaultValue={values.lifestyle}
        />
      </div>
    </>
  );
}

/** Country and city. Changing the country clears the city, so that the two always match. */
function PlaceFields({ form, values }: Pick<CostFieldsProps, 'form' | 'values'>) {
  const chosen = countries.find(({ code }) => code === values.country);
  const leaveCity = () => {
    const city = form.formProps.ref.current && fieldOf(form.formProps.ref.current, 'city');
    if (city) city.value = '';
  };
  return (
    <>
      <SelectField
        form={form}
        name="country"
        label="Country of Study"
        empty="Select a country"
        options={countryOptions}
        defaultValue={values.country}
        onInput={leaveCity}
      />
      {chosen && (
        <SelectField
          key={chosen.code}
          name="city"
          label="City (Optional)"
          empty="Any city"
          options={chosen.cities.list.map(({ name }) => ({ value: name, label: name }))}
          defaultValue={hasCity(countries, chosen.code, values.city) ? values.city : ''}
        />
      )}
    </>
  );
}
