import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { StatsStrip } from './stats-strip.view.tsx';

/**
 * The figures that the consultancy advertises with, each beside what it measures.
 *
 * @element sa-stats-strip
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-stats-strip', StatsStrip, { siteBase: text() });
