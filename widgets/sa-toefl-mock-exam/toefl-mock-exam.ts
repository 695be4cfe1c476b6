import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './toefl-mock-exam.api.ts';
import { ToeflMockExam } from './toefl-mock-exam.view.tsx';

/**
 * A practice exam in four timed sections with a score report; on its other side "Today's test", two
 * tests and drills in the format since January 2026. Recordings stay in memory.
 *
 * @element sa-toefl-mock-exam
 * @embeddable
 * @heading own
 * @fires {{ test; section: 'reading' | 'listening' | 'speaking' | 'writing' }} sa-started - A section with something to do is opened.
 * @fires {{ test; section: 'reading' | 'listening' | 'speaking' | 'writing'; correct: number | null; total: number | null; score: number | null }} sa-completed - A section is submitted or finished.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-started.test - Id of the test; `today-1` or `today-2` on the other side.
 * @detail sa-started.section - Id of the section.
 * @detail sa-completed.test - Id of the test; `today-1` or `today-2` on the other side.
 * @detail sa-completed.section - Id of the section.
 * @detail sa-completed.correct - How many answers were right; null for speaking and writing, which are not scored.
 * @detail sa-completed.total - How many questions there were; null for speaking and writing.
 * @detail sa-completed.score - Score of the section; null for speaking, writing and today's test, whose band is an interval.
 * @csspart section - The screen: the tests, the sections, one of them
 * @csspart report
 * @csspart input - The text of an essay, an email or a post
 * @csspart button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-toefl-mock-exam:…` in `sessionStorage`: the exam without its recordings, once the visitor chooses a test, until another one is taken or the tab closes.
 * @stores `sa-todays-test:…` in `sessionStorage`: the answers on the other side, without recordings, once the visitor opens a section or a drill there, until the tab closes.
 * @stores `sa-extras` in `localStorage`: in its part `todaysTests` the number of right answers, the day and what it was of, once the visitor finishes a section or a drill of today's test, until it is deleted there; the last 50.
 * @example
 * <sa-toefl-mock-exam>
 *   <p>Practise for the TOEFL: <a href="https://OUR-SITE/tools#toefl-mock-exam">take a mock exam</a>.</p>
 * </sa-toefl-mock-exam>
 */
defineElement('sa-toefl-mock-exam', ToeflMockExam, api);
