import { defineElement } from '../kit/element/define-element.tsx';
import { UpdatesStrip } from './updates-strip.view.tsx';

/**
 * Nine stories as a moving strip of round pictures; each opens as a card.
 *
 * @element sa-updates-strip
 * @heading own
 * @fires {{ story: number }} sa-opened - A story is opened.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-opened.story - Id of the story.
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-updates-strip', UpdatesStrip, {});
