import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './whole-interview.api.ts';
import { WholeInterview } from './whole-interview.view.tsx';

/**
 * A whole visa interview for one of five countries, with the follow-ups that fit each answer and a
 * report of the points that do not match. `sa-visa-interview-simulator` places it on its other side,
 * and listens to `change`, which it fires as a field does. No recording leaves the page.
 *
 * @element sa-whole-interview
 * @internal
 * @heading inner
 * @fires {{ country: 'us' | 'uk' | 'au' | 'ca' | 'de'; questions: number }} sa-started - An interview begins.
 * @fires {{ country: 'us' | 'uk' | 'au' | 'ca' | 'de'; questions: number; recorded: number }} sa-completed - The report is open.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-started.questions - How many questions the interview has, the visitor's own included.
 * @detail sa-completed.questions - How many questions there were.
 * @detail sa-completed.recorded - How many answers were recorded, those to follow-ups included.
 * @csspart form - The setup of an interview
 * @csspart field, label, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-extras` in `localStorage`: in its part `interview` the facts and questions that the visitor typed, and which questions the last run asked, once "Keep my facts and questions on this device" is ticked, until it is unticked.
 */
defineElement('sa-whole-interview', WholeInterview, api);
