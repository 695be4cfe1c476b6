import { object } from 'superstruct';
import type { Schema } from '../contract/check-submission.ts';
import { type CallRow, type DeskCall, deskCalls, mayCall } from '../contract/desk.ts';
import { type DeskProblem, deskProblems } from '../contract/desk-problems.ts';
import type { Member } from '../contract/leads.ts';
import { parseJsonObject, readBody, requireContentType } from '../core/guards.ts';
import { HttpError } from '../core/problem.ts';
import { classifyFault } from '../core/with-retry.ts';
import type { DeskEnv, SampleCalls } from './desk-env.ts';
import { requireInput } from './require-input.ts';

interface DeskRequest {
  request: Request;
  env: DeskEnv;
  member: Member;
  now: Date;
  /** Adds the lead of the request to the log. */
  nameLead(lead: string): void;
}

interface DeskRoute {
  method: 'GET' | 'POST';
  answer(context: DeskRequest): Promise<Response>;
}

/** Routes by path: every call, and sample leads, which only `npm start` has; a deployment answers that it has none. */
export const routes = new Map<string, DeskRoute>([
  ...(Object.keys(deskCalls) as DeskCall[]).map(
    (name) => [`/api/${name}`, callRoute(name)] as const,
  ),
  ['/api/samples', { method: 'GET', answer: offerSamples }],
  ['/api/fillSamples', { method: 'POST', answer: fillSamples }],
]);

/** Checks the role first, so that a refusal discloses nothing of the call. */
function callRoute(name: DeskCall): DeskRoute {
  const { input: schema, file }: CallRow = deskCalls[name];
  return {
    method: 'POST',
    async answer(context) {
      const { env, member } = context;
      if (!mayCall(member, name)) throw refusal('not-an-admin');
      const input = await readInput(context, schema);
      nameLeadOf(input, context);
      const outcome = await reach(() => env.LEADS.call(name, member, input));
      if ('problem' in outcome) {
        throw refusal(outcome.problem, 'current' in outcome ? outcome.current : undefined);
      }
      if (file) return answerFile(outcome.value as ReadableStream<Uint8Array>, file, context);
      nameLeadOf(outcome.value, context);
      return Response.json(outcome.value);
    },
  };
}

function nameLeadOf(about: object, { nameLead }: DeskRequest): void {
  if ('kind' in about && 'id' in about) nameLead(`${about.kind} ${about.id}`);
}

/** Streams a file, whose name has the day (UTC) and no personal name. */
function answerFile(
  body: ReadableStream<Uint8Array>,
  { name, type }: NonNullable<CallRow['file']>,
  { now }: DeskRequest,
): Response {
  const ending = type.startsWith('text/csv') ? 'csv' : 'json';
  const filename = `${name}-${now.toISOString().slice(0, 10)}.${ending}`;
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${filename}"`,
    },
  });
}

async function offerSamples({ env: { SAMPLES } }: DeskRequest): Promise<Response> {
  return Response.json({ isOffered: !!SAMPLES && (await reach(() => SAMPLES.isEmpty())) });
}

async function fillSamples(context: DeskRequest): Promise<Response> {
  const samples = requireSamples(context.env);
  await readInput(context, object({}));
  return Response.json(await reach(() => samples.fill()));
}

function requireSamples({ SAMPLES }: DeskEnv): SampleCalls {
  if (!SAMPLES) throw refusal('not-found');
  return SAMPLES;
}

async function readInput({ request }: DeskRequest, schema: Schema<object>): Promise<object> {
  requireContentType(request, 'application/json');
  return requireInput(parseJsonObject(await readBody(request)), schema);
}

/** @param current the current value, after a conflict */
const refusal = (problem: DeskProblem, current?: object): HttpError =>
  new HttpError(deskProblems[problem].status, problem, { current });

/** Transient faults. */
const PASSING_FAULTS = ['overloaded', 'timeout', 'reset'];
const RETRY_AFTER_SECONDS = 10;

/**
 * Calls the other Worker.
 * @throws HttpError 503 if a later call may succeed, else 500. The other Worker's own message, which
 * may quote a lead, is dropped here.
 */
async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const fault = classifyFault(error);
    if (!PASSING_FAULTS.includes(fault))
      throw new HttpError(500, 'internal-error', { detail: fault });
    const headers = { 'Retry-After': `${RETRY_AFTER_SECONDS}` };
    throw new HttpError(503, 'storage-failed', { headers, detail: fault });
  }
}
