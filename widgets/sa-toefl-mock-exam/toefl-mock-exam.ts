import { flag, option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { planAttribute } from '../kit/tools/plan-mode.ts';
import { ToeflMockExam } from './toefl-mock-exam.view.tsx';

/**
 * A practice exam in four timed sections with a score report. Recordings stay in memory.
 *
 * @element sa-toefl-mock-exam
 * @embeddable
 * @heading own
 * @attr {string} test - Id of the test to open with: `test-1`, `test-2` or `test-3`; the list unless set. An exam that a reload interrupted takes precedence.
 * @attr {'real'|'simulated'} [media=real] - `simulated` uses neither microphone nor speech: recordings are 5 seconds of a tone, and audio only shows a message.
 * @attr {'on'|'off'} plan - Whether it takes part in the visitor's plan: offers to fill in what she told other tools of the page, and tells what she chooses here. Nothing is stored or sent. On our own site unless `off`, on other sites with `on` only.
 * @attr {boolean} sync-url - On our own site: the test is read from the page's address (`?toefl-test=test-1`) and kept there.
 * @fires {{ test: string; section: 'reading' | 'listening' | 'speaking' | 'writing' }} sa-started - A section with something to do is opened.
 * @fires {{ test: string; section: 'reading' | 'listening' | 'speaking' | 'writing'; correct: number | null; total: number | null; score: number | null }} sa-completed - A section is submitted or finished.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-started.test - Id of the test.
 * @detail sa-started.section - Id of the section.
 * @detail sa-completed.test - Id of the test.
 * @detail sa-completed.section - Id of the section.
 * @detail sa-completed.correct - How many answers were right; null for speaking and writing, which are not scored.
 * @detail sa-completed.total - How many questions there were; null for speaking and writing.
 * @detail sa-completed.score - Score of the section; null for speaking and writing.
 * @csspart section - The screen: the tests, the sections, one of them
 * @csspart report
 * @csspart input - The text of an essay
 * @csspart button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-toefl-mock-exam:…` in `sessionStorage`: the exam without its recordings, once the visitor chooses a test, until she takes another one or the tab closes.
 * @example
 * <sa-toefl-mock-exam>
 *   <p>Practise for the TOEFL: <a href="https://OUR-SITE/tools#toefl-mock-exam">take a mock exam</a>.</p>
 * </sa-toefl-mock-exam>
 */
defineElement('sa-toefl-mock-exam', ToeflMockExam, {
  ...planAttribute,
  test: text(),
  media: option(['real', 'simulated'], 'real'),
  syncUrl: flag(),
});
