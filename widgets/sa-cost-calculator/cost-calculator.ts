import { flag, option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { planAttribute } from '../kit/tools/plan-mode.ts';
import { CostCalculator } from './cost-calculator.view.tsx';

/**
 * The costs of studying abroad in ten countries: a form, eight cost lines with their formulas, a comparison of up to three plans, a link to share them, and a second tab that shows what a budget reaches. Dollars and rupees. Computed in the browser; nothing is sent.
 *
 * @element sa-cost-calculator
 * @embeddable
 * @heading own
 * @attr {string} country - Initial country, by name or code: `us`, `uk`, `ca`, `au`, `de`, `nz`, `sg`, `fr`, `nl` or `ch`.
 * @attr {string} city - Initial city of that country, by name.
 * @attr {string} program-level - Initial program level: `bachelors`, `masters`, `phd` or `diploma`; `mba` selects `masters`, with a note.
 * @attr {'1'|'2'|'3'|'4'|'5'} [duration=1] - Initial years of study.
 * @attr {'oncampus'|'shared'|'private'|'homestay'} [accommodation=shared] - Initial accommodation type.
 * @attr {'budget'|'moderate'|'premium'} [lifestyle=moderate] - Initial lifestyle.
 * @attr {'monthly'|'yearly'} [accommodation-basis=monthly] - How to read the rent table: `monthly` multiplies it by 12 months, `yearly` treats it as a price per year. A switch at the total shows both, and the visitor may change it.
 * @attr {'plan'|'afford'} [tab=plan] - Tab that is open at first: "Cost of one plan" or "What can I afford?".
 * @attr {'on'|'off'} plan - Whether it takes part in the visitor's plan: offers to fill in what she told other tools of the page, and tells what she chooses here. Nothing is stored or sent. On our own site unless `off`, on other sites with `on` only.
 * @attr {boolean} sync-url - Reads calculated plans from the page's address (`?cost-plan=us.new-york.masters.2.shared.moderate`) and keeps them there; also reads single fields, as the attributes' names with the prefix `cost-` (`?cost-country=us&cost-program-level=masters`). Off unless set.
 * @fires {{ country: string; city: string; programLevel: 'bachelors' | 'masters' | 'phd' | 'diploma'; duration: '1' | '2' | '3' | '4' | '5'; accommodation: 'oncampus' | 'shared' | 'private' | 'homestay'; lifestyle: 'budget' | 'moderate' | 'premium'; accommodationBasis: 'monthly' | 'yearly'; totalUsd: number; monthlyUsd: number }} sa-calculated - After "Calculate Costs", and when the visitor opens a plan of the second tab or counts the rent otherwise: the plan in the attributes' values, and its costs in US dollars.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-calculated.city - Name of the city; empty if none was chosen.
 * @detail sa-calculated.programLevel - Level of the plan: `mba` counts as `masters`.
 * @detail sa-calculated.totalUsd - Costs of the whole plan, all its years, in US dollars.
 * @detail sa-calculated.monthlyUsd - Costs of a month without tuition, in US dollars.
 * @csspart section - The box around everything
 * @csspart form - The form of the plan, that of the budget, and that of the exchange rates
 * @csspart field, label, input, error, button, tab, panel
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @example
 * <sa-cost-calculator country="ca" program-level="masters" duration="2">
 *   <p>What does it cost to study abroad? <a href="https://OUR-SITE/tools#cost-calculator">Calculate it</a>.</p>
 * </sa-cost-calculator>
 */
defineElement('sa-cost-calculator', CostCalculator, {
  ...planAttribute,
  country: text(),
  city: text(),
  programLevel: text(),
  duration: option(['1', '2', '3', '4', '5'], '1'),
  accommodation: option(['oncampus', 'shared', 'private', 'homestay'], 'shared'),
  lifestyle: option(['budget', 'moderate', 'premium'], 'moderate'),
  accommodationBasis: option(['monthly', 'yearly'], 'monthly'),
  tab: option(['plan', 'afford'], 'plan'),
  syncUrl: flag(),
});
