import { flag, option, text } from '../kit/element/attributes.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';

/** The attributes. */
export const api = {
  /** Initial country, by code or name (`uk`, `United Kingdom`). */
  country: text(),
  /** Initial tab. */
  tab: option(['documents', 'finances', 'healthInsurance', 'timeline', 'tips'], 'documents'),
  ...planAttribute,
  /** Reads country and tab from the page's address and keeps them there, as the attributes' names with the prefix `visa-` (`?visa-country=uk&visa-tab=tips`). Off unless set. */
  syncUrl: flag(),
  /** Put before the storage key `sa-extras`, on a page where that name is taken or that keeps several visitors apart. */
  storagePrefix: text(),
};
