import { defineElement } from '../kit/element/define-element.tsx';
import { StatsStrip } from './stats-strip.view.tsx';

/**
 * The figures the consultancy advertises, each with an explanation of what it measures.
 *
 * @element sa-stats-strip
 * @heading own
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-stats-strip', StatsStrip, {});
