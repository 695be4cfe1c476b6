import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './visa-interview-simulator.api.ts';
import { VisaInterviewSimulator } from './visa-interview-simulator.view.tsx';

/**
 * A practice interview for a student visa: questions by country and difficulty, answers recorded
 * and played back in the page, tips and common mistakes. No recording leaves the page.
 *
 * @element sa-visa-interview-simulator
 * @embeddable
 * @heading own
 * @fires {{ country: 'us' | 'uk' | 'au' | 'ca'; difficulty }} sa-started - An interview begins.
 * @fires {{ country: 'us' | 'uk' | 'au' | 'ca'; difficulty; questions: number; recorded: number }} sa-completed - Its last question is answered.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-completed.questions - How many questions there were.
 * @detail sa-completed.recorded - How many answers were recorded, not simulated.
 * @csspart section, tab, panel
 * @csspart form - The choice of country and difficulty
 * @csspart button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @example
 * <sa-visa-interview-simulator country="us" difficulty="easy">
 *   <p>Practise your visa interview: <a href="https://OUR-SITE/tools#visa-interview-simulator">start one</a>.</p>
 * </sa-visa-interview-simulator>
 */
defineElement('sa-visa-interview-simulator', VisaInterviewSimulator, api);
