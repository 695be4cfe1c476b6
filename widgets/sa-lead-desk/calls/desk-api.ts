import type { FieldIssue } from '../../../worker/contract/check-submission.ts';
import type { DeskCall, DeskFile, DeskInput, DeskValue } from '../../../worker/contract/desk.ts';
import { type DeskProblem, deskProblems } from '../../../worker/contract/desk-problems.ts';
import { formatJson } from '../../kit/rules/json.ts';
import { saveFile } from '../../kit/tools/save-file.ts';
import { session } from './session.ts';

/** A call that takes this long counts as failed, so that the member can act again. */
const TIMEOUT_MS = 30_000;
/** A file of a hundred thousand leads takes its time. */
const FILE_TIMEOUT_MS = 10 * 60_000;

/** The desk refused a call, or did not answer. */
export class DeskError extends Error {
  /** Status of the answer; 0 where there was none. */
  status: number;
  code: string;
  errors: FieldIssue[];
  /** After a conflict: the value as another member has changed it. */
  current: object | null;

  constructor(
    status: number,
    details: { code?: string; errors?: FieldIssue[]; current?: DeskError['current'] } = {},
  ) {
    super(`${status} ${details.code ?? ''}`);
    this.status = status;
    this.code = details.code ?? '';
    this.errors = details.errors ?? [];
    this.current = details.current ?? null;
  }
}

/**
 * Makes one call of the contract.
 *
 * @throws DeskError after a refusal or without an answer. Never retries.
 */
export async function callDesk<C extends DeskCall>(
  call: C,
  input: DeskInput<C>,
): Promise<DeskValue<C>> {
  return (await ask(call, input)).json();
}

/** Lets the browser save a file of the contract. Throws as `callDesk` does. */
export async function saveDeskFile<F extends DeskFile>(
  file: F,
  input: DeskInput<F>,
): Promise<void> {
  const answer = await ask(file, input, FILE_TIMEOUT_MS);
  const [, name = file] =
    /filename="(.+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? [];
  saveFile(await answer.blob(), name);
}

/** Whether this is a developer's desk without leads, which can be filled with samples. */
export async function offersSamples(): Promise<boolean> {
  const { isOffered } = await (await send('/api/samples', {}, TIMEOUT_MS)).json();
  return isOffered;
}

/** Adds 200 sample leads. Throws as `callDesk` does. */
export async function fillSamples(): Promise<void> {
  await ask('fillSamples', {});
}

const ask = (call: string, input: object, timeoutMs = TIMEOUT_MS) =>
  send(
    `/api/${call}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: formatJson(input),
    },
    timeoutMs,
  );

// Not kit/api, which returns no body of a refusal: a conflict has to be read.
async function send(url: string, init: RequestInit, timeoutMs: number): Promise<Response> {
  const answer = await fetch(url, {
    ...init,
    // Access redirects members who are no longer signed in to the login, on another origin.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new DeskError(0);
  });
  const problem = await readProblem(answer);
  session.setState({ isOver: problem?.code === SIGNED_OUT });
  if (problem) throw problem;
  return answer;
}

/** Code of the answer to a member whose session is over. */
const SIGNED_OUT: DeskProblem = 'not-a-member';

async function readProblem(answer: Response): Promise<DeskError | null> {
  if (answer.type === 'opaqueredirect') return new DeskError(403, { code: SIGNED_OUT });
  if (answer.ok) return null;
  const details = await answer.json().catch(() => ({}));
  // A refusal without a code of the desk comes from Access.
  const code = details.code ?? (answer.status === 403 ? SIGNED_OUT : '');
  return new DeskError(answer.status, { ...details, code });
}

/** Whether a call failed only because the member has to sign in again. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof DeskError && error.code === SIGNED_OUT;

/** Describes a failure and the remedy, in one or two sentences. */
export function describeProblem(error: unknown): string {
  const { status, code, errors } = error instanceof DeskError ? error : new DeskError(500);
  if (status === 0) return 'The desk cannot be reached. Check your connection and try again.';
  const known: Readonly<Record<string, { text: string }>> = deskProblems;
  return known[code]?.text ?? errors[0]?.message ?? 'That did not work. Try again in a minute.';
}
