import { flag, option, text } from '../kit/element/attributes.ts';
import { defineElement } from '../kit/element/define-element.tsx';
import { planAttribute } from '../kit/tools/plan-mode.ts';
import { ApplicationTimeline } from './application-timeline.view.tsx';

/**
 * Every step of an application, month by month, from research to the start of the course: a timeline to print or save as a calendar file. Computed in the browser; nothing is sent.
 *
 * @element sa-application-timeline
 * @embeddable
 * @heading own
 * @attr {string} country - Initial country, by name or code: `us`, `uk`, `ca`, `au`, `de`, `nz`, `sg`, `fr`, `nl` or `ch`.
 * @attr {'bachelors'|'masters'|'mba'|'phd'} program-level - Initial program level.
 * @attr {'fall'|'spring'|'summer'|'winter'} [season=fall] - Initial start season.
 * @attr {string} year - Initial start year, 2023 or later; next year unless set.
 * @attr {'on'|'off'} [language-tests=on] - Whether the timeline initially includes a language test.
 * @attr {'IELTS'|'TOEFL'|'PTE Academic'|'Duolingo English Test'} [test-type=IELTS] - Initial language test.
 * @attr {boolean} gmat - Initially ticks the GMAT, which only an MBA offers.
 * @attr {'on'|'off'} plan - Whether it takes part in the visitor's plan: offers to fill in what she told other tools of the page, and tells what she chooses here. Nothing is stored or sent. On our own site unless `off`, on other sites with `on` only.
 * @attr {boolean} sync-url - Reads the plan from the page's address and keeps it there, as the attributes' names with the prefix `timeline-` (`?timeline-country=us&timeline-program-level=mba&timeline-gmat=on`). Off unless set.
 * @attr {string} storage-prefix - Put before the storage key, on a page where that name is taken.
 * @fires {{ country: string; programLevel: 'bachelors' | 'masters' | 'mba' | 'phd'; season: 'fall' | 'spring' | 'summer' | 'winter'; year: string; languageTests: 'on' | 'off'; testType: 'IELTS' | 'TOEFL' | 'PTE Academic' | 'Duolingo English Test'; gmat: boolean; events: number; firstDate: string; lastDate: string }} sa-generated - After "Generate Timeline" or choosing another intake.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-generated.events - Number of events.
 * @detail sa-generated.firstDate - Day of the first event, as YYYY-MM-DD.
 * @detail sa-generated.lastDate - Day of the last event, as YYYY-MM-DD.
 * @detail sa-generated.year - Start year.
 * @csspart section, form, field, label, input, error, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-extras` in `localStorage`: which steps are done, once the visitor ticks one, until she deletes it in her browser.
 * @example
 * <sa-application-timeline country="de" program-level="masters" season="winter">
 *   <p>When to apply, month by month: <a href="https://OUR-SITE/tools#application-timeline">plan your application</a>.</p>
 * </sa-application-timeline>
 */
defineElement('sa-application-timeline', ApplicationTimeline, {
  ...planAttribute,
  country: text(),
  programLevel: option(['bachelors', 'masters', 'mba', 'phd'], ''),
  season: option(['fall', 'spring', 'summer', 'winter'], 'fall'),
  year: text(),
  languageTests: option(['on', 'off'], 'on'),
  testType: option(['IELTS', 'TOEFL', 'PTE Academic', 'Duolingo English Test'], 'IELTS'),
  gmat: flag(),
  syncUrl: flag(),
  storagePrefix: text(),
});
