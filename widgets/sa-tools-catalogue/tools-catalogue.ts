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
 * @stores `sa-extras` in `localStorage`: in its part `visaTicks` which documents are ticked, by country, once the visitor ticks one, until she deletes it in her browser.
 * @stores `sa-extras` in `localStorage`: in its part `plan` her plan, once the visitor presses "Keep on this device", until she presses "Forget".
 * @stores `sa-plan-handover` in `sessionStorage`: the plan in words, on our own site, from the press on "Talk to us about this" until the form on the next page has read it.
 * @stores `sa-extras` in `localStorage`: which steps are done, once the visitor ticks one, until she deletes it in her browser.
 * @stores `sa-toefl-mock-exam:…` in `sessionStorage`: the exam without its recordings, once the visitor chooses a test, until she takes another one or the tab closes.
 * @stores `sa-todays-test:…` in `sessionStorage`: her answers on the other side, without recordings, once she opens a section or a drill there, until the tab closes.
 * @stores `sa-extras` in `localStorage`: in its part `todaysTests` the number of right answers, the day and what it was of, once she finishes a section or a drill of today's test, until she deletes it there; the last 50.
 * @stores `sa-extras` in `localStorage`: in its part `interview` the facts and questions that the visitor typed, and which questions the last run asked, once she ticks "Keep my facts and questions on this device", until she unticks it.
 * @stores `vocabularyStats` in `localStorage`: the words learned, reviewed, mastered and saved, the streak and the last day of study, once the visitor answers a card or saves a word, until she resets her progress or deletes it in her browser.
 * @stores `wordStatus` in `localStorage`: how far she is with each word, as above.
 * @stores `sa-extras` in `localStorage`: in its part `studyDays` the days on which she finished a session, as above.
 * @stores `sa-practice` in `IndexedDB`: the daily review's words of her own, her answers, when each word is due, and the review's settings, once she answers a word of the review, adds one or changes a setting, until she presses "Delete my review".
 * @example
 * <sa-tools-catalogue>
 *   <p>Seven free tools for studying abroad: <a href="https://OUR-SITE/tools">open them</a>.</p>
 * </sa-tools-catalogue>
 */
defineElement('sa-tools-catalogue', ToolsCatalogue, api);
