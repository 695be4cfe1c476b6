import { HONEYPOT_FIELD, HONEYPOT_INPUT, SEND_PATH } from '../contract/protocol.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import { CONFIRM_BY_EMAIL } from '../contract/words/newsletter.ts';
import { checkAsked } from '../core/api-route.ts';
import type { Answer, Asked, Route } from '../core/context.ts';
import { type JsonObject, readBody } from '../core/json-body.ts';
import { HttpError } from '../core/problem.ts';
import { requireContentType, requireMethod, requireOrigin } from '../core/request-guards.ts';
import { listKinds } from '../leads/kinds.ts';
import { drawPage, type Page } from '../pages/page.ts';
import { CLAIMS, drawForm, type FormValues } from './draw-form.ts';
import { sentForms } from './forms.ts';
import { takeSubmission } from './take-submission.ts';

const DONE = '/done';
const REFERENCE = /^[0-9A-F]{4}-[0-9A-F]{4}$/;

/** The pages of every kind by path: a form that needs no script, and what follows it. */
export const sendRoutes = new Map<string, Route>(
  listKinds().flatMap(({ kind }) => [
    [SEND_PATH + kind, acceptForm(kind)],
    [SEND_PATH + kind + DONE, answerDone(kind)],
  ]),
);

/** What was typed into the form of a request, for the page that says what is wrong. */
const typed = new WeakMap<Asked, FormValues>();

/**
 * Makes the route that takes a form as a browser posts it by itself, before or without our code: the
 * same schema, flags and limits as for JSON. Whatever is wrong is answered with the form, and in it
 * what was typed.
 */
function acceptForm(kind: SubmissionKind): Route {
  return {
    name: SEND_PATH + kind,
    async answer(asked) {
      const { request } = asked;
      requireMethod(request, 'GET', 'HEAD', 'POST');
      if (request.method !== 'POST') return show(asked, drawForm(kind, {}), 'asked');
      // A form that a browser posts by itself may come without an origin.
      if (asked.origin.header === null) asked.origin.readable = 'null';
      await checkAsked(asked);
      requireContentType(request, 'application/x-www-form-urlencoded');
      const values = readValues(await readBody(request), kind);
      typed.set(asked, values);
      const source = requireOrigin(asked.origin);
      const sending = { source, attempt: null, isShownTimes: false };
      const { reference, outcome } = await takeSubmission(kind, toBody(values), sending, asked);
      const query = reference === null ? '' : `?reference=${reference}`;
      const headers = { 'Cache-Control': 'no-store', Location: SEND_PATH + kind + DONE + query };
      return { response: new Response(null, { status: 303, headers }), outcome };
    },
    async refuse(error, asked) {
      const { status, issues, headers } =
        error instanceof HttpError ? error : new HttpError(500, 'internal-error');
      const problem = { status, text: describe(status, kind), issues };
      const { response } = await show(asked, drawForm(kind, typed.get(asked) ?? {}, problem), '');
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    },
  };
}

/** Says what becomes of what was sent. A reference is no secret: it is there to be quoted. */
function answerDone(kind: SubmissionKind): Route {
  return {
    ...acceptForm(kind),
    name: SEND_PATH + kind + DONE,
    async answer(asked) {
      requireMethod(asked.request, 'GET', 'HEAD');
      const { title, description } = sentForms[kind].done;
      const reference = new URL(asked.request.url).searchParams.get('reference') ?? '';
      const asksForMail = kind === 'newsletter' && asked.env.NEWSLETTER_CONFIRMATION === 'on';
      const page = {
        status: 200,
        title,
        text: asksForMail ? CONFIRM_BY_EMAIL : description,
        ...(REFERENCE.test(reference) && {
          html: `<p>Your reference is <strong>${reference}</strong>. Quote it if you write or call.</p>\n`,
        }),
        isFramed: true,
      };
      return show(asked, page, 'told');
    },
  };
}

async function show({ request, env }: Asked, page: Page, outcome: string): Promise<Answer> {
  const drawn = await drawPage(page, env.PUBLIC_ORIGIN);
  const response = request.method === 'HEAD' ? new Response(null, drawn) : drawn;
  return { response, outcome };
}

/**
 * The fields that the form has. Browsers end lines with CR and LF, our code with LF: the same message
 * must be the same.
 */
function readValues(bytes: Uint8Array, kind: SubmissionKind): FormValues {
  const posted = new URLSearchParams(new TextDecoder().decode(bytes));
  const names = [...sentForms[kind].fields.map(({ name }) => name), ...CLAIMS, HONEYPOT_INPUT];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = posted.get(name);
      return value === null ? [] : [[name, value.replace(/\r\n?/g, '\n')]];
    }),
  );
}

/** The same as our code would send. */
function toBody({ [HONEYPOT_INPUT]: trap, ...values }: FormValues): JsonObject {
  return trap ? { ...values, [HONEYPOT_FIELD]: trap } : values;
}

function describe(status: number, kind: SubmissionKind): string {
  if (status === 422) return 'Something is missing or mistyped. Your text is still here.';
  if (status === 403) {
    return 'The form cannot be sent from the website you came from. Press the button to send it from here.';
  }
  if (status === 429) {
    return 'Too many forms were sent in the last minute. Your text is still here. Please send it again in a minute.';
  }
  if (status >= 500) return `${sentForms[kind].failure} Your text is still here.`;
  return 'Something went wrong on the way. Please send it again from this page.';
}
