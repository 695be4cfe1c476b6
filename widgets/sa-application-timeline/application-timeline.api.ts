import { addressPrefixes } from '../content/address-prefixes.ts';
import { countries } from '../content/countries/countries.ts';
import type { Season } from '../content/countries/country.ts';
import { programLevelNames } from '../content/program-level.ts';
import type { AddressTable } from '../kit/address/address-table.ts';
import { choice, lookup } from '../kit/address/rows.ts';
import { flag, option, type PropsOf, text } from '../kit/element/attributes.ts';
import { findCountry } from '../kit/rules/find-country.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

const { diploma: _, ...levels } = programLevelNames;

/** The fields of the form. Country and year are kept if unknown, to be refused by name. */
export const fields = {
  /** Initial country, by name or code: `us`, `uk`, `ca`, `au`, `de`, `nz`, `sg`, `fr`, `nl` or `ch`. */
  country: lookup((text) => findCountry(text, countries)?.code ?? text),
  /** Initial program level. */
  programLevel: choice(levels, ''),
  /** Initial start season. */
  season: choice<Season>(
    {
      fall: 'Fall (September)',
      spring: 'Spring (February)',
      summer: 'Summer (June)',
      winter: 'Winter (January)',
    },
    'fall',
  ),
  /** Initial start year, 2023 or later; next year unless set. */
  year: lookup(String, { fallback: '+1' }),
  /** Whether the timeline initially includes a language test. */
  languageTests: option(['on', 'off'], 'on'),
  /** Initial language test. */
  testType: option(['IELTS', 'TOEFL', 'PTE Academic', 'Duolingo English Test'], 'IELTS'),
  /** Initially ticks the GMAT, which only an MBA offers. */
  gmat: Object.assign(flag(), { values: ['on', 'off'], fallback: 'off' } as const),
};

/** The attributes. */
export const api = {
  ...fields,
  ...planAttribute,
  /** Reads the plan from the page's address and keeps it there, as the attributes' names with the prefix `timeline-` (`?timeline-country=us&timeline-program-level=mba&timeline-gmat=on`). Off unless set. */
  syncUrl: flag(),
  /** Put before the storage key, on a page where that name is taken. */
  storagePrefix: text(),
};

export type TimelineAttributes = PropsOf<typeof api>;

/** The raw values of the form. The year is a calendar's; or relative, `+1`, while there is no clock. */
export interface TimelineFormValues
  extends Pick<
    TimelineAttributes,
    'country' | 'programLevel' | 'year' | 'languageTests' | 'testType'
  > {
  season: Season | '';
  gmat: 'on' | 'off';
}

export const timelineTable: AddressTable<TimelineFormValues> = {
  prefix: addressPrefixes['application-timeline'],
  fields,
};
