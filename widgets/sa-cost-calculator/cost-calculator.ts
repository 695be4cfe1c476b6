import { flag, option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { CostCalculator } from './cost-calculator.view.tsx';

/**
 * What studying abroad costs in ten countries: a form, eight lines with their formulas, a comparison of up to three plans, and a link to share them. Computed in the browser; nothing is sent.
 *
 * @element sa-cost-calculator
 * @attr {string} country - Country chosen at first, by its code: `us`, `uk`, `ca`, `au`, `de`, `nz`, `sg`, `fr`, `nl` or `ch`.
 * @attr {string} city - City of that country chosen at first, by its name.
 * @attr {string} program-level - Program level chosen at first: `bachelors`, `masters`, `phd` or `diploma`; `mba` stands for `masters`, with a note.
 * @attr {'1'|'2'|'3'|'4'|'5'} [duration=1] - Years of study at first.
 * @attr {'oncampus'|'shared'|'private'|'homestay'} [accommodation=shared] - Accommodation type chosen at first.
 * @attr {'budget'|'moderate'|'premium'} [lifestyle=moderate] - Lifestyle chosen at first.
 * @attr {'monthly'|'yearly'} [accommodation-basis=monthly] - How the rent table is read: `monthly` multiplies it by 12 months, `yearly` takes it as a price per year. The other reading is always shown in one line.
 * @attr {boolean} sync-url - Calculated plans stand in the page's address (`?cost-plan=us.new-york.masters.2.shared.moderate`) and are read from there; so are single fields, by the attributes' names after `cost-` (`?cost-country=us&cost-program-level=masters`). Off unless set.
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ country: string; city: string; program: 'bachelors' | 'masters' | 'phd' | 'diploma'; years: number; accommodation: 'oncampus' | 'shared' | 'private' | 'homestay'; lifestyle: 'budget' | 'moderate' | 'premium'; accommodationBasis: 'monthly' | 'yearly'; totalUsd: number; monthlyUsd: number }} sa-calculated - After "Calculate Costs".
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, form, field, label, input, error, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-cost-calculator', CostCalculator, {
  country: text(),
  city: text(),
  programLevel: text(),
  duration: option(['1', '2', '3', '4', '5'], '1'),
  accommodation: option(['oncampus', 'shared', 'private', 'homestay'], 'shared'),
  lifestyle: option(['budget', 'moderate', 'premium'], 'moderate'),
  accommodationBasis: option(['monthly', 'yearly'], 'monthly'),
  syncUrl: flag(),
  siteBase: text(),
});
