import type { FieldIssue } from '../../worker/contract/check-submission.ts';
import type { DeskAnswers, DeskCall, DeskInput } from '../../worker/contract/desk.ts';
import type { Lead, Partner } from '../../worker/contract/leads.ts';

/** What a call answers when it could be done. */
export type DeskValue<C extends DeskCall> = Extract<DeskAnswers[C], { value: unknown }>['value'];

/** A call that takes this long counts as failed, so that the member can act again. */
const TIMEOUT_MS = 30_000;

/** The desk refused a call, or did not answer. */
export class DeskProblem extends Error {
  /** Status of the answer; 0 where there was none. */
  status: number;
  code: string;
  errors: FieldIssue[];
  /** After a conflict: what somebody else has made of it meanwhile. */
  current: Lead | Partner | null;

  constructor(
    status: number,
    details: { code?: string; errors?: FieldIssue[]; current?: Lead | Partner } = {},
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
 * @throws DeskProblem if it was refused or there was no answer. Never retries.
 */
export async function callDesk<C extends DeskCall>(
  call: C,
  input: DeskInput<C>,
): Promise<DeskValue<C>> {
  return (await ask(call, input)).json();
}

/** Everything that is kept of one address, as a file. Throws as `callDesk` does. */
export async function exportPerson(email: string): Promise<Blob> {
  return (await ask('exportPerson', { email })).blob();
}

/** Whether the desk is one of a developer, without a lead yet, who can be given samples. */
export async function offersSamples(): Promise<boolean> {
  const { isOffered } = await (await send('/api/samples', {})).json();
  return isOffered;
}

/** Writes 200 invented leads. Throws as `callDesk` does. */
export async function fillSamples(): Promise<void> {
  await ask('fillSamples', {});
}

const ask = (call: string, input: object) =>
  send(`/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });

// Not by kit/api, which tells only whether a request succeeded: a conflict has to be read.
async function send(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, {
    ...init,
    // Who is no longer signed in is sent to the login, which is on another origin.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new DeskProblem(0);
  });
  if (answer.type === 'opaqueredirect') throw new DeskProblem(403);
  if (!answer.ok) throw new DeskProblem(answer.status, await answer.json().catch(() => ({})));
  return answer;
}

const SENTENCES: Readonly<Record<string, string>> = {
  'not-found': 'It is not there any more.',
  'already-exists': 'There is one like it already.',
  conflict: 'Somebody else has changed it meanwhile. Look at it again, then repeat the change.',
  'invalid-cursor': 'The list has changed. Reload the page.',
};

/** What went wrong and what to do, in a sentence or two. */
export function describeProblem(error: unknown): string {
  const { status, code, errors } = error instanceof DeskProblem ? error : new DeskProblem(500);
  if (status === 0) return 'The desk cannot be reached. Check your connection and try again.';
  if (status === 403) return 'You are not signed in any more. Reload the page to sign in.';
  return SENTENCES[code] ?? errors[0]?.message ?? 'That did not work. Try again in a minute.';
}
