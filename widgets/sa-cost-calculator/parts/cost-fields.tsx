import { useLayoutEffect, useState } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { type Form, fieldOf } from '../../kit/forms/use-form.ts';
import { Choice } from '../../kit/ui/choice.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { control } from '../../kit/ui/field-styles.ts';
import { Labelled } from '../../kit/ui/labelled.tsx';
import {
  accommodationTypes,
  type CostFormValues,
  DURATION_LIMITS,
  lifestyles,
  programLevels,
} from '../cost-form.logic.ts';

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }));

interface CostFieldsProps {
  form: Form;
  /** What the fields hold at first. */
  start: CostFormValues;
  programNote: string;
}

export function CostFields({ form, start, programNote }: CostFieldsProps) {
  return (
    <>
      <PlaceFields form={form} start={start} />
      <Choice
        form={form}
        name="program"
        label="Program Level"
        empty="Select a program"
        options={programLevels}
        defaultValue={start.program}
        {...(programNote && { hint: programNote })}
      />
      <Field
        form={form}
        name="duration"
        label="Duration (years)"
        type="number"
        inputMode="numeric"
        autoComplete="off"
        {...DURATION_LIMITS}
        defaultValue={start.duration}
      />
      <Choice
        form={form}
        name="accommodation"
        label="Accommodation Type"
        empty="Select an accommodation type"
        options={accommodationTypes}
        defaultValue={start.accommodation}
      />
      <Choice
        form={form}
        name="lifestyle"
        label="Lifestyle"
        empty="Select a lifestyle"
        hint="Changes food and personal expenses only."
        options={lifestyles}
        defaultValue={start.lifestyle}
      />
    </>
  );
}

/** Country and city. A new country starts without a city, so no city is ever in the wrong one. */
function PlaceFields({ form, start }: Pick<CostFieldsProps, 'form' | 'start'>) {
  const [place, setPlace] = useState({ country: start.country, city: start.city });
  const enter = (country: string) => {
    if (country !== place.country) setPlace({ country, city: '' });
  };
  const { ref } = form.formProps;
  const chosen = countries.find(({ code }) => code === place.country);

  // A country may have been chosen before this code arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first only
  useLayoutEffect(() => {
    const country = ref.current && fieldOf(ref.current, 'country')?.value;
    if (country) enter(country);
  }, []);

  return (
    <>
      <Choice
        form={form}
        name="country"
        label="Country of Study"
        empty="Select a country"
        options={countryOptions}
        defaultValue={start.country}
        onInput={(event) => enter(event.currentTarget.value)}
      />
      {chosen && (
        <Labelled id="city" label="City (Optional)">
          <select
            key={chosen.code}
            className={control}
            part="input"
            id="city"
            name="city"
            defaultValue={place.city}
          >
            <option value="">Any city</option>
            {chosen.cities.list.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </Labelled>
      )}
    </>
  );
}
