import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './scholarship-finder.api.ts';
import { ScholarshipFinder } from './scholarship-finder.view.tsx';

/**
 * A search of eight scholarships by six filters, with full details and the reasons why others were excluded. Runs in the browser; nothing is sent.
 *
 * @element sa-scholarship-finder
 * @embeddable
 * @heading own
 * @fires {{ level; country; field; nationality; found: number[] }} sa-searched - After "Find Scholarships".
 * @fires {{ id: number }} sa-opened - A scholarship is opened.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-searched.level - Chosen level; empty for any.
 * @detail sa-searched.country - Code of the chosen country, or `Multiple European Countries`; empty for any.
 * @detail sa-searched.field - Chosen field of study; empty for any.
 * @detail sa-searched.nationality - Chosen nationality; empty for any.
 * @detail sa-searched.found - Ids of the results, in their order.
 * @detail sa-opened.id - Id of the scholarship.
 * @csspart section, form, field, label, input, error, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @example
 * <sa-scholarship-finder level="Masters" country="uk">
 *   <p>Which scholarships fit you? <a href="https://OUR-SITE/tools#scholarship-finder">Search them</a>.</p>
 * </sa-scholarship-finder>
 */
defineElement('sa-scholarship-finder', ScholarshipFinder, api);
