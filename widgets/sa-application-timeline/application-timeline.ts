import { flag, option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { ApplicationTimeline } from './application-timeline.view.tsx';

/**
 * Every step of an application, month by month, from the research to the start of the course: a timeline to print or to save as a calendar file. Worked out in the browser; nothing is sent.
 *
 * @element sa-application-timeline
 * @attr {string} country - Country chosen at first, by its code: `us`, `uk`, `ca`, `au`, `de`, `nz`, `sg`, `fr`, `nl` or `ch`.
 * @attr {'bachelors'|'masters'|'mba'|'phd'} program-level - Program level chosen at first.
 * @attr {'fall'|'spring'|'summer'|'winter'} [season=fall] - Start season chosen at first.
 * @attr {string} year - Start year chosen at first, 2023 or later; next year unless set.
 * @attr {'on'|'off'} [language-tests=on] - Whether the timeline includes a language test at first.
 * @attr {'IELTS'|'TOEFL'|'PTE Academic'|'Duolingo English Test'} [test-type=IELTS] - Language test chosen at first.
 * @attr {boolean} gmat - The GMAT of an MBA is ticked at first.
 * @attr {boolean} sync-url - The plan is read from the page's address, by the attributes' names after `timeline-` (`?timeline-country=us&timeline-program-level=mba&timeline-gmat=on`), and kept there; off unless set.
 * @attr {string} site-base - Origin that links lead to; our own site unless set.
 * @attr {'light'|'dark'|'auto'} theme - Colours; those of the page unless set, `auto` follows the system.
 * @fires {{ country: string; level: 'bachelors' | 'masters' | 'mba' | 'phd'; season: 'fall' | 'spring' | 'summer' | 'winter'; startYear: number; includesTests: boolean; languageTest: 'IELTS' | 'TOEFL' | 'PTE Academic' | 'Duolingo English Test'; includesGmat: boolean; events: number; firstDate: string; lastDate: string }} sa-generated - After "Generate Timeline" or another intake: the plan, the number of events and the first and last day as YYYY-MM-DD.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @csspart section, form, field, label, input, error, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 */
defineElement('sa-application-timeline', ApplicationTimeline, {
  country: text(),
  programLevel: option(['bachelors', 'masters', 'mba', 'phd'], ''),
  season: option(['fall', 'spring', 'summer', 'winter'], 'fall'),
  year: text(),
  languageTests: option(['on', 'off'], 'on'),
  testType: option(['IELTS', 'TOEFL', 'PTE Academic', 'Duolingo English Test'], 'IELTS'),
  gmat: flag(),
  syncUrl: flag(),
  siteBase: text(),
});
