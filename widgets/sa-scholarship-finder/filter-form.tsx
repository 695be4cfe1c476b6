import { Field } from '../kit/forms/field.tsx';
import type { Form } from '../kit/forms/use-form.ts';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { SelectField } from '../kit/ui/select-field.tsx';
import { describeConversion, GPA_HINT, GPA_LIMITS, parseGpa } from './gpa.logic.ts';
import { type FinderValues, finderOptions } from './scholarship-finder.api.ts';
import { actions, conversion, filterForm } from './scholarship-finder.styles.ts';

interface FilterFormProps {
  form: Form;
  values: FinderValues;
  /** Called after a visitor has changed a field. */
  follow(): void;
  startOver(): void;
}

/** The six filters, applied by 'Find Scholarships'. */
export function FilterForm({ form, values, follow, startOver }: FilterFormProps) {
  const update = () => {
    form.formProps.onInput();
    follow();
  };
  const { levels, countries, fields, nationalities } = finderOptions;
  return (
    <search>
      <form {...form.formProps} className={filterForm} part="form" onInput={update}>
        <SelectField
          name="level"
          label="Program Level"
          options={levels}
          defaultValue={values.level}
        />
        <SelectField
          name="country"
          label="Destination Country"
          options={countries}
          defaultValue={values.country}
        />
        <SelectField
          name="field"
          label="Field of Study"
          options={fields}
          defaultValue={values.field}
        />
        <SelectField
          name="nationality"
          label="Nationality"
          options={nationalities}
          defaultValue={values.nationality}
        />
        <div>
          <Field
            form={form}
            name="gpa"
            label="Minimum GPA (out of 10)"
            type="number"
            inputMode="decimal"
            {...GPA_LIMITS}
            defaultValue={values.gpa}
            required={false}
            hint={GPA_HINT}
          />
          <output className={conversion} htmlFor="gpa">
            {convert(values.gpa)}
          </output>
        </div>
        <Field
          form={form}
          name="keyword"
          label="Keyword Search"
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={values.keyword}
          required={false}
          hint="Searches name, provider and description, for example DAAD."
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

/** The typed GPA on the other scale; the filter itself uses the typed value. */
function convert(text: string): string {
  const { gpa } = { gpa: null, ...parseGpa(text) };
  return gpa === null ? '' : describeConversion(gpa);
}
