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
  const intakes = countries.find(({ code }) => code === values.country)?.intakeNote?.text;
  return (
    <div className={pairs}>
      <SelectField
        form={form}
        name="country"
        label="Destination Country"
        empty="Select a country"
        options={withPreset(countryOptions, values.country)}
        defaultValue={values.country}
      />
      <SelectField
        form={form}
        name="programLevel"
        label="Program Level"
        empty="Select a program level"
        options={TIMELINE_LEVELS}
        defaultValue={values.programLevel}
      />
      {values.programLevel === 'mba' && (
        <div>
          <Box name="gmat" label="Include the GMAT" defaultChecked={values.gmat === 'on'} />
          <p className={hintStyle} id="gmat-hint">
            Some business schools ask for it. Check yours.
          </p>
        </div>
      )}
      <SelectField
        form={form}
        name="season"
        label="Start Season"
        empty="Select a season"
        options={SEASONS}
        defaultValue={values.season}
        hint={intakes}
      />
      <YearChoice form={form} year={values.year} openedAt={openedAt} />
      <Box
        name="languageTests"
        label="Include language tests in timeline"
        defaultChecked={values.languageTests === 'on'}
      />
      <SelectField
        form={form}
        name="testType"
        label="Language Test Type"
        options={LANGUAGE_TESTS.map(toOption)}
        defaultValue={values.testType}
        required={false}
        disabled={values.languageTests !== 'on'}
      />
    </div>
  );
}

/** The offered years, worded without a clock. */
const RELATIVE_YEARS = [
  { value: '+1', label: 'Next year' },
  { value: '+2', label: 'In two years' },
  { value: '+3', label: 'In three years' },
];

interface YearChoiceProps extends Pick<TimelineFieldsProps, 'form' | 'openedAt'> {
  year: string;
}

/** The years are relative until there is a clock. */
function YearChoice({ form, year, openedAt }: YearChoiceProps) {
  const years = openedAt ? offerStartYears(openedAt).map(toOption) : RELATIVE_YEARS;
  return (
    <SelectField
      key={years[0]?.value}
      form={form}
      name="year"
      label="Start Year"
      empty="Select a year"
      options={withPreset(years, year)}
      defaultValue={year}
    />
  );
}

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
