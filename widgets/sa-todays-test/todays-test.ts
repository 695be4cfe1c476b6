import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './todays-test.api.ts';
import { TodaysTest } from './todays-test.view.tsx';

/**
 * Two tests and drills in the format of the TOEFL since January 2026, with a report in bands.
 * `sa-toefl-mock-exam` places it on its other side. Recordings stay in memory.
 *
 * @element sa-todays-test
 * @internal
 * @heading own
 * @fires {{ test: string; section: 'reading' | 'listening' | 'speaking' | 'writing' }} sa-started - A section of a test begins.
 * @fires {{ test: string; section: 'reading' | 'listening' | 'speaking' | 'writing'; correct: number | null; total: number | null; score: number | null }} sa-completed - A section is finished.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-started.test - `today-1` or `today-2`.
 * @detail sa-started.section - Id of the section.
 * @detail sa-completed.test - `today-1` or `today-2`.
 * @detail sa-completed.section - Id of the section.
 * @detail sa-completed.correct - How many answers were right; null for speaking and writing, which are not scored.
 * @detail sa-completed.total - How many questions there were; null for speaking and writing.
 * @detail sa-completed.score - Always null: the band is an interval.
 * @csspart section - The screen: what to practise, a step, the report
 * @csspart report
 * @csspart input - The text of an email or a post
 * @csspart button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-todays-test:…` in `sessionStorage`: the answers, without recordings, once the visitor opens a section or a drill, until the tab closes.
 * @stores `sa-extras` in `localStorage`: in its part `todaysTests` the number of right answers, the day and what it was of, once the visitor finishes a section or a drill, until it is deleted there; the last 50.
 */
defineElement('sa-todays-test', TodaysTest, api);
