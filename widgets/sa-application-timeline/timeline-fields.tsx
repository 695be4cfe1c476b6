import type { ComponentProps } from 'react';
import { countries } from '../content/countries/countries.ts';
import { countryOptions } from '../content/countries/country-options.ts';
import type { Form } from '../kit/forms/use-form.ts';
import type { Option } from '../kit/rules/options.ts';
import { SelectField } from '../kit/ui/select-field.tsx';
import type { TimelineFormValues } from './application-timeline.api.ts';
import { checkboxLabel, hintLine as hintStyle, pairs } from './application-timeline.styles.ts';
import {
  LANGUAGE_TESTS,
  offerStartYears,
  SEASONS,
  TIMELINE_LEVELS,
} from './timeline-form.logic.ts';

const toOption = (value: number | string) => ({ value: String(value), label: String(value) });

interface TimelineFieldsProps {
  form: Form;
  values: TimelineFormValues;
  /** When the visitor opened the page; undefined in prerendered pages. */
  openedAt: Date | undefined;
}

export function TimelineFields({ form, values, openedAt }: TimelineFieldsProps) {
  const select = (
    name: keyof TimelineFormValues,
    label: string,
    options: readonly Option[],
    more?: Partial<ComponentProps<typeof SelectField>>,
  ) => (
    // The years change with the first clock; a select keeps its choice otherwise.
    <SelectField
      key={options[0]?.value}
      form={form}
      name={name}
      label={label}
      options={withPreset(options, values[name])}
      defaultValue={values[name]}
      {...more}
    />
  );
  const years = openedAt ? offerStartYears(openedAt).map(toOption) : RELATIVE_YEARS;
  const intakes = countries.find(({ code }) => code === values.country)?.intakeNote?.text;
  return (
    <div className={pairs}>
      {select('country', 'Destination Country', countryOptions, { empty: 'Select a country' })}
      {select('programLevel', 'Program Level', TIMELINE_LEVELS, {
        empty: 'Select a program level',
      })}
      {values.programLevel === 'mba' && (
        <div>
          <Box name="gmat" label="Include the GMAT" defaultChecked={values.gmat === 'on'} />
          <p className={hintStyle} id="gmat-hint">
            Some business schools ask for it. Check yours.
          </p>
        </div>
      )}
      {select('season', 'Start Season', SEASONS, { empty: 'Select a season', hint: intakes })}
      {select('year', 'Start Year', years, { empty: 'Select a year' })}
      <Box
        name="languageTests"
        label="Include language tests in timeline"
        defaultChecked={values.languageTests === 'on'}
      />
      {select('testType', 'Language Test Type', LANGUAGE_TESTS.map(toOption), {
        required: false,
        disabled: values.languageTests !== 'on',
      })}
    </div>
  );
}

/** The offered years in prerendered pages, which have no clock. */
const RELATIVE_YEARS = [
  { value: '+1', label: 'Next year' },
  { value: '+2', label: 'In two years' },
  { value: '+3', label: 'In three years' },
];

/** Keeps a preset among the options even if it is invalid, so that the form can report it. */
function withPreset(options: readonly Option[], preset: string): readonly Option[] {
  const isListed = !preset || options.some(({ value }) => value === preset);
  return isListed ? options : [...options, toOption(preset)];
}

function Box({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={checkboxLabel}>
      <input type="checkbox" part="input" {...rest} />
      {label}
    </label>
  );
}
