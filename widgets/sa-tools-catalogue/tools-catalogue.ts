import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './tools-catalogue.api.ts';
import { ToolsCatalogue } from './tools-catalogue.view.tsx';

/**
 * The seven tools: five steps in their order, then all with a search and categories. An opened tool replaces the catalogue; its code and data are fetched only then.
 *
 * @element sa-tools-catalogue
 * @embeddable
 * @heading inner
 * @fires {{ tool: string }} sa-opened - A tool is opened.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link of an opened tool is followed.
 * @detail sa-opened.tool - Id of the tool.
 * @csspart section - The head of the catalogue, a group of tools, the results, or the opened tool
 * @csspart input - The search
 * @csspart button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-extras` in `localStorage`: in its part `visaTicks` which documents are ticked, by country, once the visitor ticks one, until it is deleted in the browser.
 * @stores `sa-extras` in `localStorage`: in its part `plan` the plan, once the visitor presses "Keep on this device", in its part `figures` the figures of the plan's country as last seen; until "Forget" is pressed.
 * @stores `sa-plan-handover` in `sessionStorage`: the plan, on our own site, from the press on "Talk to us about this" until the form on the next page has read it.
 * @stores `sa-extras` in `localStorage`: which steps are done, once the visitor ticks one, until it is deleted in the browser.
 * @stores `sa-toefl-mock-exam:…` in `sessionStorage`: the exam without its recordings, once the visitor chooses a test, until another one is taken or the tab closes.
 * @stores `sa-todays-test:…` in `sessionStorage`: the answers on the other side, without recordings, once the visitor opens a section or a drill there, until the tab closes.
 * @stores `sa-extras` in `localStorage`: in its part `todaysTests` the number of right answers, the day and what it was of, once the visitor finishes a section or a drill of today's test, until it is deleted there; the last 50.
 * @stores `sa-extras` in `localStorage`: in its part `interview` the facts and questions that the visitor typed, and which questions the last run asked, once "Keep my facts and questions on this device" is ticked, until it is unticked.
 * @stores `vocabularyStats` in `localStorage`: the words learned, reviewed, mastered and saved, the streak and the last day of study, once the visitor answers a card or saves a word, until the progress is reset or the entry deleted in the browser.
 * @stores `wordStatus` in `localStorage`: the progress with each word, as above.
 * @stores `sa-extras` in `localStorage`: in its part `studyDays` the days with a finished session, as above.
 * @stores `sa-practice` in `IndexedDB`: the words that the visitor added to the daily review, the answers, when each word is due, and the settings, once the visitor answers a word of the review, adds one or changes a setting, until "Delete my review" is pressed.
 * @example
 * <sa-tools-catalogue>
 *   <p>Seven free tools for studying abroad: <a href="https://OUR-SITE/tools">open them</a>.</p>
 * </sa-tools-catalogue>
 */
defineElement('sa-tools-catalogue', ToolsCatalogue, api);
