import { homeSections } from '../content/home.ts';
import { flag, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { CallToAction } from './call-to-action.view.tsx';

const { heading, intro } = homeSections.finalCallToAction;

/**
 * The closing section of a page: links to a consultation, to the contact form and to the tools.
 *
 * @element sa-call-to-action
 * @embeddable
 * @heading own
 * @attr {string} [heading=Ready for the first step?] - Text of the heading.
 * @attr {string} [intro=Half an hour, free of charge, by video, by chat or in person.] - A sentence or two below it.
 * @attr {boolean} booking - Puts a free consultation first.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @example
 * <sa-call-to-action heading="Questions about studying abroad?" booking>
 *   <p>Talk to us: <a href="https://OUR-SITE/contact#consultation">book a free consultation</a>.</p>
 * </sa-call-to-action>
 */
defineElement('sa-call-to-action', CallToAction, {
  heading: text(heading),
  intro: text(intro),
  booking: flag(),
});
