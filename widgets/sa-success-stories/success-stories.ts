import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './success-stories.api.ts';
import { SuccessStories } from './success-stories.view.tsx';

/**
 * Stories of students who went abroad, with a search by text, destination and field.
 *
 * @element sa-success-stories
 * @heading own
 * @csspart section, field, label, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-success-stories', SuccessStories, api);
