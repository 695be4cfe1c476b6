import {
  languageTests,
  seasons,
  type TimelineField,
  type TimelineFormValues,
  timelineFields,
  timelineLevels,
} from './timeline-form.logic.ts';

/** The form's fields as parameters of an address: the attributes' names after `timeline-`. */
const parameters: Record<TimelineField, `timeline-${string}`> = {
  country: 'timeline-country',
  level: 'timeline-program-level',
  season: 'timeline-season',
  startYear: 'timeline-year',
  includesTests: 'timeline-language-tests',
  languageTest: 'timeline-test-type',
  includesGmat: 'timeline-gmat',
};

const isOneOf = (options: readonly { value: string }[], value: string) =>
  options.some((option) => option.value === value);

/** What a field may be set to from outside. A wrong country or year is for the form to refuse. */
const isUsable: Record<TimelineField, (value: string) => boolean> = {
  country: Boolean,
  level: (value) => isOneOf(timelineLevels, value),
  season: (value) => isOneOf(seasons, value),
  startYear: Boolean,
  includesTests: (value) => value === 'on' || value === 'off',
  languageTest: (value) => languageTests.some((test) => test === value),
  includesGmat: (value) => value === 'on',
};

/** The fields that the query of an address names, such as `?timeline-country=us`. */
export function readLink(query: string): Partial<TimelineFormValues> {
  const search = new URLSearchParams(query);
  const entries = timelineFields
    .map((field) => [field, search.get(parameters[field]) ?? ''] as const)
    .filter(([field, value]) => isUsable[field](value))
    .map(([field, value]) => [field, value === 'off' ? '' : value]);
  return Object.fromEntries(entries);
}

/** The parameters that bring a form back; an empty one stands for the default. */
export function writeLink(values: TimelineFormValues): Record<string, string> {
  const { level, includesTests, languageTest, includesGmat } = values;
  const written = {
    ...values,
    includesTests: includesTests ? '' : 'off',
    languageTest: includesTests && languageTest !== 'IELTS' ? languageTest : '',
    includesGmat: level === 'mba' ? includesGmat : '',
  };
  return Object.fromEntries(timelineFields.map((field) => [parameters[field], written[field]]));
}
