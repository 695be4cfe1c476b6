import { useState } from 'react';
import { type Form, fieldOf } from '../../kit/forms/use-form.ts';
import { primary, secondary } from '../../kit/ui/button-styles.ts';
import { Field } from '../../kit/ui/field.tsx';
import { Select } from '../../kit/ui/select.tsx';
import { describeConversion, GPA_LIMITS, gpaHint, readGpa } from '../gpa.logic.ts';
import { actions, conversion, filterForm } from '../scholarship-finder.styles.ts';
import { finderOptions } from './finder-options.ts';

interface FilterFormProps {
  form: Form;
  startOver(): void;
}

/** The six filters; they count once 'Find Scholarships' is pressed. */
export function FilterForm({ form, startOver }: FilterFormProps) {
  const [gpa, setGpa] = useState('');
  const { ref, onInput } = form.formProps;

  const update = () => {
    onInput();
    if (ref.current) setGpa(fieldOf(ref.current, 'gpa')?.value ?? '');
  };
  const { levels, countries, fields, nationalities } = finderOptions;
  return (
    <search>
      <form {...form.formProps} className={filterForm} part="form" onInput={update}>
        <Select name="level" label="Program Level" options={levels} />
        <Select name="country" label="Destination Country" options={countries} />
        <Select name="field" label="Field of Study" options={fields} />
        <Select name="nationality" label="Nationality" options={nationalities} />
        <div>
          <Field
            form={form}
            name="gpa"
            label="Minimum GPA (out of 10)"
            type="number"
            inputMode="decimal"
            {...GPA_LIMITS}
            required={false}
            hint={gpaHint}
          />
          <output className={conversion} htmlFor="gpa">
            {convert(gpa)}
          </output>
        </div>
        <Field
          form={form}
          name="keyword"
          label="Keyword Search"
          autoComplete="off"
          enterKeyHint="search"
          required={false}
          hint="We look for it in the name, the provider and the description, for example DAAD."
        />
        <div className={actions}>
          <button type="submit" className={primary} part="button">
            Find Scholarships
          </button>
          <button type="button" className={secondary} part="button" onClick={startOver}>
            Clear filters
          </button>
        </div>
      </form>
    </search>
  );
}

/** What the GPA typed is on the other scale; the filter itself stays as it was typed. */
function convert(text: string): string {
  const { gpa } = { gpa: null, ...readGpa(text) };
  return gpa === null ? '' : describeConversion(gpa);
}
