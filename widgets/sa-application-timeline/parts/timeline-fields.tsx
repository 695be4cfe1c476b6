import { type ComponentProps, useLayoutEffect, useState } from 'react';
import { countries } from '../../content/countries/countries.ts';
import { type Form, fieldOf, readValues } from '../../kit/forms/use-form.ts';
import { Choice } from '../../kit/ui/choice.tsx';
import { box, hint as hintStyle } from '../application-timeline.styles.ts';
import { languageTests, offerStartYears, seasons, timelineLevels } from '../timeline-form.logic.ts';
import type { Start } from './use-start.ts';

interface Option {
  value: string;
  label: string;
}

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }));
const toOption = (value: number | string) => ({ value: String(value), label: String(value) });

interface TimelineFieldsProps {
  form: Form;
  start: Start;
}

export function TimelineFields({ form, start: { values } }: TimelineFieldsProps) {
  const [country, setCountry] = useState(values.country);
  const [level, setLevel] = useState(values.level);
  const [includesTests, setIncludesTests] = useState(Boolean(values.includesTests));
  const intakes = countries.find(({ code }) => code === country)?.intakeNote?.text;
  const { ref } = form.formProps;

  // Something may have been chosen before this code arrived.
  useLayoutEffect(() => {
    if (!ref.current) return;
    const chosen = readValues(ref.current, ['country', 'level', 'includesTests']);
    setCountry(chosen.country ?? '');
    setLevel(chosen.level ?? '');
    setIncludesTests(!!chosen.includesTests);
  }, [ref]);

  return (
    <>
      <Choice
        form={form}
        name="country"
        label="Destination Country"
        empty="Select a country"
        options={withPreset(countryOptions, values.country)}
        defaultValue={values.country}
        onInput={(event) => setCountry(event.currentTarget.value)}
      />
      <Choice
        form={form}
        name="level"
        label="Program Level"
        empty="Select a program level"
        options={timelineLevels}
        defaultValue={values.level}
        onInput={(event) => setLevel(event.currentTarget.value)}
      />
      {level === 'mba' && (
        <div>
          <Box
            name="includesGmat"
            label="Include the GMAT"
            defaultChecked={!!values.includesGmat}
          />
          <p className={hintStyle} id="includesGmat-hint">
            Some business schools ask for it. Check yours.
          </p>
        </div>
      )}
      <Choice
        form={form}
        name="season"
        label="Start Season"
        empty="Select a season"
        options={seasons}
        defaultValue={values.season}
        {...(intakes && { hint: intakes })}
      />
      <YearChoice form={form} preset={values.startYear} />
      <Box
        name="includesTests"
        label="Include language tests in timeline"
        defaultChecked={!!values.includesTests}
        onInput={(event) => setIncludesTests(event.currentTarget.checked)}
      />
      <Choice
        form={form}
        name="languageTest"
        label="Language Test Type"
        options={languageTests.map(toOption)}
        defaultValue={values.languageTest}
        required={false}
        disabled={!includesTests}
      />
    </>
  );
}

/** The offered years, said without a clock. */
const relativeYears = [
  { value: '+1', label: 'Next year' },
  { value: '+2', label: 'In two years' },
  { value: '+3', label: 'In three years' },
];

/** Pages are made without a clock, so the years are relative until there is the visitor's own. */
function YearChoice({ form, preset }: { form: Form; preset: string }) {
  const [offer, setOffer] = useState({ years: relativeYears, start: preset || '+1' });
  const { ref } = form.formProps;

  useLayoutEffect(() => {
    const years = offerStartYears(new Date()).map(toOption);
    const chosen = (ref.current && fieldOf(ref.current, 'startYear')?.value) ?? '';
    const index = relativeYears.findIndex(({ value }) => value === chosen);
    setOffer({ years, start: years[index]?.value ?? chosen });
  }, [ref]);

  return (
    <Choice
      key={offer.years[0]?.value}
      form={form}
      name="startYear"
      label="Start Year"
      empty="Select a year"
      options={withPreset(offer.years, offer.start)}
      defaultValue={offer.start}
    />
  );
}

/** What was set from outside stays to be chosen, so that the visitor is told where it is wrong. */
function withPreset(options: readonly Option[], preset: string): readonly Option[] {
  const isListed = !preset || options.some(({ value }) => value === preset);
  return isListed ? options : [...options, toOption(preset)];
}

function Box({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={box}>
      <input type="checkbox" part="input" {...rest} />
      {label}
    </label>
  );
}
