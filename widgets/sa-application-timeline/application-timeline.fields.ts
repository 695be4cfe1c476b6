import { countries } from '../content/countries/countries.ts';
import { type AddressTable, oneOf } from '../kit/address/address-table.ts';
import { findCountry } from '../kit/rules/find-country.ts';
import {
  LANGUAGE_TESTS,
  SEASONS,
  TIMELINE_LEVELS,
  type TimelineFormValues,
  toCalendarYear,
} from './timeline-form.logic.ts';

const isTicked = oneOf(['on', 'off']);

/** The timeline's fields in attributes and addresses. */
export const timelineTable: AddressTable<TimelineFormValues> = {
  prefix: 'timeline-',
  fields: {
    // Keeps unknown countries and years, so that the form and the timeline can refuse them by name.
    country: { accept: (text) => findCountry(text, countries)?.code ?? text, fallback: '' },
    programLevel: { accept: oneOf(TIMELINE_LEVELS.map(({ value }) => value)), fallback: '' },
    season: { accept: oneOf(SEASONS.map(({ value }) => value)), fallback: 'fall' },
    year: { accept: String, fallback: '+1' },
    languageTests: { accept: isTicked, fallback: 'on' },
    testType: { accept: oneOf(LANGUAGE_TESTS), fallback: 'IELTS' },
    gmat: { accept: isTicked, fallback: 'off' },
  },
};

/** The same with the year that the form shows as it opens: a calendar's, once there is a clock. */
export function timelineTableAt(openedAt: Date | undefined): AddressTable<TimelineFormValues> {
  const { prefix, fields } = timelineTable;
  const { year } = fields;
  const fallback = openedAt ? toCalendarYear(year.fallback, openedAt) : year.fallback;
  return { prefix, fields: { ...fields, year: { ...year, fallback } } };
}
