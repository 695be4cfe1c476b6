import { flag, text } from '../kit/element/attributes.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

/** The attributes. */
export const api = {
  /** Initial program level: `Bachelors`, `Masters` or `PhD`. */
  level: text(),
  /** Initial destination country, by code or name (`uk`, `United Kingdom`), or `Multiple European Countries`. */
  country: text(),
  /** Initial field of study, by name. */
  field: text(),
  /** Initial nationality, by the name of the country. */
  nationality: text(),
  /** Initial GPA, out of 10. */
  gpa: text(),
  /** Initial keyword. */
  keyword: text(),
  ...planAttribute,
  /** Reads the filters from the page's address and keeps them there, as the attributes' names with the prefix `scholarship-` (`?scholarship-level=Masters&scholarship-country=uk`). Nationality and GPA, being personal, are read but never written. Off unless set. */
  syncUrl: flag(),
};
