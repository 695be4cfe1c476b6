import type { Scholarship } from '../content/scholarships/scholarship.ts';
import { count } from '../kit/rules/plural.ts';
import { isFound } from '../kit/rules/search-text.ts';
import { parseGpa } from './gpa.logic.ts';

/** Turns the raw values into filters, or into issues. */
export function checkFilters(values: Record<string, string>) {
  const { level = '', country = '', field = '', nationality = '', gpa = '', keyword = '' } = values;
  const reading = parseGpa(gpa);
  if (reading.message !== undefined) {
    return { issues: [{ field: 'gpa', message: reading.message }], value: undefined };
  }
  const value = { level, country, field, nationality, gpa: reading.gpa, keyword };
  return { issues: [], value };
}

/** Values of the data that include others. */
export const MULTIPLE_EUROPEAN_COUNTRIES = 'Multiple European Countries';
const ANY_FIELD = 'Any field';
export const ANY_NATIONALITY = 'Any';

/** An empty text, or null for the GPA, leaves that filter out. */
export interface ScholarshipFilters {
  level: string;
  country: string;
  field: string;
  nationality: string;
  gpa: number | null;
  keyword: string;
}

export const NO_FILTERS: ScholarshipFilters = {
  level: '',
  country: '',
  field: '',
  nationality: '',
  gpa: null,
  keyword: '',
};

interface FilterRule {
  name: keyof ScholarshipFilters;
  label: string;
  /** Before `filter`, within a sentence. */
  noun: string;
  admits: (scholarship: Scholarship, filters: ScholarshipFilters) => boolean;
}

/** The six filters, in the order of the form. */
export const FILTER_RULES: readonly FilterRule[] = [
  {
    name: 'level',
    label: 'Program Level',
    noun: 'level',
    admits: ({ programLevels }, { level }) =>
      !level || programLevels.some((offered) => offered === level),
  },
  {
    name: 'country',
    label: 'Destination Country',
    noun: 'country',
    admits: (scholarship, { country }) => !country || scholarship.country.includes(country),
  },
  {
    name: 'field',
    label: 'Field of Study',
    noun: 'field',
    admits: ({ fields }, { field }) =>
      !field || field === ANY_FIELD || fields.includes(ANY_FIELD) || fields.includes(field),
  },
  {
    name: 'nationality',
    label: 'Nationality',
    noun: 'nationality',
    admits: (scholarship, { nationality }) =>
      !nationality ||
      scholarship.nationality.includes(nationality) ||
      scholarship.nationality.includes(ANY_NATIONALITY),
  },
  {
    name: 'gpa',
    label: 'Minimum GPA',
    noun: 'GPA',
    admits: ({ gpaRequirement }, { gpa }) =>
      gpa === null || gpaRequirement === undefined || gpaRequirement <= gpa,
  },
  { name: 'keyword', label: 'Keyword Search', noun: 'keyword', admits: hasKeyword },
];

/** The scholarships that pass every filter, in the order of the data. */
export function findScholarships(
  all: readonly Scholarship[],
  filters: ScholarshipFilters,
): Scholarship[] {
  return all.filter((scholarship) => listBlockers(scholarship, filters).length === 0);
}

/** `2 awards: Masters, Germany`. */
export function describeSearch(amount: number, filters: ScholarshipFilters): string {
  const { level, country, field, nationality, gpa, keyword } = filters;
  const words = [level, country, field, nationality, gpa !== null && `GPA ${gpa}`, keyword.trim()];
  const chosen = words.filter(Boolean).join(', ');
  return `${count(amount, 'award')}${chosen ? `: ${chosen}` : ', no filter'}`;
}

/** `No award in our list is for Canada, Masters`. */
export function describeNone({ country, level }: ScholarshipFilters): string {
  const place = [country, level].filter(Boolean).join(', ');
  return `No award in our list ${place ? `is for ${place}` : 'passes all of your filters'}`;
}

/**
 * Awards for several countries are not listed under any single one. This counts those that pass
 * the other filters may include the chosen country; null if there are none.
 */
export function describeMultiCountryAwards(
  all: readonly Scholarship[],
  filters: ScholarshipFilters,
): string | null {
  const awards = findScholarships(all, { ...filters, country: MULTIPLE_EUROPEAN_COUNTRIES });
  const amount = awards.filter(({ extension }) =>
    extension.memberCountries.includes(filters.country),
  ).length;
  if (amount === 0) return null;
  return `${count(amount, 'multi-country award')} may include ${filters.country}`;
}

/** Labels of the filters that leave a scholarship out. */
export function listBlockers(scholarship: Scholarship, filters: ScholarshipFilters): string[] {
  return FILTER_RULES.filter(({ admits }) => !admits(scholarship, filters)).map(
    ({ label }) => label,
  );
}

function hasKeyword({ name, description, provider }: Scholarship, filters: ScholarshipFilters) {
  return isFound(filters.keyword, [name, description, provider]);
}
