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
 * @stores `vocabularyStats` in `localStorage`: the words learned, reviewed, mastered and saved, the streak and the last day of study, once the visitor answers a card or saves a word, until she resets her progress or deletes it in her browser.
 * @stores `wordStatus` in `localStorage`: how far she is with each word, as above.
 * @stores `sa-extras` in `localStorage`: in its part `studyDays` the days on which she finished a session, as above.
 * @example
 * <sa-tools-catalogue>
 *   <p>Seven free tools for studying abroad: <a href="https://OUR-SITE/tools">open them</a>.</p>
 * </sa-tools-catalogue>
 */
defineElement('sa-tools-catalogue', ToolsCatalogue, api);
