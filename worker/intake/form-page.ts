import { type FieldIssue, wordIssue } from '../contract/check-submission.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import { BOOKED, BOOKING_FAILED, TYPE_MESSAGE } from '../contract/words/consultation.ts';
import { MESSAGE_MESSAGES, SENDING_FAILED, SENT } from '../contract/words/contact.ts';
import { SUBSCRIBED, SUBSCRIBING_FAILED } from '../contract/words/newsletter.ts';
import { ADDRESS_MESSAGE, PERSON_MESSAGES } from '../contract/words/person.ts';
import { escapeHtml } from '../core/escape-html.ts';
import letterhead from '../core/letterhead.json' with { type: 'json' };
import type { RequestContext } from '../core/route.ts';
import {
  type DrawnForm,
  drawForm,
  type FormMessages,
  type FormValues,
  tagOf,
} from '../pages/draw-form.ts';
import type { Page } from '../pages/page.ts';

/** The words of a form's page around the form. */
interface FormWords {
  title: string;
  /** Message of each field, for issues without their own. */
  fields: Readonly<Record<string, string>>;
  done: { title: string; description: string };
  failure: string;
}

export const formWords: Record<SubmissionKind, FormWords> = {
  consultation: {
    title: 'Book a free consultation',
    fields: { ...PERSON_MESSAGES, consultationType: TYPE_MESSAGE },
    done: BOOKED,
    failure: BOOKING_FAILED,
  },
  contact: {
    title: 'Send us a message',
    fields: { ...PERSON_MESSAGES, ...MESSAGE_MESSAGES },
    done: SENT,
    failure: SENDING_FAILED,
  },
  newsletter: {
    title: 'Our newsletter',
    fields: { email: ADDRESS_MESSAGE },
    done: SUBSCRIBED,
    failure: SUBSCRIBING_FAILED,
  },
};

/** A refusal of a form. */
interface Problem {
  status: number;
  text: string;
  issues?: readonly FieldIssue[] | undefined;
}

/**
 * Makes the page with a form, empty or with the typed values to send again. Without the assets it
 * lists these values and names our address.
 */
export async function makeFormPage(
  kind: SubmissionKind,
  values: FormValues,
  context: RequestContext,
  problem?: Problem,
): Promise<Page> {
  const issues = problem?.issues ?? [];
  const { fields, ...words } = formWords[kind];
  const messages = new Map(issues.map((issue) => [issue.field, wordIssue(issue, fields)]));
  const title = problem ? `Not sent yet: ${words.title}` : words.title;
  const form = await drawForm(kind, values, messages, context, (rewriter) =>
    unwrap(rewriter, kind),
  );
  const summary = messages.size > 0 ? writeSummary(messages) : '';
  if (!form) {
    return {
      status: problem?.status ?? 503,
      title,
      text: `The form cannot be shown at the moment. Write to us at ${letterhead.email}.`,
      html: summary + listTyped(kind, values),
      isFramed: true,
    };
  }
  return {
    status: problem?.status ?? 200,
    title,
    text: problem?.text ?? 'Press the button to send it.',
    html: `${summary}${form.html.replace(/<style.*?<\/style>/s, '')}\n`,
    style: liftStyle(form, kind),
    isFramed: true,
  };
}

/** Moves the form out of its shadow root, where the summary's links reach its fields. */
function unwrap(rewriter: HTMLRewriter, kind: SubmissionKind): HTMLRewriter {
  const removed = { element: (element: Element) => void element.remove() };
  return (
    rewriter
      .on('template', { element: (template) => void template.removeAndKeepContent() })
      // The page has its own heading, and links for a form without code are useless here.
      .on('form > h2', removed)
      .on('[data-late]', removed)
      .on(`${tagOf(kind)} > a`, removed)
      // Its content needs script.
      .on('details', {
        element: (details) =>
          void details.replace('<p><a href="/privacy#under-18" target="_top">Under 18?</a></p>', {
            html: true,
          }),
      })
      .on('form a', { element: (link) => void link.setAttribute('target', '_top') })
  );
}

/** Rewrites the form's style for the element outside a shadow root. */
const liftStyle = ({ style }: DrawnForm, kind: SubmissionKind): string =>
  style.replace(/:host(?:\(([^)]*)\))?/g, (_, condition = '') => tagOf(kind) + condition);

/** Writes links from problems to fields. It has the focus, so that it is announced. */
function writeSummary(messages: FormMessages): string {
  const links = [...messages].map(
    ([name, message]) => `<li><a href="#${name}">${escapeHtml(message)}</a></li>`,
  );
  return `<div class="summary" role="group" aria-labelledby="summary" tabindex="-1" autofocus><h2 id="summary">Please look at this again</h2><ul>${links.join('')}</ul></div>\n`;
}

function listTyped(kind: SubmissionKind, values: FormValues): string {
  const rows = Object.keys(formWords[kind].fields)
    .filter((name) => values[name])
    .map((name) => `<dt>${writeLabel(name)}</dt><dd>${escapeHtml(values[name] ?? '')}</dd>`);
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>\n` : '';
}

/** `consultationType` → `Consultation type` */
const writeLabel = (name: string): string =>
  name[0]?.toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
