import { FRAME_PATH, findAdvertisement } from '../contract/attribution.ts';
import { HONEYPOT_FIELD, HONEYPOT_INPUT, SEND_PATH } from '../contract/protocol.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import { CONFIRM_BY_EMAIL } from '../contract/words/newsletter.ts';
import {
  type JsonObject,
  readBody,
  requireContentType,
  requireMethod,
  requireOrigin,
} from '../core/guards.ts';
import { HttpError } from '../core/problem.ts';
import { describeFailure } from '../core/request-log.ts';
import type { Answer, RequestContext, Route } from '../core/route.ts';
import { listKinds } from '../leads/kinds.ts';
import { CLAIMS, type FormValues } from '../pages/draw-form.ts';
import { drawPage, type Page } from '../pages/page.ts';
import { checkAndStore } from './check-and-store.ts';
import { parseForm } from './form-body.ts';
import { formWords, makeFormPage } from './form-page.ts';

const DONE = '/done';
const REFERENCE = /^[0-9A-F]{4}-[0-9A-F]{4}$/;

/** The pages of every kind by path: a form that needs no script, and its confirmation. */
export const sendRoutes = new Map<string, Route>(
  listKinds().flatMap(({ kind }) => [
    [SEND_PATH + kind, receiveForm(kind)],
    [SEND_PATH + kind + DONE, answerDone(kind)],
  ]),
);

/**
 * Makes the route for a form that the browser itself posts, before or without our code: the
 * same schema, flags and limits as for JSON. Every problem is answered with the form and the typed
 * values.
 */
function receiveForm(kind: SubmissionKind): Route {
  return {
    name: SEND_PATH + kind,
    judgesOrigin: true,
    async answer(context) {
      const { request } = context;
      requireMethod(request, 'GET', 'HEAD', 'POST');
      if (request.method !== 'POST') {
        return {
          response: await draw(await makeFormPage(kind, {}, context), context),
          outcome: 'shown',
        };
      }
      requireContentType(request, 'application/x-www-form-urlencoded');
      const posted = parseForm(await readBody(request), request.headers.get('content-type'));
      const values = { attribution: findQuery(request), ...readValues(posted, kind) };
      const attribution = findAdvertisement(values.attribution);
      try {
        return await submit(kind, { ...values, attribution, ...readTrap(posted) }, context);
      } catch (error) {
        return {
          response: await drawRefused(kind, error, context, values),
          outcome: describeFailure(error),
        };
      }
    },
    refuse: (error, context) => drawRefused(kind, error, context),
  };
}

/** Draws the form again with its problem and the typed values. */
async function drawRefused(
  kind: SubmissionKind,
  error: unknown,
  context: RequestContext,
  values: FormValues = {},
): Promise<Response> {
  const { status, issues, headers } =
    error instanceof HttpError ? error : new HttpError(500, 'internal-error');
  const problem = { status, text: describe(status, kind), issues };
  const response = await draw(await makeFormPage(kind, values, context, problem), context);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

async function submit(
  kind: SubmissionKind,
  body: JsonObject,
  context: RequestContext,
): Promise<Answer> {
  const { header, readable } = context.origin;
  // A browser may post a form without an Origin header.
  const origin = { ...context.origin, readable: header === null ? 'null' : readable };
  const sending = { source: requireOrigin(origin), attempt: null, invitesByMail: true };
  const { reference, outcome } = await checkAndStore(kind, body, sending, { ...context, origin });
  const query = reference === null ? '' : `?reference=${reference}`;
  const headers = { 'Cache-Control': 'no-store', Location: SEND_PATH + kind + DONE + query };
  return { response: new Response(null, { status: 303, headers }), outcome };
}

/** Makes the confirmation page of a form. A reference is no secret: it is there to be quoted. */
function answerDone(kind: SubmissionKind): Route {
  return {
    name: SEND_PATH + kind + DONE,
    async answer(context) {
      const { request, env } = context;
      requireMethod(request, 'GET', 'HEAD');
      const { title, description } = formWords[kind].done;
      const reference = new URL(request.url).searchParams.get('reference') ?? '';
      const asksForMail = kind === 'newsletter' && env.NEWSLETTER_CONFIRMATION === 'on';
      const page = {
        status: 200,
        title,
        text: asksForMail ? CONFIRM_BY_EMAIL : description,
        ...(REFERENCE.test(reference) && {
          html: `<p>Your reference is <strong>${reference}</strong>. Quote it if you write or call.</p>\n`,
        }),
        isFramed: true,
      };
      return { response: await draw(page, context), outcome: 'shown' };
    },
    refuse: (error, context) => drawRefused(kind, error, context),
  };
}

async function draw(page: Page, { request, env }: RequestContext): Promise<Response> {
  const drawn = await drawPage(page, env.PUBLIC_ORIGIN);
  return request.method === 'HEAD' ? new Response(null, drawn) : drawn;
}

/**
 * Reads the fields and claims of the form. Browsers end lines with CR and LF, our code with LF: equal
 * messages must have equal keys.
 */
function readValues(posted: URLSearchParams, kind: SubmissionKind): FormValues {
  const names = [...Object.keys(formWords[kind].fields), ...CLAIMS];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = posted.get(name);
      return value === null ? [] : [[name, value.replace(/\r\n?/g, '\n')]];
    }),
  );
}

/**
 * Finds the query of the page with the form: browsers name it among our own pages only. A frame's is the choice of
 * the website around it, and names no advertisement that led there.
 */
function findQuery({ url, headers }: Request): string {
  const referer = headers.get('referer') ?? '';
  const { origin } = new URL(url);
  const isPage = referer.startsWith(`${origin}/`) && !referer.startsWith(origin + FRAME_PATH);
  return isPage ? new URL(referer).search : '';
}

/** Reads the honeypot under the name that our code uses. */
function readTrap(posted: URLSearchParams): JsonObject {
  const filling = posted.get(HONEYPOT_INPUT);
  return filling ? { [HONEYPOT_FIELD]: filling } : {};
}

function describe(status: number, kind: SubmissionKind): string {
  if (status === 422) return 'Something is missing or mistyped. Your text is still here.';
  if (status === 403) {
    return 'The form cannot be sent from the website you came from. Press the button to send it from here.';
  }
  if (status === 429) {
    return 'Too many forms were sent in the last minute. Your text is still here. Please send it again in a minute.';
  }
  if (status >= 500) return `${formWords[kind].failure} Your text is still here.`;
  return 'Something went wrong on the way. Please send it again from this page.';
}
