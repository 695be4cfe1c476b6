import { flag, option, text } from '../kit/element/attributes.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

/** The attributes. */
export const api = {
  /** Initial country, by name or code: `us`, `uk`, `ca`, `au`, `de`, `nz`, `sg`, `fr`, `nl` or `ch`. */
  country: text(),
  /** Initial program level. */
  programLevel: option(['bachelors', 'masters', 'mba', 'phd'], ''),
  /** Initial start season. */
  season: option(['fall', 'spring', 'summer', 'winter'], 'fall'),
  /** Initial start year, 2023 or later; next year unless set. */
  year: text(),
  /** Whether the timeline initially includes a language test. */
  languageTests: option(['on', 'off'], 'on'),
  /** Initial language test. */
  testType: option(['IELTS', 'TOEFL', 'PTE Academic', 'Duolingo English Test'], 'IELTS'),
  /** Initially ticks the GMAT, which only an MBA offers. */
  gmat: flag(),
  ...planAttribute,
  /** Reads the plan from the page's address and keeps it there, as the attributes' names with the prefix `timeline-` (`?timeline-country=us&timeline-program-level=mba&timeline-gmat=on`). Off unless set. */
  syncUrl: flag(),
  /** Put before the storage key, on a page where that name is taken. */
  storagePrefix: text(),
};
