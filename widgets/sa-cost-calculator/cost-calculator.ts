import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './cost-calculator.api.ts';
import { CostCalculator } from './cost-calculator.view.tsx';

/**
 * The costs of studying abroad in ten countries: a form, eight cost lines with their formulas, a comparison of up to three plans, a link to share them, and a second tab that shows what a budget reaches. Dollars and rupees. Computed in the browser; nothing is sent.
 *
 * @element sa-cost-calculator
 * @embeddable
 * @heading own
 * @fires {{ country; city; programLevel: 'bachelors' | 'masters' | 'phd' | 'diploma'; duration; accommodation; lifestyle; accommodationBasis; totalUsd: number; monthlyUsd: number }} sa-calculated - After "Calculate Costs", and when the visitor opens a plan of the second tab or counts the rent otherwise: the plan in the attributes' values, and its costs in US dollars.
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
defineElement('sa-cost-calculator', CostCalculator, api);
