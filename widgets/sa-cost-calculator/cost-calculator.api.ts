import { flag, option, text } from '../kit/element/attributes.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

/** The attributes. */
export const api = {
  /** Initial country, by name or code: `us`, `uk`, `ca`, `au`, `de`, `nz`, `sg`, `fr`, `nl` or `ch`. */
  country: text(),
  /** Initial city of that country, by name. */
  city: text(),
  /** Initial program level: `bachelors`, `masters`, `phd` or `diploma`; `mba` selects `masters`, with a note. */
  programLevel: text(),
  /** Initial years of study. */
  duration: option(['1', '2', '3', '4', '5'], '1'),
  /** Initial accommodation type. */
  accommodation: option(['oncampus', 'shared', 'private', 'homestay'], 'shared'),
  /** Initial lifestyle. */
  lifestyle: option(['budget', 'moderate', 'premium'], 'moderate'),
  /** How to read the rent table: `monthly` multiplies it by 12 months, `yearly` treats it as a price per year. A switch at the total shows both, and the visitor may change it. */
  accommodationBasis: option(['monthly', 'yearly'], 'monthly'),
  /** Tab that is open at first: "Cost of one plan" or "What can I afford?". */
  tab: option(['plan', 'afford'], 'plan'),
  ...planAttribute,
  /** Reads calculated plans from the page's address (`?cost-plan=us.new-york.masters.2.shared.moderate`) and keeps them there; also reads single fields, as the attributes' names with the prefix `cost-` (`?cost-country=us&cost-program-level=masters`). Off unless set. */
  syncUrl: flag(),
};
