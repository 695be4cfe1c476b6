import { defineElement } from '../kit/element/define-element.tsx';
import { api } from './application-timeline.api.ts';
import { ApplicationTimeline } from './application-timeline.view.tsx';

/**
 * Every step of an application, month by month, from research to the start of the course: a timeline to print or save as a calendar file. Computed in the browser; nothing is sent.
 *
 * @element sa-application-timeline
 * @embeddable
 * @heading own
 * @fires {{ country; programLevel; season; year; languageTests; testType; gmat; events: number; firstDate: string; lastDate: string }} sa-generated - After "Generate Timeline" or choosing another intake.
 * @fires {{ path: string; href: string }} sa-navigate - Cancelable, before a link is followed.
 * @detail sa-generated.events - Number of events.
 * @detail sa-generated.firstDate - Day of the first event, as YYYY-MM-DD.
 * @detail sa-generated.lastDate - Day of the last event, as YYYY-MM-DD.
 * @detail sa-generated.year - Start year.
 * @csspart section, form, field, label, input, error, button
 * @slot - Fallback for pages without JavaScript: a sentence and a link.
 * @stores `sa-extras` in `localStorage`: which steps are done, once the visitor ticks one, until it is deleted in the browser.
 * @example
 * <sa-application-timeline country="de" program-level="masters" season="winter">
 *   <p>When to apply, month by month: <a href="https://OUR-SITE/tools#application-timeline">plan your application</a>.</p>
 * </sa-application-timeline>
 */
defineElement('sa-application-timeline', ApplicationTimeline, api);
