import { object } from 'superstruct';
import type { Schema } from '../contract/check-submission.ts';
import { type DeskCall, deskCalls, deskFiles } from '../contract/desk.ts';
import type { Member } from '../contract/leads.ts';
import { parseJsonObject, readBody } from '../http/json-body.ts';
import { HttpError } from '../http/problem.ts';
import { requireContentType } from '../http/request-guards.ts';
import { callLeads, reach } from './call-leads.ts';
import type { DeskEnv, SampleCalls } from './desk-env.ts';
import { requireInput } from './require-input.ts';

const MAX_BODY_BYTES = 65_536;

export interface DeskRequest {
  request: Request;
  env: DeskEnv;
  member: Member;
  now: Date;
  /** Tells the log which lead the request is about. */
  nameLead(lead: string): void;
}

export interface DeskRoute {
  method: 'GET' | 'POST';
  answer(asked: DeskRequest): Promise<Response>;
}

/** By path: every call, every file, and what `npm start` adds. */
export const routes = new Map<string, DeskRoute>([
  ...(Object.keys(deskCalls) as DeskCall[]).map(
    (call) => [`/api/${call}`, callRoute(call)] as const,
  ),
  ...Object.entries(deskFiles).map(([path, file]) => [path, fileRoute(path, file)] as const),
  ['/api/exportPerson', { method: 'POST', answer: exportPerson }],
  ['/api/samples', { method: 'GET', answer: offerSamples }],
  ['/api/fillSamples', { method: 'POST', answer: fillSamples }],
]);

function callRoute(call: DeskCall): DeskRoute {
  return {
    method: 'POST',
    async answer(asked) {
      const input = await readInput(asked, deskCalls[call]);
      nameLeadOf(input, asked);
      const value = await callLeads(asked.env, call, asked.member, input);
      nameLeadOf(value, asked);
      return Response.json(value);
    },
  };
}

function nameLeadOf(about: object, { nameLead }: DeskRequest): void {
  if ('kind' in about && 'id' in about) nameLead(`${about.kind} ${about.id}`);
}

function fileRoute(path: string, file: (typeof deskFiles)[keyof typeof deskFiles]): DeskRoute {
  const [, name = '', ending = ''] = /(\w+)\.(\w+)$/.exec(path) ?? [];
  return {
    method: 'GET',
    async answer({ env, member, now }) {
      const rows = await reach(() => env.LEADS[file](member));
      return new Response(rows, {
        headers: { 'Content-Type': 'text/csv; charset=utf-8', ...attachment(name, ending, now) },
      });
    },
  };
}

/** A file of its own, and no call with an address in its URL, which histories keep. */
async function exportPerson(asked: DeskRequest): Promise<Response> {
  const input = await readInput(asked, deskCalls.findPerson);
  const person = await callLeads(asked.env, 'findPerson', asked.member, input);
  return new Response(JSON.stringify(person, null, 2), {
    headers: { 'Content-Type': 'application/json', ...attachment('person', 'json', asked.now) },
  });
}

/** Saved under a name with the day (UTC), and with nobody's. */
function attachment(name: string, ending: string, now: Date): Record<string, string> {
  const day = now.toISOString().slice(0, 10);
  return { 'Content-Disposition': `attachment; filename="${name}-${day}.${ending}"` };
}

async function offerSamples({ env: { SAMPLES } }: DeskRequest): Promise<Response> {
  return Response.json({ isOffered: !!SAMPLES && (await reach(() => SAMPLES.isEmpty())) });
}

async function fillSamples(asked: DeskRequest): Promise<Response> {
  const samples = requireSamples(asked.env);
  await readInput(asked, object({}));
  return Response.json(await reach(() => samples.fill()));
}

function requireSamples({ SAMPLES }: DeskEnv): SampleCalls {
  if (!SAMPLES) throw new HttpError(404, 'not-found');
  return SAMPLES;
}

async function readInput({ request }: DeskRequest, schema: Schema<object>): Promise<object> {
  requireContentType(request, 'application/json');
  return requireInput(parseJsonObject(await readBody(request, MAX_BODY_BYTES)), schema);
}
