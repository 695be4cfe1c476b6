import { flag, option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { ToeflMockExam } from './toefl-mock-exam.view.tsx';

/**
 * A practice exam in four timed sections with a score report. Recordings stay in memory, the rest
 * of an exam in the tab's own storage (`sessionStorage`, key `sa-toefl-mock-exam:` and the element's
 * id or place), from the visitor's first choice until Take Another Test.
 *
 * @element sa-toefl-mock-exam
 * @embeddable
 * @heading own
 * @attr {string} test - Id of the test to open with: `test-1`, `test-2` or `test-3`; the list unless set. An exam that a reload interrupted takes precedence.
 * @attr {'real'|'simulated'} [media=real] - `simulated` uses neither microphone nor speech: recordings are 5 seconds of a tone, and audio only shows a message.
 * @attr {boolean} sync-url - On our own site: the test is read from the page's address (`?toefl-test=test-1`) and kept there.
 * @fires {{ test: string; section: 'reading' | 'listening' | 'speaking' | 'writing' }} sa-started - A section with something to do is opened, by the ids of both.
 * @fires {{ test: string; section: 'reading' | 'listening' | 'speaking' | 'writing'; correct: number | null; total: number | null; score: number | null }} sa-completed - A section is submitted or finished. The last three are null for speaking and writing, which are not scored.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, report, input, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-toefl-mock-exam', ToeflMockExam, {
  test: text(),
  media: option(['real', 'simulated'], 'real'),
  syncUrl: flag(),
});
