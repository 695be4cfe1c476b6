import { readBody, requireContentType, requireMethod } from '../core/guards.ts';
import { counts, requireWithinRate } from '../core/limits.ts';
import { HttpError } from '../core/problem.ts';
import type { Route } from '../core/route.ts';
import { type Env, readSettings } from '../core/settings.ts';
import { awaitStorage } from '../core/with-retry.ts';
import { drawPage, type Page } from '../pages/page.ts';
import { CONFIRM_PATH, type Purpose, UNSUBSCRIBE_PATH } from './links.ts';
import { openSubscription, type TokenProblem } from './open-subscription.ts';
import { changeSubscription } from './subscriptions.sql.ts';

const MAX_BYTES = 4096;

type Words = Pick<Page, 'title' | 'text'>;

const QUESTIONS: Record<Purpose, Words & { label: string }> = {
  confirm: {
    title: 'Confirm your subscription',
    text: 'Press the button to receive our newsletter.',
    label: 'Confirm',
  },
  unsubscribe: {
    title: 'Unsubscribe from our newsletter',
    text: 'Press the button to unsubscribe.',
    label: 'Unsubscribe',
  },
};

const DONE: Record<Purpose, Words> = {
  confirm: {
    title: 'You are subscribed',
    text: 'Thank you. Every newsletter has an unsubscribe link.',
  },
  unsubscribe: {
    title: 'You are unsubscribed',
    text: 'You will not receive our newsletter any more.',
  },
};

const PROBLEMS: Record<TokenProblem, Page> = {
  invalid: {
    status: 400,
    title: 'This link does not work',
    text: 'Part of it may be missing. Open the whole link from the email, or subscribe again on our website.',
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    text: 'Subscribe again on our website and we will send you a new link.',
  },
  used: {
    status: 410,
    title: 'This link has been used',
    text: 'You have unsubscribed since then. To receive our newsletter again, subscribe on our website.',
  },
};

const LATER: Words = {
  title: 'That did not work',
  text: 'Nothing has changed. Please try again in a minute.',
};

/**
 * Makes a route for a link of our mail. GET only shows a button, because mail scanners open every link;
 * POST acts. The token alone authorises: mail programs post without Origin (RFC 8058).
 */
function linkRoute(name: string, purpose: Purpose): Route {
  return {
    name,
    async answer({ request, env, now }) {
      requireMethod(request, 'GET', 'HEAD', 'POST');
      const { dbTimeoutMs } = readSettings(env);
      const act = request.method === 'POST' ? answerPress : showButton;
      const { page, outcome } = await awaitStorage(act(request, env, purpose, now), dbTimeoutMs);
      // A valid link is never refused: a mailbox provider sends the one-click posts of all its readers
      // from a few addresses.
      if (outcome === 'link-invalid') {
        await requireWithinRate([counts.client(env, '/newsletter', request)]);
      }
      return { response: await answerPage(page, request, env), outcome };
    },
    async refuse(error, { request, env }) {
      const { status, headers } =
        error instanceof HttpError ? error : new HttpError(503, 'storage-failed');
      const isPassing = status === 429 || status >= 500;
      const { title, text } = isPassing ? LATER : PROBLEMS.invalid;
      const response = await answerPage({ status, title, text }, request, env);
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    },
  };
}

/** The pages of our mail. */
export const newsletterRoutes = new Map([
  [CONFIRM_PATH, linkRoute(CONFIRM_PATH, 'confirm')],
  [UNSUBSCRIBE_PATH, linkRoute(UNSUBSCRIBE_PATH, 'unsubscribe')],
]);

async function answerPage(page: Page, request: Request, env: Env): Promise<Response> {
  const response = await drawPage(page, env.PUBLIC_ORIGIN);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

interface Found {
  page: Page;
  /** Outcome for the log. */
  outcome: string;
}

async function showButton(request: Request, env: Env, purpose: Purpose, now: Date): Promise<Found> {
  const { pathname: path, searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  const opened = await openSubscription(env, purpose, token, now);
  if (typeof opened === 'string') return { page: PROBLEMS[opened], outcome: `link-${opened}` };
  const { title, text, label } = QUESTIONS[purpose];
  return {
    page: { status: 200, title, text, button: { label, path, token } },
    outcome: 'asked',
  };
}

async function answerPress(
  request: Request,
  env: Env,
  purpose: Purpose,
  now: Date,
): Promise<Found> {
  const token = await readPostedToken(request, purpose);
  const opened = await openSubscription(env, purpose, token, now);
  if (typeof opened === 'string') return { page: PROBLEMS[opened], outcome: `link-${opened}` };
  await changeSubscription(env.DB, purpose, opened, now);
  return { page: { status: 200, ...DONE[purpose] }, outcome: `${purpose}-pressed` };
}

/** Reads the token of the form; a mail program's one click has it in the URL, and only to unsubscribe. */
async function readPostedToken(request: Request, purpose: Purpose): Promise<string> {
  requireContentType(request, 'application/x-www-form-urlencoded', 'multipart/form-data');
  const form = await readForm(request);
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click' && purpose === 'unsubscribe';
  const token = isOneClick ? new URL(request.url).searchParams.get('token') : form.get('token');
  return typeof token === 'string' ? token : '';
}

async function readForm(request: Request): Promise<FormData> {
  const body = await readBody(request, MAX_BYTES);
  const type = request.headers.get('content-type') ?? '';
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new HttpError(400, 'malformed-body');
  }
}
