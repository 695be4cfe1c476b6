import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './university-matcher.api.ts';
import { UniversityMatcher } from './university-matcher.view.tsx';

/**
 * A demonstration of university matching: fields for marks, a test score and a budget, with sample matches that never change. Nothing is checked or computed.
 *
 * @element sa-university-matcher
 * @heading own
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, form, field, label, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-university-matcher', UniversityMatcher, api);
