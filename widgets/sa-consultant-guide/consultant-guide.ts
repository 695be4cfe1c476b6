import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './consultant-guide.api.ts';
import { ConsultantGuide } from './consultant-guide.view.tsx';

/**
 * The five consultants, their specialities and the weekdays they are available.
 *
 * @element sa-consultant-guide
 * @heading own
 * @csspart section
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-consultant-guide', ConsultantGuide, api);
