import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './visa-interview-simulator.api.ts';
import { VisaInterviewSimulator } from './visa-interview-simulator.view.tsx';

/**
 * A practice interview for a student visa: questions by country and difficulty, answers recorded
 * and played back in the page, tips and common mistakes; or a whole interview for one of five countries,
 * with the follow-ups that fit each answer and a report of what does not fit together. No recording
 * leaves the page.
 *
 * @element sa-visa-interview-simulator
 * @embeddable
 * @heading own
 * @fires {{ country: 'us' | 'uk' | 'au' | 'ca'; difficulty } | { country: 'us' | 'uk' | 'au' | 'ca' | 'de'; questions: number }} sa-started - An interview begins; a whole one has no difficulty.
 * @fires {{ country: 'us' | 'uk' | 'au' | 'ca'; difficulty; questions: number; recorded: number } | { country: 'us' | 'uk' | 'au' | 'ca' | 'de'; questions: number; recorded: number }} sa-completed - Its last question is left; of a whole one the report is open.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-started.questions - How many questions a whole interview has, the visitor's own included.
 * @detail sa-completed.questions - How many questions there were.
 * @detail sa-completed.recorded - How many answers were recorded, not simulated; of a whole interview those to follow-ups, too.
 * @csspart section, tab, panel, field, label, input
 * @csspart form - The setup of an interview
 * @csspart button
 * @stores `sa-extras` in `localStorage`: in its part `interview` the facts and questions that the visitor typed, and which questions the last run asked, once "Keep my facts and questions on this device" is ticked, until it is unticked.
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @example
 * <sa-visa-interview-simulator country="us" difficulty="easy">
 *   <p>Practise your visa interview: <a href="https://OUR-SITE/tools#visa-interview-simulator">start one</a>.</p>
 * </sa-visa-interview-simulator>
 */
defineElement('sa-visa-interview-simulator', VisaInterviewSimulator, api);
