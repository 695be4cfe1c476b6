import { text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { UpdatesStrip } from './updates-strip.view.tsx';

/**
 * Nine stories as a strip of round pictures that moves by itself; each opens as a card.
 *
 * @element sa-updates-strip
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ story: number }} sa-opened - A story is opened, by its id.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-updates-strip', UpdatesStrip, { siteBase: text() });
