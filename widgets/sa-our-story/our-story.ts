import { defineElement } from '../kit/element/define-element.tsx';
import { OurStory } from './our-story.view.tsx';

/**
 * How the consultancy began, and why it writes everything down.
 *
 * @element sa-our-story
 * @heading own
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-our-story', OurStory, {});
