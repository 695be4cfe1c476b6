import type { Scholarship } from '../content/scholarships/scholarship.ts';

/** Values of the data that stand for more than themselves. */
export const multipleEuropeanCountries = 'Multiple European Countries';
export const anyField = 'Any field';
export const anyNationality = 'Any';

/** An empty text, or null for the GPA, leaves that filter out. */
export interface ScholarshipFilters {
  level: string;
  country: string;
  field: string;
  nationality: string;
  gpa: number | null;
  keyword: string;
}

export const noFilters: ScholarshipFilters = {
  level: '',
  country: '',
  field: '',
  nationality: '',
  gpa: null,
  keyword: '',
};

interface FilterRule {
  label: string;
  admits: (scholarship: Scholarship, filters: ScholarshipFilters) => boolean;
}

/** The six filters, in the order of the form. */
const filterRules: readonly FilterRule[] = [
  {
    label: 'Program Level',
    admits: ({ programLevels }, { level }) =>
      !level || programLevels.some((offered) => offered === level),
  },
  {
    label: 'Destination Country',
    admits: (scholarship, { country }) => !country || scholarship.country.includes(country),
  },
  {
    label: 'Field of Study',
    admits: ({ fields }, { field }) =>
      !field || field === anyField || fields.includes(anyField) || fields.includes(field),
  },
  {
    label: 'Nationality',
    admits: (scholarship, { nationality }) =>
      !nationality ||
      scholarship.nationality.includes(nationality) ||
      scholarship.nationality.includes(anyNationality),
  },
  {
    label: 'Minimum GPA',
    admits: ({ gpaRequirement }, { gpa }) =>
      gpa === null || gpaRequirement === undefined || gpaRequirement <= gpa,
  },
  { label: 'Keyword Search', admits: hasKeyword },
];

/** The scholarships that every filter admits, in the order of the data. */
export function findScholarships(
  all: readonly Scholarship[],
  filters: ScholarshipFilters,
): Scholarship[] {
  return all.filter((scholarship) => listBlockers(scholarship, filters).length === 0);
}

export interface Exclusion {
  scholarship: Scholarship;
  /** Labels of the filters that do not admit it. */
  filters: string[];
}

/** "Why not?": each scholarship that was left out, with every filter that left it out. */
export function explainExclusions(
  all: readonly Scholarship[],
  filters: ScholarshipFilters,
): Exclusion[] {
  return all
    .map((scholarship) => ({ scholarship, filters: listBlockers(scholarship, filters) }))
    .filter((exclusion) => exclusion.filters.length > 0);
}

/**
 * Awards for several countries are not found under one of them. This says how many of those that
 * pass the other filters may include the chosen country; null where there is none.
 */
export function describeMultiCountryAwards(
  all: readonly Scholarship[],
  filters: ScholarshipFilters,
): string | null {
  const awards = findScholarships(all, { ...filters, country: multipleEuropeanCountries });
  const count = awards.filter(({ extension }) =>
    extension.memberCountries.includes(filters.country),
  ).length;
  if (count === 0) return null;
  return `${count} multi-country ${count === 1 ? 'award' : 'awards'} may include ${filters.country}`;
}

function listBlockers(scholarship: Scholarship, filters: ScholarshipFilters): string[] {
  return filterRules
    .filter(({ admits }) => !admits(scholarship, filters))
    .map(({ label }) => label);
}

function hasKeyword({ name, description, provider }: Scholarship, filters: ScholarshipFilters) {
  const keyword = filters.keyword.trim().toLowerCase();
  return [name, description, provider].some((text) => text.toLowerCase().includes(keyword));
}
